"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

export interface Option<V extends string | number = string> {
  value: V;
  label: string;
}

export interface SelectProps<V extends string | number>
  extends Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  options: readonly Option<V>[];
  /** For a controlled select. A value without an option is shown as it is. */
  value?: V;
  onChoose?: (value: V) => void;
}

/**
 * The browser's select with our arrow, controlled (`value`, `onChoose`) or not (`defaultValue`). A controlled one hands on what was chosen
 * before scripts ran, which its state does not have.
 */
export function Select<V extends string | number>({
  options,
  value,
  onChoose,
  className = "",
  ...rest
}: SelectProps<V>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text);
    if (chosen) onChoose?.(chosen.value);
  };
  const isUnknown = value !== undefined && options.every((option) => option.value !== value);
  return (
    <span className={`relative block ${className}`}>
      <select
        {...rest}
        value={value}
        ref={(field) => {
          if (field && value !== undefined && field.value !== String(value)) choose(field.value);
        }}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="field w-full cursor-pointer appearance-none py-2 pr-10 pl-3"
      >
        {isUnknown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint" />
    </span>
  );
}

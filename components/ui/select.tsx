"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";

export interface Option<V extends string | number = string> {
  value: V;
  label: string;
}

interface Props<V extends string | number> extends Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  options: readonly Option<V>[];
  /** For a controlled select. A value without an option is shown as it is. */
  value?: V;
  onChoose?: (value: V) => void;
}

/** The browser's select with our arrow, controlled (`value`, `onChoose`) or not (`defaultValue`). */
export function Select<V extends string | number>({ options, value, onChoose, className = "", ...rest }: Props<V>) {
  const isUnknown = value !== undefined && options.every((option) => option.value !== value);
  return (
    <span className={`relative block ${className}`}>
      <select
        {...rest}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => String(option.value) === currentTarget.value);
          if (chosen) onChoose?.(chosen.value);
        }}
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

export function SelectField<V extends string | number>({
  label,
  hint,
  error,
  ...rest
}: Props<V> & { label: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}

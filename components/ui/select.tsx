"use client";

import { ChevronDown } from "lucide-react";

interface Option {
  value: string;
  label: string;
}

/** A labelled select that sends its form when changed. Without scripts the form's own button does. */
export function Select(props: { label: string; name: string; value: string; options: readonly Option[] }) {
  return (
    <label className="block text-sm">
      <span className="mb-1 block text-ink-faint">{props.label}</span>
      <span className="relative block">
        <select
          key={props.value}
          name={props.name}
          defaultValue={props.value}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="field w-full cursor-pointer appearance-none py-2 pr-10 pl-3 text-base"
        >
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint"
        />
      </span>
    </label>
  );
}

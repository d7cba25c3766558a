"use client";

import { useId } from "react";
import { type Option, Select } from "./select.tsx";

/** One filter; `name` is its parameter. */
export function Filter(props: {
  label: string;
  name: string;
  value: string;
  options: readonly Option[];
  className?: string;
}) {
  const { label, value, className, ...rest } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-faint">
        {label}
      </label>
      {/* The key resets the select when the URL changes. */}
      <Select key={value} {...rest} id={id} defaultValue={value} />
    </div>
  );
}

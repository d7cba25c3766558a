"use client";

import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import { Select, type SelectProps } from "./select.tsx";

export function SelectField<V extends string | number>({
  label,
  hint,
  error,
  ...rest
}: SelectProps<V> & { label: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}

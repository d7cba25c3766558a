"use client";

import Form from "next/form";
import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { type Option, Select } from "./select.tsx";

interface Props {
  action: string;
  className?: string;
  /** Other parameters of the URL. */
  params?: Readonly<Record<string, string>>;
  /** Replaces the history entry and keeps the scroll position. */
  inPlace?: boolean;
  children: ReactNode;
}

/** Filters in the URL: a change navigates at once, or by a button without scripts. */
export function FilterForm({ action, className, params = {}, inPlace = false, children }: Props) {
  return (
    <Form
      action={action}
      replace={inPlace}
      scroll={!inPlace}
      className={className}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" kind="quiet">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}

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

"use client";

import Form from "next/form";
import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { type Option, Select } from "./select.tsx";

interface Props {
  action: string;
  className?: string;
  /** What else stands in the address. */
  kept?: Readonly<Record<string, string>>;
  /** The page takes the place of the one before, and stays where it is scrolled to. */
  inPlace?: boolean;
  children: ReactNode;
}

/** Filters of what a page shows. They stand in its address, and whoever changes one gets the page; without scripts by a button. */
export function FilterForm({ action, className, kept = {}, inPlace = false, children }: Props) {
  return (
    <Form
      action={action}
      replace={inPlace}
      scroll={!inPlace}
      className={className}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" kind="quiet">
          Show
        </Button>
      </noscript>
    </Form>
  );
}

/** One filter, named as in the address. */
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
      {/* Another page may begin with another choice. */}
      <Select key={value} {...rest} id={id} defaultValue={value} />
    </div>
  );
}

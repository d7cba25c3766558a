"use client";

import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A form that calls `onSubmit` instead of leaving the page; errors are ours, not the browser's. Its fields and buttons are disabled until
 * the page is hydrated.
 */
export function Form({
  onSubmit,
  children,
  ...rest
}: Omit<ComponentProps<"form">, "onSubmit"> & { onSubmit: () => void }) {
  const hydrated = useHydrated();
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset disabled={!hydrated} className="contents">
        {children}
      </fieldset>
    </form>
  );
}

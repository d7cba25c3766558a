"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A form that calls `onSubmit` instead of leaving the page; errors are ours, not the browser's. Errors that follow, at once or with the
 * response, focus the first invalid field, unless the user has gone on typing. Its fields and buttons are disabled until the page is
 * hydrated.
 */
export function Form({
  onSubmit,
  children,
  ...rest
}: Omit<ComponentProps<"form">, "onSubmit"> & { onSubmit: () => void }) {
  const hydrated = useHydrated();
  /** The form, from its submission until its first error or the next input. */
  const submitted = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const invalid = submitted.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (!invalid) return;
    submitted.current = null;
    invalid.focus();
  });
  return (
    <form
      noValidate
      {...rest}
      onInput={() => {
        submitted.current = null;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submitted.current = event.currentTarget;
        onSubmit();
      }}
    >
      <fieldset disabled={!hydrated} className="contents">
        {children}
      </fieldset>
    </form>
  );
}

"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { Spinner } from "./spinner.tsx";
import { useHydrated } from "./use-hydrated.ts";

const base =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-5 font-medium transition-colors disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 print:hidden";
const kinds = {
  primary:
    "bg-accent text-on-accent enabled:hover:bg-ink enabled:hover:text-paper [a&]:hover:bg-ink [a&]:hover:text-paper",
  quiet: "border border-line-strong bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken",
  plain: "text-ink-soft enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink",
  danger: "bg-down text-on-accent enabled:hover:brightness-90",
} as const;

interface Kind {
  kind?: keyof typeof kinds;
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * A button. One with `onClick` is disabled until the page is hydrated. While `busy` it shows a spinner, ignores clicks and keeps the
 * focus.
 */
export function Button({
  kind = "primary",
  busy = false,
  disabled = false,
  className = "",
  children,
  ...rest
}: ComponentProps<"button"> & Kind & { busy?: boolean }) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || (rest.onClick !== undefined && !hydrated)}
      {...(busy && { "aria-disabled": true, onClick: ignore })}
      className={`${base} ${kinds[kind]} ${className}`}
    >
      {busy && <Spinner size={18} />}
      {children}
    </button>
  );
}

export function ButtonLink({ kind = "primary", className = "", ...rest }: ComponentProps<typeof Link> & Kind) {
  return <Link {...rest} className={`${base} ${kinds[kind]} ${className}`} />;
}

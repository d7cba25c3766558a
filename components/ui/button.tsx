import Link from "next/link";
import type { ComponentProps } from "react";

const look =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-5 font-medium transition-colors";
const kinds = {
  primary: "bg-accent text-on-accent hover:bg-ink hover:text-paper",
  quiet: "border border-line-strong bg-surface text-ink hover:bg-sunken",
} as const;

interface Kind {
  kind?: keyof typeof kinds;
}

export function Button({ kind = "primary", className = "", ...rest }: ComponentProps<"button"> & Kind) {
  return <button {...rest} className={`${look} ${kinds[kind]} ${className}`} />;
}

export function ButtonLink({ kind = "primary", className = "", ...rest }: ComponentProps<typeof Link> & Kind) {
  return <Link {...rest} className={`${look} ${kinds[kind]} ${className}`} />;
}

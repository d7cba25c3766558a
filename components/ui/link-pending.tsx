"use client";

import { useLinkStatus } from "next/link";

/** Inside a Link: a thin line while its page loads. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-x-0 bottom-0 h-0.5 bg-accent transition-opacity delay-100 ${pending ? "animate-pulse opacity-100" : "opacity-0"}`}
    />
  );
}

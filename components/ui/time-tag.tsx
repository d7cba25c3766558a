"use client";

import { type ReactNode, useState } from "react";

/** Made on demand: a browser needs many milliseconds for one with zones. */
function formatLocal(at: string): string {
  const parts = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-GB", { ...parts, timeZoneName: "short" }).format(new Date(at));
}

/** A time whose tooltip has it in the reader's zone and in UTC. `at`: ISO 8601; `utc`: the same for people. */
export function TimeTag(props: { at: string; utc: string; className?: string; children: ReactNode }) {
  const { at, utc, className, children } = props;
  // The server does not know the reader's zone.
  const [title, setTitle] = useState(utc);
  return (
    <time
      dateTime={at}
      title={title}
      onPointerEnter={() => setTitle(`${formatLocal(at)} · ${utc}`)}
      className={className}
    >
      {children}
    </time>
  );
}

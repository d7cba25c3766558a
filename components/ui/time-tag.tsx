"use client";

import { type ReactNode, useState } from "react";

const local = new Intl.DateTimeFormat("en-GB", {
  ...({ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const),
  timeZoneName: "short",
});

/** A time whose tooltip has it in the reader's zone and in UTC. `at`: ISO 8601; `utc`: the same for people. */
export function TimeTag(props: { at: string; utc: string; className?: string; children: ReactNode }) {
  const { at, utc, className, children } = props;
  // The server does not know the reader's zone.
  const [title, setTitle] = useState(utc);
  return (
    <time
      dateTime={at}
      title={title}
      onPointerEnter={() => setTitle(`${local.format(new Date(at))} · ${utc}`)}
      className={className}
    >
      {children}
    </time>
  );
}

"use client";

import { type ReactNode, useState } from "react";
import { formatTime } from "./dates.ts";

const local = new Intl.DateTimeFormat("en-GB", {
  ...({ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const),
  timeZoneName: "short",
});

/** A time whose tooltip has it in the reader's zone and in UTC. `at`: ISO 8601. */
export function TimeTag({ at, className, children }: { at: string; className?: string; children: ReactNode }) {
  // The server does not know the reader's zone.
  const [title, setTitle] = useState(formatTime(at));
  return (
    <time
      dateTime={at}
      title={title}
      onPointerEnter={() => setTitle(`${local.format(new Date(at))} · ${formatTime(at)}`)}
      className={className}
    >
      {children}
    </time>
  );
}

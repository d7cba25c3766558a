"use client";

import { type ReactNode, useState } from "react";
import type { Language } from "../../lib/core/language.ts";
import { formatLocal } from "./dates.ts";

/** A time whose tooltip has it in the reader's zone and in UTC. `at`: ISO 8601; `utc`: the same for people. */
export function TimeTag(props: {
  at: string;
  utc: string;
  language: Language;
  className?: string;
  children: ReactNode;
}) {
  const { at, utc, language, className, children } = props;
  // The server does not know the reader's zone.
  const [title, setTitle] = useState(utc);
  return (
    <time
      dateTime={at}
      title={title}
      onPointerEnter={() => setTitle(`${formatLocal(at, language)} · ${utc}`)}
      className={className}
    >
      {children}
    </time>
  );
}

"use client";

import { type ReactNode, useState } from "react";
import { eachLanguage } from "../../lib/core/each-language.ts";
import type { Language } from "../../lib/core/language.ts";

/** To the minute, in the reader's own zone, which it names. */
const local = eachLanguage((locale) => {
  const date = { day: "numeric", month: "short", year: "numeric" } as const;
  return new Intl.DateTimeFormat(locale, { ...date, hour: "2-digit", minute: "2-digit", timeZoneName: "short" });
});

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
      onPointerEnter={() => setTitle(`${local(language).format(new Date(at))} · ${utc}`)}
      className={className}
    >
      {children}
    </time>
  );
}

import { useLanguage, useTexts } from "#texts";
import { formatAgo } from "./ago.ts";
import { formatTime } from "./dates.ts";
import { TimeTag } from "./time-tag.tsx";

/** How long ago something happened, with its time as a tooltip. `at`: ISO 8601; `now`: a date, or Unix milliseconds. */
export function TimeAgo({ at, now }: { at: string; now: Date | number }) {
  const dates = useTexts("dates");
  return (
    <TimeTag at={at} utc={formatTime(at, dates.language)} language={dates.language} className="whitespace-nowrap">
      {formatAgo(at, now, dates)}
    </TimeTag>
  );
}

/** A time to the minute, UTC, with the reader's own as a tooltip. `at`: ISO 8601, or Unix milliseconds. */
export function TimeAt({ at }: { at: number | string }) {
  const language = useLanguage();
  const utc = formatTime(at, language);
  return (
    <TimeTag at={new Date(at).toISOString()} utc={utc} language={language}>
      {utc}
    </TimeTag>
  );
}

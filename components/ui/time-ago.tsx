import { formatAgo, formatTime } from "./dates.ts";

/** How long ago something happened, with its time as a tooltip. `at`: ISO 8601. */
export function TimeAgo({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={formatTime(at)} className="whitespace-nowrap">
      {formatAgo(at, now)}
    </time>
  );
}

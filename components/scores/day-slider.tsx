"use client";

import { useEffect, useState } from "react";
import { useDayParam } from "../ui/use-day-param.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

const DAY_MS = 86_400_000;
/** Pause before a day is loaded, milliseconds: a hand or a key moves over many. */
const PAUSE_MS = 400;

/** As `formatDay`, whose module has all formats of dates: too much for the first load of a profile. */
function nameDay(day: Date): string {
  return day.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
}

/**
 * A line over a chart that chooses a day, which goes into the URL as `at`; it is drawn where one is chosen. `from` is the time of the first
 * day in Unix milliseconds, `days` how many follow, `chosen` how many come before the chosen one. Touches scroll the page: on a phone, a
 * field chooses the day.
 */
export function DaySlider({ from, days, chosen }: { from: number; days: number; chosen: number | null }) {
  const hydrated = useHydrated();
  const [at, setAt] = useState(chosen);
  const { isWaiting, choose } = useDayParam(PAUSE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause that ends does not change the day.
  useEffect(() => {
    if (!isWaiting()) setAt(chosen);
  }, [chosen]);
  const value = at ?? days;
  const dayAt = (index: number) => new Date(from + index * DAY_MS);
  const name = nameDay(dayAt(value));
  return (
    <>
      <input
        type="range"
        aria-label="Day of the chart"
        aria-valuetext={name}
        disabled={!hydrated}
        max={days}
        value={value}
        onChange={(event) => {
          const { valueAsNumber: index } = event.currentTarget;
          setAt(index);
          choose(dayAt(index).toISOString().slice(0, 10));
        }}
        className={at === null ? "day-slider" : "day-slider has-day"}
      />
      {at !== null && (
        <span
          aria-hidden="true"
          className="figures day-label"
          style={{ left: `${(100 * at) / days}%`, translate: at > days / 2 ? "-100%" : 0 }}
        >
          {name}
        </span>
      )}
    </>
  );
}

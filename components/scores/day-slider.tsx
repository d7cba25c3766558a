"use client";

import { useEffect, useState } from "react";
import { useTexts } from "#texts";
import { formatDay } from "../ui/dates.ts";
import { useDayParam } from "../ui/use-day-param.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

const DAY_MS = 86_400_000;
/** Pause before a day is loaded, milliseconds: a hand or a key moves over many. */
const PAUSE_MS = 400;

/**
 * A line over a chart that chooses a day, which goes into the URL as `at`; it is drawn where one is chosen. `from` is the time of the first
 * day in Unix milliseconds, `days` how many follow, `chosen` how many come before the chosen one. Touches scroll the page: on a phone, a
 * field chooses the day.
 */
export function DaySlider({ from, days, chosen }: { from: number; days: number; chosen: number | null }) {
  const t = useTexts("scores.slider");
  const hydrated = useHydrated();
  const [at, setAt] = useState(chosen);
  const { isWaiting, choose } = useDayParam(PAUSE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause that ends does not change the day.
  useEffect(() => {
    if (!isWaiting()) setAt(chosen);
  }, [chosen]);
  const value = at ?? days;
  const dayAt = (index: number) => new Date(from + index * DAY_MS);
  const name = formatDay(dayAt(value).getTime(), t.language);
  return (
    <>
      <input
        type="range"
        aria-label={t("label")}
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

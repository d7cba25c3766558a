"use client";

import { useEffect, useId, useRef } from "react";
import { useDayParam } from "./use-day-param.ts";

/** Pause in typing before a day navigates, milliseconds: each of its parts makes another day. */
const PAUSE_MS = 600;

/** The day `at` of the URL, YYYY-MM-DD or empty, in a form for readers without scripts; `first` and `last` bound the calendar. */
export function DayFilter(props: { label: string; value: string; first: string; last: string; className?: string }) {
  const { label, value, first, last, className } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isWaiting, choose } = useDayParam(PAUSE_MS);
  // The URL changed, such as by a link; the field keeps the focus, unlike one with another key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause that ends does not change the field.
  useEffect(() => {
    if (input.current && !isWaiting()) input.current.value = value;
  }, [value]);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-faint">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        name="at"
        defaultValue={value}
        min={first}
        max={last}
        onChange={(event) => {
          event.stopPropagation();
          const { value: day } = event.currentTarget;
          // A year that is being typed has leading zeros.
          choose(day.startsWith("0") ? null : day);
        }}
        className="field w-full min-w-0 px-3"
      />
    </div>
  );
}

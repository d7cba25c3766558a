"use client";

import { useEffect, useState } from "react";
import { useTexts } from "#texts";
import { timeLeft } from "./time-left.ts";

/** The time left until a date, updated each second. `now`: the time of the page, Unix milliseconds. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const t = useTexts("names.timeLeft");
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - started), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={until} className="figures">
      {timeLeft(Date.parse(until) - now - passed, t)}
    </time>
  );
}

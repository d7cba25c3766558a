"use client";

import { useEffect, useState } from "react";
import { timeLeft } from "./time-left.ts";

/** What is left until a moment, told again each second. `now`: Unix milliseconds of the page, where it starts. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - started), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={until} className="figures">
      {timeLeft(Date.parse(until) - now - passed)}
    </time>
  );
}

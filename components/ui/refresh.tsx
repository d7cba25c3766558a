"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

/** When a reading that does not come is asked for again: its connection may be dead without saying so. */
const LOST_SECONDS = 60;

/**
 * Reads the page again every few seconds, for as long as it stands in it: for states that will soon be over. A reading that
 * begins takes the place of one under way, so the next waits until that one is shown: else a page that takes longer to come
 * than this waits would never be shown at all.
 */
export function Refresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  const [isReading, startReading] = useTransition();
  const wait = isReading ? LOST_SECONDS : seconds;
  useEffect(() => {
    // Not once alone: what it begins while a reading is under way changes nothing here.
    const timer = setInterval(() => startReading(() => router.refresh()), wait * 1000);
    return () => clearInterval(timer);
  }, [router, wait]);
  return null;
}

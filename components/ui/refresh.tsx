"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

/** A refresh that takes longer is abandoned: its connection may be dead. */
const TIMEOUT_SECONDS = 60;

/**
 * Refreshes the page every few seconds while it is rendered and visible, and when it becomes visible again. Next would cancel a refresh in progress, so the next one waits for it:
 * otherwise a page slower than the interval would never show.
 */
export function Refresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const wait = isRefreshing ? TIMEOUT_SECONDS : seconds;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") startRefresh(() => router.refresh());
    };
    const timer = setInterval(refresh, wait * 1000);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [router, wait]);
  return null;
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Reads the page again every few seconds, for as long as it stands in it: for states that will soon be over. */
export function Refresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), seconds * 1000);
    return () => clearInterval(timer);
  }, [router, seconds]);
  return null;
}

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Puts a chosen day into the URL as `at`, YYYY-MM-DD or empty, once nothing else was chosen for a while; a list begins with its first
 * page again. Null: nothing is chosen yet.
 */
export function useDayParam(pauseMs: number): { isWaiting: () => boolean; choose: (day: string | null) => void } {
  const router = useRouter();
  const timer = useRef(0);
  const navigate = (day: string) => {
    timer.current = 0;
    const query = new URLSearchParams(window.location.search);
    query.delete("offset");
    query.set("at", day);
    router.replace(`?${query}`, { scroll: false });
  };
  const choose = (day: string | null) => {
    clearTimeout(timer.current);
    timer.current = day === null ? 0 : window.setTimeout(navigate, pauseMs, day);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isWaiting: () => timer.current !== 0, choose };
}

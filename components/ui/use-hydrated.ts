import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has hydrated the page. Before that, clicks do nothing and typed text is lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

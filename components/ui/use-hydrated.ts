import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts have taken the page over. Until then a press would do nothing and what is typed would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

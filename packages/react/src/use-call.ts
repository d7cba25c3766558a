import type { Client } from "@credence/client";
import { useCallback, useEffect, useState } from "react";
import { useSetup } from "./provider.tsx";

export interface CallState<T> {
  /** Null until the first response, and after an error. */
  data: T | null;
  /** An `ApiError` of `@credence/client`, or the error of fetch. */
  error: Error | null;
  isLoading: boolean;
  /** Calls again; `data` stays until the response. */
  reload: () => void;
}

interface Settled<T> {
  key: string;
  data: T | null;
  error: Error | null;
}

/** The response of a call, which `key` identifies; null calls nothing. `load` may be a new function each time. */
export function useCall<T>(key: string | null, load: (client: Client) => Promise<T>): CallState<T> {
  const { client, running } = useSetup();
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for `load`, and an attempt repeats it.
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    // The key names the type of the response.
    const shared = (running.get(key) as Promise<T> | undefined) ?? load(client);
    running.set(key, shared);
    shared
      .then(
        (data): Settled<T> => ({ key, data, error: null }),
        (error): Settled<T> => ({ key, data: null, error }),
      )
      .then((result) => {
        if (running.get(key) === shared) running.delete(key);
        if (isCurrent) setSettled(result);
      });
    return () => {
      isCurrent = false;
    };
  }, [key, client, running, attempt]);
  const current = settled !== null && settled.key === key ? settled : null;
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { data: current?.data ?? null, error: current?.error ?? null, isLoading: key !== null && !current, reload };
}

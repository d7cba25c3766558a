import { useEffect, useState } from "react";
import type { CallOutput } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";

export type Suggestion = CallOutput<"GET /v1/search">["results"][number];

export const MIN_CHARACTERS = 2;
/** Pause in typing before a request. */
const PAUSE_MS = 120;

/** Suggestions for a text; null before the first response and after a failed one. */
export function useSuggestions(text: string): { results: readonly Suggestion[] | null; loading: boolean } {
  const [results, setResults] = useState<readonly Suggestion[] | null>(null);
  const [loading, setLoading] = useState(false);
  const q = text.trim();
  useEffect(() => {
    if (q.length < MIN_CHARACTERS) {
      setResults(null);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setLoading(true);
      try {
        setResults((await api.call("GET /v1/search", { query: { q }, signal: abort.signal })).results);
      } catch {
        // The form works without suggestions. An aborted call is followed by another.
        if (!abort.signal.aborted) setResults(null);
      } finally {
        if (!abort.signal.aborted) setLoading(false);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setLoading(false);
    };
  }, [q]);
  return { results, loading };
}

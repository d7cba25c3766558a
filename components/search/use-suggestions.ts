import { useEffect, useState } from "react";
import type { CallOutput } from "../../lib/api/client.ts";

export type Suggestion = CallOutput<"GET /v1/search">["results"][number];

export const MIN_CHARACTERS = 2;
/** Pause in typing before a request. */
const PAUSE_MS = 120;

/** Loaded when somebody types: fields for names are on every page. */
const loadApi = () => import("../api/client.ts");

/** Suggestions for a text; null before the first response and after a failed one. */
export function useSuggestions(text: string): {
  results: readonly Suggestion[] | null;
  loading: boolean;
  failed: boolean;
} {
  const [failed, setFailed] = useState(false);
  const [results, setResults] = useState<readonly Suggestion[] | null>(null);
  const [loading, setLoading] = useState(false);
  const q = text.trim();
  useEffect(() => {
    if (q.length < MIN_CHARACTERS) {
      setResults(null);
      setFailed(false);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setLoading(true);
      try {
        const { api } = await loadApi();
        setResults((await api.call("GET /v1/search", { query: { q }, signal: abort.signal })).results);
        setFailed(false);
      } catch {
        // The form works without suggestions. An aborted call is followed by another.
        if (abort.signal.aborted) return;
        setResults(null);
        setFailed(true);
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
  return { results, loading, failed };
}

import { useEffect, useState } from "react";
import { type CallOutput, createClient } from "../../lib/api/client.ts";

export type Suggestion = CallOutput<"GET /v1/search">["results"][number];

/** Fewer say too little to search for. */
export const LEAST_CHARACTERS = 2;
/** How long one must stop typing before the service is asked. */
const PAUSE_MS = 120;

/** What the service suggests for a text; null before the first answer, and where it cannot be asked. */
export function useSuggestions(text: string): { results: readonly Suggestion[] | null; loading: boolean } {
  const [results, setResults] = useState<readonly Suggestion[] | null>(null);
  const [loading, setLoading] = useState(false);
  const q = text.trim();
  useEffect(() => {
    if (q.length < LEAST_CHARACTERS) {
      setResults(null);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setLoading(true);
      try {
        setResults((await createClient().call("GET /v1/search", { query: { q }, signal: abort.signal })).results);
      } catch {
        // Suggestions are a help: without them the form still works. An aborted call has a successor.
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

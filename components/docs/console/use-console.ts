import { useState } from "react";
import { sendRequest } from "../../../lib/api/client.ts";
import { useDocs } from "./docs-context.tsx";
import { type ConsoleEndpoint, defaultEntries, type Entries, requestOf, validateEntries } from "./request.ts";
import type { ConsoleResponse } from "./response-view.tsx";

export interface ConsoleState {
  entries: Entries;
  setEntries: (change: (entries: Entries) => Entries) => void;
  errors: Readonly<Record<string, string>>;
  state: "idle" | "busy" | "unreachable";
  response: ConsoleResponse | null;
  send: () => void;
}

/** State of a console. `id`: prefix of the ids of its controls. */
export function useConsole(endpoint: ConsoleEndpoint, id: string): ConsoleState {
  const { apiKey } = useDocs();
  const [entries, setEntries] = useState<Entries>(() => defaultEntries(endpoint));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<ConsoleState["state"]>("idle");
  const [response, setResponse] = useState<ConsoleResponse | null>(null);
  const send = async () => {
    const found = validateEntries(endpoint, entries);
    setErrors(found);
    const [firstInvalid] = Object.keys(found);
    if (firstInvalid !== undefined) {
      document.getElementById(`${id}-${firstInvalid}`)?.focus();
      return;
    }
    setState("busy");
    const key = endpoint.access.includes("public") || apiKey.trim() === "" ? undefined : apiKey.trim();
    const startedAt = performance.now();
    try {
      const answer = await sendRequest(requestOf(endpoint, entries, { apiKey: key }));
      const text = await answer.text();
      setResponse({ status: answer.status, headers: answer.headers, text, ms: performance.now() - startedAt });
      setState("idle");
    } catch {
      setResponse(null);
      setState("unreachable");
    }
  };
  return { entries, setEntries, errors, state, response, send: () => void send() };
}

import { useEffect, useState } from "react";
import type { CallInput } from "../../lib/api/client.ts";
import type { PolicyResult } from "../../lib/domains/policies/schemas.ts";
import { anonymousApi } from "../api/client.ts";
import { type Problem, toProblem } from "../api/problem.ts";
import type { PolicyDraft } from "./draft.ts";

/** Pause in typing before the policy is tried. */
const PAUSE_MS = 300;

type Trial = CallInput<"POST /v1/trust/policies/try">["body"];

interface Answer {
  /** The input it is of, as JSON. */
  input: string;
  problem: Problem | null;
}

export interface LiveResult {
  /** The newest result and its policy; null without an identity. */
  shown: { answer: PolicyResult; policy: PolicyDraft | null } | null;
  /** Whether the result is not of the current input. */
  outdated: boolean;
  busy: boolean;
  /** Why the current input has no result. */
  problem: Problem | null;
}

/** The result of a policy while it changes: tried after a pause, and aborted when the input changes again. Null: nothing to try. */
export function useLiveResult(trial: Trial | null, draft: PolicyDraft | null): LiveResult {
  const [shown, setShown] = useState<LiveResult["shown"]>(null);
  const [answered, setAnswered] = useState<Answer | null>(null);
  const input = trial && JSON.stringify(trial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input says all of the trial and its draft.
  useEffect(() => {
    if (!trial || input === null) return;
    const abort = new AbortController();
    const run = async () => {
      try {
        const { result } = await anonymousApi.call("POST /v1/trust/policies/try", {
          body: trial,
          signal: abort.signal,
        });
        setShown(result && { answer: result, policy: draft });
        setAnswered({ input, problem: null });
      } catch (thrown) {
        if (!abort.signal.aborted) setAnswered({ input, problem: toProblem(thrown) });
      }
    };
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [input]);
  const isCurrent = answered !== null && answered.input === input;
  return {
    shown,
    outdated: !isCurrent || answered.problem !== null,
    busy: input !== null && !isCurrent,
    problem: isCurrent ? answered.problem : null,
  };
}

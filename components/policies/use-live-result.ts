import { useEffect, useRef, useState } from "react";
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

/** What would close gaps, by the API's words, in the visitor's language. */
export type SaidSteps = Map<string, string>;
/** Says such words in the visitor's language, in their order. Null where that is the API's own. */
export type TranslateSteps = ((steps: readonly string[]) => Promise<readonly string[]>) | null;

export interface LiveResult {
  /** The newest result and its policy; null without an identity. */
  shown: { answer: PolicyResult; policy: PolicyDraft | null; steps: SaidSteps } | null;
  /** Whether the result is not of the current input. */
  outdated: boolean;
  busy: boolean;
  /** Why the current input has no result. */
  problem: Problem | null;
}

/** The result of a policy while it changes: tried after a pause, and aborted when the input changes again. Null: nothing to try. */
export function useLiveResult(trial: Trial | null, draft: PolicyDraft | null, translate: TranslateSteps): LiveResult {
  const [shown, setShown] = useState<LiveResult["shown"]>(null);
  const [answered, setAnswered] = useState<Answer | null>(null);
  const said = useRef<SaidSteps>(new Map());
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
        const steps = result ? await saySteps(result, said.current, translate) : new Map();
        if (abort.signal.aborted) return;
        setShown(result && { answer: result, policy: draft, steps });
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

/** With those that were said before, so that few results ask for any. A step that could not be translated is shown as it is. */
async function saySteps({ rules }: PolicyResult, said: SaidSteps, translateSteps: TranslateSteps): Promise<SaidSteps> {
  const steps = rules.flatMap(({ howTo }) => (howTo && !said.has(howTo.change) ? howTo.change : []));
  if (translateSteps === null || steps.length === 0) return said;
  const words = await translateSteps(steps).catch(() => []);
  for (const [i, step] of steps.entries()) if (words[i]) said.set(step, words[i]);
  return said;
}

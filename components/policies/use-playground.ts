import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { CallInput, CallOutput } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import { type ApiCall, useApiCall } from "../api/use-api-call.ts";
import { type PolicyDraft, type PolicyError, policyErrors, readDraft } from "./draft.ts";
import { formatPolicy } from "./format-policy.ts";
import { templates } from "./templates.ts";
import { type LiveResult, type TranslateSteps, useLiveResult } from "./use-live-result.ts";

type SimulationAnswer = CallOutput<"POST /v1/trust/policies/simulate">;
type PolicyInput = NonNullable<CallInput<"POST /v1/trust/policies/simulate">["body"]["policy"]>;

/** A response with its policy. */
interface Result<T> {
  answer: T;
  policy: PolicyDraft | null;
  text: string;
}

export interface Playground {
  text: string;
  setText: (text: string) => void;
  /** Changes the policy that the text is by then: several fields may change before the form is drawn again. */
  changeDraft: (change: (draft: PolicyDraft) => PolicyDraft) => void;
  identity: string;
  setIdentity: (identity: string) => void;
  /** The day to evaluate for, YYYY-MM-DD; empty for now. */
  day: string;
  setDay: (day: string) => void;
  /** The parsed text; null if it is invalid JSON. */
  value: unknown;
  isInvalidJson: boolean;
  /** The value as the API takes it: the API validates it. */
  policy: PolicyInput;
  /** The value as the form shows it; null if it is not a policy. */
  draft: PolicyDraft | null;
  errors: readonly PolicyError[];
  calls: Record<"simulate" | "exact" | "save", ApiCall>;
  /** Of the policy and the identity as they are typed. */
  live: LiveResult;
  simulate: () => void;
  simulation: Result<SimulationAnswer> | null;
}

/**
 * State of the playground: the policy as text, the results, and the calls behind them. It begins with the URL, which the page's
 * server does not see again when the user comes back.
 */
export function usePlayground(defaultIdentity: string, translateSteps: TranslateSteps): Playground {
  const query = useSearchParams();
  const [text, setText] = useState(() => policyText(query.get("policy")));
  const [identity, setIdentity] = useState(query.get("identity")?.slice(0, 255) ?? defaultIdentity);
  const [day, setDay] = useState(() => dayText(query.get("at")));
  const [simulation, setSimulation] = useState<Result<SimulationAnswer> | null>(null);
  const calls = { simulate: useApiCall(), exact: useApiCall(), save: useApiCall() };
  const { value, isInvalidJson } = parse(text);
  const draft = readDraft(value);
  const policy = value as PolicyInput; // The API validates it.
  useUrl({ text, identity, day });
  const trial = { policy, ...(identity.trim() && { identity: identity.trim() }), ...(day && { at: day }) };
  const live = useLiveResult(isInvalidJson ? null : trial, draft, translateSteps);

  const simulate = () =>
    calls.simulate.run(async () => {
      const answer = await api.call("POST /v1/trust/policies/simulate", { body: { policy } });
      setSimulation({ answer, policy: draft, text });
    });

  const changeText: typeof setText = (next) => {
    setText(next);
    for (const call of Object.values(calls)) call.reset();
  };
  return {
    text,
    setText: changeText,
    changeDraft: (change) =>
      changeText((now) => {
        const current = readDraft(parse(now).value);
        return current ? formatPolicy(change(current)) : now;
      }),
    identity,
    setIdentity,
    day,
    setDay,
    value,
    isInvalidJson,
    policy,
    draft,
    errors: policyErrors(live.problem?.details ?? []),
    calls,
    live,
    simulate: () => void simulate(),
    simulation,
  };
}

/** The policy of the URL, formatted; invalid JSON as it is, so that it can be corrected. */
function policyText(param: string | null): string {
  if (param === null) return formatPolicy(templates[0].policy);
  const { value, isInvalidJson } = parse(param);
  return isInvalidJson ? param : formatPolicy(value);
}

/** The day of the URL; empty if it is none. */
function dayText(param: string | null): string {
  return param !== null && /^\d{4}-\d{2}-\d{2}$/.test(param) ? param : "";
}

function parse(text: string): { value: unknown; isInvalidJson: boolean } {
  try {
    return { value: JSON.parse(text), isInvalidJson: false };
  } catch {
    return { value: null, isInvalidJson: true };
  }
}

/** Pause in typing before the URL is updated. */
const PAUSE_MS = 300;
const MAX_URL_LENGTH = 6_000;

interface Shared {
  text: string;
  identity: string;
  day: string;
}

/** Keeps the policy, the identity and the day in the URL, so that it can be shared. */
function useUrl({ text, identity, day }: Shared): void {
  useEffect(() => {
    const update = () => {
      forget();
      window.history.replaceState(null, "", `?${queryOf({ text, identity, day })}`);
    };
    const timer = setTimeout(update, PAUSE_MS);
    // A link may have been clicked: Next gives a navigation up if the URL is replaced meanwhile.
    document.addEventListener("click", update, { capture: true });
    const forget = () => {
      clearTimeout(timer);
      document.removeEventListener("click", update, { capture: true });
    };
    return forget;
  }, [text, identity, day]);
}

function queryOf({ text, identity, day }: Shared): URLSearchParams {
  const query = new URLSearchParams();
  const { value, isInvalidJson } = parse(text);
  const policy = isInvalidJson ? text : JSON.stringify(value);
  if (policy.length <= MAX_URL_LENGTH) query.set("policy", policy);
  if (identity.trim() !== "") query.set("identity", identity.trim());
  if (day !== "") query.set("at", day);
  return query;
}

"use client";

import { useEffect, useState } from "react";
import { type CallInput, type CallOutput, createClient } from "../../lib/api/client.ts";
import { useApiCall } from "../api/use-api-call.ts";
import { Section } from "../ui/section.tsx";
import { SelectField } from "../ui/select.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { CallSnippet } from "./call-snippet.tsx";
import { changeAt, type PolicyDraft, policyErrors, readDraft } from "./draft.ts";
import { EvaluateForm } from "./evaluate-form.tsx";
import { formatPolicy } from "./format-policy.ts";
import { type FormSettings, GroupEditor } from "./group-editor.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { PolicyResultView } from "./policy-result.tsx";
import { type Saved, SavedPolicies } from "./saved-policies.tsx";
import { Simulation } from "./simulation.tsx";
import { TemplateList } from "./template-list.tsx";

type Evaluation = NonNullable<CallOutput<"POST /v1/trust/policies/evaluate">["result"]>;
type Simulated = CallOutput<"POST /v1/trust/policies/simulate">;
type PolicyInput = NonNullable<CallInput<"POST /v1/trust/policies/simulate">["body"]["policy"]>;

/** What came out, and of which policy. */
interface Shown<T> {
  answer: T;
  policy: PolicyDraft | null;
  text: string;
}

interface Props {
  /** The policy as text: JSON, unless the address held something else. */
  text: string;
  identity: string;
  settings: FormSettings;
  /** Null while nobody is signed in. */
  saved: readonly Saved[] | null;
  /** Scheme and host of the API. */
  origin: string;
}

/** How long one must stop writing before the address follows, and what is too long for one. */
const PAUSE_MS = 300;
const LONGEST = 6_000;
const client = createClient();

/** A policy by form and as JSON, each the other's mirror; asked of one identity, and of all. */
export function Playground(props: Props) {
  const { settings, saved } = props;
  const ready = useHydrated();
  const [text, setText] = useState(props.text);
  const [identity, setIdentity] = useState(props.identity);
  const [evaluation, setEvaluation] = useState<Shown<Evaluation> | null>(null);
  const [simulated, setSimulated] = useState<Shown<Simulated> | null>(null);
  const calls = { evaluate: useApiCall(), simulate: useApiCall(), save: useApiCall() };
  const { value, unreadable } = parse(text);
  const draft = readDraft(value);
  const faults = Object.values(calls).flatMap(({ problem }) => policyErrors(problem?.details ?? []));
  useAddress(text, identity);

  const write = (next: string) => {
    setText(next);
    for (const call of Object.values(calls)) call.forget();
  };
  // The API judges it: what is wrong comes back with its place.
  const policy = value as PolicyInput;
  const evaluate = () =>
    calls.evaluate.run(async () => {
      const { result } = await client.call("POST /v1/trust/policies/evaluate", {
        body: { identity: identity.trim(), policy },
      });
      if (result) setEvaluation({ answer: result, policy: draft, text });
    });
  const simulate = () =>
    calls.simulate.run(async () => {
      setSimulated({
        answer: await client.call("POST /v1/trust/policies/simulate", { body: { policy } }),
        policy: draft,
        text,
      });
    });

  return (
    <fieldset disabled={!ready} className="contents">
      <TemplateList onChoose={(chosen) => write(formatPolicy(chosen))} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[1.2fr_1fr]">
        <section aria-label="Form" className="min-w-0">
          {draft ? (
            <PolicyForm
              draft={draft}
              settings={settings}
              faults={faults}
              onChange={(next) => write(formatPolicy(next))}
            />
          ) : (
            <p className="rounded-xl border border-dashed border-line-strong p-6 text-ink-soft">
              The form returns when the JSON is a policy: an object with <code>op</code> and <code>rules</code>.
            </p>
          )}
        </section>
        <section aria-label="As JSON" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <JsonEditor text={text} unreadable={unreadable} faults={faults} onChange={write} />
        </section>
      </div>
      <Section id="evaluate" title="Test on one wallet">
        <EvaluateForm
          identity={identity}
          onIdentity={(next) => {
            setIdentity(next);
            calls.evaluate.forget();
          }}
          call={calls.evaluate}
          signedIn={saved !== null}
          unreadable={unreadable}
          onSubmit={() => void evaluate()}
        />
        {evaluation && (
          <PolicyResultView
            result={evaluation.answer}
            policy={evaluation.policy}
            modules={settings.modules}
            outdated={evaluation.text !== text}
          />
        )}
      </Section>
      <Section
        id="simulate"
        title="Test on all wallets"
        note="How many pass now, and how many would pass at other thresholds."
      >
        <Simulation
          shown={simulated}
          outdated={simulated !== null && simulated.text !== text}
          call={calls.simulate}
          signedIn={saved !== null}
          unreadable={unreadable}
          modules={settings.modules}
          onRun={() => void simulate()}
        />
      </Section>
      <Section id="use" title="Use it" note="The same call from your code, with a read key.">
        <CallSnippet origin={props.origin} identity={identity.trim()} policy={value} />
      </Section>
      <Section id="saved" title="Saved policies" note="Refer to a saved policy by its id instead of sending it.">
        <SavedPolicies
          saved={saved}
          call={calls.save}
          unreadable={unreadable}
          onLoad={(chosen) => write(formatPolicy(chosen))}
          save={(name) => client.call("POST /v1/trust/policies", { body: { name, policy } })}
        />
      </Section>
    </fieldset>
  );
}

function PolicyForm(props: {
  draft: PolicyDraft;
  settings: FormSettings;
  faults: ReturnType<typeof policyErrors>;
  onChange: (next: PolicyDraft) => void;
}) {
  const { draft, onChange } = props;
  return (
    <div className="grid gap-5">
      <GroupEditor
        group={draft}
        place={[]}
        settings={props.settings}
        faults={props.faults}
        onChange={(place, change) => onChange(changeAt(draft, place, change))}
      />
      <div className="border-t border-line pt-5 sm:max-w-80">
        <SelectField
          label="If data is missing"
          value={draft.onIndeterminate ?? "deny"}
          options={[
            { value: "deny", label: "deny" },
            { value: "allow", label: "allow" },
          ]}
          error={props.faults.find(({ path }) => path === "onIndeterminate")?.message}
          onChoose={(onIndeterminate) => onChange({ ...draft, onIndeterminate })}
        />
      </div>
    </div>
  );
}

/** Syntax errors have our own text: each browser's differs from the server's. */
function parse(text: string): { value: unknown; unreadable: boolean } {
  try {
    return { value: JSON.parse(text), unreadable: false };
  } catch {
    return { value: null, unreadable: true };
  }
}

/** Keep the page's address at what it shows, so that it can be sent to somebody. */
function useAddress(text: string, identity: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const query = new URLSearchParams();
      const { value, unreadable } = parse(text);
      const policy = unreadable ? text : JSON.stringify(value);
      if (policy.length <= LONGEST) query.set("policy", policy);
      if (identity.trim() !== "") query.set("identity", identity.trim());
      window.history.replaceState(null, "", `?${query}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, identity]);
}

"use client";

import type { Rejections } from "../../lib/domains/policies/count-rejections.ts";
import type { ListedSimulation } from "../../lib/domains/policies/list-simulations.ts";
import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import { api } from "../api/client.ts";
import { Section } from "../ui/section.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { CallSnippet } from "./call-snippet.tsx";
import { formatPolicy } from "./format-policy.ts";
import { JsonEditor } from "./json-editor.tsx";
import { LivePanel } from "./live-panel.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { SavedPolicies } from "./saved-policies.tsx";
import { Simulation } from "./simulation.tsx";
import { TemplateList } from "./template-list.tsx";
import type { ExampleWallet, FormSettings } from "./types.ts";
import { useExactSimulation } from "./use-exact-simulation.ts";
import { type Playground as PlaygroundState, usePlayground } from "./use-playground.ts";

interface Props {
  /** Whom to test unless the URL says. */
  identity: string;
  examples: readonly ExampleWallet[];
  rejections: Promise<Rejections | null>;
  settings: FormSettings;
  /** Null while nobody is signed in. */
  saved: readonly SavedPolicy[] | null;
  /** The newest exact simulation of each saved policy. */
  simulations: readonly ListedSimulation[];
  /** Scheme and host of the API. */
  origin: string;
}

/** Edits a policy as a form and as JSON, and tests it on one wallet or on all. */
export function Playground({ identity, examples, rejections, settings, saved, simulations, origin }: Props) {
  const hydrated = useHydrated();
  const state = usePlayground(identity);
  return (
    <fieldset disabled={!hydrated} className="contents">
      <TemplateList rejections={rejections} onChoose={(chosen) => state.setText(formatPolicy(chosen))} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.15fr_1fr]">
        <section aria-label="Rules of the policy" className="min-w-0">
          <Editors state={state} settings={settings} />
        </section>
        <section aria-labelledby="try" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <LivePanel state={state} examples={examples} modules={settings.modules} />
        </section>
      </div>
      <SimulateSection state={state} settings={settings} saved={saved} simulations={simulations} />
      <Section id="use" title="Use it in your code" note="The same call with a read key.">
        {state.isInvalidJson ? (
          <p className="text-ink-soft">Fix the JSON to see the call.</p>
        ) : (
          <CallSnippet origin={origin} identity={state.identity.trim()} policy={state.value} />
        )}
      </Section>
      <Section
        id="saved"
        title="Saved policies"
        note="Send the id of a saved policy instead of the policy, or share the page of its gate."
      >
        <SavedPolicies
          saved={saved}
          call={state.calls.save}
          isInvalidJson={state.isInvalidJson}
          onLoad={(chosen) => state.setText(formatPolicy(chosen))}
          save={(name) => api.call("POST /v1/trust/policies", { body: { name, policy: state.policy } })}
        />
      </Section>
    </fieldset>
  );
}

interface SectionProps {
  state: PlaygroundState;
  settings: FormSettings;
}

function Editors({ state, settings }: SectionProps) {
  const form = state.draft ? (
    <PolicyForm draft={state.draft} settings={settings} errors={state.errors} onChange={state.changeDraft} />
  ) : (
    <p className="rounded-xl border border-dashed border-line-strong p-6 text-ink-soft">
      The form returns when the JSON is a policy: an object with <code>op</code> and <code>rules</code>.
    </p>
  );
  const json = (
    <JsonEditor text={state.text} isInvalidJson={state.isInvalidJson} errors={state.errors} onChange={state.setText} />
  );
  return (
    <Tabs
      label="Edit the policy"
      // Text that the form cannot show is corrected where it is.
      first={state.draft ? "form" : "json"}
      tabs={[
        { id: "form", label: "Form", content: form },
        { id: "json", label: "JSON", content: json },
      ]}
    />
  );
}

function SimulateSection({ state, settings, saved, simulations }: SectionProps & Pick<Props, "saved" | "simulations">) {
  const exact = useExactSimulation(state, saved ?? [], simulations);
  return (
    <Section
      id="simulate"
      title="Test on all wallets"
      note="How many pass now, and how many would pass at other thresholds."
    >
      <Simulation state={state} exact={exact} signedIn={saved !== null} modules={settings.modules} />
    </Section>
  );
}

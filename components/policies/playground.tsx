"use client";

import { useTexts } from "#texts";
import type { Rejections } from "../../lib/domains/policies/count-rejections.ts";
import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import type { ListedSimulation } from "../../lib/domains/policies/stored-simulations.ts";
import { api } from "../api/client.ts";
import { Lazy } from "../ui/lazy.tsx";
import { Section } from "../ui/section.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { CallSnippet } from "./call-snippet.tsx";
import { formatPolicy } from "./format-policy.ts";
import { LivePanel } from "./live-panel.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { SavedPolicies } from "./saved-policies.tsx";
import { Simulation } from "./simulation.tsx";
import { TemplateList } from "./template-list.tsx";
import type { ExampleWallet, FormSettings } from "./types.ts";
import { useExactSimulation } from "./use-exact-simulation.ts";
import type { TranslateSteps } from "./use-live-result.ts";
import { type Playground as PlaygroundState, usePlayground } from "./use-playground.ts";

/** Loaded when its tab is chosen. */
const jsonEditor = () => import("./json-editor.tsx");

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
  translateSteps: TranslateSteps;
}

/** Edits a policy as a form and as JSON, and tests it on one wallet or on all. */
export function Playground({ identity, examples, rejections, settings, saved, simulations, origin, ...props }: Props) {
  const t = useTexts("policies.page");
  const hydrated = useHydrated();
  const state = usePlayground(identity, props.translateSteps);
  return (
    <fieldset disabled={!hydrated} className="contents">
      <TemplateList rejections={rejections} onChoose={(chosen) => state.setText(formatPolicy(chosen))} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.15fr_1fr]">
        <section aria-label={t("rules")} className="min-w-0">
          <Editors state={state} settings={settings} />
        </section>
        <section aria-labelledby="try" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <LivePanel state={state} examples={examples} modules={settings.modules} />
        </section>
      </div>
      <SimulateSection state={state} settings={settings} saved={saved} simulations={simulations} />
      <Section id="use" title={t("use.title")} note={t("use.note")}>
        {state.isInvalidJson ? (
          <p className="text-ink-soft">{t("use.broken")}</p>
        ) : (
          <CallSnippet origin={origin} identity={state.identity.trim()} policy={state.value} />
        )}
      </Section>
      <Section id="saved" title={t("saved.title")} note={t("saved.note")}>
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
  const t = useTexts("policies.page");
  const form = state.draft ? (
    <PolicyForm draft={state.draft} settings={settings} errors={state.errors} onChange={state.changeDraft} />
  ) : (
    <p className="rounded-xl border border-dashed border-line-strong p-6 text-ink-soft">
      {t.rich("noForm", { code: (inside) => <code>{inside}</code> })}
    </p>
  );
  const { text, isInvalidJson, errors, setText } = state;
  const json = (
    <Lazy load={jsonEditor}>
      {({ JsonEditor }) => <JsonEditor text={text} isInvalidJson={isInvalidJson} errors={errors} onChange={setText} />}
    </Lazy>
  );
  return (
    <Tabs
      label={t("edit")}
      // Text that the form cannot show is corrected where it is.
      first={state.draft ? "form" : "json"}
      tabs={[
        { id: "form", label: t("form"), content: form },
        { id: "json", label: "JSON", content: json },
      ]}
    />
  );
}

function SimulateSection({ state, settings, saved, simulations }: SectionProps & Pick<Props, "saved" | "simulations">) {
  const t = useTexts("policies.page");
  const exact = useExactSimulation(state, saved ?? [], simulations);
  return (
    <Section id="simulate" title={t("simulate.title")} note={t("simulate.note")}>
      <Simulation state={state} exact={exact} signedIn={saved !== null} modules={settings.modules} />
    </Section>
  );
}

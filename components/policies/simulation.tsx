import { lazy, Suspense, useState } from "react";
import { useTexts } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import type { SimulationResult } from "../../lib/domains/policies/schemas.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber, formatShare } from "../ui/numbers.ts";
import { ShowAsTable } from "../ui/show-as-table.tsx";
import { TimeAt } from "../ui/time-ago.tsx";
import { type PolicyDraft, ruleAt, ruleNumber } from "./draft.ts";
import { ExactOffer, ExactProgress } from "./exact-simulation.tsx";
import { describeRule, describeSample } from "./labels.ts";
import { OutcomeShares } from "./outcome-shares.tsx";
import { CallProblem, RunButton } from "./run-button.tsx";
import type { ExactSimulation } from "./use-exact-simulation.ts";
import type { Playground } from "./use-playground.ts";

// Loaded with the first result.
const ThresholdChart = lazy(async () => ({ default: (await import("./threshold-chart.tsx")).ThresholdChart }));

/** The outcomes over all subjects, by a sample or exactly, and the share that passes at other thresholds. */
export function Simulation(props: {
  state: Playground;
  exact: ExactSimulation;
  signedIn: boolean;
  modules: readonly Module[];
}) {
  const t = useTexts("policies.simulation");
  const { state, exact, signedIn } = props;
  const call = state.calls.simulate;
  // The exact result that was there before the estimate.
  const [replaced, setReplaced] = useState<string | null>(null);
  const simulate = () => {
    setReplaced(exact.result?.id ?? null);
    state.simulate();
  };
  const estimate = state.simulation;
  const outdated = estimate !== null && estimate.text !== state.text;
  const isReplaced = estimate !== null && !outdated && exact.result?.id === replaced;
  const counted = isReplaced ? null : exact.result;
  const result = counted ? { answer: counted.answer, policy: state.draft } : estimate;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <RunButton call={call} signedIn={signedIn} isInvalidJson={state.isInvalidJson} onRun={simulate} />
        {outdated && !counted ? (
          <p className="text-sm text-caution">{t("outdated")}</p>
        ) : (
          result && <ExactOffer exact={exact} sample={result.answer} />
        )}
      </div>
      <CallProblem call={call} />
      {signedIn && <ExactProgress exact={exact} />}
      {result && <Shares result={result.answer} countedAt={counted?.finishedAt} />}
      {result && <Thresholds {...result} modules={props.modules} />}
    </div>
  );
}

function Thresholds(props: { answer: SimulationResult; policy: PolicyDraft | null; modules: readonly Module[] }) {
  const rules = useTexts("policies.rules");
  const { answer, policy, modules } = props;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {answer.byThreshold.map((one) => {
        const rule = policy && ruleAt(policy, one.id.split(".").map(Number));
        const title = `${ruleNumber(one.id)}. ${rule ? describeRule(rule, modules, rules) : one.module}`;
        return <ByThreshold key={one.id} title={title} value={Number(rule?.value)} thresholds={one.thresholds} />;
      })}
    </div>
  );
}

function Shares({ result, countedAt }: { result: SimulationResult; countedAt: string | undefined }) {
  const t = useTexts("policies.simulation");
  return (
    <div role="status">
      <OutcomeShares counts={result} first="share">
        <p className="figures mt-4 text-sm text-ink-faint">
          {describeSample(result, t)}
          {countedAt !== undefined && <> {t.rich("counted", { time: () => <TimeAt at={countedAt} /> })}</>}
        </p>
      </OutcomeShares>
    </div>
  );
}

interface Threshold {
  value: number;
  pass: number;
}

function ByThreshold(props: { title: string; value: number; thresholds: readonly Threshold[] }) {
  const t = useTexts("policies.simulation");
  const { title, thresholds } = props;
  return (
    <section aria-label={title} className="min-w-0 rounded-2xl border border-line bg-surface p-5">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <p className="mb-4 text-sm text-ink-faint">{t("thresholds")}</p>
      <Suspense fallback={<div className="h-56" />}>
        <ThresholdChart thresholds={thresholds} value={Number.isFinite(props.value) ? props.value : null} />
      </Suspense>
      <ShowAsTable className="mt-4">
        <DataTable
          caption={t("tableCaption", { rule: title })}
          bodyClassName="figures"
          rows={thresholds}
          columns={[
            { head: t("value"), cell: ({ value }) => formatNumber(value, t.language) },
            { head: t("passes"), className: "text-right", cell: ({ pass }) => formatShare(pass, t.language) },
          ]}
        />
      </ShowAsTable>
    </section>
  );
}

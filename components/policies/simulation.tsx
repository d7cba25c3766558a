import { lazy, Suspense } from "react";
import type { Module } from "../../lib/domains/policies/index.ts";
import type { SimulationResult } from "../../lib/domains/policies/schemas.ts";
import type { ApiCall } from "../api/use-api-call.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber, formatShare } from "../ui/numbers.ts";
import { ShowAsTable } from "../ui/show-as-table.tsx";
import { type PolicyDraft, ruleNumber } from "./draft.ts";
import { describeRule, describeSample, outcomeLabels } from "./labels.ts";
import { ruleAt } from "./policy-result.tsx";
import { CallProblem, RunButton } from "./run-button.tsx";

// Loaded with the first result.
const ThresholdChart = lazy(async () => ({ default: (await import("./threshold-chart.tsx")).ThresholdChart }));

const outcomes = ["pass", "fail", "indeterminate"] as const;
const fills = { pass: "fill-up", fail: "fill-down", indeterminate: "fill-caution" };

/** The outcomes over all subjects, and the share that passes at other thresholds. */
export function Simulation(props: {
  result: { answer: SimulationResult; policy: PolicyDraft | null } | null;
  outdated: boolean;
  call: ApiCall;
  signedIn: boolean;
  isInvalidJson: boolean;
  modules: readonly Module[];
  onRun: () => void;
}) {
  const { result } = props;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <RunButton
          label="Simulate"
          call={props.call}
          signedIn={props.signedIn}
          isInvalidJson={props.isInvalidJson}
          onRun={props.onRun}
        />
        {props.outdated && <p className="text-sm text-caution">The policy has changed since this result.</p>}
      </div>
      <CallProblem call={props.call} />
      {result && <Shares {...result.answer} />}
      {result && (
        <div className="grid gap-6 lg:grid-cols-2">
          {result.answer.byThreshold.map((one) => {
            const rule = result.policy && ruleAt(result.policy, one.id.split(".").map(Number));
            const title = `${ruleNumber(one.id)}. ${rule ? describeRule(rule, props.modules) : one.module}`;
            return <ByThreshold key={one.id} title={title} value={Number(rule?.value)} thresholds={one.thresholds} />;
          })}
        </div>
      )}
    </div>
  );
}

function Shares(result: SimulationResult) {
  const { evaluated } = result;
  let from = 0;
  const parts = outcomes.map((outcome) => {
    const part = { outcome, from, size: evaluated > 0 ? (100 * result[outcome]) / evaluated : 0 };
    from += part.size;
    return part;
  });
  return (
    <div className="rounded-2xl border border-line bg-surface p-5" role="status">
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-3 w-full">
        <rect width="100" height="4" className="fill-line" />
        {parts.map((part) => (
          <rect key={part.outcome} x={part.from} width={part.size} height="4" className={fills[part.outcome]} />
        ))}
      </svg>
      <dl className="figures mt-4 grid grid-cols-3 items-end gap-4">
        {parts.map(({ outcome, size }) => (
          <div key={outcome}>
            <dt className="text-sm text-ink-faint">{outcomeLabels[outcome].label}</dt>
            <dd className="text-2xl font-semibold tracking-tight">{formatShare(size / 100)}</dd>
            <dd className="text-sm text-ink-faint">{result[outcome].toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-4 text-sm text-ink-faint">{describeSample(result)}</p>
    </div>
  );
}

interface Threshold {
  value: number;
  pass: number;
}

function ByThreshold(props: { title: string; value: number; thresholds: readonly Threshold[] }) {
  const { title, thresholds } = props;
  return (
    <section aria-label={title} className="min-w-0 rounded-2xl border border-line bg-surface p-5">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <p className="mb-4 text-sm text-ink-faint">Share that passes the policy, by the threshold of this rule.</p>
      <Suspense fallback={<div className="h-56" />}>
        <ThresholdChart thresholds={thresholds} value={Number.isFinite(props.value) ? props.value : null} />
      </Suspense>
      <ShowAsTable className="mt-4">
        <DataTable
          caption={`${title}: share that passes at each value`}
          bodyClassName="figures"
          rows={thresholds}
          columns={[
            { head: "Value", cell: ({ value }) => formatNumber(value) },
            { head: "Passes", className: "text-right", cell: ({ pass }) => formatShare(pass) },
          ]}
        />
      </ShowAsTable>
    </section>
  );
}

import { ArrowUpRight, CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { useTexts } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import type { PolicyResult, RuleResult } from "../../lib/domains/policies/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { formatAgo, formatDay, formatTime } from "../ui/dates.ts";
import { Definition } from "../ui/definition.tsx";
import { StrangersText } from "../ui/visible-text.tsx";
import { type PolicyDraft, ruleAt, ruleNumber } from "./draft.ts";
import { describeRule, outcomeLabels, signalName, valueFormat } from "./labels.ts";

const icons = { pass: CircleCheck, fail: CircleX, indeterminate: CircleHelp };
const colors = { pass: "text-up", fail: "text-down", indeterminate: "text-caution" };

/** The result of a policy, rule by rule. */
export function PolicyResultView(props: {
  result: PolicyResult;
  policy: PolicyDraft | null;
  modules: readonly Module[];
  /** Of an earlier policy or wallet. */
  outdated?: boolean;
  /** Its successor is under way. */
  busy?: boolean;
}) {
  const { result, policy, modules, outdated = false, busy = false } = props;
  return (
    <div
      className={`@container mt-4 rounded-2xl border bg-surface ${outdated ? "border-dashed border-line-strong" : "border-line"}`}
    >
      <ResultHead result={result} isEarlier={outdated && !busy} />
      <ol aria-label="Rules" className="divide-y divide-line px-5">
        {result.rules.map((one) => {
          const rule = policy && ruleAt(policy, one.id.split(".").map(Number));
          return (
            <Rule
              key={one.id}
              result={one}
              title={rule ? describeRule(rule, modules) : one.module}
              format={valueFormat(rule)}
              evaluatedAt={new Date(result.evaluatedAt)}
            />
          );
        })}
      </ol>
    </div>
  );
}

function ResultHead({ result, isEarlier }: { result: PolicyResult; isEarlier: boolean }) {
  const passing = result.rules.filter(({ outcome }) => outcome === "pass").length;
  const Icon = icons[result.outcome];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line p-5" role="status">
      <Icon size={28} className={colors[result.outcome]} />
      <p className="text-xl font-semibold tracking-tight">{outcomeLabels[result.outcome].label}</p>
      <p className="figures text-ink-soft">
        {result.allowed ? "Allowed" : "Denied"}: {passing} of {result.rules.length}{" "}
        {result.rules.length === 1 ? "rule" : "rules"} met.
      </p>
      {result.at && <p className="text-ink-soft">As of the end of {formatDay(result.at)}, UTC.</p>}
      {isEarlier && <p className="text-sm">This is the result before your last change.</p>}
    </div>
  );
}

interface RuleProps {
  result: RuleResult;
  title: string;
  format: (value: unknown) => string;
  evaluatedAt: Date;
}

function Rule({ result, title, format, evaluatedAt }: RuleProps) {
  const dates = useTexts("dates");
  const { outcome, howTo, dataAsOf } = result;
  return (
    <li className="grid gap-3 py-5">
      <div className="flex items-baseline gap-x-3">
        <span className="figures shrink-0 text-sm text-ink-faint">{ruleNumber(result.id)}.</span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{title}</h3>
          <Badge tone={outcomeLabels[outcome].tone}>{outcomeLabels[outcome].label}</Badge>
        </div>
      </div>
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-sm wrap-anywhere @lg:grid-cols-[1fr_1fr_1fr_11rem]">
        <Definition name="Actual">{result.actual === null ? "–" : format(result.actual)}</Definition>
        <Definition name="Required">{result.required === null ? "–" : format(result.required)}</Definition>
        <Definition name="Gap">{result.gap === null ? "–" : format(result.gap)}</Definition>
        <Definition name="Data from">
          {dataAsOf === null ? "–" : <time dateTime={dataAsOf}>{formatAgo(dataAsOf, evaluatedAt, dates)}</time>}
          {dataAsOf !== null && <span className="block text-ink-faint">{formatTime(dataAsOf)}</span>}
        </Definition>
      </dl>
      {outcome !== "pass" && (!howTo || result.module === "flag") && (
        <p className="text-ink-soft wrap-anywhere">
          <StrangersText>{result.module === "flag" ? signalName(result.reason) : result.reason}</StrangersText>
        </p>
      )}
      {howTo && (
        <p className="flex gap-3 rounded-lg bg-accent-soft p-3">
          <ArrowUpRight size={20} className="mt-0.5 shrink-0 text-accent" />
          <span>
            <span className="sr-only">What would close the gap: </span>
            <StrangersText>{howTo.change}</StrangersText>: the value becomes{" "}
            <b className="figures font-semibold">{format(howTo.reaches)}</b>.
          </span>
        </p>
      )}
    </li>
  );
}

import { ArrowUpRight, CircleCheck, CircleHelp, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import type { Module } from "../../lib/domains/policies/index.ts";
import type { PolicyResult, RuleResult } from "../../lib/domains/policies/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { formatAgo, formatTime } from "../ui/dates.ts";
import { isGroup, type PolicyDraft, type RuleDraft, ruleNumber } from "./draft.ts";
import { describeRule, formatRuleValue, outcomeLabels } from "./labels.ts";

const icons = { pass: CircleCheck, fail: CircleX, indeterminate: CircleHelp };
const colors = { pass: "text-up", fail: "text-down", indeterminate: "text-caution" };

/** What a policy came to, and each of its rules. */
export function PolicyResultView(props: {
  result: PolicyResult;
  policy: PolicyDraft | null;
  modules: readonly Module[];
  outdated: boolean;
}) {
  const { result, policy, modules } = props;
  const Icon = icons[result.outcome];
  return (
    <div className="mt-6 rounded-2xl border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line p-5" role="status">
        <Icon size={28} className={colors[result.outcome]} />
        <p className="text-xl font-semibold tracking-tight">{outcomeLabels[result.outcome].word}</p>
        <p className="text-ink-soft">{result.allowed ? "Allowed." : "Denied."}</p>
        {props.outdated && <p className="text-sm text-caution">The policy has changed since this result.</p>}
      </div>
      <ol aria-label="Rules" className="divide-y divide-line px-5">
        {result.rules.map((rule) => (
          <Rule
            key={rule.id}
            result={rule}
            words={schemaLabels(policy, rule, modules)}
            evaluatedAt={new Date(result.evaluatedAt)}
          />
        ))}
      </ol>
    </div>
  );
}

function schemaLabels(policy: PolicyDraft | null, result: RuleResult, modules: readonly Module[]): string {
  const rule = policy && ruleAt(policy, result.id.split(".").map(Number));
  return rule ? describeRule(rule, modules) : result.module;
}

/** The rule at a place. */
export function ruleAt(policy: PolicyDraft, place: readonly number[]): RuleDraft | null {
  let node: PolicyDraft | PolicyDraft["rules"][number] = policy;
  for (const index of place) {
    const next: PolicyDraft["rules"][number] | undefined = isGroup(node) ? node.rules[index] : undefined;
    if (!next) return null;
    node = next;
  }
  return isGroup(node) ? null : node;
}

function Rule({ result, words, evaluatedAt }: { result: RuleResult; words: string; evaluatedAt: Date }) {
  const { outcome, howTo, dataAsOf } = result;
  return (
    <li className="grid gap-3 py-5">
      <div className="flex items-baseline gap-x-3">
        <span className="figures shrink-0 text-sm text-ink-faint">{ruleNumber(result.id)}.</span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{words}</h3>
          <Badge tone={outcomeLabels[outcome].tone}>{outcomeLabels[outcome].word}</Badge>
        </div>
      </div>
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        <Fact name="Actual">{result.actual === null ? "–" : formatRuleValue(result.actual)}</Fact>
        <Fact name="Required">{result.required === null ? "–" : formatRuleValue(result.required)}</Fact>
        <Fact name="Gap">{result.gap === null ? "–" : formatRuleValue(result.gap)}</Fact>
        <Fact name="Data from">
          {dataAsOf === null ? "–" : <time dateTime={dataAsOf}>{formatAgo(dataAsOf, evaluatedAt)}</time>}
          {dataAsOf !== null && <span className="block text-ink-faint">{formatTime(dataAsOf)}</span>}
        </Fact>
      </dl>
      {outcome !== "pass" && !howTo && <p className="text-ink-soft wrap-anywhere">{result.reason}</p>}
      {howTo && (
        <p className="flex gap-3 rounded-lg bg-accent-soft p-3">
          <ArrowUpRight size={20} className="mt-0.5 shrink-0 text-accent" />
          <span>
            <span className="sr-only">What would close the gap: </span>
            {howTo.change}: the value becomes <b className="figures font-semibold">{formatRuleValue(howTo.reaches)}</b>.
          </span>
        </p>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

import { ArrowUpRight, CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { useTexts, useTranslate } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import type { PolicyResult, RuleResult } from "../../lib/domains/policies/schemas.ts";
import { formatAgo } from "../ui/ago.ts";
import { Badge } from "../ui/badge.tsx";
import { formatDay, formatTime } from "../ui/dates.ts";
import { Definition } from "../ui/definition.tsx";
import { StrangersText } from "../ui/visible-text.tsx";
import { type PolicyDraft, ruleAt, ruleNumber } from "./draft.ts";
import { describeRule, outcomeTones, spaced, valueFormat } from "./labels.ts";
import type { SaidSteps } from "./use-live-result.ts";

const icons = { pass: CircleCheck, fail: CircleX, indeterminate: CircleHelp };
const colors = { pass: "text-up", fail: "text-down", indeterminate: "text-caution" };

/** The result of a policy, rule by rule. */
export function PolicyResultView(props: {
  result: PolicyResult;
  policy: PolicyDraft | null;
  modules: readonly Module[];
  /** In browsers: its steps in the visitor's language. */
  steps?: SaidSteps;
  /** Of an earlier policy or wallet. */
  outdated?: boolean;
  /** Its successor is under way. */
  busy?: boolean;
}) {
  const t = useTexts("policies.result");
  const rules = useTexts("policies.rules");
  const { result, policy, modules, steps, outdated = false, busy = false } = props;
  return (
    <div
      className={`@container mt-4 rounded-2xl border bg-surface ${outdated ? "border-dashed border-line-strong" : "border-line"}`}
    >
      <ResultHead result={result} isEarlier={outdated && !busy} />
      <ol aria-label={t("rules")} className="divide-y divide-line px-5">
        {result.rules.map((one) => {
          const rule = policy && ruleAt(policy, one.id.split(".").map(Number));
          return (
            <Rule
              key={one.id}
              result={one}
              steps={steps}
              title={rule ? describeRule(rule, modules, rules) : one.module}
              format={valueFormat(rule, rules)}
              evaluatedAt={new Date(result.evaluatedAt)}
            />
          );
        })}
      </ol>
    </div>
  );
}

function ResultHead({ result, isEarlier }: { result: PolicyResult; isEarlier: boolean }) {
  const t = useTexts("policies.result");
  const outcomes = useTexts("policies.outcomes");
  const passing = result.rules.filter(({ outcome }) => outcome === "pass").length;
  const Icon = icons[result.outcome];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line p-5" role="status">
      <Icon size={28} className={colors[result.outcome]} />
      <p className="text-xl font-semibold tracking-tight">{outcomes(result.outcome)}</p>
      <p className="figures text-ink-soft">
        {t("allowed", { allowed: result.allowed ? "yes" : "no", passing, rules: result.rules.length })}
      </p>
      {result.at && <p className="text-ink-soft">{t("atEnd", { day: formatDay(result.at, t.language) })}</p>}
      {isEarlier && <p className="text-sm">{t("earlier")}</p>}
    </div>
  );
}

interface RuleProps {
  result: RuleResult;
  title: string;
  format: (value: unknown) => string;
  steps: SaidSteps | undefined;
  evaluatedAt: Date;
}

function Rule({ result, title, format, steps, evaluatedAt }: RuleProps) {
  const t = useTexts("policies.result");
  const dates = useTexts("dates");
  const outcomes = useTexts("policies.outcomes");
  const { outcome, howTo, dataAsOf } = result;
  return (
    <li className="grid gap-3 py-5">
      <div className="flex items-baseline gap-x-3">
        <span className="figures shrink-0 text-sm text-ink-faint">{ruleNumber(result.id)}.</span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{title}</h3>
          <Badge tone={outcomeTones[outcome]}>{outcomes(outcome)}</Badge>
        </div>
      </div>
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-sm wrap-anywhere @lg:grid-cols-[1fr_1fr_1fr_11rem]">
        <Definition name={t("actual")}>{result.actual === null ? "–" : format(result.actual)}</Definition>
        <Definition name={t("required")}>{result.required === null ? "–" : format(result.required)}</Definition>
        <Definition name={t("gap")}>{result.gap === null ? "–" : format(result.gap)}</Definition>
        <Definition name={t("dataFrom")}>
          {dataAsOf === null ? "–" : <time dateTime={dataAsOf}>{formatAgo(dataAsOf, evaluatedAt, dates)}</time>}
          {dataAsOf !== null && <span className="block text-ink-faint">{formatTime(dataAsOf, t.language)}</span>}
        </Definition>
      </dl>
      {outcome !== "pass" && (!howTo || result.module === "flag") && (
        <p lang="en" className="text-ink-soft wrap-anywhere">
          <StrangersText>{result.module === "flag" ? spaced(result.reason) : result.reason}</StrangersText>
        </p>
      )}
      {howTo && <HowTo howTo={howTo} format={format} steps={steps} />}
    </li>
  );
}

/** What would close the gap of a rule: what to change, and the value that the rule has then. */
function HowTo({
  howTo,
  format,
  steps,
}: Pick<RuleProps, "format" | "steps"> & { howTo: NonNullable<RuleResult["howTo"]> }) {
  const [t, translate] = [useTexts("policies.result"), useTranslate("sentences.steps")];
  const change = steps?.get(howTo.change) ?? translate(howTo.change);
  return (
    <p className="flex gap-3 rounded-lg bg-accent-soft p-3">
      <ArrowUpRight size={20} className="mt-0.5 shrink-0 text-accent" />
      <span>
        {t.rich("howTo", {
          hidden: (inside) => <span className="sr-only">{inside}</span>,
          change: () => (
            <span {...(change === howTo.change && { lang: "en" })}>
              <StrangersText>{change}</StrangersText>
            </span>
          ),
          b: (inside) => <b className="figures font-semibold">{inside}</b>,
          value: format(howTo.reaches),
        })}
      </span>
    </p>
  );
}

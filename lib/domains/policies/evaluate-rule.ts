import type { Context } from "../../core/context.ts";
import { distance, holds, plain } from "./condition.ts";
import type { Gathered } from "./gather.ts";
import { findHowTo } from "./how-to.ts";
import { type Measured, measure } from "./measure.ts";
import type { PlacedRule } from "./placed-rule.ts";
import type { PolicyRule, RuleResult } from "./schemas.ts";

/** What a rule came to, and when what it rests on was read: a moment that is the context's `now` is that of the evaluation. */
export type JudgedRule = Omit<RuleResult, "dataAsOf"> & { dataAsOf: Date | null };

/** A rule's result without `howTo`, and the search for it, which is costly; null where there is nothing to search for. */
export interface RuleVerdict {
  result: JudgedRule;
  addHowTo: (() => JudgedRule) | null;
}

/** Judge one rule of the identity at `index`, which is known. */
export function evaluateRule(
  ctx: Pick<Context, "now">,
  input: { placed: PlacedRule; gathered: Gathered; index: number },
): RuleVerdict {
  const { placed, gathered, index } = input;
  const { id, rule, condition, scope } = placed;
  const measured = measure(ctx, gathered, placed, index);
  const { value, dataAsOf } = measured;
  const doubt = doubtOf(ctx, rule, measured);
  const result: JudgedRule = {
    id,
    module: rule.module,
    outcome: "indeterminate",
    actual: value === null ? null : plain(value),
    required: rule.value,
    gap: null,
    reason: doubt ?? "It could not be measured.",
    howTo: null,
    dataAsOf,
  };
  if (doubt !== null || value === null) return { result, addHowTo: null };
  result.reason = `${rule.module} is ${plain(value)}; ${placed.asked} is asked.`;
  if (holds(condition, value)) {
    result.outcome = "pass";
    return { result, addHowTo: null };
  }
  const of = gathered.measures.get(scope)?.[index];
  const gap = distance(condition, value, of?.total ?? 0);
  result.outcome = "fail";
  result.gap = gap === null ? null : plain(gap);
  const addHowTo = () => {
    const howTo = of ? findHowTo(placed, gathered, of, value) : null;
    if (howTo) return { ...result, howTo };
    return { ...result, reason: `${result.reason} Nothing the subject can do is known to change that.` };
  };
  return { result, addHowTo };
}

/** Why a rule could not be checked; null where it could. */
export function doubtOf(ctx: Pick<Context, "now">, rule: PolicyRule, measured: Measured): string | null {
  const { value, fault, stale, dataAsOf } = measured;
  if (value === null) return fault;
  const { maxAgeSeconds } = rule;
  const age = dataAsOf && (ctx.now.getTime() - dataAsOf.getTime()) / 1000;
  if (maxAgeSeconds !== undefined) {
    if (age === null) return "It is not known how old the data are.";
    if (age > maxAgeSeconds)
      return `The data are ${Math.floor(age)} seconds old; at most ${maxAgeSeconds} are allowed.`;
    return null;
  }
  return stale ? fault : null;
}

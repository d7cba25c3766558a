import type { Context } from "../../core/context.ts";
import { distance, holds, plain, wordsOf } from "./condition.ts";
import type { Gathered } from "./gather.ts";
import { findHowTo } from "./how-to.ts";
import { type Measured, measure } from "./measure.ts";
import type { PlacedRule } from "./placed-rule.ts";
import type { PolicyRule, RuleResult } from "./schemas.ts";

/** Judge one rule of the identity at `index`, which is known, and say what would make it pass. */
export async function evaluateRule(
  ctx: Context,
  input: { placed: PlacedRule; gathered: Gathered; index: number },
): Promise<RuleResult> {
  const { placed, gathered, index } = input;
  const { id, rule, condition } = placed;
  const measured = measure(ctx, gathered, placed, index);
  const { value, dataAsOf } = measured;
  const base = {
    id,
    module: rule.module,
    actual: value === null ? null : plain(value),
    required: rule.value,
    dataAsOf: dataAsOf?.toISOString() ?? null,
  };
  const doubt = doubtOf(ctx, rule, measured);
  if (doubt !== null || value === null) {
    return { ...base, outcome: "indeterminate", gap: null, reason: doubt ?? "It could not be measured.", howTo: null };
  }
  const said = `${rule.module} is ${plain(value)}; ${wordsOf(condition)} is asked.`;
  if (holds(condition, value)) return { ...base, outcome: "pass", gap: null, reason: said, howTo: null };
  const of = gathered.measures.get(placed.scope)?.[index];
  const howTo = of ? await findHowTo(ctx, { rule, condition, of, value }) : null;
  const gap = distance(condition, value, of?.total ?? 0);
  return {
    ...base,
    outcome: "fail",
    gap: gap === null ? null : plain(gap),
    reason: howTo ? said : `${said} Nothing the subject can do is known to change that.`,
    howTo,
  };
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

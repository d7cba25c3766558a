import type { Context } from "../../core/context.ts";
import { closeGap, type GapStep, scorePoints, waitDays, walletAgeDays } from "../../engine/index.ts";
import { type Measures, percentileWith } from "../scores/index.ts";
import { type Condition, holds, plain, type Value } from "./condition.ts";
import { scoreValue } from "./measure.ts";
import { isCategory } from "./modules.ts";
import type { PolicyRule, RuleResult } from "./schemas.ts";

/**
 * A change after which a failing rule passes: what the facts tell is found by changing the facts and measuring again, so that it
 * is no promise the model does not keep. Null where nothing the subject can do is known to help.
 */
export async function findHowTo(
  ctx: Context,
  input: { rule: PolicyRule; condition: Condition; of: Measures; value: Value },
): Promise<RuleResult["howTo"]> {
  const { rule, condition, of, value } = input;
  switch (rule.module) {
    case "identity":
      return nextState(condition);
    case "attestation":
      return growing(
        condition,
        value,
        (n) => `Get ${n} more valid ${n === 1 ? "attestation" : "attestations"} of the schema ${rule.params?.schema}`,
      );
    case "token":
      return growing(condition, value, (n) => `Hold ${n} more of the token's smallest unit`);
    default:
      return changeFacts(ctx, rule, condition, of);
  }
}

function nextState(condition: Condition): RuleResult["howTo"] {
  const ways = {
    minted: "Mint a name",
    activated: "Activate the name that is owned; mint one before where there is none",
  };
  for (const [state, change] of Object.entries(ways)) if (holds(condition, state)) return { change, reaches: state };
  return null;
}

/** The smallest greater number that fulfils the condition. */
function growing(condition: Condition, value: Value, words: (more: Value) => string): RuleResult["howTo"] {
  if (typeof value !== "number" && typeof value !== "bigint") return null;
  const candidates = condition.values
    .flatMap((one): (number | bigint)[] => {
      if (typeof value === "bigint" && typeof one === "bigint") return [one, one + 1n];
      if (typeof value === "number" && typeof one === "number") return [Math.ceil(one), Math.floor(one) + 1];
      return [];
    })
    .filter((one) => one > value && holds(condition, one))
    .sort((a, b) => (a < b ? -1 : 1));
  const [least] = candidates;
  if (least === undefined) return null;
  // Both are of the same kind.
  const more = typeof least === "bigint" ? least - BigInt(value) : least - Number(value);
  return { change: words(more), reaches: plain(least) };
}

async function changeFacts(
  ctx: Context,
  rule: PolicyRule,
  condition: Condition,
  of: Measures,
): Promise<RuleResult["howTo"]> {
  const bonus = of.total - scorePoints(of.facts).total;
  const percentile =
    rule.module === "percentile" ? await percentileWith(ctx, { chainId: rule.chainIds?.[0], total: of.total }) : null;
  const valueAt = (facts: Measures["facts"]): Value => {
    const points = scorePoints(facts);
    const total = points.total + bonus;
    const breakdown = { ...points.breakdown };
    if (isCategory(rule.module))
      breakdown[rule.module] += of.breakdown[rule.module] - scorePoints(of.facts).breakdown[rule.module];
    return scoreValue(rule, { ...of, facts, total, breakdown, percentile: percentile?.(total) ?? null }) ?? 0;
  };
  const passes = (facts: Measures["facts"]) => holds(condition, valueAt(facts));
  const step: GapStep | null =
    rule.module === "walletAgeDays"
      ? waitFor(of.facts, condition)
      : closeGap(of.facts, isCategory(rule.module) ? rule.module : "total", passes);
  return step && passes(step.facts) ? { change: step.change, reaches: plain(valueAt(step.facts)) } : null;
}

/** Age is what waiting brings, however long. */
function waitFor(facts: Measures["facts"], condition: Condition): GapStep | null {
  const now = walletAgeDays(facts);
  const later = growing(condition, now, String);
  return facts.firstSentAt !== null && typeof later?.reaches === "number" ? waitDays(facts, later.reaches - now) : null;
}

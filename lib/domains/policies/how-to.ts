import { closeGap, type GapStep, scorePoints, waitDays, walletAgeDays } from "../../engine/index.ts";
import type { Measures, PercentileWith } from "../scores/index.ts";
import { type Condition, holds, plain, type Value } from "./condition.ts";
import type { Gathered } from "./gather.ts";
import { scoreValue } from "./measure.ts";
import { isCategory } from "./modules.ts";
import { type PlacedRule, placeRule } from "./placed-rule.ts";
import type { PolicyRule, RuleResult } from "./schemas.ts";

/**
 * A change after which a failing rule passes: what the facts tell is found by changing the facts and measuring again, so that it
 * is no promise the model does not keep. Null where nothing the subject can do is known to help.
 */
export function findHowTo(
  placed: PlacedRule,
  gathered: Pick<Gathered, "percentiles">,
  of: Measures,
  value: Value,
): RuleResult["howTo"] {
  const { rule, scope, condition } = placed;
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
    case "percentile":
      return changePercentile(condition, of, gathered.percentiles.get(scope));
    default:
      return remember(of, placed);
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
  const least = condition.values
    .flatMap((one): (number | bigint)[] => {
      if (typeof value === "bigint" && typeof one === "bigint") return [one, one + 1n];
      if (typeof value === "number" && typeof one === "number") return [Math.ceil(one), Math.floor(one) + 1];
      return [];
    })
    .filter((one) => one > value)
    .sort((a, b) => (a < b ? -1 : 1))
    .find((one) => holds(condition, one));
  if (least === undefined) return null;
  // Both are of the same kind.
  const more = typeof least === "bigint" ? least - BigInt(value) : least - Number(value);
  return { change: words(more), reaches: plain(least) };
}

/** Where a subject stands among others depends on its total alone, and rises with it. */
function changePercentile(
  condition: Condition,
  of: Measures,
  percentile: PercentileWith | undefined,
): RuleResult["howTo"] {
  const least = percentile ? leastTotal(of.total, (total) => holds(condition, percentile(of.total, total))) : null;
  if (!percentile || least === null) return null;
  const step = remember(of, placeRule("", { module: "total", cmp: "gte", value: least }));
  const reaches = percentile(of.total, Number(step?.reaches));
  return step && holds(condition, reaches) ? { change: step.change, reaches } : null;
}

/** More than any subject has. */
const MOST_POINTS = 2_000;

/** The least greater total that holds, as far as what holds for some total holds for greater ones; null where none does. */
function leastTotal(total: number, holdsAt: (total: number) => boolean): number | null {
  if (!holdsAt(MOST_POINTS)) return null;
  let low = total;
  let high = MOST_POINTS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holdsAt(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function searchFacts(rule: PolicyRule, condition: Condition, of: Measures): RuleResult["howTo"] {
  const now = scorePoints(of.facts);
  const bonus = of.total - now.total;
  const valueAt = (facts: Measures["facts"]): Value => {
    const points = scorePoints(facts);
    const total = points.total + bonus;
    const breakdown = { ...points.breakdown };
    if (isCategory(rule.module)) breakdown[rule.module] += of.breakdown[rule.module] - now.breakdown[rule.module];
    return scoreValue(rule, { ...of, facts, total, breakdown, percentile: null }) ?? 0;
  };
  const passes = (facts: Measures["facts"]) => holds(condition, valueAt(facts));
  const step: GapStep | null =
    rule.module === "walletAgeDays"
      ? waitFor(of.facts, condition)
      : closeGap(of.facts, isCategory(rule.module) ? rule.module : "total", passes);
  return step && passes(step.facts) ? { change: step.change, reaches: plain(valueAt(step.facts)) } : null;
}

/** What was found for facts, which are one object for as long as they stand. */
const found = new WeakMap<Measures["facts"], Map<string, RuleResult["howTo"]>>();
/** Conditions remembered for one subject's facts. */
const MOST_REMEMBERED = 100;

/** What the search finds, or what it found for the same facts, points and condition before. */
function remember(of: Measures, { rule, condition, key }: PlacedRule): RuleResult["howTo"] {
  const known = found.get(of.facts) ?? new Map<string, RuleResult["howTo"]>();
  found.set(of.facts, known);
  const points = isCategory(rule.module) ? of.breakdown[rule.module] : of.total;
  const before = known.get(`${key} ${points}`);
  if (before !== undefined) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const now = searchFacts(rule, condition, of);
  known.set(`${key} ${points}`, now);
  return now;
}

/** Age is what waiting brings, however long. */
function waitFor(facts: Measures["facts"], condition: Condition): GapStep | null {
  const now = walletAgeDays(facts);
  const later = growing(condition, now, String);
  return facts.firstSentAt !== null && typeof later?.reaches === "number" ? waitDays(facts, later.reaches - now) : null;
}

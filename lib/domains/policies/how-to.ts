import {
  categories,
  type GapSearch,
  openGapSearch,
  type ScoreFacts,
  scorePoints,
  waitDays,
  walletAgeDays,
} from "../../engine/index.ts";
import type { Measures, PercentileWith } from "../scores/index.ts";
import { type CompiledRule, compileRule } from "./compile.ts";
import { type Condition, satisfies, toJson, type Value } from "./condition.ts";
import { measuresOf, readRule, type ScoredMeasures, type Subject, scoredValue, waitEndOf } from "./evaluate.ts";
import { isCategory } from "./modules.ts";
import type { RuleResult } from "./schemas.ts";

type HowTo = RuleResult["howTo"];

/** What is to be done for rules that no score decides. Catalogues have them under `sentences.steps`. */
export const acts = {
  identity: {
    minted: "Mint a name",
    activated: "Activate the subject's name; mint one first if it has none",
  },
  attestation: (n: Value, schema: string) =>
    `Get ${n} more valid ${n === 1 ? "attestation" : "attestations"} of the schema ${schema}`,
  held: (n: Value) => `Hold the token without a gap for ${n} more ${n === 1 ? "day" : "days"}`,
  token: (n: Value) => `Hold ${n} more of the token's smallest unit`,
} as const;

/**
 * Searches for changes that make a subject's failing rules pass. It scores the changed facts, so that every suggestion works. Null if
 * no known change by the subject helps.
 */
export function openHowToSearch(subject: Subject): (failing: CompiledRule) => HowTo {
  const searches = new Map<string, FactsSearch>();
  const searchFor = (compiled: CompiledRule): FactsSearch => {
    const search = searches.get(compiled.scope) ?? openFactsSearch(measuresOf(compiled, subject));
    searches.set(compiled.scope, search);
    return search;
  };
  return (failing) => {
    // No act of the owner shortens the wait.
    if (waitEndOf(failing, subject)) return null;
    const { rule, condition, scope } = failing;
    const raiseValue = (words: (more: Value) => string) => raise(condition, readRule(failing, subject).value, words);
    switch (rule.module) {
      case "identity":
        return nextState(condition);
      case "attestation":
        return raiseValue((n) => acts.attestation(n, `${rule.params?.schema}`));
      case "held":
        return raiseValue(acts.held);
      // What a stranger's contract asks for is not known. Only its source takes an entry away.
      // An appeal ends by a decision or by its withdrawal.
      case "contract":
      case "listed":
      case "underReview":
        return null;
      case "token":
        return raiseValue(acts.token);
      case "percentile": {
        const percentile = subject.inputs.percentiles.get(scope);
        return percentile ? raisePercentile(failing, subject, percentile, searchFor(failing)) : null;
      }
      default:
        return searchFor(failing)(failing);
    }
  };
}

function nextState(condition: Condition): HowTo {
  for (const [state, change] of Object.entries(acts.identity)) {
    if (satisfies(condition, state)) return { change, reaches: state };
  }
  return null;
}

/** The smallest greater number that satisfies the condition. */
function raise(condition: Condition, value: Value | null, words: (more: Value) => string): HowTo {
  if (typeof value !== "number" && typeof value !== "bigint") return null;
  const reaches = condition.values
    .flatMap((required): (number | bigint)[] => {
      if (typeof required === "bigint") return [required, required + 1n];
      return typeof required === "number" ? [Math.ceil(required), Math.floor(required) + 1] : [];
    })
    .filter((candidate) => candidate > value)
    .sort((a, b) => (a < b ? -1 : 1))
    .find((candidate) => satisfies(condition, candidate));
  if (reaches === undefined) return null;
  const more = typeof reaches === "bigint" ? reaches - BigInt(value) : reaches - Number(value);
  return { change: words(more), reaches: toJson(reaches) };
}

/** A percentile depends only on the subject's total, and rises with it. */
function raisePercentile(
  failing: CompiledRule,
  subject: Subject,
  percentile: PercentileWith,
  search: FactsSearch,
): HowTo {
  const { total } = measuresOf(failing, subject);
  const reached = (points: number) => percentile.of(total, points);
  const target = leastTotal(total, (points) => satisfies(failing.condition, reached(points)));
  if (target === null) return null;
  const step = search(compileRule("", { module: "total", cmp: "gte", value: target }));
  if (!step) return null;
  const reaches = reached(Number(step.reaches));
  return satisfies(failing.condition, reaches) ? { change: step.change, reaches } : null;
}

const MAX_TOTAL = 2_000;

/** The least greater total that passes, provided that more points never fail; null if none does. */
function leastTotal(total: number, passes: (total: number) => boolean): number | null {
  if (!passes(MAX_TOTAL)) return null;
  let low = total;
  let high = MAX_TOTAL;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Finds a change of a subject's facts that satisfies a condition on the score. */
type FactsSearch = (goal: CompiledRule) => HowTo;

function openFactsSearch(measures: Measures): FactsSearch {
  const scored = new Map<ScoreFacts, ScoredMeasures>();
  const score = scoreChanges(measures);
  // Score changed facts once for all rules.
  const measuresAt = (facts: ScoreFacts): ScoredMeasures => {
    const found = scored.get(facts) ?? score(facts);
    scored.set(facts, found);
    return found;
  };
  const search = openGapSearch(measures.facts);
  return ({ rule, condition }) => {
    const valueAt = (facts: ScoreFacts): Value => scoredValue(rule, measuresAt(facts)) ?? 0;
    const passes = (facts: ScoreFacts) => satisfies(condition, valueAt(facts));
    const step =
      rule.module === "walletAgeDays"
        ? waitFor(measures.facts, condition)
        : search(isCategory(rule.module) ? rule.module : "total", passes);
    return step && passes(step.facts) ? { change: step.change, reaches: toJson(valueAt(step.facts)) } : null;
  };
}

/** Scores changed facts. Points that facts do not explain, such as bonuses, are unchanged. */
function scoreChanges(measures: Measures): (facts: ScoreFacts) => ScoredMeasures {
  const { model } = measures;
  const before = scorePoints(measures.facts, model);
  const score = (facts: ScoreFacts): Pick<ScoredMeasures, "total" | "breakdown"> => {
    const { total, breakdown } = scorePoints(facts, model);
    const changed = { ...breakdown };
    for (const category of categories) changed[category] += measures.breakdown[category] - before.breakdown[category];
    return { total: total + measures.total - before.total, breakdown: changed };
  };
  return (facts) => {
    let scored: ReturnType<typeof score> | null = null;
    // Flags and ages need no points.
    const points = () => {
      scored ??= score(facts);
      return scored;
    };
    return {
      facts,
      model,
      percentile: null,
      get total() {
        return points().total;
      },
      get breakdown() {
        return points().breakdown;
      },
    };
  };
}

/** Waiting raises the age. */
function waitFor(facts: ScoreFacts, condition: Condition): ReturnType<GapSearch> {
  const age = walletAgeDays(facts);
  const later = raise(condition, age, String);
  return typeof later?.reaches === "number" ? waitDays(facts, later.reaches - age) : null;
}

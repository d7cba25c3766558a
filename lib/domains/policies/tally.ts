import type { CompiledPolicy } from "./compile.ts";
import { type Condition, conditionOf, isDecidedFrom, satisfies, type Value } from "./condition.ts";
import { combine } from "./evaluate.ts";
import { numberRange } from "./list-modules.ts";
import { modules } from "./modules.ts";
import type { Outcome, SimulationResult } from "./schemas.ts";

/** Steps over a module's range. */
const STEPS = 20;

/** For one subject: each rule's reliable value, otherwise null, and its outcome. `isLeast`: a greater number may be right. */
export interface Sample {
  values: readonly ({ value: Value; isLeast: boolean } | null)[];
  outcomes: readonly Outcome[];
}

/** The counted subjects of a simulation. It is plain JSON, so that a later turn continues it. */
export interface Tally {
  counts: Record<Outcome, number>;
  /** For each rule on a number. */
  byThreshold: {
    id: string;
    module: keyof typeof modules;
    /** How many pass the policy with this value in the rule. */
    thresholds: { value: number; passing: number }[];
  }[];
}

/**
 * A tally of nobody. Its thresholds are even steps over the range of a rule's module; if that has no maximum, up to the greatest value
 * of the samples.
 */
export function emptyTally({ rules }: CompiledPolicy, samples: readonly Sample[]): Tally {
  const byThreshold: Tally["byThreshold"] = [];
  for (const [at, { id, rule }] of rules.entries()) {
    if (modules[rule.module].type !== "number" || Array.isArray(rule.value)) continue;
    const values = samples.map((sample) => sample.values[at]?.value ?? null);
    const thresholds = thresholdsOf(rule.module, values).map((value) => ({ value, passing: 0 }));
    byThreshold.push({ id, module: rule.module, thresholds });
  }
  return { counts: { pass: 0, fail: 0, indeterminate: 0 }, byThreshold };
}

function thresholdsOf(module: keyof typeof modules, values: readonly (Value | null)[]): number[] {
  const { min, max } = numberRange(module);
  const end = max ?? Math.max(1, ...values.map((value) => (typeof value === "number" ? value : 0)));
  const thresholds = Array.from({ length: STEPS + 1 }, (_, step) => Math.round(min + ((end - min) * step) / STEPS));
  return [...new Set(thresholds)];
}

/** What a policy makes of its rules' outcomes, and for each rule, with which other outcome of it a subject would pass. */
interface Verdict {
  outcome: Outcome;
  passesIf: readonly Readonly<Record<Outcome, boolean>>[];
}

/** Verdicts that are remembered: most subjects have one of a few outcomes. */
const MOST_VERDICTS = 1_000;

function openVerdicts({ policy }: CompiledPolicy): (outcomes: readonly Outcome[]) => Verdict {
  const known = new Map<string, Verdict>();
  return (outcomes) => {
    const key = outcomes.join();
    const found = known.get(key);
    if (found) return found;
    const outcome = combine(policy, outcomes);
    const passesIf = outcomes.map((own, at) => {
      const passes = (other: Outcome) =>
        (other === own ? outcome : combine(policy, outcomes.with(at, other))) === "pass";
      return { pass: passes("pass"), fail: passes("fail"), indeterminate: passes("indeterminate") };
    });
    const verdict = { outcome, passesIf };
    if (known.size >= MOST_VERDICTS) known.clear();
    known.set(key, verdict);
    return verdict;
  };
}

/** Returns a function that adds a subject to the tally, and returns what the policy makes of it. */
export function openCounter(compiled: CompiledPolicy, tally: Tally): (sample: Sample) => Verdict {
  const { rules } = compiled;
  const verdictOf = openVerdicts(compiled);
  const curves = tally.byThreshold.map(({ id, thresholds }) => {
    const at = rules.findIndex((one) => one.id === id);
    const rule = rules[at]?.rule;
    if (!rule) throw new Error(`the policy has no rule ${id}`);
    return {
      at,
      steps: thresholds.map((step) => ({ step, condition: conditionOf({ ...rule, value: step.value }) })),
    };
  });
  return ({ values, outcomes }) => {
    const verdict = verdictOf(outcomes);
    tally.counts[verdict.outcome]++;
    for (const { at, steps } of curves) {
      // A threshold changes only this rule's outcome.
      const passesIf = verdict.passesIf[at];
      if (!passesIf?.pass && !passesIf?.fail && !passesIf?.indeterminate) continue;
      const value = values[at] ?? null;
      for (const { step, condition } of steps) if (passesIf[outcomeOf(condition, value)]) step.passing++;
    }
    return verdict;
  };
}

export function outcomeOf(condition: Condition, measured: Sample["values"][number]): Outcome {
  if (measured === null) return "indeterminate";
  const { value, isLeast } = measured;
  if (isLeast && !isDecidedFrom(condition, value)) return "indeterminate";
  return satisfies(condition, value) ? "pass" : "fail";
}

/** How many subjects were counted. */
export function countedIn({ counts }: Tally): number {
  return counts.pass + counts.fail + counts.indeterminate;
}

/** The result of a tally of a sample of the population, or of all. */
export function tallyResult(tally: Tally, population: number): SimulationResult {
  const { counts, byThreshold } = tally;
  const evaluated = countedIn(tally);
  const share = (count: number) => (evaluated === 0 ? 0 : Math.round((10_000 * count) / evaluated) / 10_000);
  return {
    population,
    evaluated,
    ...counts,
    marginOfError: marginOfError({ passing: counts.pass, sample: evaluated, population }),
    byThreshold: byThreshold.map(({ thresholds, ...rule }) => ({
      ...rule,
      thresholds: thresholds.map(({ value, passing }) => ({ value, pass: share(passing) })),
    })),
  };
}

/** Of the normal distribution, for 95 % confidence. */
const Z = 1.96;
const DIGITS = 10_000;

/**
 * The 95 % margin of error of a share that was counted on a random sample, as a share of 1, rounded up to four digits: the greater
 * distance of the counted share from the two ends of its Wilson score interval, with the finite population correction. 0 if the whole
 * population was counted.
 */
export function marginOfError(input: { passing: number; sample: number; population: number }): number {
  const { passing, sample, population } = input;
  if (sample >= population) return 0;
  if (sample === 0) return 1;
  const share = passing / sample;
  // The correction divides the variance by (population - sample) / (population - 1), as a larger sample would.
  const size = (sample * (population - 1)) / (population - sample);
  const middle = (share + Z ** 2 / (2 * size)) / (1 + Z ** 2 / size);
  const half = (Z * Math.sqrt((share * (1 - share)) / size + Z ** 2 / (4 * size ** 2))) / (1 + Z ** 2 / size);
  return Math.ceil(DIGITS * (Math.abs(share - middle) + half)) / DIGITS;
}

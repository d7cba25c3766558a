import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { sampleSubjects } from "../scores/index.ts";
import { type Condition, conditionOf, holds, type Value } from "./condition.ts";
import { doubtOf } from "./evaluate-rule.ts";
import { type Gathered, gather } from "./gather.ts";
import { findPolicy } from "./get-policy.ts";
import type { Outcome } from "./kleene.ts";
import { moduleRange } from "./list-modules.ts";
import { measure } from "./measure.ts";
import { moduleTypes } from "./modules.ts";
import { type PlacedRule, rulesOf } from "./placed-rule.ts";
import type { Policy, PolicyRule, SimulationResult } from "./schemas.ts";
import { combine } from "./verdict.ts";

/** Most subjects that a policy is judged for, and that one with rules on tokens is judged for. */
export const MOST_SUBJECTS = 5_000;
export const MOST_ASKING_CHAINS = 500;
/** Subjects read at once. */
const PAGE = 500;
/** Steps from the least to the greatest value of a measure. */
const STEPS = 20;

/** What one rule came to for one subject: its value where it could be checked, else null. */
type Reading = Value | null;

/**
 * How a policy would judge the identities given, or all subjects with a score (of many, an even sample): how many pass, fail
 * and could not be checked, and for each rule on a number the share that would pass at other values. NOT_FOUND for a policy
 * that is not the caller's.
 */
export async function simulatePolicy(
  ctx: Context,
  input: { policyId?: string | undefined; policy?: Policy | undefined; identities?: readonly string[] | undefined },
): Promise<SimulationResult> {
  const policy = await findPolicy(ctx, input);
  const rules = rulesOf(policy);
  const most = rules.some(({ rule }) => rule.module === "token") ? MOST_ASKING_CHAINS : MOST_SUBJECTS;
  const { population, subjects } = input.identities
    ? { population: input.identities.length, subjects: input.identities.map((identity) => Identity.parse(identity)) }
    : await sampleSubjects(ctx, { most });
  const pause = yieldRegularly();
  const readings: (Reading[] | null)[] = [];
  for (let from = 0; from < subjects.length; from += PAGE) {
    const identities = subjects.slice(from, from + PAGE);
    const gathered = await gather(ctx, { rules, identities });
    for (const index of identities.keys()) {
      readings.push(read(ctx, rules, gathered, index));
      await pause();
    }
  }
  const counts = { pass: 0, fail: 0, indeterminate: 0 };
  const outcomes: Outcome[][] = [];
  for (const reading of readings) {
    const ofRules = rules.map(({ condition }, at) => judge(condition, reading?.[at] ?? null));
    outcomes.push(ofRules);
    counts[join(policy, ofRules)]++;
    await pause();
  }
  const byThreshold: SimulationResult["byThreshold"] = [];
  for (const [at, { id, rule }] of rules.entries()) {
    if (moduleTypes[rule.module].type !== "number" || Array.isArray(rule.value)) continue;
    const values = readings.map((reading) => reading?.[at] ?? null);
    const thresholds = await moveThreshold({ policy, rule, values, outcomes, at, pause });
    byThreshold.push({ id, module: rule.module, thresholds });
  }
  return { population, evaluated: subjects.length, ...counts, byThreshold };
}

/** The share that would pass at each threshold of the rule at a place. */
async function moveThreshold(input: {
  policy: Policy;
  rule: PolicyRule;
  /** Of this rule and of all rules, by subject. */
  values: readonly Reading[];
  outcomes: readonly (readonly Outcome[])[];
  at: number;
  pause: () => Promise<void>;
}): Promise<SimulationResult["byThreshold"][number]["thresholds"]> {
  const { policy, rule, values, outcomes, at, pause } = input;
  const steps = thresholds(rule.module, values).map((value) => ({
    value,
    condition: conditionOf({ ...rule, value }),
    passing: 0,
  }));
  for (const [index, ofRules] of outcomes.entries()) {
    const value = values[index] ?? null;
    // A threshold decides only what this rule comes to: the policy is asked once for each outcome, not for each threshold.
    const passes = (outcome: Outcome) => join(policy, ofRules.with(at, outcome)) === "pass";
    const [ifPass, ifFail] = value === null ? [false, false] : [passes("pass"), passes("fail")];
    const ifUnchecked = value === null && passes("indeterminate");
    for (const step of steps) {
      const outcome = judge(step.condition, value);
      if (outcome === "pass" ? ifPass : outcome === "fail" ? ifFail : ifUnchecked) step.passing++;
    }
    await pause();
  }
  const share = (count: number) => (values.length === 0 ? 0 : Math.round((10_000 * count) / values.length) / 10_000);
  return steps.map(({ value, passing }) => ({ value, pass: share(passing) }));
}

/** Null where the identity is not known. */
function read(ctx: Context, rules: readonly PlacedRule[], gathered: Gathered, index: number): Reading[] | null {
  if (!gathered.measures.get("")?.[index]) return null;
  return rules.map((placed) => {
    const measured = measure(ctx, gathered, placed, index);
    return doubtOf(ctx, placed.rule, measured) === null ? measured.value : null;
  });
}

function judge(condition: Condition, value: Reading): Outcome {
  if (value === null) return "indeterminate";
  return holds(condition, value) ? "pass" : "fail";
}

/** What a policy comes to, given what its rules came to in their order. */
function join(policy: Policy, outcomes: readonly Outcome[]): Outcome {
  let place = 0;
  return combine(policy, () => outcomes[place++] ?? "indeterminate");
}

/** Values in even steps over a measure's range; one without a greatest value ends at the greatest that was read. */
function thresholds(module: PlacedRule["rule"]["module"], read: readonly Reading[]): number[] {
  const { min, max } = moduleRange(module);
  const greatest = max ?? Math.max(1, ...read.map((value) => (typeof value === "number" ? value : 0)));
  const values = Array.from({ length: STEPS + 1 }, (_, step) => Math.round(min + ((greatest - min) * step) / STEPS));
  return [...new Set(values)];
}

import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { sampleSubjects } from "../scores/index.ts";
import { holds, type Value } from "./condition.ts";
import { doubtOf } from "./evaluate-rule.ts";
import { type Gathered, gather } from "./gather.ts";
import { findPolicy } from "./get-policy.ts";
import type { Outcome } from "./kleene.ts";
import { moduleRange } from "./list-modules.ts";
import { measure } from "./measure.ts";
import { moduleTypes } from "./modules.ts";
import { type PlacedRule, placeRule, rulesOf } from "./placed-rule.ts";
import type { Policy, SimulationResult } from "./schemas.ts";
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
  const readings: (Reading[] | null)[] = [];
  for (let from = 0; from < subjects.length; from += PAGE) {
    const identities = subjects.slice(from, from + PAGE);
    const gathered = await gather(ctx, { rules, identities });
    for (const index of identities.keys()) readings.push(read(ctx, rules, gathered, index));
  }
  const outcomes = readings.map((reading) => judge(policy, rules, reading));
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return {
    population,
    evaluated: subjects.length,
    pass: count("pass"),
    fail: count("fail"),
    indeterminate: count("indeterminate"),
    byThreshold: rules.flatMap(({ id, rule }, at) => {
      if (moduleTypes[rule.module].type !== "number" || Array.isArray(rule.value)) return [];
      const values = thresholds(
        rule.module,
        readings.map((reading) => reading?.[at] ?? null),
      );
      return [
        {
          id,
          module: rule.module,
          thresholds: values.map((value) => {
            const changed = rules.map((one, place) => (place === at ? placeRule(id, { ...rule, value }) : one));
            const passing = readings.filter((reading) => judge(policy, changed, reading) === "pass").length;
            return {
              value,
              pass: readings.length === 0 ? 0 : Math.round((10_000 * passing) / readings.length) / 10_000,
            };
          }),
        },
      ];
    }),
  };
}

/** Null where the identity is not known. */
function read(ctx: Context, rules: readonly PlacedRule[], gathered: Gathered, index: number): Reading[] | null {
  if (!gathered.measures.get("")?.[index]) return null;
  return rules.map((placed) => {
    const measured = measure(ctx, gathered, placed, index);
    return doubtOf(ctx, placed.rule, measured) === null ? measured.value : null;
  });
}

function judge(policy: Policy, rules: readonly PlacedRule[], reading: readonly Reading[] | null): Outcome {
  const outcomes = new Map(
    rules.map(({ id, condition }, at): [string, Outcome] => {
      const value = reading?.[at] ?? null;
      return [id, value === null ? "indeterminate" : holds(condition, value) ? "pass" : "fail"];
    }),
  );
  return combine(policy, (id) => outcomes.get(id) ?? "indeterminate");
}

/** Values in even steps over a measure's range; one without a greatest value ends at the greatest that was read. */
function thresholds(module: PlacedRule["rule"]["module"], read: readonly Reading[]): number[] {
  const { min, max } = moduleRange(module);
  const greatest = max ?? Math.max(1, ...read.map((value) => (typeof value === "number" ? value : 0)));
  const values = Array.from({ length: STEPS + 1 }, (_, step) => Math.round(min + ((greatest - min) * step) / STEPS));
  return [...new Set(values)];
}

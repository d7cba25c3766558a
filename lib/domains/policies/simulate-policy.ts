import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { sampleSubjects } from "../scores/index.ts";
import { type CompiledPolicy, type CompiledRule, compilePolicy, readsChain } from "./compile.ts";
import { type Condition, conditionOf, satisfies, type Value } from "./condition.ts";
import { combine, readRule } from "./evaluate.ts";
import { findPolicy } from "./get-policy.ts";
import { takeTurn } from "./large-evaluations.ts";
import { numberRange } from "./list-modules.ts";
import { loadInputs } from "./load.ts";
import { marginOfError } from "./margin-of-error.ts";
import { modules } from "./modules.ts";
import type { Policy } from "./policy-schema.ts";
import type { Outcome, PolicyChoice, SimulationResult } from "./schemas.ts";

/** Maximum subjects, and for policies whose rules read chains. */
const MAX_SUBJECTS = 5_000;
const MAX_SUBJECTS_ON_CHAIN = 500;
const PAGE = 100;
/** Steps over a module's range. */
const STEPS = 20;

export function sampleSize(rules: readonly CompiledRule[]): number {
  return rules.some(readsChain) ? MAX_SUBJECTS_ON_CHAIN : MAX_SUBJECTS;
}

const UNKNOWN = { value: null, unreliable: null };

/** For one subject: each rule's reliable value, otherwise null, and its outcome. */
interface Sample {
  values: readonly (Value | null)[];
  outcomes: readonly Outcome[];
}

/**
 * Counts how many of the given identities, or of all scored subjects (an even sample of many), pass, fail and are indeterminate; and
 * for each rule on a number the share that passes at other values. Throws NOT_FOUND for an unknown policy.
 */
export async function simulatePolicy(
  ctx: Context,
  input: PolicyChoice & { identities?: readonly string[] | undefined },
): Promise<SimulationResult> {
  const compiled = compilePolicy(await findPolicy(ctx, input));
  const size = compiled.rules.length * (input.identities?.length ?? sampleSize(compiled.rules));
  return takeTurn(ctx, size, () => simulate(ctx, compiled, input.identities));
}

async function simulate(
  ctx: Context,
  compiled: CompiledPolicy,
  given: readonly string[] | undefined,
): Promise<SimulationResult> {
  const { policy, rules } = compiled;
  const { population, subjects } = given
    ? { population: given.length, subjects: given.map((identity) => Identity.parse(identity)) }
    : await sampleSubjects(ctx, { most: sampleSize(rules) });
  const pause = yieldRegularly();
  const samples = await readSamples(ctx, { rules, subjects, pause });
  const counts = { pass: 0, fail: 0, indeterminate: 0 };
  for (const { outcomes } of samples) {
    counts[combine(policy, outcomes)]++;
    await pause();
  }
  const byThreshold: SimulationResult["byThreshold"] = [];
  for (const [at, { id, rule }] of rules.entries()) {
    if (modules[rule.module].type !== "number" || Array.isArray(rule.value)) continue;
    const thresholds = await sharesByThreshold(compiled, { at, samples, pause });
    byThreshold.push({ id, module: rule.module, thresholds });
  }
  const sample = subjects.length;
  const margin = marginOfError({ passing: counts.pass, sample, population });
  return { population, evaluated: sample, ...counts, marginOfError: margin, byThreshold };
}

/** The values and outcomes of rules for subjects (lower case), in order. */
export async function readSamples(
  ctx: Context,
  input: { rules: readonly CompiledRule[]; subjects: readonly string[]; pause: () => Promise<void> },
): Promise<Sample[]> {
  const { rules, subjects, pause } = input;
  const samples: Sample[] = [];
  for (const identities of chunks(subjects, PAGE)) {
    const inputs = await loadInputs(ctx, { rules, identities });
    for (const index of identities.keys()) {
      const isKnown = inputs.measures.get("")?.[index] != null;
      const values = rules.map((rule) => {
        const { value, unreliable } = isKnown ? readRule(rule, { inputs, index }, ctx.now) : UNKNOWN;
        return unreliable === null ? value : null;
      });
      const outcomes = rules.map(({ condition }, at) => outcomeOf(condition, values[at] ?? null));
      samples.push({ values, outcomes });
      await pause();
    }
  }
  return samples;
}

function outcomeOf(condition: Condition, value: Value | null): Outcome {
  if (value === null) return "indeterminate";
  return satisfies(condition, value) ? "pass" : "fail";
}

/** The share that passes at each threshold of the rule at an index. */
async function sharesByThreshold(
  { policy, rules }: CompiledPolicy,
  input: { at: number; samples: readonly Sample[]; pause: () => Promise<void> },
): Promise<SimulationResult["byThreshold"][number]["thresholds"]> {
  const { at, samples, pause } = input;
  const rule = rules[at]?.rule;
  if (!rule) return [];
  const readingOf = (sample: Sample) => sample.values[at] ?? null;
  const steps = thresholdsOf(rule.module, samples.map(readingOf)).map((value) => ({
    value,
    condition: conditionOf({ ...rule, value }),
    passing: 0,
  }));
  for (const sample of samples) {
    // A threshold changes only this rule's outcome, so combine the policy once for each outcome.
    const passesIf = passesByOutcome(policy, sample, at);
    for (const step of steps) if (passesIf[outcomeOf(step.condition, readingOf(sample))]) step.passing++;
    await pause();
  }
  const share = (count: number) => (samples.length === 0 ? 0 : Math.round((10_000 * count) / samples.length) / 10_000);
  return steps.map(({ value, passing }) => ({ value, pass: share(passing) }));
}

function passesByOutcome(policy: Policy, { values, outcomes }: Sample, at: number): Record<Outcome, boolean> {
  const passes = (outcome: Outcome) => combine(policy, outcomes.with(at, outcome)) === "pass";
  // Without a value the rule is indeterminate at every threshold, otherwise at none.
  if (values[at] == null) return { pass: false, fail: false, indeterminate: passes("indeterminate") };
  return { pass: passes("pass"), fail: passes("fail"), indeterminate: false };
}

/** Even steps over a module's range; without a maximum, up to the greatest value read. */
function thresholdsOf(module: keyof typeof modules, values: readonly (Value | null)[]): number[] {
  const { min, max } = numberRange(module);
  const end = max ?? Math.max(1, ...values.map((value) => (typeof value === "number" ? value : 0)));
  const thresholds = Array.from({ length: STEPS + 1 }, (_, step) => Math.round(min + ((end - min) * step) / STEPS));
  return [...new Set(thresholds)];
}

import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { sampleSubjects } from "../scores/index.ts";
import { type CompiledPolicy, type CompiledRule, compilePolicy, readsChain } from "./compile.ts";
import { readRule } from "./evaluate.ts";
import { takeTurn } from "./large-evaluations.ts";
import { loadInputs } from "./load.ts";
import { requireRuleChains } from "./require-rule-chains.ts";
import { findPolicy } from "./saved-policies.ts";
import type { PolicyChoice, SimulationResult } from "./schemas.ts";
import { emptyTally, openCounter, outcomeOf, type Sample, tallyResult } from "./tally.ts";

/** Maximum subjects, and for policies whose rules read chains. */
const MAX_SUBJECTS = 5_000;
const MAX_SUBJECTS_ON_CHAIN = 500;
const PAGE = 100;

export function sampleSize(rules: readonly CompiledRule[]): number {
  return rules.some(readsChain) ? MAX_SUBJECTS_ON_CHAIN : MAX_SUBJECTS;
}

const UNKNOWN = { value: null, unreliable: null, isLeast: false, words: undefined };

/**
 * Counts how many of the given identities, or of all scored subjects (an even sample of many), pass, fail and are indeterminate; and
 * for each rule on a number the share that passes at other values. Throws NOT_FOUND for an unknown policy.
 */
export async function simulatePolicy(
  ctx: Context,
  input: PolicyChoice & { identities?: readonly string[] | undefined },
): Promise<SimulationResult> {
  const compiled = compilePolicy(await findPolicy(ctx, input));
  if (input.policy) await requireRuleChains(ctx, compiled.rules, { stored: true });
  const size = compiled.rules.length * (input.identities?.length ?? sampleSize(compiled.rules));
  return takeTurn(ctx, size, () => simulate(ctx, compiled, input.identities));
}

async function simulate(
  ctx: Context,
  compiled: CompiledPolicy,
  given: readonly string[] | undefined,
): Promise<SimulationResult> {
  const { rules } = compiled;
  const { population, subjects } = given
    ? { population: given.length, subjects: given.map((identity) => Identity.parse(identity)) }
    : await sampleSubjects(ctx, { most: sampleSize(rules) });
  const pause = yieldRegularly(ctx.signal?.());
  const samples = await readSamples(ctx, { rules, subjects, pause });
  const tally = emptyTally(compiled, samples);
  const count = openCounter(compiled, tally);
  for (const sample of samples) {
    count(sample);
    await pause();
  }
  return tallyResult(tally, population);
}

/** The values and outcomes of rules for subjects (lower case), in order. */
export async function readSamples(
  ctx: Context,
  input: { rules: readonly CompiledRule[]; subjects: readonly string[]; pause: () => Promise<void>; payer?: string },
): Promise<Sample[]> {
  const { rules, subjects, pause, payer } = input;
  const samples: Sample[] = [];
  for (const identities of chunks(subjects, PAGE)) {
    const inputs = await loadInputs(ctx, { rules, identities, payer });
    for (const index of identities.keys()) {
      const isKnown = inputs.measures.get("")?.[index] != null;
      const values = rules.map((rule): Sample["values"][number] => {
        const { value, unreliable, isLeast } = isKnown ? readRule(rule, { inputs, index }) : UNKNOWN;
        if (value === null || (unreliable !== null && !isLeast)) return null;
        return { value, isLeast };
      });
      const outcomes = rules.map(({ condition }, at) => outcomeOf(condition, values[at] ?? null));
      samples.push({ values, outcomes });
      await pause();
    }
  }
  return samples;
}

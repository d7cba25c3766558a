import type { Context } from "../../core/context.ts";
import { countForAll } from "../../core/count-for-all.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { sampleSubjects } from "../scores/index.ts";
import { compilePolicy } from "./compile.ts";
import { combine, isAllowed } from "./evaluate.ts";
import { Policy } from "./policy-schema.ts";
import { readSamples } from "./simulate-policy.ts";

const MAX_SUBJECTS = 1_000;

/** How many subjects each of some policies does not allow. */
export interface Rejections {
  /** Evaluated subjects: all that have a score, an even sample of more than 1,000. */
  evaluated: number;
  isSample: boolean;
  /** In the order of the policies. */
  rejected: readonly number[];
}

/**
 * How many subjects each policy rejects, counted on one sample for all policies; {@link countForAll} says how old it may be. Throws for
 * an invalid policy.
 */
export async function countRejections(ctx: Context, policies: readonly unknown[]): Promise<Rejections> {
  const key = `rejections ${JSON.stringify(policies)}`;
  const [counted] = await countForAll(ctx.pg, [key], async () => new Map([[key, await count(ctx, policies)]]));
  return counted ?? count(ctx, policies);
}

async function count(ctx: Context, policies: readonly unknown[]): Promise<Rejections> {
  const { population, subjects } = await sampleSubjects(ctx, { most: MAX_SUBJECTS });
  const pause = yieldRegularly();
  const compiled = policies.map((policy) => compilePolicy(Policy.parse(policy)));
  const samples = await readSamples(ctx, { rules: compiled.flatMap(({ rules }) => rules), subjects, pause });
  let from = 0;
  const rejected = compiled.map(({ policy, rules }) => {
    const start = from;
    from += rules.length;
    const outcomes = samples.map((sample) => combine(policy, sample.outcomes.slice(start, from)));
    return outcomes.filter((outcome) => !isAllowed(policy, outcome)).length;
  });
  return { evaluated: subjects.length, isSample: subjects.length < population, rejected };
}

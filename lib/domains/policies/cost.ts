import type { Context } from "../../core/context.ts";
import { Identity } from "../../core/schemas.ts";
import { waitCost } from "../once/index.ts";
import { type CompiledRule, compilePolicy, foldedScopes, readsChain } from "./compile.ts";
import { findPolicy, findPolicyFor } from "./saved-policies.ts";
import type { PolicyChoice } from "./schemas.ts";
import { sampleSize } from "./simulate-policy.ts";

/** Units of one rule that reads a chain, for one identity; any other rule is one unit. */
const CHAIN_UNITS = 10;
/** A rule on `held` is as many for each of the days that it asks for, up to so many. */
const MOST_PRICED_DAYS = 30;
/** Units of folding the stored activity of one identity up to a past day, once for each set of chains. */
const FOLD_UNITS = 500;
const UNITS_PER_REQUEST = 100;
/** The largest evaluation counts as this many requests: within a minute's limit of every plan. */
const MAX_REQUESTS = 50;

type Input = PolicyChoice & { identities?: readonly string[] | undefined };

/**
 * How many requests an evaluation counts as: 1 to 50, and with `wait` for an address that is not known as many more as its score would.
 * Throws NOT_FOUND for an unknown policy.
 */
export async function evaluationCost(
  ctx: Context,
  input: Input & { at?: number | undefined; identity?: string | undefined; wait?: number | undefined },
): Promise<number> {
  const { identity, identities, at, wait } = input;
  const { rules } = compilePolicy(await findPolicy(ctx, input));
  const folds = at === undefined ? 0 : foldedScopes(rules).size;
  const cost = requestsFor(rules, identities?.length ?? 1, folds);
  if (wait === undefined || identity === undefined) return cost;
  return cost - 1 + (await waitCost(ctx, { identity: Identity.parse(identity) }));
}

/** How many requests a pass counts as. Throws NOT_FOUND for an unknown policy. */
export async function passCost(ctx: Context, { policyId }: { policyId: string }): Promise<number> {
  return requestsFor(compilePolicy(await findPolicyFor(ctx, policyId)).rules, 1);
}

/** How many requests a simulation counts as: like an evaluation of the most subjects it may sample. */
export async function simulationCost(ctx: Context, input: Input): Promise<number> {
  const { rules } = compilePolicy(await findPolicy(ctx, input));
  return requestsFor(rules, input.identities?.length ?? sampleSize(rules));
}

export function requestsFor(rules: readonly CompiledRule[], identities: number, folds = 0): number {
  const units = rules.reduce((sum, rule) => sum + unitsOf(rule), folds * FOLD_UNITS);
  return Math.min(MAX_REQUESTS, Math.max(1, Math.ceil((units * identities) / UNITS_PER_REQUEST)));
}

function unitsOf(compiled: CompiledRule): number {
  if (!readsChain(compiled)) return 1;
  if (compiled.rule.module !== "held") return CHAIN_UNITS;
  const days = compiled.condition.values.map((value) => (typeof value === "number" ? Math.ceil(value) : 0));
  return CHAIN_UNITS * Math.min(MOST_PRICED_DAYS, Math.max(1, ...days));
}

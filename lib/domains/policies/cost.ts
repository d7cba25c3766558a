import type { Context } from "../../core/context.ts";
import { findPolicy } from "./get-policy.ts";
import { rulesOf } from "./placed-rule.ts";
import type { Policy } from "./schemas.ts";
import { MOST_ASKING_CHAINS, MOST_SUBJECTS } from "./simulate-policy.ts";

/** A rule on stored data, judged for one identity, is one unit; a rule that asks a chain is this many. */
const CHAIN_UNITS = 10;
/** Units that count as one request. */
const UNITS_PER_REQUEST = 100;
/** The largest question there is counts as this many requests: within a minute's limit of every tier. */
const MOST_REQUESTS = 50;

type Which = { policyId?: string | undefined; policy?: Policy | undefined };

/**
 * How many requests an evaluation counts as: by the rules of its policy and the identities they are asked of. NOT_FOUND for a
 * saved policy that is not the caller's.
 */
export async function evaluationCost(
  ctx: Context,
  input: Which & { identities?: readonly string[] | undefined },
): Promise<number> {
  return requestsFor(await findPolicy(ctx, input), input.identities?.length ?? 1);
}

/** How many requests a simulation counts as: like an evaluation of all whom it asks at most. */
export async function simulationCost(
  ctx: Context,
  input: Which & { identities?: readonly string[] | undefined },
): Promise<number> {
  const policy = await findPolicy(ctx, input);
  const most = asksChains(policy) ? MOST_ASKING_CHAINS : MOST_SUBJECTS;
  return requestsFor(policy, input.identities?.length ?? most);
}

/** Whether a policy has a rule that asks a chain. */
export function asksChains(policy: Policy): boolean {
  return rulesOf(policy).some(({ rule }) => rule.module === "token");
}

/** A whole number from 1 to 50. */
export function requestsFor(policy: Policy, identities: number): number {
  const units = rulesOf(policy).reduce((sum, { rule }) => sum + (rule.module === "token" ? CHAIN_UNITS : 1), 0);
  return Math.min(MOST_REQUESTS, Math.max(1, Math.ceil((units * identities) / UNITS_PER_REQUEST)));
}

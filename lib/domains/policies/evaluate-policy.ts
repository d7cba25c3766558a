import { setImmediate } from "node:timers/promises";
import type { Context } from "../../core/context.ts";
import { checksum, Identity } from "../../core/schemas.ts";
import { userNotFound } from "../wallets/index.ts";
import { evaluateRule } from "./evaluate-rule.ts";
import { type Gathered, gather } from "./gather.ts";
import { findPolicy } from "./get-policy.ts";
import { all, any, atLeast, type Outcome } from "./kleene.ts";
import { type PlacedRule, rulesOf } from "./placed-rule.ts";
import type { BatchResult, Policy, PolicyGroup, PolicyNode, PolicyResult } from "./schemas.ts";

/** What a policy comes to, given what its rules came to, by their ids. */
export function combine(policy: PolicyGroup, outcomeOf: (id: string) => Outcome): Outcome {
  const visit = (node: PolicyNode, id: string): Outcome => ("module" in node ? outcomeOf(id) : join(node, `${id}.`));
  const join = (group: PolicyGroup, before: string): Outcome => {
    const parts = group.rules.map((node, index) => visit(node, `${before}${index}`));
    if (group.op === "atLeast") return atLeast(group.n ?? 1, parts);
    return group.op === "all" ? all(parts) : any(parts);
  };
  return join(policy, "");
}

/** Whether a policy lets in who came to this outcome. */
export function isAllowed(policy: Pick<Policy, "onIndeterminate">, outcome: Outcome): boolean {
  return outcome === "pass" || (outcome === "indeterminate" && policy.onIndeterminate === "allow");
}

/** Identities judged in one go: what closes their gaps takes milliseconds each, and others wait meanwhile. */
const IN_ONE_GO = 10;

type Which = { policyId?: string | undefined; policy?: Policy | undefined };

/**
 * Judge one identity by a policy: pass, fail or could not be checked, with each rule's value, gap and way to close it.
 * USER_NOT_FOUND; NOT_FOUND for a policy that is not the caller's.
 */
export async function evaluatePolicy(ctx: Context, input: Which & { identity: string }): Promise<PolicyResult> {
  const policy = await findPolicy(ctx, input);
  const rules = rulesOf(policy);
  const identity = Identity.parse(input.identity);
  const gathered = await gather(ctx, { rules, identities: [identity] });
  const result = judge(ctx, policy, rules, gathered, 0);
  if (!result) throw userNotFound(identity);
  return result;
}

/** Judge many identities by one policy, in their order; one that is not known could not be checked. */
export async function evaluatePolicyBatch(
  ctx: Context,
  input: Which & { identities: readonly string[] },
): Promise<BatchResult[]> {
  const policy = await findPolicy(ctx, input);
  const rules = rulesOf(policy);
  const identities = input.identities.map((identity) => Identity.parse(identity));
  const gathered = await gather(ctx, { rules, identities });
  const results: BatchResult[] = [];
  for (const [index, identity] of input.identities.entries()) {
    if (index % IN_ONE_GO === IN_ONE_GO - 1) await setImmediate();
    const of = gathered.measures.get("")?.[index];
    const result = judge(ctx, policy, rules, gathered, index) ?? unknownResult(ctx, policy);
    results.push({
      identity,
      found: Boolean(of),
      svcId: of?.svcId ?? null,
      address: of ? checksum(of.subject) : null,
      ...result,
    });
  }
  return results;
}

/** Null where the identity is not known. */
function judge(
  ctx: Context,
  policy: Policy,
  rules: readonly PlacedRule[],
  gathered: Gathered,
  index: number,
): PolicyResult | null {
  if (!gathered.measures.get("")?.[index]) return null;
  const results = rules.map((placed) => evaluateRule(ctx, { placed, gathered, index }));
  const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
  const outcome = combine(policy, (id) => outcomes.get(id) ?? "indeterminate");
  return { outcome, allowed: isAllowed(policy, outcome), rules: results, evaluatedAt: ctx.now.toISOString() };
}

function unknownResult(ctx: Context, policy: Policy): PolicyResult {
  const outcome = "indeterminate";
  return { outcome, allowed: isAllowed(policy, outcome), rules: [], evaluatedAt: ctx.now.toISOString() };
}

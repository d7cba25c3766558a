import type { Context } from "../../core/context.ts";
import { compilePolicy } from "./compile.ts";
import { evaluatePolicy } from "./evaluate-policy.ts";
import type { Policy } from "./policy-schema.ts";
import { requireRuleChains } from "./require-rule-chains.ts";
import type { PolicyResult } from "./schemas.ts";

/** The result for an identity; null without one, once the policy is checked. Throws as {@link evaluatePolicy}. */
export async function tryPolicy(
  ctx: Context,
  { policy, identity, at }: { policy: Policy; identity?: string | undefined; at?: number | undefined },
): Promise<PolicyResult | null> {
  if (identity !== undefined) return evaluatePolicy(ctx, { policy, identity, at });
  await requireRuleChains(ctx, compilePolicy(policy).rules);
  return null;
}

import type { Context } from "../../core/context.ts";
import { transaction } from "../../core/transaction.ts";
import { getPolicy } from "./get-policy.ts";
import type { SavedPolicy } from "./schemas.ts";

/** Deletes and returns a saved policy. Throws NOT_FOUND, also for other developers'. */
export async function deletePolicy(ctx: Context, input: { policyId: string }): Promise<SavedPolicy> {
  const policy = await getPolicy(ctx, input);
  await transaction(ctx, (tx) => tx.policy.deleteMany({ where: { id: policy.id } }));
  return policy;
}

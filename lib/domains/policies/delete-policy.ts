import type { Context } from "../../core/context.ts";
import { transaction } from "../../core/transaction.ts";
import { getPolicy } from "./get-policy.ts";
import type { SavedPolicy } from "./schemas.ts";

/** Delete a saved policy; returns it as it was. NOT_FOUND for another developer's, as for one that does not exist. */
export async function deletePolicy(ctx: Context, input: { policyId: string }): Promise<SavedPolicy> {
  const policy = await getPolicy(ctx, input);
  await transaction(ctx, (tx) => tx.policy.deleteMany({ where: { id: policy.id } }));
  return policy;
}

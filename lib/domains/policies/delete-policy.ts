import type { Context } from "../../core/context.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import { getPolicy } from "./get-policy.ts";
import type { SavedPolicy } from "./schemas.ts";

/** Deletes and returns a saved policy. Throws NOT_FOUND, also for other developers'. */
export function deletePolicy(ctx: Context, input: { policyId: string }): Promise<SavedPolicy> {
  return checkedTransaction(async () => {
    const policy = await getPolicy(ctx, input);
    return transaction(ctx, async (tx) => {
      await tx.policy.deleteMany({ where: { id: policy.id } });
      return policy;
    });
  });
}

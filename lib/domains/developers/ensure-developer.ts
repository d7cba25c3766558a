import { audit } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { createId } from "../../core/ids.ts";
import type { PlanTier } from "../../core/plans.ts";
import { transaction } from "../../core/transaction.ts";

export interface DeveloperRecord {
  id: string;
  wallet: string;
  tier: string;
}

/** The developer of a wallet, created with the given tier (default: free) if there is none. */
export async function ensureDeveloper(
  ctx: Context,
  input: { wallet: Address; tier?: PlanTier },
): Promise<DeveloperRecord> {
  const { wallet, tier = "free" } = input;
  const found = await ctx.db.developer.findUnique({ where: { wallet } });
  if (found) return found;
  return transaction(ctx, async (tx) => {
    // Of concurrent processes the first inserts the row; all read it.
    const id = createId("developer", ctx.now);
    const made = await tx.$executeRaw`
      insert into developer (id, wallet, tier, created_at) values (${id}, ${wallet}, ${tier}, ${ctx.now})
      on conflict (wallet) do nothing`;
    if (made) await audit(ctx, tx, "developer.created", id, { wallet, tier });
    return tx.developer.findUniqueOrThrow({ where: { wallet } });
  });
}

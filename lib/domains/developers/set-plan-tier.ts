import { audit } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { PlanTier } from "../../core/plans.ts";
import { type DeveloperRecord, ensureDeveloper } from "./ensure-developer.ts";
import { changeCredentials } from "./internal.ts";

/** Sets the plan tier of a wallet's developer, which is created if needed. All processes apply it within a second. */
export async function setPlanTier(ctx: Context, input: { wallet: Address; tier: PlanTier }): Promise<DeveloperRecord> {
  const developer = await ensureDeveloper(ctx, { wallet: input.wallet });
  return changeCredentials(ctx, async (tx) => {
    if (developer.tier === input.tier) return { result: developer, credentials: [] };
    const updated = await tx.developer.update({ where: { id: developer.id }, data: { tier: input.tier } });
    await audit(ctx, tx, "developer.tier", developer.id, { from: developer.tier, to: input.tier });
    return { result: updated, credentials: ["*"] };
  });
}

import { audit } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import type { PlanTier } from "../../core/plans.ts";
import { type DeveloperRecord, ensureDeveloper } from "./ensure-developer.ts";
import { changeCredentials } from "./internal.ts";

/**
 * Sets the plan tier of a developer, by its id or its wallet; a wallet's is created if needed. All processes apply it within a second.
 * Throws NOT_FOUND, and INVALID_REQUEST for a wallet that several developers have.
 */
export async function setPlanTier(
  ctx: Context,
  input: { tier: PlanTier } & ({ wallet: Address } | { developerId: string }),
): Promise<DeveloperRecord> {
  const developer =
    "wallet" in input ? await ensureDeveloper(ctx, { wallet: input.wallet }) : await findById(ctx, input);
  return changeCredentials(ctx, async (tx) => {
    if (developer.tier === input.tier) return { result: developer, credentials: [] };
    const updated = await tx.developer.update({ where: { id: developer.id }, data: { tier: input.tier } });
    await audit(ctx, tx, "developer.tier", developer.id, { from: developer.tier, to: input.tier });
    return { result: updated, credentials: ["*"] };
  });
}

async function findById(ctx: Context, { developerId }: { developerId: string }): Promise<DeveloperRecord> {
  const found = await ctx.db.developer.findUnique({ where: { id: developerId } });
  if (!found) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
  return found;
}

import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import { normalCode } from "./referral-code.ts";

/** The owner of a referral code, and the code's stored form. Throws NOT_FOUND. */
export async function requireReferrer(
  ctx: Pick<Context, "db">,
  given: string,
): Promise<{ code: string; address: Address }> {
  const code = normalCode(given);
  const row = code && (await ctx.db.referralCode.findUnique({ where: { code } }));
  if (!row) throw new ServiceError("NOT_FOUND", "The referral code does not exist.");
  return { code: row.code, address: row.address as Address }; // Stored as lower-case hex.
}

/** The owner of a referral code, with its activated name. Throws NOT_FOUND. */
export async function getReferrer(
  ctx: Pick<Context, "db">,
  input: { code: string },
): Promise<{ code: string; address: Address; svcId: string | null }> {
  const { code, address } = await requireReferrer(ctx, input.code);
  const identity = await ctx.db.identityWallet.findUnique({ where: { address } });
  return { code, address: checksum(address), svcId: identity?.name ?? null };
}

import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum, paginate } from "../../core/schemas.ts";
import { ensureReferralCode } from "./referral-code.ts";
import { referralView } from "./referrals.ts";
import type { Referrals } from "./schemas.ts";

/** An address's referrals, newest first, and its code. */
export async function getReferrals(
  ctx: Context,
  input: { address: Address; limit: number; offset: number },
): Promise<Referrals> {
  const { address, limit, offset } = input;
  const where = { referrer: address };
  const [code, total, confirmed, rows] = await Promise.all([
    ensureReferralCode(ctx, address),
    ctx.db.referral.count({ where }),
    ctx.db.referral.count({ where: { ...where, confirmedAt: { not: null } } }),
    ctx.db.referral.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { referee: "asc" }],
      take: limit,
      skip: offset,
    }),
  ]);
  return {
    address: checksum(address),
    code,
    referrals: renderRows(ctx, "referrals", rows, referralView),
    totals: { tracked: total - confirmed, confirmed },
    pagination: paginate(total, limit, offset),
  };
}

import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { ensureReferralCode } from "./referral-code.ts";
import { type ReferralRow, referralColumns, referralView } from "./referrals.ts";
import type { Referral } from "./schemas.ts";

/** Whom an address referred, newest first, and its own code. */
export async function getReferrals(
  ctx: Context,
  input: { address: Address; limit: number; offset: number },
): Promise<{
  address: Address;
  code: string;
  referrals: Referral[];
  totals: { tracked: number; confirmed: number };
  pagination: Pagination;
}> {
  const { address, limit, offset } = input;
  const [code, counted, page] = await Promise.all([
    ensureReferralCode(ctx.pg, { address, now: ctx.now }),
    ctx.pg.query<{ all: number; confirmed: number }>(
      `select count(*) as "all", count(confirmed_at) as confirmed from referral where referrer = $1`,
      [address],
    ),
    ctx.pg.query<ReferralRow>(
      `select ${referralColumns} from referral where referrer = $1
       order by created_at desc, referee limit $2 offset $3`,
      [address, limit, offset],
    ),
  ]);
  const { all = 0, confirmed = 0 } = counted.rows[0] ?? {};
  return {
    address: checksum(address),
    code,
    referrals: renderRows(ctx, "referrals", page.rows, referralView),
    totals: { tracked: all - confirmed, confirmed },
    pagination: paginate(all, limit, offset),
  };
}

import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Consent, requireConsent } from "../identities/index.ts";
import { requireReferrer } from "./get-referrer.ts";
import { areOfOneIdentity, insertReferral, ownCode, referralView } from "./referrals.ts";
import type { Referral } from "./schemas.ts";

/**
 * Records who referred a wallet, with its session (a smart account's on the first configured chain) or signature of TrackReferral. Throws FORBIDDEN, INVALID_SIGNATURE; NOT_FOUND for an
 * unknown code; INVALID_REQUEST for a code of the same identity; NOT_ELIGIBLE if the wallet has another referrer.
 */
export async function trackReferral(
  ctx: Context,
  input: Consent & { code: string; referee: Address },
): Promise<{ referral: Referral; isNew: boolean }> {
  const { referee } = input;
  await requireReferee(ctx, input);
  const { code, address: referrer } = await requireReferrer(ctx, input.code);
  if (await areOfOneIdentity(ctx, referrer, referee)) {
    throw ownCode("body.code", "is the referee's own");
  }
  const { row, isNew } = await sqlTransaction(ctx.pg, (sql) =>
    insertReferral(sql, { referee, referrer, code, now: ctx.now }),
  );
  if (row.referrer === referrer) return { referral: referralView(row), isNew };
  throw new ServiceError("NOT_ELIGIBLE", "The wallet has another referrer already.");
}

async function requireReferee(ctx: Context, input: Consent & { code: string; referee: Address }): Promise<void> {
  const { code, referee, ...consent } = input;
  const [chain] = ctx.env.CHAINS;
  if (!chain) throw new ServiceError("UNSUPPORTED_CHAIN", "No chain is configured.");
  await requireConsent(ctx, {
    ...consent,
    chainId: chain.id,
    primaryType: "TrackReferral",
    signers: [referee],
    messages: (deadline) => [{ code, referee, deadline }],
  });
}

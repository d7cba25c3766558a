import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Consent, requireConsent, signingChainOf } from "../identities/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { announceReview } from "./announce-review.ts";
import { requireAppeal, viewAppeal } from "./appeal-rows.ts";
import { closeAppeal } from "./close-appeal.ts";
import type { AppealView } from "./schemas.ts";

/**
 * Withdraws an open appeal, with the session of one of the identity's wallets or the wallet's signature; it stays in the log. Throws
 * NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; INVALID_REQUEST for one that is decided.
 */
export async function withdrawAppeal(ctx: Context, input: Consent & { id: string }): Promise<{ appeal: AppealView }> {
  const { id, ...consent } = input;
  const { wallet } = await requireAppeal(ctx.pg, id);
  const { subject, svcId, wallets } = await requireIdentity(ctx, wallet);
  await requireConsent(ctx, {
    ...(await signingChainOf(ctx, { subject, svcId })),
    primaryType: "WithdrawAppeal",
    signers: [wallet],
    wallets,
    messages: (deadline) => [{ appealId: id, wallet, deadline }],
    ...consent,
  });
  return sqlTransaction(ctx.pg, async (sql) => {
    const appeal = await closeAppeal(ctx, sql, { id, status: "withdrawn" });
    await auditSql(ctx, sql, "appeal.withdrawn", id, { wallet, flag: appeal.flag });
    await announceReview(sql, wallet);
    return { appeal: viewAppeal(appeal, ctx.now) };
  });
}

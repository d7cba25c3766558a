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
 * Withdraws an open appeal, with the session of one of the identity's wallets or the wallet's signature; it stays in the log. Without
 * a name, a smart account's session must be of the first configured chain, or of the developer who opened it. Throws NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; INVALID_REQUEST for one that is decided.
 */
export async function withdrawAppeal(ctx: Context, input: Consent & { id: string }): Promise<{ appeal: AppealView }> {
  const { id, ...consent } = input;
  const { wallet, developerId } = await requireAppeal(ctx.pg, id);
  const { subject, svcId, wallets } = await requireIdentity(ctx, wallet);
  const chain = await signingChainOf(ctx, { subject, svcId });
  // On another chain than the opener's, somebody else may control the address of a smart account.
  const isOpener = ctx.actor.kind === "session" && ctx.actor.developerId === developerId;
  await requireConsent(ctx, {
    ...chain,
    sessionChainId: isOpener ? chain.sessionChainId : chain.chainId,
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

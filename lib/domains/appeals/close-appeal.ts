import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Consent, requireConsent, signingChainOf } from "../identities/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { announceReview } from "./announce-review.ts";
import { APPEAL_COLUMNS, type AppealRow, requireAppeal, viewAppeal } from "./appeal-rows.ts";
import type { AppealStatus, AppealView } from "./schemas.ts";

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

/** Withdraws the open appeals of an account whose data is erased, and erases what was written in all of them. Runs in its transaction. */
export async function eraseAppeals(ctx: Context, sql: Sql, developerId: string): Promise<void> {
  const { rows } = await sql.query<Pick<AppealRow, "id" | "wallet">>(
    "select id, wallet from appeal where developer_id = $1 and status = 'open'",
    [developerId],
  );
  for (const { id, wallet } of rows) {
    await closeAppeal(ctx, sql, { id, status: "withdrawn" });
    await announceReview(sql, wallet);
  }
  await sql.query("update appeal set reason = $2, evidence = '{}' where developer_id = $1", [
    developerId,
    ERASED_REASON,
  ]);
}

const ERASED_REASON = "The owner had this text erased.";

interface Closing {
  id: string;
  status: Exclude<AppealStatus, "open">;
  decision?: string;
  /** The first day that counts an upheld appeal, YYYY-MM-DD. */
  fromDay?: string;
}

/** Ends an open appeal in the caller's transaction. Throws NOT_FOUND, and INVALID_REQUEST for one that is not open. */
export async function closeAppeal(
  ctx: Context,
  sql: Sql,
  { id, status, decision, fromDay }: Closing,
): Promise<AppealRow> {
  const before = await requireAppeal(sql, id, { lock: true });
  if (before.status !== "open") {
    throw invalidField(
      "path.id",
      `is ${before.status}`,
      `The appeal is ${before.status}; only an open one can change.`,
    );
  }
  const { rows } = await sql.query<AppealRow>(
    `update appeal set status = $2, decided_at = $3, decision = $4, from_day = $5::date where id = $1 returning ${APPEAL_COLUMNS}`,
    [id, status, ctx.now, decision ?? null, fromDay ?? null],
  );
  const [row] = rows;
  if (!row) throw new Error(`the appeal ${id} disappeared while it was closed`);
  return row;
}

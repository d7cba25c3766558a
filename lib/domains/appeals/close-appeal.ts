import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { notify } from "../../core/notifications.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Consent, requireConsent, signingChainOf } from "../identities/index.ts";
import { refreshBoards, rescoreWallets, SCORE_CHANNEL, scoreRequest, scoringSettings } from "../scores/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { APPEAL_COLUMNS, type AppealRow, requireAppeal, viewAppeal } from "./list-appeals.ts";
import type { AppealStatus, AppealView, Decision } from "./schemas.ts";

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
async function closeAppeal(ctx: Context, sql: Sql, { id, status, decision, fromDay }: Closing): Promise<AppealRow> {
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

/**
 * Decides an open appeal. An upheld one becomes an override among the facts of the wallet's scores, which are computed again in the same
 * transaction; it counts in the closes of its day and later ones. Throws FORBIDDEN, NOT_FOUND, and INVALID_REQUEST for one that is not open.
 */
export async function decideAppeal(ctx: Context, input: Decision & { id: string }): Promise<{ appeal: AppealView }> {
  requireRole(ctx, "reviewer");
  const { id, outcome, decision } = input;
  const appeal = await scoreRequest(ctx.pg, async (sql) => {
    const { wallet } = await requireAppeal(sql, id);
    const before = await readTotal(sql, wallet);
    const closed = await closeAppeal(ctx, sql, {
      id,
      status: outcome,
      decision,
      ...(outcome === "upheld" && { fromDay: await firstDay(ctx, sql, wallet) }),
    });
    if (outcome === "upheld") {
      const { env, now } = ctx;
      await rescoreWallets(sql, scoringSettings(env), { wallets: [wallet], since: now, now, cause: "appeal" });
    }
    const after = await readTotal(sql, wallet);
    await sql.query("update appeal set total_before = $2, total_after = $3 where id = $1", [id, before, after]);
    await auditSql(ctx, sql, `appeal.${outcome}`, id, { wallet, flag: closed.flag, decision });
    await announceReview(sql, wallet);
    await notify(sql, ctx.now, [
      {
        address: wallet,
        kind: "appeal.decided",
        data: { appealId: id, wallet: checksum(wallet), flag: checksumWithin(closed.flag), outcome },
      },
    ]);
    return { ...closed, totalBefore: before, totalAfter: after };
  });
  await refreshBoards(ctx);
  return { appeal: viewAppeal(appeal, ctx.now) };
}

/** Makes web processes read the identities of a wallet's subject again, since these name the flags under review. Runs in the caller's transaction. */
export async function announceReview(sql: Sql, wallet: string): Promise<void> {
  await sql.query(
    `with own as (select o.address from wallet w join wallet o on o.subject = w.subject where w.address = $1)
     insert into identity_feed (identity)
     select address from own
     union select name from identity_wallet where address in (select address from own)
     union select name from identity where owner in (select address from own)`,
    [wallet],
  );
  await sql.query("select pg_notify($1, '')", [SCORE_CHANNEL]);
}

/** The first day whose close has the override: the newest day of the wallet's chains, so that earlier closes do not change. */
async function firstDay({ now }: Context, sql: Sql, wallet: string): Promise<string> {
  const { rows } = await sql.query<{ newest: number | null }>(
    `select max(c.block_time)::bigint as newest from wallet w join wallet o on o.subject = w.subject
       join facts f on f.wallet = o.address join chain_cursor c on c.chain_id = f.chain_id where w.address = $1`,
    [wallet],
  );
  const newest = rows[0]?.newest ?? Number.POSITIVE_INFINITY;
  return new Date(Math.min(now.getTime(), newest * 1_000)).toISOString().slice(0, 10);
}

async function readTotal(sql: Sql, wallet: string): Promise<number> {
  const { rows } = await sql.query<{ total: number }>(
    "select s.total from wallet w join score s on s.subject = w.subject and s.chain_id <= 0 where w.address = $1",
    [wallet],
  );
  return rows[0]?.total ?? 0;
}

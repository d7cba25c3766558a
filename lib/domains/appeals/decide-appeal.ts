import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { notify } from "../../core/notifications.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import { refreshBoards, rescoreWallets, scoreRequest, scoringSettings } from "../scores/index.ts";
import { announceReview } from "./announce-review.ts";
import { requireAppeal, viewAppeal } from "./appeal-rows.ts";
import { closeAppeal } from "./close-appeal.ts";
import type { AppealView, Decision } from "./schemas.ts";

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
      await rescoreWallets(sql, scoringSettings(ctx.env), { wallets: [wallet], now: ctx.now, cause: "appeal" });
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

import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { DAY, MEMORY_DAYS, WAIT_DAYS } from "../../engine/index.ts";
import { refreshBoards, rescoreWallets, scoreTransaction, scoringSettings } from "../scores/index.ts";
import { markTraders } from "../trading/index.ts";
import { noteNameChanges } from "./identity-rows.ts";

/** Links that one transaction lets count. */
const BATCH = 200;

interface DueLink {
  address: string;
  name: string;
  owner: string;
  movedAt: Date;
}

const DUE = `from identity_wallet l join identity i on i.name = l.name where not l.counts and l.moved_at <= $1`;

/**
 * Lets linked wallets whose wait is over count for their identities, which are scored again with cause `wallets`, and forgets
 * departures of more than a year ago. Returns the number of wallets. May be interrupted and repeated at any time.
 */
export async function startCounting(ctx: Context): Promise<number> {
  const movedUntil = new Date(ctx.now.getTime() - WAIT_DAYS * DAY * 1000);
  let started = 0;
  // Most runs find nothing, and need no lock.
  while ((await ctx.pg.query(`select ${DUE} limit 1`, [movedUntil])).rowCount) {
    const done: number = await scoreTransaction(ctx.pg, (sql) => startBatch(ctx, sql, movedUntil));
    if (done === 0) break;
    started += done;
  }
  const forgottenUntil = new Date(ctx.now.getTime() - MEMORY_DAYS * DAY * 1000);
  await ctx.pg.query("delete from identity_departure where left_at <= $1", [forgottenUntil]);
  if (started > 0) await refreshBoards(ctx);
  return started;
}

async function startBatch(ctx: Context, sql: Sql, movedUntil: Date): Promise<number> {
  // The primary wallet of an identity first: the others join its score.
  const { rows } = await sql.query<DueLink>(
    `select l.address, l.name, i.owner, l.moved_at as "movedAt" ${DUE} order by l."primary" desc, l.moved_at, l.address limit ${BATCH}`,
    [movedUntil],
  );
  const addresses = rows.map(({ address }) => address);
  const owners = rows.map(({ owner }) => owner);
  await sql.query("update identity_wallet set counts = true where address = any($1::text[])", [addresses]);
  await sql.query(
    `update wallet w set subject = d.owner from unnest($1::text[], $2::text[]) as d(address, owner)
     where w.address = d.address`,
    [addresses, owners],
  );
  await markTraders(sql, [...addresses, ...owners]);
  const wallets = [...new Set([...owners, ...addresses])];
  const since = new Date(Math.min(...rows.map(({ movedAt }) => movedAt.getTime())) + WAIT_DAYS * DAY * 1000);
  await rescoreWallets(sql, scoringSettings(ctx.env), { wallets, since, now: ctx.now });
  await noteNameChanges(
    sql,
    rows.map(({ name }) => name),
  );
  return rows.length;
}

import { underLockIfFree } from "../../core/advisory-lock.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { Timeframe } from "../scores/schemas.ts";
import {
  chainsWithSwaps,
  type Holdings,
  type PlacedSwap,
  type Prices,
  pricesOf,
  readNextSwaps,
  readSwaps,
  sinceOf,
  valueSwap,
} from "./tally.ts";
import {
  type BoardChanges,
  type ChainHoldings,
  deleteTraders,
  openBoardChanges,
  openHoldings,
  writeHoldings,
  writeTrades,
} from "./trader-rows.ts";

// The leaderboard of traders is updated incrementally: a swap is valued once, added to its subject's rows for each period, stored for
// 30 days, and subtracted when it leaves a period. Subjects whose wallets or blocks changed are counted again. Each transaction uses
// one snapshot, so the rows equal a full count.

/** Swaps read at once. */
const SWAPS = 5_000;
/** Subjects counted again in one transaction. */
const SUBJECTS = 200;
/** A transaction reads swaps until this many rows change or this time has passed, then writes each row once. */
const ROWS = 20_000;
const READ_MS = 1_000;
/** Longest turn, milliseconds; a worker that stops waits for it. */
const TURN_MS = 2_000;
/** Version of counting and storage; a new version counts everything again. */
const VERSION = 2;

type Period = Exclude<Timeframe, "all">;
const periods = ["24h", "7d", "30d"] as const satisfies readonly Period[];

/** How far a chain's swaps are counted. */
interface Cursor {
  chainId: number;
  block: number;
  at: number;
  /** Unix seconds. */
  since: Record<Period, number>;
}

interface Counting {
  sql: Sql;
  prices: Prices;
  /** Unix seconds. */
  now: number;
  changes: BoardChanges;
}

/** Updates the leaderboard for one turn. Does nothing while another process does so. */
export async function countTrades(ctx: Pick<Context, "env" | "pg" | "now">): Promise<void> {
  // Taken before the transactions begin: a snapshot from before the lock may lack what another process just counted.
  await underLockIfFree(ctx.pg, "count-trades", async () => {
    const begun = performance.now();
    let more = true;
    while (more && performance.now() - begun < TURN_MS) {
      more = await sqlTransaction(ctx.pg, async (sql) => {
        await sql.query("set transaction isolation level repeatable read");
        return countMore(ctx, sql);
      });
    }
  });
}

/** Returns whether more swaps are left. */
async function countMore(ctx: Pick<Context, "env" | "now">, sql: Sql): Promise<boolean> {
  const chainIds = chainsWithSwaps(ctx);
  const prices = pricesOf(ctx.env.CHAINS);
  const changes = openBoardChanges(chainIds);
  const counting = { sql, prices, now: Math.floor(ctx.now.getTime() / 1000), changes };
  const cursors = await readCursors(ctx, sql, chainIds);
  for (const cursor of cursors) await movePeriods(ctx, counting, cursor);
  const stale = await takeStale(sql);
  await countAgain(counting, cursors, stale);
  const more = await countNew(counting, cursors);
  await changes.write(sql);
  for (const cursor of cursors) await writeCursor(sql, cursor);
  return stale.length > 0 || more;
}

/** The cursors of these chains. After a change of chains or prices, everything is counted again. */
async function readCursors(
  ctx: Pick<Context, "env" | "now">,
  sql: Sql,
  chainIds: readonly number[],
): Promise<Cursor[]> {
  const { rows } = await sql.query<Record<string, number> & { settings: string }>(
    "select * from trading_cursor order by chain_id",
  );
  const settings = JSON.stringify([
    VERSION,
    chainIds,
    [...pricesOf(ctx.env.CHAINS)].map(([token, price]) => [token, price.decimals, String(price.wei)]),
  ]);
  if (rows.length !== chainIds.length || rows.some((row) => row.settings !== settings)) {
    await sql.query("delete from trading_cursor");
    for (const table of ["trade", "trader", "trader_histogram", "trading_holding", "stale_trader"])
      await sql.query(`delete from ${table}`);
    const since = periods.map((period) => sinceOf(ctx, period));
    await sql.query(
      `insert into trading_cursor (chain_id, block_number, at, since_24h, since_7d, since_30d, settings)
       select chain_id, -1, 0, $2, $3, $4, $5 from unnest($1::bigint[]) as c(chain_id)`,
      [chainIds, ...since, settings],
    );
    return chainIds.length === 0 ? [] : readCursors(ctx, sql, chainIds);
  }
  return rows.map((row) => ({
    chainId: row.chain_id ?? 0,
    block: row.block_number ?? -1,
    at: row.at ?? 0,
    since: { "24h": row.since_24h ?? 0, "7d": row.since_7d ?? 0, "30d": row.since_30d ?? 0 },
  }));
}

async function writeCursor(sql: Sql, { chainId, block, at, since }: Cursor): Promise<void> {
  await sql.query(
    `update trading_cursor set block_number = $2, at = $3, since_24h = $4, since_7d = $5, since_30d = $6
     where chain_id = $1 and (block_number, at, since_24h, since_7d, since_30d) is distinct from ($2, $3, $4, $5, $6)`,
    [chainId, block, at, since["24h"], since["7d"], since["30d"]],
  );
}

/** Subtracts swaps that have left a period since the last turn. */
async function movePeriods(ctx: Pick<Context, "now">, { sql, changes }: Counting, cursor: Cursor): Promise<void> {
  for (const period of periods) {
    const since = Math.max(cursor.since[period], sinceOf(ctx, period));
    const { rows } = await sql.query<{ subject: string; trades: number; volume: string; profit: string }>(
      `select subject, count(*) as trades, sum(volume) as volume, sum(profit) as profit from trade
       where chain_id = $1 and at >= $2 and at < $3 group by subject`,
      [cursor.chainId, cursor.since[period], since],
    );
    for (const { subject, trades, volume, profit } of rows) {
      const left = { trades: -trades, volume: -BigInt(volume), profit: -BigInt(profit) };
      changes.add(cursor.chainId, period, subject, left);
    }
    cursor.since[period] = since;
  }
  await sql.query("delete from trade where chain_id = $1 and at < $2", [cursor.chainId, cursor.since["30d"]]);
  // Recounting reads these rows.
  await changes.write(sql);
}

async function takeStale(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ subject: string }>(
    `delete from stale_trader where id in (select id from stale_trader order by id limit ${SUBJECTS}) returning subject`,
  );
  return [...new Set(rows.map((row) => row.subject))];
}

/** Counts all swaps of these subjects up to the cursors again. */
async function countAgain(counting: Counting, cursors: readonly Cursor[], subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const { sql } = counting;
  await deleteTraders(
    sql,
    cursors.map((cursor) => cursor.chainId),
    subjects,
  );
  for (const table of ["trade", "trading_holding"]) {
    await sql.query(`delete from ${table} where subject = any($1::text[])`, [subjects]);
  }
  for (const cursor of cursors) {
    const bySubject = new Map<string, Holdings>(subjects.map((subject) => [subject, new Map()]));
    await readSwaps(sql, { subjects, chainIds: [cursor.chainId], until: counting.now }, async (swaps) => {
      const counted = swaps.filter((swap) => swap.blockNumber <= cursor.block);
      await count(counting, cursor, counted, bySubject);
    });
    await writeHoldings(sql, bySubject);
  }
}

/** Counts new swaps, up to the limits of a transaction. Returns whether more may be left. */
async function countNew(counting: Counting, cursors: readonly Cursor[]): Promise<boolean> {
  const { sql, prices, changes } = counting;
  const chains = cursors.map((cursor) => ({ cursor, holdings: openHoldings(cursor.chainId, prices) }));
  const begun = performance.now();
  let unread = chains;
  do {
    const left: typeof chains = [];
    for (const chain of unread) if (await countNext(counting, chain.cursor, chain.holdings)) left.push(chain);
    unread = left;
  } while (unread.length > 0 && changes.size() < ROWS && performance.now() - begun < READ_MS);
  for (const { holdings } of chains) await holdings.write(sql);
  return unread.length > 0;
}

/** Counts the next swaps of a chain. Returns whether more may be left. */
async function countNext(counting: Counting, cursor: Cursor, holdings: ChainHoldings): Promise<boolean> {
  const { sql, now } = counting;
  const { chainId, block, at } = cursor;
  const swaps = await readNextSwaps(sql, { chainId, after: { block, at }, until: now, limit: SWAPS });
  const last = swaps.at(-1);
  if (!last) return false;
  await count(counting, cursor, swaps, await holdings.read(sql, swaps));
  cursor.block = last.blockNumber;
  cursor.at = last.at;
  return swaps.length >= SWAPS;
}

/** Values swaps, in order of time, and adds them to the leaderboard. */
async function count(
  { sql, prices, changes }: Counting,
  cursor: Cursor,
  swaps: readonly PlacedSwap[],
  bySubject: ReadonlyMap<string, Holdings>,
): Promise<void> {
  const recent: (PlacedSwap & { volume: bigint; profit: bigint })[] = [];
  for (const swap of swaps) {
    const holdings = bySubject.get(swap.subject);
    if (!holdings) throw new Error("the holdings of a swap's subject were not read");
    const { worth: volume, profit } = valueSwap(holdings, swap, prices);
    const amounts = { trades: 1, volume, profit };
    changes.add(cursor.chainId, "all", swap.subject, amounts);
    for (const period of periods) {
      if (swap.at >= cursor.since[period]) changes.add(cursor.chainId, period, swap.subject, amounts);
    }
    if (swap.at >= cursor.since["30d"]) recent.push({ ...swap, volume, profit });
  }
  await writeTrades(sql, recent);
}

/** Marks subjects whose wallets changed, former and new, for recounting. Runs in the transaction of that change. */
export async function markTraders(sql: Sql, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await sql.query("insert into stale_trader (subject) select distinct unnest($1::text[])", [subjects]);
}

/** Marks subjects with swaps above an ancestor for recounting. Runs in the transaction that deletes the swaps, before it does. */
export async function rollBackTrades(
  sql: Sql,
  chainId: number,
  ancestor: { number: number; time: number },
): Promise<void> {
  await sql.query(
    `insert into stale_trader (subject)
     select distinct w.subject from activity a join wallet w on w.address = a.wallet
     where a.chain_id = $1 and a.block_number > $2 and a.kind = 'swap'`,
    [chainId, ancestor.number],
  );
  // Replacing blocks count as new.
  await sql.query("update trading_cursor set block_number = $2, at = $3 where chain_id = $1 and block_number > $2", [
    chainId,
    ancestor.number,
    ancestor.time,
  ]);
}

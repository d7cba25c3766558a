import { type Columns, copyRows, insertRows, plainArray } from "../core/bulk-write.ts";
import { chunks } from "../core/chunks.ts";
import { formFor } from "../core/cluster.ts";
import type { Sql } from "../core/db.ts";
import { groupBy } from "../core/group-by.ts";
import { ACTIVITY_FIELDS, type ActivityRow, toActivity } from "../domains/scores/index.ts";
import type { Activity } from "../engine/index.ts";

/** Rows of one statement. */
const CHUNK = 5_000;
/** Rows of a long read that are in memory at once. */
const PAGE = 5_000;

/**
 * Writes activity; existing rows stay as they are. Returns how many are new. Queues all statements before it returns, so that later
 * queries of the connection find the rows; `sql` must run them one after the other ({@link serializeQueries}).
 */
export async function insertActivity(
  sql: Sql,
  rows: readonly Activity[],
  table: "activity" | "staged_activity" = "activity",
): Promise<number> {
  const sent = chunks(rows, CHUNK).map((chunk) =>
    insertRows(sql, table, { columns, rows: chunk, onConflict: "do nothing" }),
  );
  return (await Promise.all(sent)).reduce((sum, one) => sum + one, 0);
}

const columns: Columns<Activity> = {
  chain_id: ["bigint", (row) => row.chainId],
  wallet: ["word", (row) => row.wallet],
  block_number: ["bigint", (row) => row.blockNumber],
  tx_index: ["int", (row) => row.txIndex],
  tx_hash: ["hex", (row) => row.txHash],
  log_index: ["int", (row) => row.logIndex],
  kind: ["word", (row) => row.kind],
  at: ["bigint", (row) => row.at],
  counterparty: ["hex", (row) => row.counterparty],
  asset: ["hex", (row) => row.asset],
  amount: ["numeric", (row) => row.amount],
  asset_out: ["hex", (row) => row.assetOut],
  amount_out: ["numeric", (row) => row.amountOut],
  method: ["hex", (row) => row.method],
  own: ["bool", (row) => row.own ?? null],
  fee: ["numeric", (row) => row.fee ?? null],
  ran: ["bool", (row) => row.ran ?? null],
};

/** The columns of `activity` and `staged_activity`. */
export const activityColumns = Object.keys(columns);

/**
 * Writes activity of blocks that have none yet, at half the cost of {@link insertActivity} to the database. Sends all rows before it
 * returns. Existing or repeated rows fail the transaction.
 */
export function appendActivity(sql: Sql, rows: readonly Activity[]): Promise<void> {
  return copyRows(sql, "activity", { columns, rows });
}

/** Whether the chain has activity of this block or a later one. */
export async function hasActivityFrom(sql: Sql, chainId: number, block: number): Promise<boolean> {
  const { rowCount } = await sql.query("select 1 from activity where chain_id = $1 and block_number >= $2 limit 1", [
    chainId,
    block,
  ]);
  return rowCount !== 0;
}

/**
 * SQL: the rows of each wallet after its block. `offset 0` keeps PostgreSQL from scanning the rows of all wallets for those of a page, which
 * it prefers of some thousand wallets.
 */
const byLookUps = `from unnest($1::text[], $4::bigint[]) as w(address, after) cross join lateral (
     select * from activity a where a.wallet = w.address and a.chain_id = $2 and a.block_number > w.after offset 0) as activity
   where true`;
/** The same where the rows are on several nodes. */
const byJoin =
  "from unnest($1::text[], $4::bigint[]) as w(wallet, after) join activity using (wallet) where block_number > after";

/**
 * Reads all activity of these wallets on a chain, up to a block and, with `after`, only after a block of each wallet. `take` receives it
 * wallet by wallet in parts of whole blocks, in the order it happened. Runs inside a transaction.
 */
export async function readActivity(
  sql: Sql,
  input: { chainId: number; wallets: readonly string[]; upTo?: number; after?: ReadonlyMap<string, number> },
  take: (wallet: string, rows: Activity[]) => void,
): Promise<void> {
  const { chainId, wallets, upTo = Number.MAX_SAFE_INTEGER, after } = input;
  if (wallets.length === 0) return;
  const values: unknown[] = [wallets, chainId, upTo];
  if (after) values.push(plainArray(wallets.map((wallet) => after.get(wallet) ?? -1)));
  const source = after
    ? await formFor(sql, { oneServer: byLookUps, cluster: byJoin })
    : "from activity where wallet = any($1::text[])";
  await sql.query(
    `declare history no scroll cursor for
     select ${ACTIVITY_FIELDS}
     ${source} and chain_id = $2 and block_number <= $3
     order by wallet, block_number, tx_index, activity.tx_hash, log_index`,
    values,
  );
  // A page may end inside a block, so its last block waits for the next page.
  let waiting: ActivityRow[] = [];
  for (let more = true; more; ) {
    const { rows } = await sql.query<ActivityRow>(`fetch ${PAGE} from history`);
    more = rows.length === PAGE;
    const all = [...waiting, ...rows];
    const last = all.at(-1);
    const end = more
      ? all.findIndex((row) => row.wallet === last?.wallet && row.block_number === last.block_number)
      : all.length;
    waiting = all.slice(end);
    for (const [wallet, own] of groupBy(all.slice(0, end), (row) => row.wallet)) take(wallet, own.map(toActivity));
  }
  await sql.query("close history");
}

/** Whether the row is a transaction of its wallet, failed ones included. */
export function isSent({ kind }: Activity): boolean {
  return kind === "sent" || kind === "failed";
}

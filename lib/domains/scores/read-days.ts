import { plainArray } from "../../core/bulk-write.ts";
import { isCluster } from "../../core/cluster.ts";
import type { Sql } from "../../core/db.ts";
import { type Activity, DAY } from "../../engine/index.ts";
import { ACTIVITY_FIELDS, type ActivityRow, toActivity } from "./stored-activity.ts";

/** Rows held in memory at once, besides those of one wallet's block. */
const PAGE = 5_000;

/** Activity of a subject's wallets on one day: all of it, or a part of whole blocks. */
export interface DayOfActivity {
  subject: string;
  /** 00:00 UTC, unix seconds. */
  day: number;
  /** Wallet by wallet and chain by chain, each in the order it happened. */
  rows: Activity[];
}

interface DaysQuery {
  wallets: readonly { subject: string; wallet: string }[];
  chainIds: readonly number[];
  /** The last day, 00:00 UTC in unix seconds. */
  through?: number;
}

/**
 * Read the stored activity of wallets on these chains, subject by subject and day by day, a long day in parts, up to the end of
 * `through` (00:00 UTC, unix seconds). Explorers may date a block before an earlier one: it belongs to the earlier one's day, so that
 * activity is folded in the order of blocks. Runs inside a transaction, one read at a time.
 */
export async function* readDays(sql: Sql, input: DaysQuery): AsyncGenerator<DayOfActivity> {
  const { wallets, chainIds, through } = input;
  if (wallets.length === 0) return;
  await sql.query(
    `declare days no scroll cursor for
     select * from (
       select subject, ${ACTIVITY_FIELDS}, (max(at) over (partition by wallet, chain_id order by block_number)) / ${DAY} as day
       from rows from (unnest($1::text[]), unnest($2::text[])) as w(subject, wallet) join activity using (wallet)
       where chain_id = any($3::bigint[])) as dated
     where day < $4
     order by subject, day, chain_id, wallet, block_number, tx_index, dated.tx_hash, log_index`,
    [
      plainArray(wallets.map((one) => one.subject)),
      plainArray(wallets.map((one) => one.wallet)),
      plainArray(chainIds),
      through === undefined ? Number.MAX_SAFE_INTEGER : through / DAY + 1,
    ],
  );
  let open: DayOfActivity | null = null;
  for (let more = true; more; ) {
    const { rows } = await sql.query<ActivityRow & { subject: string; day: number }>(`fetch ${PAGE} from days`);
    more = rows.length === PAGE;
    for (const row of rows) {
      const day = row.day * DAY;
      if (open && (open.subject !== row.subject || open.day !== day || isFull(open, row))) {
        yield open;
        open = null;
      }
      open ??= { subject: row.subject, day, rows: [] };
      open.rows.push(toActivity(row));
    }
  }
  await sql.query("close days");
  if (open) yield open;
}

/** Whether a part is long enough to end before this row: a block's rows are folded together. */
function isFull({ rows }: DayOfActivity, { wallet, chain_id: chainId, block_number: block }: ActivityRow): boolean {
  const last = rows.at(-1);
  if (!last || rows.length < PAGE) return false;
  return last.wallet !== wallet || last.chainId !== chainId || last.blockNumber !== block;
}

const countedByLookUps = `cross join lateral (
       select count(*) as n from (
         select from activity a where a.wallet = w.wallet and a.chain_id = any($3::bigint[])
         limit $4) as held) as counted`;
/** The same where the rows are on several nodes: all of them are counted. */
const countedByJoin = `join (
       select wallet, count(*) as n from activity where wallet = any($2::text[]) and chain_id = any($3::bigint[])
       group by wallet) as counted on counted.wallet = w.wallet`;

/** The stored rows of each subject on these chains; of each wallet, on one server, at most one more than `most`. */
export async function countRows(
  sql: Sql,
  { wallets, chainIds, most }: Pick<DaysQuery, "wallets" | "chainIds"> & { most: number },
): Promise<Map<string, number>> {
  const isOnNodes = await isCluster(sql);
  const { rows } = await sql.query<{ subject: string; rows: number }>(
    `select w.subject, sum(counted.n)::int as rows
     from rows from (unnest($1::text[]), unnest($2::text[])) as w(subject, wallet)
     ${isOnNodes ? countedByJoin : countedByLookUps}
     group by w.subject`,
    [
      plainArray(wallets.map(({ subject }) => subject)),
      plainArray(wallets.map(({ wallet }) => wallet)),
      plainArray(chainIds),
      ...(isOnNodes ? [] : [most + 1]),
    ],
  );
  return new Map(rows.map((row) => [row.subject, row.rows]));
}

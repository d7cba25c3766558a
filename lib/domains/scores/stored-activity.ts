import { asHex, plainArray } from "../../core/bulk-write.ts";
import { formFor } from "../../core/cluster.ts";
import type { Sql } from "../../core/db.ts";
import { type Activity, type ActivityKind, activityKinds, DAY } from "../../engine/index.ts";

/** A row of the table `activity`. Amounts are decimal strings. */
export interface ActivityRow {
  chain_id: number;
  wallet: string;
  block_number: number;
  tx_index: number;
  tx_hash: string;
  log_index: number;
  kind: string;
  at: number;
  counterparty: string | null;
  asset: string | null;
  amount: string | null;
  asset_out: string | null;
  amount_out: string | null;
  method: string | null;
  own: boolean | null;
  fee: string | null;
  ran: boolean | null;
}

/** The columns of {@link ActivityRow}, for a SELECT; to order by one of bytes, name it with its table. */
export const ACTIVITY_FIELDS = `chain_id, wallet, block_number, tx_index, ${asHex("tx_hash")} as tx_hash, log_index, kind, at,
  ${asHex("counterparty")} as counterparty, ${asHex("asset")} as asset, amount, ${asHex("asset_out")} as asset_out, amount_out,
  ${asHex("method")} as method, own, fee, ran`;

/** The activity of a row. Throws for a kind that this version does not know. */
export function toActivity(row: ActivityRow): Activity {
  return {
    chainId: row.chain_id,
    wallet: row.wallet,
    blockNumber: row.block_number,
    txIndex: row.tx_index,
    txHash: row.tx_hash,
    logIndex: row.log_index,
    kind: kindOf(row.kind),
    at: row.at,
    counterparty: row.counterparty,
    asset: row.asset,
    amount: row.amount === null ? null : BigInt(row.amount),
    assetOut: row.asset_out,
    amountOut: row.amount_out === null ? null : BigInt(row.amount_out),
    method: row.method,
    ...(row.own !== null && { own: row.own }),
    ...(row.fee !== null && { fee: BigInt(row.fee) }),
    ...(row.ran !== null && { ran: row.ran }),
  };
}

function kindOf(text: string): ActivityKind {
  const kind = activityKinds.find((one) => one === text);
  if (!kind) throw new Error(`the activity table holds the unknown kind ${text}`);
  return kind;
}

/** Rows held in memory at once, besides those of one wallet's block. */
const PAGE = 5_000;

/** Activity of a subject's wallets on one day: all of it, or a part of whole blocks. */
interface DayOfActivity {
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
  const counted = await formFor(sql, {
    oneServer: { join: countedByLookUps, values: [most + 1] },
    cluster: { join: countedByJoin, values: [] },
  });
  const { rows } = await sql.query<{ subject: string; rows: number }>(
    `select w.subject, sum(counted.n)::int as rows
     from rows from (unnest($1::text[]), unnest($2::text[])) as w(subject, wallet)
     ${counted.join}
     group by w.subject`,
    [
      plainArray(wallets.map(({ subject }) => subject)),
      plainArray(wallets.map(({ wallet }) => wallet)),
      plainArray(chainIds),
      ...counted.values,
    ],
  );
  return new Map(rows.map((row) => [row.subject, row.rows]));
}

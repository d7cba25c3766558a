import type { HistoryList } from "../../chain/wallet-history.ts";
import { type Columns, rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { ActivityKind } from "../../engine/index.ts";
import { activityColumns } from "../activity-rows.ts";

/** The activity of each list. Kinds that both `transactions` and `internal` have are indexed only in `internal`. */
const listKinds = {
  transactions: { kinds: ["sent", "failed", "received", "created", "vote", "delegate"], indexed: false },
  internal: { kinds: ["sent", "failed", "received"], indexed: true },
  tokens: { kinds: ["tokenOut", "tokenIn"], indexed: false },
  nfts: { kinds: ["nftOut", "nftIn"], indexed: false },
} as const satisfies Record<HistoryList, { kinds: readonly ActivityKind[]; indexed: boolean }>;
export const lists = Object.keys(listKinds) as HistoryList[]; // The table's keys are the lists.

/** The rows of one kind that a wallet has in blocks `from` to `until`. */
export interface RowRange {
  wallet: string;
  from: number;
  until: number;
  kind: ActivityKind;
  /** For acts and received value: whether the rows have an index, as those inside transactions do. */
  indexed: boolean;
}

/** The rows of these lists of a wallet in blocks `from` to `until`. */
export function rangesOf(read: readonly HistoryList[], range: Pick<RowRange, "wallet" | "from" | "until">): RowRange[] {
  return read.flatMap((list) =>
    listKinds[list].kinds.map((kind) => ({ ...range, kind, indexed: listKinds[list].indexed })),
  );
}

const columns: Columns<RowRange> = {
  wallet: ["word", (row) => row.wallet],
  from_block: ["bigint", (row) => row.from],
  until_block: ["bigint", (row) => row.until],
  kind: ["word", (row) => row.kind],
  indexed: ["bool", (row) => row.indexed],
};

/** Rows of a table (by its alias) that are in the ranges `r` on chain $1. */
const inRange = (table: string) =>
  `${table}.chain_id = $1 and ${table}.wallet = r.wallet and ${table}.kind = r.kind
   and ${table}.block_number between r.from_block and r.until_block
   and (${table}.kind not in ('sent', 'failed', 'received') or (${table}.log_index >= 0) = r.indexed)`;

export async function deleteRows(
  sql: Sql,
  chainId: number,
  rows: readonly RowRange[],
  table: "activity" | "staged_activity" = "activity",
): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = rowsAsTable("r", { columns, rows, before: [chainId] });
  await sql.query(`delete from ${table} a using ${from} where ${inRange("a")}`, values);
}

/** Copies staged rows into `activity`. */
export async function publishStagedRows(sql: Sql, chainId: number, rows: readonly RowRange[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = rowsAsTable("r", { columns, rows, before: [chainId] });
  const staged = activityColumns.map((column) => `s.${column}`).join(", ");
  await sql.query(
    `insert into activity (${activityColumns.join(", ")}) select ${staged}
     from staged_activity s join ${from} on ${inRange("s")} on conflict do nothing`,
    values,
  );
}

/** How many rows of each list a wallet has below a block. */
export async function countRows(
  sql: Sql,
  wallet: { address: string; chainId: number; below: number },
): Promise<Map<HistoryList, number>> {
  const { rows } = await sql.query<{ kind: string; indexed: boolean; n: number }>(
    `select kind, kind in ('sent', 'failed', 'received') and log_index >= 0 as indexed, count(*) as n from activity
     where wallet = $1 and chain_id = $2 and block_number < $3 group by 1, 2`,
    [wallet.address, wallet.chainId, wallet.below],
  );
  const countOf = (list: HistoryList) =>
    rows
      .filter(
        ({ kind, indexed }) => listKinds[list].indexed === indexed && listKinds[list].kinds.some((k) => k === kind),
      )
      .reduce((sum, row) => sum + row.n, 0);
  return new Map(lists.map((list) => [list, countOf(list)]));
}

import { type Columns, insertRows } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import type { AlikeCluster } from "../../../engine/index.ts";

/** The stored clusters of these wallets, or of all; a wallet in none has no row. */
export async function readAlikeClusters(sql: Sql, wallets?: readonly string[]): Promise<AlikeCluster[]> {
  const { rows } = await sql.query<AlikeCluster>(
    `select wallet, size, members, found_by as by from alike_cluster
     where $1::text[] is null or wallet = any($1::text[]) order by wallet`,
    [wallets ?? null],
  );
  return rows;
}

const columns: Columns<AlikeCluster> = {
  wallet: ["word", (row) => row.wallet],
  size: ["int", (row) => row.size],
  members: ["jsonb", (row) => row.members],
  found_by: ["word", (row) => row.by],
};

/** Replace the rows of these wallets: a wallet without a cluster loses its row. */
export async function replaceAlikeClusters(
  sql: Sql,
  wallets: readonly string[],
  clusters: readonly AlikeCluster[],
): Promise<void> {
  await sql.query("delete from alike_cluster where wallet = any($1::text[])", [wallets]);
  await insertRows(sql, "alike_cluster", { columns, rows: clusters });
}

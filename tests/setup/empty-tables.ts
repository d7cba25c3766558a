import type { Pool } from "pg";
import { isCluster } from "./cluster.ts";

const statements = new Map<string, string>();

/** Empty tables (`a, b`) with those that refer to them. On tables of few rows it takes a small part of what TRUNCATE does. */
export async function emptyTables(pg: Pick<Pool, "query">, tables: string): Promise<void> {
  const statement = statements.get(tables) ?? (isCluster ? `truncate ${tables} cascade` : await deletion(pg, tables));
  statements.set(tables, statement);
  // What still reads in the background may hold one of the tables and wait for another.
  for (let tries = 1; ; tries++) {
    try {
      await pg.query(statement);
      return;
    } catch (error) {
      if (tries === 3 || !(error instanceof Error && "code" in error && error.code === "40P01")) throw error;
    }
  }
}

/** What indexing fills on any chain. */
const INDEX = `activity, facts, facts_snapshot, score, score_facts, score_feed, saved_ranking, score_close, stale_close,
  earned_achievement, outbox, block, chain_cursor, funding_cluster, tracked_wallet, tracking, backfill, staged_activity, wallet,
  quarantined_transaction, quarantined_wallet, chain_control, graphile_worker._private_jobs`;

/** Empty what indexing fills, and these tables (`a, b`). */
export function emptyIndex({ pg }: { pg: Pick<Pool, "query"> }, more = ""): Promise<void> {
  return emptyTables(pg, more ? `${INDEX}, ${more}` : INDEX);
}

/** Like TRUNCATE it waits for whoever writes to the tables, and runs no triggers. */
async function deletion(pg: Pick<Pool, "query">, tables: string): Promise<string> {
  const { rows } = await pg.query<{ name: string }>(
    `with recursive emptied as (
       select regclass(name)::oid as id from regexp_split_to_table($1, '\\s*,\\s*') as name
       union select conrelid from pg_constraint join emptied on contype = 'f' and confrelid = id)
     select id::regclass::text as name from emptied`,
    [tables.trim()],
  );
  const names = rows.map(({ name }) => name);
  // Statements that come together are one transaction.
  return [
    "set local session_replication_role = replica",
    `lock table ${names.join()} in access exclusive mode`,
    ...names.map((name) => `delete from ${name}`),
  ].join(";");
}

import type { Pool } from "pg";
import type { Sql } from "../core/db.ts";
import { sqlTransaction } from "../core/transaction.ts";
import { emptyFacts, FACTS_VERSION, foldActivity } from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";
import { lockCursor } from "./cursor.ts";
import { writeFacts } from "./facts-rows.ts";
import { deleteSnapshots } from "./facts-snapshots.ts";

/** Wallets folded in one transaction. */
const PAGE = 200;
/** The key in `meta` of the version that all facts have. */
const VERSION = "facts version";

/**
 * Fold the wallets again whose facts an earlier version of the program stored, a page in a transaction. Returns how many
 * there were. May be interrupted and repeated at any time; run it before anything reads facts.
 */
export async function refoldOutdated(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ value: number }>("select value from meta where key = $1", [VERSION]);
  if (rows[0]?.value === FACTS_VERSION) return 0;
  const { rows: chains } = await pool.query<{ chain_id: number }>("select distinct chain_id from facts order by 1");
  let done = 0;
  for (const { chain_id: chainId } of chains) {
    for (let after: string | undefined = ""; after !== undefined; ) {
      const from = after;
      const page: readonly string[] = await sqlTransaction(pool, (sql) => refoldPage(sql, chainId, from));
      done += page.length;
      after = page.at(-1);
    }
  }
  await pool.query(
    "insert into meta (key, value) values ($1, to_jsonb($2::int)) on conflict (key) do update set value = excluded.value",
    [VERSION, FACTS_VERSION],
  );
  return done;
}

async function refoldPage(sql: Sql, chainId: number, after: string): Promise<string[]> {
  await lockCursor(sql, chainId);
  const { rows } = await sql.query<{ wallet: string }>(
    `select wallet from facts
     where chain_id = $1 and wallet > $2 and (facts is null or get_byte(facts, 0) <> $3) order by wallet limit ${PAGE}`,
    [chainId, after, FACTS_VERSION],
  );
  const wallets = rows.map((row) => row.wallet);
  const facts = new Map(wallets.map((wallet) => [wallet, emptyFacts(wallet, chainId)]));
  await readActivity(sql, { chainId, wallets }, (wallet, own) => {
    const known = facts.get(wallet);
    if (known) foldActivity(known, own);
  });
  await deleteSnapshots(sql, chainId, wallets);
  await writeFacts(sql, chainId, [...facts.values()], new Map());
  return wallets;
}

import type { Pool } from "pg";
import { hexArray } from "../core/bulk-write.ts";
import type { ChainConfig } from "../core/chains.ts";
import type { Sql } from "../core/db.ts";
import { sqlTransaction } from "../core/transaction.ts";
import { lockScores, markDue } from "../domains/scores/index.ts";
import { emptyFacts, FACTS_VERSION, foldActivity } from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";
import { lockCursor } from "./cursor.ts";
import { writeFacts } from "./facts-rows.ts";
import { deleteSnapshots } from "./facts-snapshots.ts";

/** Wallets folded in one transaction. */
const PAGE = 200;
/** The key in `meta` with the version of all facts. */
const VERSION = "facts version";

/**
 * Folds wallets again whose facts an earlier version of the program stored, one page per transaction. Returns how many. First deletes
 * votes and delegations of contracts that are not configured as governors, which earlier versions stored. May be interrupted and repeated
 * at any time; run it before anything reads facts.
 */
export async function refoldOutdated(pool: Pool, configured: readonly ChainConfig[]): Promise<number> {
  const { rows } = await pool.query<{ value: number }>("select value from meta where key = $1", [VERSION]);
  if (rows[0]?.value === FACTS_VERSION) return 0;
  const { rows: chains } = await pool.query<{ chain_id: number }>("select distinct chain_id from facts order by 1");
  let done = 0;
  for (const { chain_id: chainId } of chains) {
    const governors = configured.find(({ id }) => id === chainId)?.contracts.governors;
    for (let after: string | undefined = ""; after !== undefined; ) {
      const from = after;
      const page: readonly string[] = await sqlTransaction(pool, (sql) =>
        refoldPage(sql, { chainId, after: from, governors }),
      );
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

async function refoldPage(
  sql: Sql,
  { chainId, after, governors }: { chainId: number; after: string; governors: readonly string[] | undefined },
): Promise<string[]> {
  await lockCursor(sql, chainId);
  const { rows } = await sql.query<{ wallet: string }>(
    `select wallet from facts
     where chain_id = $1 and wallet > $2 and (facts is null or get_byte(facts, 0) <> $3) order by wallet limit ${PAGE}`,
    [chainId, after, FACTS_VERSION],
  );
  const wallets = rows.map((row) => row.wallet);
  if (governors) {
    await sql.query(
      `delete from activity where chain_id = $1 and wallet = any($2::text[]) and kind in ('vote', 'delegate')
         and counterparty <> all($3::bytea[])`,
      [chainId, wallets, hexArray(governors)],
    );
  }
  const facts = new Map(wallets.map((wallet) => [wallet, emptyFacts(wallet, chainId)]));
  await readActivity(sql, { chainId, wallets }, (wallet, own) => {
    const known = facts.get(wallet);
    if (known) foldActivity(known, own);
  });
  await deleteSnapshots(sql, chainId, wallets);
  await writeFacts(sql, chainId, [...facts.values()], new Map());
  await lockScores(sql);
  await markDue(sql, wallets);
  return wallets;
}

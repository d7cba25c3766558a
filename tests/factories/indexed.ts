import type { Pool } from "pg";
import type { Context } from "../../lib/core/context.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { lockScores } from "../../lib/domains/scores/lock-scores.ts";
import { openScoringSession } from "../../lib/domains/scores/rescore.ts";
import { scoringSettings } from "../../lib/domains/scores/settings.ts";
import { type Activity, emptyFacts, encodeFacts, foldActivity } from "../../lib/engine/index.ts";

type Sql = Pick<Pool, "query">;

/** Leave a chain as the indexer does that follows it up to a block; `time` is the block's. Blocks up to `final` are final. */
export async function followChain(
  sql: Sql,
  chain: { chainId?: number; block?: number; hash?: string; time: Date | number; final?: number },
): Promise<void> {
  const { chainId = 1, block = 9, hash = null, time, final = null } = chain;
  await sql.query(
    `insert into chain_cursor (chain_id, block_number, block_hash, block_time, head_number, finalized_block, state, updated_at)
     values ($1, $2, $3, $4, $2, $5, 'following', now()) on conflict (chain_id) do update set block_time = excluded.block_time`,
    [chainId, block, hash, typeof time === "number" ? time : Math.floor(time.getTime() / 1000), final],
  );
}

/** Make wallets known, each as a subject of its own or as wallets of `subject`. */
export async function knowWallets(sql: Sql, wallets: readonly string[], subject: string | null = null): Promise<void> {
  await sql.query(
    "insert into wallet (address, subject) select a, coalesce($2, a) from unnest($1::text[]) as a on conflict do nothing",
    [wallets, subject],
  );
}

/** Store the facts of these rows, by wallet and chain, as of a block. Those that are there stay. */
export async function storeFacts(sql: Sql, rows: readonly Activity[], toBlock = 0): Promise<void> {
  const histories = new Map<string, Activity[]>();
  for (const row of rows) {
    const key = `${row.wallet} ${row.chainId}`;
    histories.set(key, [...(histories.get(key) ?? []), row]);
  }
  for (const own of histories.values()) {
    const [{ wallet, chainId } = { wallet: "", chainId: 0 }] = own;
    const facts = Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, chainId), own)));
    const values = [wallet, chainId, facts, toBlock];
    await sql.query(
      "insert into facts (wallet, chain_id, facts, to_block) values ($1, $2, $3, $4) on conflict do nothing",
      values,
    );
  }
}

/** Score wallets on these chains, as a block does. */
export function scoreWallets(
  { pg, env, now }: Context,
  wallets: readonly string[],
  chainIds: readonly number[] = [1],
): Promise<void> {
  return sqlTransaction(pg, async (sql) => {
    await lockScores(sql);
    const session = openScoringSession(sql, scoringSettings(env));
    for (const subject of await session.load(wallets)) {
      for (const chainId of chainIds) session.score(subject, chainId, { cause: "transactions", source: null });
    }
    await session.flush({ now });
  });
}

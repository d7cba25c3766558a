import { hasCapability } from "../../chain/capabilities.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { markWholeHistory, type ScoringSettings } from "../../domains/scores/index.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import { type ChainCursor, lockCursor } from "../cursor.ts";
import { readFacts } from "../facts-rows.ts";
import { lockTracked, type TrackedWallet } from "../tracked-wallets.ts";
import { completeHistories } from "./complete-histories.ts";
import { finishBackfills } from "./staged-history.ts";

/** Whether a wallet's history on the chain comes from the indexed blocks alone, because no other source could add to it. */
export function isReadFromBlocks(chain: ChainConfig): boolean {
  return chain.wallets === "all" || !hasCapability(chain, "walletHistory");
}

/** Completes the history of a wallet from the indexed blocks. */
export async function completeFromBlocks(
  ctx: Context,
  chain: ChainConfig,
  claimed: ClaimedBackfill,
  settings: ScoringSettings,
): Promise<void> {
  await sqlTransaction(ctx.pg, async (sql) => {
    const cursor = await lockCursor(sql, chain.id);
    const [tracked] = await lockTracked(sql, chain.id, [claimed.address]);
    await finishBackfills(sql, [claimed]);
    if (!tracked || tracked.state === "ready") return;
    if (chain.wallets === "all") await completeIndexed(sql, { chain, cursor, settings }, tracked);
    else await completeWithoutSource(sql, { chain, cursor, settings }, tracked);
  });
}

/** What explorers say of a wallet that is not read from any. */
const UNREAD = { sources: {}, unreadRows: 0, gaps: [], source: null };

interface Scope {
  chain: ChainConfig;
  cursor: ChainCursor;
  settings: ScoringSettings;
}

/** On a chain that indexes every wallet: a wallet that has facts is scored already; what it received before it first sent counts from now on. */
async function completeIndexed(sql: Sql, scope: Scope, { address }: TrackedWallet): Promise<void> {
  const { id: chainId, startBlock: fromBlock } = scope.chain;
  const toBlock = scope.cursor.newest?.number ?? null;
  const truncated = fromBlock > 0;
  if (!(await readFacts(sql, chainId, [address])).has(address)) {
    const history = { ...UNREAD, address, truncated, fromBlock, toBlock, error: null };
    return completeHistories(sql, scope, [history]);
  }
  const now = new Date();
  await sql.query(
    `update tracked_wallet set state = 'ready', from_block = $3, to_block = $4, checked_at = $5, ready_at = $5,
       truncated = $6, transactions = (
         select count(*) from activity where wallet = $1 and chain_id = $2 and kind in ('sent', 'failed'))
     where address = $1 and chain_id = $2`,
    [address, chainId, fromBlock, toBlock, now, truncated],
  );
  const { rows } = await sql.query<{ subject: string }>("select subject from wallet where address = $1", [address]);
  await markWholeHistory(sql, { subjects: rows.map(({ subject }) => subject), chainId }, now);
}

/** Without a source of histories, the wallet is known from the block at which it was tracked. */
async function completeWithoutSource(sql: Sql, scope: Scope, { address, to_block }: TrackedWallet): Promise<void> {
  const fromBlock = (to_block ?? scope.chain.startBlock - 1) + 1;
  const truncated = fromBlock > 0;
  const error = truncated
    ? `No explorer is configured for chain ${scope.chain.id}: what came before block ${fromBlock} is not known.`
    : null;
  const history = { ...UNREAD, address, truncated, fromBlock, toBlock: to_block, error };
  await completeHistories(sql, scope, [history]);
}

import type { BlockHeader } from "../chain/types.ts";
import type { Sql } from "../core/db.ts";
import type { Logger } from "../core/log.ts";
import { revertAgentEvents } from "../domains/agents/index.ts";
import { endReindexRequest, readChainControl } from "../domains/chain-control/index.ts";
import {
  lockScores,
  recomputeFundingClusters,
  rescore,
  rollBackCloses,
  type ScoreTrigger,
} from "../domains/scores/index.ts";
import { rollBackTrades } from "../domains/trading/index.ts";
import { forgetWallets } from "../domains/wallets/index.ts";
import { dayOf, emptyFacts, foldActivity, type WalletFacts } from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";
import { rollBackAttestations } from "./attestations.ts";
import { type ChainLeader, clearMemory, leaderTransaction } from "./chain-leader.ts";
import { type ChainCursor, readHeaders, writeCursor } from "./cursor.ts";
import { deleteSnapshots, rollBackSnapshots, writeFacts } from "./facts-rows.ts";
import { rollBackNames } from "./names.ts";
import { findTracked } from "./tracked-wallets.ts";
import { unmarkWallets } from "./write-quarantine.ts";

/** Wallets scored at once after a reorg across a day. */
const PAGE = 1_000;

/**
 * Rolls a chain back to the common ancestor, in one transaction: deletes all rows of the blocks above it, folds the facts of the wallets
 * that they touched again from final snapshots, and restores scores, with a `reorg` row in the feed for each that differs. `last` runs at
 * the end of the transaction.
 */
export async function rollBack(
  leader: ChainLeader,
  ancestor: BlockHeader,
  last: () => Promise<void> = async () => {},
): Promise<void> {
  const { sql, chain } = leader;
  const { newest } = leader.cursor;
  if (!newest) return;
  // A reorg across days scores all subjects, as of the ancestor's day.
  const dayChanged = dayOf(ancestor.time) !== dayOf(newest.time);
  const next = cursorAt(leader.cursor, ancestor, dayChanged);
  await leaderTransaction(leader, async () => {
    await lockScores(sql);
    const touched = await touchedAbove(sql, chain.id, ancestor.number);
    await rollBackTrades(sql, chain.id, ancestor);
    await deleteBlocks(sql, chain.id, ancestor.number);
    const forgotten = await refold(leader, touched, ancestor.number);
    const attested = await rollBackAttestations(leader, ancestor);
    const unmarked = await rollBackQuarantine(sql, chain.id, ancestor.number);
    await writeCursor(sql, chain.id, next, leader.now());
    await restoreScores(leader, { ancestor, touched: [...touched, ...attested, ...unmarked], dayChanged });
    await rollBackNames(leader, ancestor.number);
    await revertAgentEvents(sql, { chainId: chain.id, above: ancestor.number });
    await forgetWallets(sql, [...forgotten, ...attested]);
    await last();
  });
  clearMemory(leader);
  leader.cursor = next;
}

/** The cursor whose newest block is the common ancestor. */
function cursorAt(cursor: ChainCursor, ancestor: BlockHeader, dayChanged: boolean): ChainCursor {
  const { scored } = cursor;
  return {
    ...cursor,
    scored: scored && scored.number < ancestor.number ? scored : null,
    newest: { number: ancestor.number, hash: ancestor.hash, time: ancestor.time },
    dayBlock: dayChanged ? null : cursor.dayBlock,
    state: "syncing",
    error: null,
    missing: null,
  };
}

/** Deletes transactions and marks above a block. Returns the known wallets that had marks: their scores may be fresh again. */
async function rollBackQuarantine(sql: Sql, chainId: number, above: number): Promise<string[]> {
  await sql.query("delete from quarantined_transaction where chain_id = $1 and block_number > $2", [chainId, above]);
  return unmarkWallets(sql, "chain_id = $1 and block_number > $2", [chainId, above]);
}

async function deleteBlocks(sql: Sql, chainId: number, above: number): Promise<void> {
  const values = [chainId, above];
  await sql.query("delete from activity where chain_id = $1 and block_number > $2", values);
  await sql.query("delete from block where chain_id = $1 and number > $2", values);
  // A running backfill must not reach into blocks that are read again.
  await sql.query(
    // Not least(): of a null it is the other number, and what was never read would count as read.
    `update tracked_wallet set to_block = case when to_block > $2 then $2 else to_block end,
       attested_from = case when attested_from > $2 + 1 then $2 + 1 else attested_from end,
       attested_to = case when attested_to > $2 then $2 else attested_to end
     where chain_id = $1 and (to_block > $2 or attested_from > $2 + 1 or attested_to > $2)`,
    values,
  );
}

/** The wallets whose facts hold rows above a block: what is only stored is in no facts. */
async function touchedAbove(sql: Sql, chainId: number, block: number): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    `select distinct a.wallet from activity a join facts f on f.wallet = a.wallet and f.chain_id = a.chain_id
     where a.chain_id = $1 and a.block_number > $2 and f.to_block > $2 order by a.wallet`,
    [chainId, block],
  );
  return rows.map((row) => row.wallet);
}

/** Folds the remaining activity. Returns the wallets that have no facts now: they first sent in the removed blocks, and are not tracked. */
async function refold(leader: ChainLeader, wallets: readonly string[], ancestor: number): Promise<string[]> {
  const { sql, chain } = leader;
  const snapshots = await rollBackSnapshots(sql, { chainId: chain.id, wallets, upTo: ancestor });
  const factsOf = (wallet: string) => snapshots.get(wallet) ?? emptyFacts(wallet, chain.id);
  const facts = new Map<string, WalletFacts>(wallets.map((wallet) => [wallet, factsOf(wallet)]));
  const after = new Map([...snapshots].map(([wallet, { block }]) => [wallet, block ?? -1]));
  await readActivity(sql, { chainId: chain.id, wallets, after }, (wallet, rows) => {
    facts.set(wallet, foldActivity(facts.get(wallet) ?? emptyFacts(wallet, chain.id), rows));
  });
  const tracked = await findTracked(sql, chain.id, wallets);
  const gone = wallets.filter((wallet) => {
    const one = facts.get(wallet);
    return !tracked.has(wallet) && one !== undefined && one.sent + one.failed === 0;
  });
  for (const wallet of gone) facts.delete(wallet);
  await sql.query("delete from facts where chain_id = $1 and wallet = any($2::text[])", [chain.id, gone]);
  await deleteSnapshots(sql, chain.id, gone);
  await writeFacts(sql, chain.id, [...facts.values()]);
  return gone;
}

async function restoreScores(
  leader: ChainLeader,
  input: { ancestor: BlockHeader; touched: readonly string[]; dayChanged: boolean },
): Promise<void> {
  const { sql, chain } = leader;
  const { ancestor, touched } = input;
  const day = dayOf(ancestor.time);
  if (input.dayChanged && chain.wallets === "all") {
    await recomputeFundingClusters(sql, { chainId: chain.id, day });
  }
  if (input.dayChanged) await rollBackCloses(sql, { chainId: chain.id, day }, leader.now());
  // Published changes stay, without the block that is gone.
  await sql.query("update score_feed set block_number = null where source_chain = $1 and block_number > $2", [
    chain.id,
    ancestor.number,
  ]);
  const step: ScoreTrigger = {
    cause: "reorg",
    source: { chainId: chain.id, number: ancestor.number, hash: ancestor.hash, time: ancestor.time },
  };
  const why = { trigger: step, now: leader.now() };
  await rescore(sql, leader.settings, { wallets: touched, chain: chain.id, ...why });
  if (!input.dayChanged) return;
  for (let after = "", isLast = false; !isLast; ) {
    const wallets = await readWallets(sql, chain.id, after);
    isLast = wallets.length < PAGE;
    after = wallets.at(-1) ?? after;
    await rescore(sql, leader.settings, { wallets, chain: chain.id, ...why });
  }
}

/** The next wallets with facts on a chain, by address. */
async function readWallets(sql: Sql, chainId: number, after: string): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    "select wallet from facts where chain_id = $1 and wallet > $2 order by wallet limit $3",
    [chainId, after, PAGE],
  );
  return rows.map(({ wallet }) => wallet);
}

/** Carries out what operators ask of the chain. Returns whether it is paused. */
export async function obeyControl(leader: ChainLeader, log: Logger): Promise<boolean> {
  const { isPaused, reindexFrom } = await readChainControl(leader.sql, leader.chain.id);
  if (!isPaused && reindexFrom !== null) await rollBackTo(leader, reindexFrom, log);
  return isPaused;
}

/** Whether operators ask for something, before which the leader must not write further blocks. */
export async function mustObey(leader: ChainLeader): Promise<boolean> {
  const { isPaused, reindexFrom } = await readChainControl(leader.sql, leader.chain.id);
  return isPaused || reindexFrom !== null;
}

/**
 * Rolls back the blocks from `from` on, except those that became final since the request. The request ends in the same transaction, so
 * that a killed worker either repeats all of it or nothing.
 */
async function rollBackTo(leader: ChainLeader, from: number, log: Logger): Promise<void> {
  const { sql, chain, cursor } = leader;
  const target = Math.max(from - 1, cursor.finalized);
  const ancestor = (await readHeaders(sql, chain.id)).find(({ number }) => number <= target);
  const end = () => endReindexRequest(sql, chain.id, leader.now());
  const isFinal = ancestor !== undefined && ancestor.number < cursor.finalized;
  if (!ancestor || isFinal || !cursor.newest || ancestor.number >= cursor.newest.number) return end();
  log.info(
    { chainId: chain.id, from: cursor.newest.number, to: ancestor.number },
    "rolling back blocks to read them again",
  );
  await rollBack(leader, ancestor, end);
}

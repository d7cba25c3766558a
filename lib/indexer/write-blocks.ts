import { dayOf, finalizeScores, lockScores } from "../domains/scores/index.ts";
import { settleAttestations } from "./attestations.ts";
import { findTracked } from "./backfill/tracked-wallets.ts";
import { type ChainLeader, leaderTransaction } from "./chain-leader.ts";
import { type ChainCursor, writeCursor, writeHeaders } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { settleNames, writeNames } from "./names.ts";
import { scoreBlocks } from "./score-blocks.ts";

/**
 * Writes blocks that follow the cursor, with everything that they cause, in one transaction: activity, facts, new wallets, headers,
 * scores with their history and events, and the cursor. Before blocks that open a chain day, all subjects due on the day before must be
 * scored ({@link scoreDue}). The result does not depend on the batches. Without blocks, only the head and finality change.
 */
export async function writeBlocks(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  chain: { head: number; finalized: number },
): Promise<void> {
  const { sql, cursor } = leader;
  const newest = blocks.at(-1) ?? cursor.newest;
  if (!newest) return;
  const next: ChainCursor = {
    newest: { number: newest.number, hash: newest.hash, time: newest.time },
    finalized: Math.max(cursor.finalized, chain.finalized),
    dayBlock: cursor.dayBlock,
    head: chain.head,
    state: newest.number >= chain.head ? "following" : "syncing",
    error: null,
  };
  const isFinalityNew = next.finalized > cursor.finalized;
  await leaderTransaction(leader, async () => {
    const relevant = await withoutUntracked(leader, blocks);
    const hasRows = relevant.some((block) => block.rows.length > 0);
    const hasAttestations = relevant.some((block) => block.attestations && block.attestations.length > 0);
    const hasUnreadable = relevant.some((block) => block.unreadable?.length || block.partlyRead?.length);
    const opensDay = dayOf(newest.time) !== dayOf(cursor.newest?.time ?? newest.time);
    if (hasRows || opensDay || hasAttestations || hasUnreadable) {
      const dayBlock = await scoreBlocks(leader, relevant, { finalized: next.finalized, opensDay });
      if (opensDay) next.dayBlock = dayBlock;
    }
    await writeHeaders(sql, leader.chain, blocks, next.finalized);
    await writeCursor(sql, leader.chain.id, next, leader.now());
    await writeNames(leader, blocks);
    if (isFinalityNew) {
      await lockScores(sql);
      await finalizeScores(sql, leader.chain.id);
    }
    await settleNames(leader, next.finalized);
    if (isFinalityNew || hasAttestations) await settleAttestations(leader, next.finalized);
  });
  leader.cursor = next;
}

/** On a chain that indexes only tracked wallets: the blocks without the rows of other wallets. */
async function withoutUntracked(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
): Promise<readonly DecodedBlock[]> {
  if (leader.chain.wallets === "all") return blocks;
  const touched = new Set(blocks.flatMap((block) => block.rows.map((row) => row.wallet)));
  const tracked = await findTracked(leader.sql, leader.chain.id, [...touched]);
  return blocks.map((block) => ({ ...block, rows: block.rows.filter((row) => tracked.has(row.wallet)) }));
}

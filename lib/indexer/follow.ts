import { isChainError } from "../chain/errors.ts";
import type { BlockHeader } from "../chain/types.ts";
import { chunks } from "../core/chunks.ts";
import { type ChainLeader, type FollowOptions, leaderTransaction } from "./chain-leader.ts";
import { type ChainCursor, readHeaders, writeCursor } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { downloadBlocks } from "./download.ts";
import { mustObey, obeyControl } from "./obey-control.ts";
import { retryQuarantined } from "./quarantine/retry-quarantined.ts";
import { judgeReorg } from "./reorg.ts";
import { retryAttestations } from "./retry-attestations.ts";
import { rollBack } from "./roll-back.ts";
import { opensDay, scoreDue, splitAtDays } from "./score-due.ts";
import { wait } from "./wait.ts";
import { writeBlocks } from "./write-blocks.ts";

/** Interval between reads of the head once it is reached, milliseconds. */
const POLL = { local: 250, remote: 2_000 };
/** Interval at which the leader of a paused chain checks whether it is resumed, milliseconds. */
const PAUSED_MS = 500;
/** Wait after the first fault, doubled with each further one up to the longest, milliseconds. */
const BACKOFF = { first: 500, longest: 30_000 };
/** Activity rows that a batch should have; blocks of the first batch and of any; maximum growth from one batch to the next. */
const BATCH = { rows: 20_000, first: 64, most: 1_024, growth: 4 };
/** Time for scoring due subjects between two batches, or two reads of the head, milliseconds. */
const DUE_MS = 250;
/** Headers read at once in the search for a common ancestor. */
const HEADERS_AT_ONCE = 16;

/**
 * Follows a chain until the signal aborts. Faults of the source are retried and noted in the cursor. Throws on faults of the
 * database, after which nothing in memory may be trusted.
 *
 * Each round compares the chain's head with the newest indexed block:
 *
 * 1. The head is the newest indexed block: nothing but finality may change.
 * 2. The head is higher, and the first new block's parent is the newest indexed block: the new blocks are written.
 * 3. The head is higher, but the first new block has another parent: reorg.
 * 4. The head is as high with another hash: reorg.
 * 5. The head is lower. If its block is indexed with another hash: reorg. Otherwise the node is behind: wait for it.
 *
 * Before each round, and before each batch is written, the leader does what operators ask: it pauses, or rolls back blocks to read
 * them again. A reorg rolls back to the common ancestor, and the next round writes the new blocks. If it replaces final blocks, the
 * chain is stopped: only a person can decide which side is right.
 */
export async function followChain(options: FollowOptions): Promise<void> {
  const { leader, source, log, signal } = options;
  const poll = leader.chain.local ? POLL.local : POLL.remote;
  let faults = 0;
  while (!signal.aborted) {
    try {
      if (await obeyControl(leader, log)) {
        await wait(PAUSED_MS, signal);
        continue;
      }
      if (faults > 0 || leader.cursor.state === "retrying") await source.verify(signal);
      const outcome = await catchUp(options);
      if (outcome === "stopped") return wait(2 ** 31 - 1, signal);
      faults = 0;
      if (outcome === "reached") {
        await retryQuarantined(options);
        await retryAttestations(options);
        await scoreDue(leader, DUE_MS);
        if (!leader.cursor.dayBlock) await wait(poll, signal);
      }
      if (outcome === "behind") await wait(poll * 4, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isChainError(error)) throw error;
      faults++;
      log.warn({ chainId: leader.chain.id, code: error.code, faults }, error.message);
      // A reorg during a download looks like one inconsistent response: only the second is a fault.
      if (faults > 1 || !error.retryable) await writeState(leader, "retrying", error.message);
      await wait(error.retryAfterMs ?? Math.min(BACKOFF.first * 2 ** (faults - 1), BACKOFF.longest), signal);
    }
  }
}

type Outcome = "reached" | "again" | "behind" | "stopped";

async function catchUp(options: FollowOptions): Promise<Outcome> {
  const { leader, source, signal } = options;
  const head = await source.head(signal);
  const finalized = await source.finalized(head.number, signal);
  const { newest } = leader.cursor;
  if (newest) {
    if (head.number < newest.number) return handleLowerHead(options, head);
    if (head.number === newest.number) {
      if (head.hash !== newest.hash) return handleReorg(options);
      await updateFinality(leader, head.number, finalized);
      return "reached";
    }
  } else if (head.number < leader.chain.startBlock) {
    await writeState(leader, "syncing", null, head.number);
    return "reached";
  }
  return readUpTo(options, { head: head.number, finalized });
}

/** Reads and writes ranges up to the head. The next range is downloaded while one is written. */
async function readUpTo(options: FollowOptions, chain: { head: number; finalized: number }): Promise<Outcome> {
  const { leader, source, signal } = options;
  let size = BATCH.first;
  const download = (from: number): Promise<DecodedBlock[]> | null => {
    if (from > chain.head) return null;
    const blocks = downloadBlocks(leader.chain, source, { from, to: Math.min(from + size - 1, chain.head) }, signal);
    // `await coming` handles its error.
    blocks.catch(() => {});
    return blocks;
  };
  let coming = download(leader.cursor.newest ? leader.cursor.newest.number + 1 : leader.chain.startBlock);
  while (coming && !signal.aborted) {
    const blocks = await coming;
    const [first] = blocks;
    const last = blocks.at(-1);
    if (!first || !last) break;
    if (leader.cursor.newest && first.parentHash !== leader.cursor.newest.hash) return handleReorg(options);
    if (await mustObey(leader)) return "again";
    size = nextSize(blocks);
    coming = download(last.number + 1);
    await writeRange(leader, blocks, chain);
  }
  return "again";
}

/** Writes downloaded blocks, and scores subjects that are due. A day begins once the day before is complete. */
export async function writeRange(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  chain: { head: number; finalized: number },
): Promise<void> {
  for (const part of await splitAtDays(leader, blocks)) {
    if (opensDay(leader, part)) await scoreDue(leader);
    await writeBlocks(leader, part, chain);
    await scoreDue(leader, DUE_MS);
  }
}

function nextSize(blocks: readonly DecodedBlock[]): number {
  const rows = blocks.reduce((sum, block) => sum + block.rows.length, 0);
  const fitting = Math.floor((BATCH.rows * blocks.length) / Math.max(rows, 1));
  return Math.max(1, Math.min(BATCH.most, blocks.length * BATCH.growth, fitting));
}

/** The head is lower than the newest indexed block: a shorter fork, or a node that is behind. */
async function handleLowerHead(options: FollowOptions, head: BlockHeader): Promise<Outcome> {
  const { leader } = options;
  const newest = leader.cursor.newest?.number ?? -1;
  const same = (await readHeaders(leader.sql, leader.chain.id)).find((header) => header.number === head.number);
  if (same && same.hash !== head.hash) return handleReorg(options);
  await writeState(
    leader,
    "retrying",
    `The node is at block ${head.number}, behind block ${newest}, the newest that is indexed: waiting for it.`,
    head.number,
  );
  return "behind";
}

async function handleReorg(options: FollowOptions): Promise<Outcome> {
  const { leader, log } = options;
  const stored = await readHeaders(leader.sql, leader.chain.id);
  const verdict = judgeReorg(stored, await readHashes(options, stored), leader.cursor.finalized);
  switch (verdict.kind) {
    case "same":
      return "again";
    case "reorg":
      log.info(
        { chainId: leader.chain.id, from: leader.cursor.newest?.number, to: verdict.ancestor.number },
        "rolling back blocks of a reorg",
      );
      await rollBack(leader, verdict.ancestor);
      return "again";
    case "tooDeep": {
      const error =
        `Chain ${leader.chain.id} (${leader.chain.name}) replaced final blocks: block ${verdict.finalized} was final, and ` +
        `${verdict.newestSame === null ? "no stored block is" : `only blocks up to ${verdict.newestSame} are`} ` +
        "still on the chain. It is not followed further. Check the node: if it is right, index the chain into an empty " +
        "database; if not, restart the worker once the node is repaired.";
      log.error({ chainId: leader.chain.id }, error);
      await writeState(leader, "stopped", error);
      return "stopped";
    }
    default:
      return verdict satisfies never;
  }
}

/** The chain's hashes at the stored blocks' numbers, from the newest down to the first that is the same. */
async function readHashes(options: FollowOptions, stored: readonly BlockHeader[]): Promise<Map<number, string | null>> {
  const hashes = new Map<number, string | null>();
  for (const part of chunks(stored, HEADERS_AT_ONCE)) {
    const found = await Promise.all(part.map((header) => options.source.header(header.number, options.signal)));
    for (const [i, header] of part.entries()) hashes.set(header.number, found[i]?.hash ?? null);
    if (part.some((header) => hashes.get(header.number) === header.hash)) break;
  }
  return hashes;
}

/** Stores the head that is reached, and makes blocks final. */
async function updateFinality(leader: ChainLeader, head: number, finalized: number): Promise<void> {
  const { cursor } = leader;
  if (cursor.state === "following" && cursor.head === head && cursor.finalized >= finalized) return;
  await writeBlocks(leader, [], { head, finalized });
}

async function writeState(
  leader: ChainLeader,
  state: ChainCursor["state"],
  error: string | null,
  head?: number,
): Promise<void> {
  const next: ChainCursor = { ...leader.cursor, state, error, head: head ?? leader.cursor.head };
  if (next.state === leader.cursor.state && next.error === leader.cursor.error && next.head === leader.cursor.head)
    return;
  await leaderTransaction(leader, () => writeCursor(leader.sql, leader.chain.id, next, leader.now()));
  leader.cursor = next;
}

import { isChainError } from "../chain/errors.ts";
import type { BlockHeader, ChainClient } from "../chain/types.ts";
import type { Logger } from "../core/log.ts";
import { type ChainLeader, leaderTransaction } from "./chain-leader.ts";
import { type ChainCursor, readHeaders, writeCursor } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { downloadBlocks } from "./download.ts";
import { judgeReorg } from "./reorg.ts";
import { rollBack } from "./roll-back.ts";
import { wait } from "./wait.ts";
import { writeBlocks } from "./write-blocks.ts";

/** How often the head is asked for once it is reached, milliseconds. */
const POLL = { local: 250, remote: 2_000 };
/** After a fault: the first wait, doubled up to the longest, milliseconds. */
const BACKOFF = { first: 500, longest: 30_000 };
/** Activity rows a batch aims at, and the blocks it may hold; each at most so many times as many as the one before. */
const BATCH = { rows: 20_000, first: 64, most: 1_024, growth: 4 };
/** Headers asked for at once on the way back to a common ancestor. */
const HEADERS_AT_ONCE = 16;

export interface FollowOptions {
  leader: ChainLeader;
  client: ChainClient;
  log: Logger;
  signal: AbortSignal;
}

/**
 * Follow a chain until the signal ends it: read what is new, roll back what was reorganised away, retry the source's
 * faults and say so in the cursor. Throws for faults of the database, after which nothing in memory may be trusted. A
 * reorg that replaces final blocks stops the chain for good: only a person can say which side is right.
 */
export async function followChain(options: FollowOptions): Promise<void> {
  const { leader, client, log, signal } = options;
  const poll = leader.chain.local ? POLL.local : POLL.remote;
  let faults = 0;
  while (!signal.aborted) {
    try {
      if (faults > 0 || leader.cursor.state === "retrying") await client.verify(signal);
      const outcome = await catchUp(options);
      if (outcome === "stopped") return wait(2 ** 31 - 1, signal);
      faults = 0;
      if (outcome === "reached") await wait(poll, signal);
      if (outcome === "behind") await wait(poll * 4, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isChainError(error)) throw error;
      faults++;
      log.warn({ chainId: leader.chain.id, code: error.code, faults }, error.message);
      // One inconsistent answer is what a reorg under a download looks like: it is no fault yet.
      if (faults > 1 || !error.retryable) await report(leader, "retrying", error.message);
      await wait(error.retryAfterMs ?? Math.min(BACKOFF.first * 2 ** (faults - 1), BACKOFF.longest), signal);
    }
  }
}

type Outcome = "reached" | "again" | "behind" | "stopped";

async function catchUp(options: FollowOptions): Promise<Outcome> {
  const { leader, client, signal } = options;
  const head = await client.head(signal);
  const finalized = await client.finalized(head.number, signal);
  const { newest } = leader.cursor;
  if (newest) {
    if (head.number < newest.number) return fallBack(options, head);
    if (head.number === newest.number) {
      if (head.hash !== newest.hash) return reorganise(options);
      await settle(leader, head.number, finalized);
      return "reached";
    }
  } else if (head.number < leader.chain.startBlock) {
    await report(leader, "syncing", null, head.number);
    return "reached";
  }
  return readUpTo(options, { head: head.number, finalized });
}

/** Read and write ranges up to the head; the next one is downloaded while one is written. */
async function readUpTo(options: FollowOptions, chain: { head: number; finalized: number }): Promise<Outcome> {
  const { leader, client, signal } = options;
  let size = BATCH.first;
  const download = (from: number): Promise<DecodedBlock[]> | null => {
    if (from > chain.head) return null;
    const blocks = downloadBlocks(leader.chain, client, { from, to: Math.min(from + size - 1, chain.head) }, signal);
    // Its fault is met when it is awaited.
    blocks.catch(() => {});
    return blocks;
  };
  let coming = download(leader.cursor.newest ? leader.cursor.newest.number + 1 : leader.chain.startBlock);
  while (coming && !signal.aborted) {
    const blocks = await coming;
    const [first] = blocks;
    const last = blocks.at(-1);
    if (!first || !last) break;
    if (leader.cursor.newest && first.parentHash !== leader.cursor.newest.hash) return reorganise(options);
    size = nextSize(blocks);
    coming = download(last.number + 1);
    await writeBlocks(leader, blocks, chain);
  }
  return "again";
}

function nextSize(blocks: readonly DecodedBlock[]): number {
  const rows = blocks.reduce((sum, block) => sum + block.rows.length, 0);
  const fitting = Math.floor((BATCH.rows * blocks.length) / Math.max(rows, 1));
  return Math.max(1, Math.min(BATCH.most, blocks.length * BATCH.growth, fitting));
}

/** The head is behind what was read: a node that was set back, or a shorter chain that replaced it. */
async function fallBack(options: FollowOptions, head: BlockHeader): Promise<Outcome> {
  const { leader } = options;
  const newest = leader.cursor.newest?.number ?? -1;
  const same = (await readHeaders(leader.sql, leader.chain.id)).find((header) => header.number === head.number);
  if (same && same.hash !== head.hash) return reorganise(options);
  await report(
    leader,
    "retrying",
    `The node is at block ${head.number}, behind block ${newest} that was read: waiting for it.`,
    head.number,
  );
  return "behind";
}

async function reorganise(options: FollowOptions): Promise<Outcome> {
  const { leader, client, log } = options;
  const stored = await readHeaders(leader.sql, leader.chain.id);
  const verdict = judgeReorg(stored, await askHashes(options, stored), leader.cursor.finalized);
  switch (verdict.kind) {
    case "same":
      return "again";
    case "reorg":
      log.info(
        { chainId: leader.chain.id, from: leader.cursor.newest?.number, to: verdict.ancestor.number },
        "rolling back blocks that were reorganised away",
      );
      client.forget();
      await rollBack(leader, verdict.ancestor);
      return "again";
    case "tooDeep": {
      const error =
        `Chain ${leader.chain.id} (${leader.chain.name}) replaced final blocks: block ${verdict.finalized} was final, and ` +
        `${verdict.newestSame === null ? "no block that was kept is" : `only blocks up to ${verdict.newestSame} are`} ` +
        "still on the chain. It is not followed further. Check the node; if it is right, the chain has to be read anew " +
        "into an empty database, else restart the worker once the node is mended.";
      log.error({ chainId: leader.chain.id }, error);
      await report(leader, "stopped", error);
      return "stopped";
    }
    default:
      return verdict satisfies never;
  }
}

/** What the chain says of the stored blocks, from the newest down to the first that is the same. */
async function askHashes(options: FollowOptions, stored: readonly BlockHeader[]): Promise<Map<number, string | null>> {
  const hashes = new Map<number, string | null>();
  for (let from = 0; from < stored.length; from += HEADERS_AT_ONCE) {
    const part = stored.slice(from, from + HEADERS_AT_ONCE);
    const found = await Promise.all(part.map((header) => options.client.header(header.number, options.signal)));
    for (const [i, header] of part.entries()) hashes.set(header.number, found[i]?.hash ?? null);
    if (part.some((header) => hashes.get(header.number) === header.hash)) break;
  }
  return hashes;
}

/** At the head: note it, and make final what became so. */
async function settle(leader: ChainLeader, head: number, finalized: number): Promise<void> {
  const { cursor } = leader;
  if (cursor.state === "following" && cursor.head === head && cursor.finalized >= finalized) return;
  await writeBlocks(leader, [], { head, finalized });
}

/** Write the cursor's state alone. */
async function report(
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

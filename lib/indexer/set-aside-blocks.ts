import { namesNoParent } from "../chain/check-links.ts";
import type { BlockHeader } from "../chain/types.ts";
import { isSetAsideRequested } from "../domains/chain-control/index.ts";
import { type FollowOptions, leaderTransaction } from "./chain-leader.ts";
import { writeCursor } from "./cursor.ts";
import { type DecodedBlock, UNKNOWN_HASH, WHOLE_BLOCK } from "./decode/decoded-block.ts";
import { scoreStored } from "./score-stored.ts";
import { writeBlocks } from "./write-blocks.ts";

/** Rounds in a row, with about half a minute between the first and the last, after which a block counts with what is given of it. */
export const ROUNDS_FOR_WHOLE = 6;
/** Rounds after which it is stored since when a block is missing. */
const ROUNDS_TO_NOTE = 2;
/** How long a block is asked for before it is set aside, unless the settings say otherwise, milliseconds. */
const MISSING_MS = 3_600_000;
/** Blocks in a row that are set aside each by itself: of more, those below are one range, because a node has lost a part of the chain. */
const MOST_ALONE = 16;
/** Characters of the reason. */
const REASON_LENGTH = 200;

/** Stores since when no endpoint gives the block above the newest indexed one. */
export async function noteMissing({ leader }: FollowOptions, number: number, rounds: number): Promise<void> {
  const { sql, chain, cursor } = leader;
  if (rounds < ROUNDS_TO_NOTE || cursor.missing?.number === number) return;
  const next = { ...cursor, missing: { number, since: leader.now() } };
  await leaderTransaction(leader, () => writeCursor(sql, chain.id, next, leader.now()));
  leader.cursor = next;
}

/**
 * Sets the block above the newest indexed one aside, with those directly above it that no endpoint gives either, if it has been missing
 * for so long, or an operator asks for it, while an endpoint has both the newest indexed block and one above the missing ones. They are
 * written without contents, at the time of the block before, and wait in quarantine as whole blocks: the newest each by itself, all
 * others together as one range. Returns whether it did.
 */
export async function setMissingAside(options: FollowOptions, rounds: number): Promise<boolean> {
  const { leader, log, missingMs = MISSING_MS } = options;
  const { newest, missing, error, head, finalized } = leader.cursor;
  const number = newest ? newest.number + 1 : leader.chain.startBlock;
  if (missing?.number !== number || head === null) return false;
  const isDue = rounds >= ROUNDS_FOR_WHOLE && leader.now().getTime() - missing.since.getTime() >= missingMs;
  const isAsked = await isSetAsideRequested(leader.sql, leader.chain.id, missing);
  if (!isDue && !isAsked) return false;
  const above = await findGiven(options, { missing: number, head, isAsked });
  const headers = above && (await readMissing(options, number, above));
  if (!headers) return false;
  const reason = `No endpoint gave the block: ${error ?? "unknown"}`.slice(0, REASON_LENGTH);
  const unreadable = [{ index: WHOLE_BLOCK, hash: null, reason, wallets: [] }];
  const blocks = headers.map((header): DecodedBlock => ({ ...header, rows: [], unreadable }));
  log.warn({ chainId: leader.chain.id, from: number, to: blocks.at(-1)?.number, reason }, "setting blocks aside");
  if (!(await scoreStored(leader, options.ending))) return false;
  await writeBlocks(leader, blocks, { head, finalized });
  return true;
}

/** A block as an endpoint gives it. */
interface Given {
  header: BlockHeader;
  isEmpty: boolean;
}

/**
 * The first block above a missing one that an endpoint gives, if that endpoint also has the newest indexed block. A node that deleted the
 * contents of old blocks still gives the empty ones among them: only one with transactions shows that later blocks are there.
 */
async function findGiven(
  options: FollowOptions,
  { missing, head, isAsked }: { missing: number; head: number; isAsked: boolean },
): Promise<BlockHeader | null> {
  const { leader, source, signal } = options;
  const { newest } = leader.cursor;
  const below = newest && (await source.headerOfEach(newest.number, signal));
  if (below && !below.some((header) => header?.hash === newest?.hash)) return null;
  // The chain's first block may be below the oldest that the node has: an operator decides.
  if (!below && !isAsked && (await source.headerOfEach(missing, signal)).every((header) => header === null))
    return null;
  let isLimited = false;
  const readOnce = async (number: number): Promise<Given | null> => {
    const given = await source.headerOfEach(number, signal);
    const header = given.find((one, i) => one && (!below || below[i]?.hash === newest?.hash));
    const hasMore = header || given.includes(undefined);
    const read = hasMore ? await source.blocksUntilFault({ from: number, to: number }, signal) : null;
    isLimited ||= read?.fault?.error.code === "RATE_LIMITED";
    const block = read?.blocks[0] ?? read?.fault?.partial;
    return header && block?.hash === header.hash ? { header, isEmpty: block.transactions.length === 0 } : null;
  };
  // One failed request is no absence.
  const read = async (number: number) => (await readOnce(number)) ?? (await readOnce(number));
  const last = Math.min(missing + MOST_ALONE, head);
  let first: BlockHeader | null = null;
  let lacksLater = false;
  for (let number = missing + 1; number <= last; number++) {
    const given = await read(number);
    if (given) {
      first ??= given.header;
      if (!given.isEmpty) return first;
    } else if (first) lacksLater = true;
  }
  if (first && !lacksLater) return first;
  const beyond = last < head ? await findBeyond(read, last, head) : null;
  // An endpoint that asks to slow down may have all of them.
  return isLimited ? null : beyond;
}

/**
 * The block at which endpoints give blocks again, far above one that they lack: searched in growing steps, then halved down. Blocks
 * between two missing ones may count as missing too; they are read again with these.
 */
async function findBeyond(
  read: (number: number) => Promise<Given | null>,
  lacking: number,
  head: number,
): Promise<BlockHeader | null> {
  let absent = lacking;
  // The block there, unless one is missing above it before one with transactions.
  const probe = async (from: number, end: number): Promise<BlockHeader | null> => {
    let found: BlockHeader | null = null;
    for (let number = from; number < Math.min(from + MOST_ALONE, end); number++) {
      const given = await read(number);
      if (!given) {
        absent = number;
        return null;
      }
      found ??= given.header;
      if (!given.isEmpty) break;
    }
    return found;
  };
  let given: BlockHeader | null = null;
  for (let step = MOST_ALONE; given === null && absent < head; step *= 2) {
    given = await probe(Math.min(absent + step, head), head + 1);
  }
  while (given && given.number - absent > 1) {
    given = (await probe(Math.floor((absent + given.number) / 2), given.number)) ?? given;
  }
  return given;
}

/**
 * The headers of the missing blocks as the block above them shows them: its parent hash names the last one, and that one's header, if an
 * endpoint gives it, the one before. Null if the last one has no name.
 */
async function readMissing(
  { leader, source, signal }: FollowOptions,
  from: number,
  above: BlockHeader,
): Promise<Pick<DecodedBlock, keyof BlockHeader | "firstMissing">[] | null> {
  if (namesNoParent(above)) return null;
  const { newest } = leader.cursor;
  const time = newest?.time ?? above.time;
  const headers: Pick<DecodedBlock, keyof BlockHeader | "firstMissing">[] = [];
  let hash = above.parentHash;
  for (let number = above.number - 1; number >= from; number--) {
    if (headers.length === MOST_ALONE && number > from) {
      headers.unshift({ number, hash, parentHash: UNKNOWN_HASH, time, firstMissing: from });
      break;
    }
    const given = hash === UNKNOWN_HASH ? [] : await source.headerOfEach(number, signal);
    const header = given.find((one) => one?.hash === hash);
    const parentHash = number === from && newest ? newest.hash : (header?.parentHash ?? UNKNOWN_HASH);
    headers.unshift({ number, hash, parentHash, time });
    hash = header?.parentHash ?? UNKNOWN_HASH;
  }
  return headers;
}

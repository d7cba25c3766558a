import { namesNoParent } from "../chain/check-links.ts";
import { type ChainError, isChainError } from "../chain/errors.ts";
import type { BlockHeader } from "../chain/types.ts";
import { chainStates } from "../core/chain-states.ts";
import { traced, traceparent } from "../core/trace.ts";
import { beginAgents, readEarlierAgents } from "./agents.ts";
import { type ChainLeader, type FollowOptions, wait as waitFor, writeState } from "./chain-leader.ts";
import { readHeaders, writeHeaders } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { type Downloaded, downloadUntilFault } from "./download.ts";
import { handleReorg, otherChain } from "./reorg.ts";
import { readEarlierAttestations, retryAttestations } from "./retry-attestations.ts";
import { retryQuarantined } from "./retry-quarantined.ts";
import { mustObey, obeyControl, rollBack } from "./roll-back.ts";
import { fillAhead, opensDay, scoreDue, splitAtDays } from "./score-due.ts";
import { scoreStored } from "./score-stored.ts";
import { noteMissing, ROUNDS_FOR_WHOLE, setMissingAside } from "./set-aside-blocks.ts";
import { isStoredAlone, type RoundHead, withCountedTimes, writeBlocks } from "./write-blocks.ts";

/** Interval between reads of the head once it is reached, milliseconds. */
const POLL = { local: 250, remote: 2_000 };
/** Interval at which the leader of a paused chain checks whether it is resumed, milliseconds. */
const PAUSED_MS = 500;
/** Interval at which the chains of a stopped leader are compared again, milliseconds. */
const STOPPED_MS = 60_000;
/** How long no endpoint may answer before the chain is unreachable, milliseconds. */
const SILENCE_MS = 60_000;
/** Wait after the first fault, doubled with each further one up to the longest, milliseconds. */
const BACKOFF = { first: 500, longest: 30_000 };
/** Activity rows that a batch should have; blocks of the first batch and of any; maximum growth from one batch to the next. */
const BATCH = { rows: 20_000, first: 64, most: 1_024, growth: 4 };
/** Distance to the head from which a round stores blocks alone: nobody waits for one block's scores there. A short outage stays below. */
const FAR_BEHIND = 300;
/** Time for scoring due subjects between two batches, or two reads of the head, milliseconds. */
const DUE_MS = 250;

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
 * 5. The head is lower: see {@link handleLowerHead}.
 *
 * Before each round, and before each batch is written, the leader does what operators ask: it pauses, or rolls back blocks to read
 * them again. A reorg rolls back to the common ancestor, and the next round writes the new blocks. If it replaces final blocks, and no
 * endpoint has them any more, the chain is stopped, because only a person can decide which side is right, and compared again each
 * minute. A round in which no endpoint answers for a minute is given up, so that requests that hang are not repeated for minutes before
 * anybody sees it. After a fault the next range is half as long, so that good blocks below a bad one are written.
 */
export async function followChain(options: FollowOptions): Promise<void> {
  const { leader, source, log, signal, wait = waitFor } = options;
  const poll = leader.chain.local ? POLL.local : POLL.remote;
  const pace: Pace = { size: BATCH.first, faults: 0, failing: null, rounds: 0, asking: null };
  await beginAgents(leader);
  while (!signal.aborted) {
    const round = beginRound(options);
    const before = leader.cursor.newest?.number;
    try {
      if (await obeyControl(leader, log)) {
        await wait(PAUSED_MS, signal);
        continue;
      }
      if (pace.faults > 0 || chainStates[leader.cursor.state].fails) await source.verify(round.signal);
      const outcome = await catchUp({ ...options, signal: round.signal, ending: signal }, pace);
      pace.faults = 0;
      if (outcome !== "behind") leader.goneSince = null;
      if (outcome === "stopped") await wait(STOPPED_MS, signal);
      if (outcome === "reached") {
        await workAtHead(options, round.signal);
        if (!leader.cursor.dayBlock) await wait(poll, signal);
      }
      if (outcome === "behind") await wait(poll, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isChainError(error)) throw error;
      pace.faults = leader.cursor.newest?.number === before ? pace.faults + 1 : 1;
      pace.size = Math.max(1, Math.floor(pace.size / 2));
      // A block whose requests hang until the round is given up.
      if (error.code === "ABORTED" && pace.asking !== null && (await countRound(options, pace, pace.asking))) continue;
      const { faults } = pace;
      log.warn({ chainId: leader.chain.id, code: error.code, faults }, error.message);
      await writeFault({ ...options, signal: round.signal }, error, faults);
      await wait(error.retryAfterMs ?? Math.min(BACKOFF.first * 2 ** (faults - 1), BACKOFF.longest), signal);
    } finally {
      round.end();
    }
  }
}

/** Aborts a round's requests once no endpoint has answered for so long. */
function beginRound({ source, signal, silenceMs = SILENCE_MS }: FollowOptions): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const begun = performance.now();
  const abort = () => controller.abort();
  const timer = setInterval(
    () => {
      // Silence of rounds before does not count, so that a node that is back has time to answer.
      if (Math.min(source.silentMs(), performance.now() - begun) >= silenceMs) abort();
    },
    Math.min(silenceMs / 10, 1_000),
  );
  signal.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    end() {
      clearInterval(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}

/** Stores a fault of the source. */
async function writeFault(options: FollowOptions, error: ChainError, faults: number): Promise<void> {
  const { leader, source, silenceMs = SILENCE_MS } = options;
  if (source.silentMs() >= silenceMs) {
    const cause = error.code === "ABORTED" ? "" : ` (${error.message})`;
    return writeState(
      leader,
      "unreachable",
      `No node of the chain has answered for ${silenceMs / 1_000} seconds${cause}`,
    );
  }
  // A reorg during a download looks like one inconsistent response: only the second is a fault.
  if (error.code === "ABORTED" || (faults === 1 && perhapsReorg.has(error.code))) return;
  const isMissing = error.code === "BLOCK_NOT_FOUND";
  const explained = isMissing ? await explainMissingBlock(options).catch(nullIfChainError) : null;
  await writeState(leader, "retrying", explained ?? error.message);
}

const perhapsReorg: ReadonlySet<ChainError["code"]> = new Set(["INCONSISTENT", "BLOCK_NOT_FOUND"]);

function nullIfChainError(error: unknown): null {
  if (isChainError(error)) return null;
  throw error;
}

/** How fast the chain is read. */
interface Pace {
  /** Blocks of the next range. */
  size: number;
  /** Faults in a row, without progress. */
  faults: number;
  /** The block that no endpoint gives, and how many rounds have tried it. */
  failing: number | null;
  rounds: number;
  /** The block that is asked for alone; null while there is none. */
  asking: number | null;
}

type Outcome = "reached" | "again" | "behind" | "stopped";

async function catchUp(options: FollowOptions, pace: Pace): Promise<Outcome> {
  const { leader, source, signal, farBehind = FAR_BEHIND } = options;
  pace.asking = null;
  const head = await source.head(signal);
  const { newest, state, error } = leader.cursor;
  // Before anything can fail, so that the distance to the head is known.
  if (head.number > (newest?.number ?? -1)) await writeState(leader, state, error, head.number);
  const finalized = await source.finalized(head.number, signal);
  const isFarBehind = head.number - (newest?.number ?? leader.chain.startBlock - 1) > farBehind;
  if (!isFarBehind && !(await scoreStored(leader, options.ending))) return "again";
  if (newest) {
    if (head.number < newest.number) {
      const outcome = await handleLowerHead(options, head);
      return outcome === "reorg" ? handleReorg(options, head) : outcome;
    }
    if (head.number === newest.number) {
      if (head.hash !== newest.hash) return handleReorg(options, head);
      await updateFinality(leader, head.number, finalized);
      return "reached";
    }
  } else if (head.number < leader.chain.startBlock) {
    const { id, startBlock } = leader.chain;
    const place = `The chain is at block ${head.number}, below startBlock ${startBlock}, the first to read: waiting for it`;
    const remedy = `If that is a mistake, lower startBlock of chain ${id} in CHAINS`;
    await writeState(leader, "syncing", `${place}. ${remedy}`, head.number);
    return "behind";
  }
  return readUpTo(options, pace, { head: head.number, finalized, isFarBehind });
}

/** How long every endpoint must lack the newest indexed block before a chain that is not local is rolled back, milliseconds. */
const AGREED_MS = 60_000;

/** What followed from a head that is lower than the newest indexed block. */
type LowerHeadOutcome = "again" | "behind" | "reorg" | "stopped";

/**
 * Decides what a head below the newest indexed block means:
 *
 * 1. Its block is indexed with another hash: a shorter fork.
 * 2. Every endpoint has another first block: another chain, which is not followed.
 * 3. It is below the newest final block: wait, because final blocks are never rolled back here.
 * 4. No endpoint has the newest indexed block, at once on a local chain and for a minute on any other: the blocks are gone, as after
 *    `evm_revert`, and are rolled back.
 * 5. Otherwise the node is behind: wait for it.
 */
async function handleLowerHead(options: FollowOptions, head: BlockHeader): Promise<LowerHeadOutcome> {
  const { leader, log } = options;
  const { newest, finalized } = leader.cursor;
  if (!newest) return "again";
  const stored = await readHeaders(leader.sql, leader.chain.id);
  const same = stored.find((header) => header.number === head.number);
  if (same && same.hash !== head.hash) return "reorg";
  if (!same && (await isOtherChain(options, stored.at(-1)))) {
    const error = `${otherChain(leader.chain)} Its head is block ${head.number}; block ${newest.number} is indexed`;
    log.error({ chainId: leader.chain.id }, error);
    await writeState(leader, "stopped", error, head.number);
    return "stopped";
  }
  const ancestor = same && same.number >= finalized ? same : null;
  if (ancestor === null) leader.goneSince = null;
  else if (await isGone(options, newest)) {
    log.info(
      { chainId: leader.chain.id, from: newest.number, to: ancestor.number },
      "rolling back blocks that are gone",
    );
    await rollBack(leader, ancestor);
    return "again";
  }
  const place = `The node is at block ${head.number}, behind block ${newest.number}, the newest that is indexed`;
  const remedy =
    head.number < finalized
      ? `, and below block ${finalized}, which was final: waiting for it. If the node was reset on purpose, index the chain into an empty database`
      : ": waiting for it";
  await writeState(leader, "retrying", `${place}${remedy}`, head.number);
  return "behind";
}

/** Whether endpoints have another block where the chain's first is stored, and none has that one. */
async function isOtherChain({ leader, source, signal }: FollowOptions, first: BlockHeader | undefined) {
  if (first?.number !== leader.chain.startBlock) return false;
  const answers = await source.headerOfEach(first.number, signal);
  const found = answers.filter((answer) => answer !== undefined && answer !== null);
  return found.length > 0 && found.every(({ hash }) => hash !== first.hash);
}

/** Whether every endpoint has lacked the block for long enough. One that does not answer may have it. */
async function isGone({ leader, source, signal }: FollowOptions, newest: { number: number }): Promise<boolean> {
  const answers = await source.headerOfEach(newest.number, signal);
  if (answers.some((answer) => answer !== null)) {
    leader.goneSince = null;
    return false;
  }
  const now = leader.now().getTime();
  leader.goneSince ??= now;
  return leader.chain.local || now - leader.goneSince >= AGREED_MS;
}

/** Why the next block cannot be read, if the node's blocks begin above it; null otherwise. */
async function explainMissingBlock({ leader, source, signal }: FollowOptions): Promise<string | null> {
  const { newest, head, error } = leader.cursor;
  const next = newest ? newest.number + 1 : leader.chain.startBlock;
  const start = `The node has no block ${next}, `;
  if (head === null || head <= next || (await source.header(next, signal)) !== null) return null;
  if (error?.startsWith(start)) return error;
  let [missing, present] = [next, head];
  while (present - missing > 1) {
    const middle = Math.floor((missing + present) / 2);
    if (await source.header(middle, signal)) present = middle;
    else missing = middle;
  }
  const remedy = newest
    ? "Add an endpoint to rpcUrls that has the blocks between"
    : `Set startBlock of chain ${leader.chain.id} in CHAINS to ${present} or higher, or use a node that has the earlier blocks`;
  return `${start}${newest ? "the next to read" : "the first to read (startBlock)"}; its oldest is block ${present}. ${remedy}`;
}

/** With its position in the trace that writing it continues. */
type Traced<T> = T & { traceparent: string | null };

function describeRange({ chain }: ChainLeader, { from, to }: { from: number; to: number }) {
  return { "credence.chain.id": chain.id, "credence.block.first": from, "credence.block.last": to };
}

/** Reads and writes ranges up to the head. The next range is downloaded while one is written. */
async function readUpTo(options: FollowOptions, pace: Pace, chain: RoundHead): Promise<Outcome> {
  const { leader, source, signal } = options;
  const download = (from: number, parentHash: string | undefined): Promise<Traced<Downloaded>> | null => {
    if (from > chain.head) return null;
    const range = { from, to: Math.min(from + pace.size - 1, chain.head), parentHash };
    pace.asking = range.from === range.to ? from : null;
    const read = traced(
      () => ({ name: "download blocks", begins: true, attributes: describeRange(leader, range) }),
      async (span) => {
        const downloaded = await downloadUntilFault(leader.chain, source, range, signal);
        return { ...downloaded, traceparent: traceparent(span) };
      },
    );
    // `await coming` handles its error.
    read.catch(() => {});
    return read;
  };
  const { newest } = leader.cursor;
  let coming = download(newest ? newest.number + 1 : leader.chain.startBlock, newest?.hash);
  while (coming && !signal.aborted) {
    const { blocks, fault, traceparent: parent } = await coming;
    if (!(await followsNewest(options, blocks[0]))) return handleReorg(options, null);
    if (await mustObey(leader)) return "again";
    const last = blocks.at(-1);
    if (last) {
      pace.size = nextSize(blocks);
      coming = fault ? null : download(last.number + 1, last.hash);
      if (!(await writeRange(leader, blocks, { ...chain, parent }, options.ending))) return "again";
    }
    if (fault) return handleFault(options, pace, fault, { ...chain, isFirst: !last });
    if (!last) break;
  }
  return "again";
}

/** Above the newest indexed block there is one that no endpoint gives, or all give with another parent. */
async function handleFault(
  options: FollowOptions,
  pace: Pace,
  { number, error, partial }: NonNullable<Downloaded["fault"]>,
  chain: RoundHead & { isFirst: boolean },
): Promise<Outcome> {
  if (await countRound(options, pace, number)) return "again";
  // Whether any endpoint continues what was just written is the next round's question.
  if (error.code === "FORKED") return chain.isFirst ? handleReorg(options, null, error) : "again";
  if (!partial || pace.rounds < ROUNDS_FOR_WHOLE) throw error;
  options.log.warn({ chainId: options.leader.chain.id, block: number }, error.message);
  await writeRange(options.leader, [partial], chain, options.ending);
  return "again";
}

/** Counts a round in which no endpoint gave the block. Returns whether it was set aside. */
async function countRound(options: FollowOptions, pace: Pace, number: number): Promise<boolean> {
  pace.rounds = pace.failing === number ? pace.rounds + 1 : 1;
  pace.failing = number;
  await noteMissing(options, number, pace.rounds);
  return setMissingAside(options, pace.rounds);
}

/** Whether the newest indexed block still is on the chain. Of a block that names no parent only the node knows what it follows. */
async function followsNewest({ leader, source, signal }: FollowOptions, first: BlockHeader | undefined) {
  const { newest } = leader.cursor;
  if (!newest || !first || !namesNoParent(first)) return true;
  const same = await source.header(newest.number, signal);
  return same === null || same.hash === newest.hash;
}

/** Writes downloaded blocks and scores due subjects; a day begins once the day before is complete. False: the leader must stop or obey first. */
export async function writeRange(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  { parent, ...chain }: RoundHead & { parent?: string | null },
  ending?: AbortSignal,
): Promise<boolean> {
  const [from = 0, to = from] = [blocks[0]?.number, blocks.at(-1)?.number];
  return traced(
    () => ({ name: "index blocks", begins: true, parent, attributes: describeRange(leader, { from, to }) }),
    () => writeParts(leader, blocks, chain, ending),
  );
}

async function writeParts(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  chain: RoundHead,
  ending?: AbortSignal,
): Promise<boolean> {
  const dated = withCountedTimes(blocks, leader.cursor.newest?.time ?? null);
  const isAlone = isStoredAlone(leader, dated, chain);
  if (isAlone) await writeBlocks(leader, dated, chain);
  if (isAlone || !(await scoreStored(leader, ending))) return isAlone;
  for (const part of await splitAtDays(leader, dated)) {
    if (opensDay(leader, part)) await scoreDue(leader);
    // Far behind, a part of a divided range would be stored alone.
    await writeBlocks(leader, part, { ...chain, isFarBehind: false });
    await scoreDue(leader, DUE_MS);
  }
  return true;
}

function nextSize(blocks: readonly DecodedBlock[]): number {
  const rows = blocks.reduce((sum, block) => sum + block.rows.length, 0);
  const fitting = Math.floor((BATCH.rows * blocks.length) / Math.max(rows, 1));
  return Math.max(1, Math.min(BATCH.most, blocks.length * BATCH.growth, fitting));
}

/** Stores the head that is reached, and makes blocks final. */
async function updateFinality(leader: ChainLeader, head: number, finalized: number): Promise<void> {
  const { cursor } = leader;
  if (cursor.state === "following" && cursor.head === head && cursor.finalized >= finalized) return;
  await writeBlocks(leader, [], { head, finalized });
}

/** What a leader does between rounds, once it has reached the head. */
async function workAtHead(options: FollowOptions, round: AbortSignal): Promise<void> {
  const { leader } = options;
  await storeFirstHeader({ ...options, signal: round });
  await retryQuarantined(options);
  await retryAttestations(options);
  await readEarlierAttestations(options);
  await readEarlierAgents(options);
  await scoreDue(leader, DUE_MS);
  await fillAhead(leader, DUE_MS);
}

/** Stores the chain's first header if it is missing, as in data of version 1.0.0, once the node has the newest indexed block. */
async function storeFirstHeader({ leader, source, signal }: FollowOptions): Promise<void> {
  const { sql, chain } = leader;
  if (leader.hasFirstHeader) return;
  const { rowCount } = await sql.query("select from block where chain_id = $1 and number = $2", [
    chain.id,
    chain.startBlock,
  ]);
  const first = rowCount === 0 ? await source.header(chain.startBlock, signal).catch(nullIfChainError) : null;
  if (first) await writeHeaders(sql, chain, [first], leader.cursor.finalized);
  leader.hasFirstHeader = true;
}

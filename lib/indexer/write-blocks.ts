import { LAST_TIME } from "../core/chain-states.ts";
import { finalizeScores, lockScores } from "../domains/scores/index.ts";
import { dayOf } from "../engine/index.ts";
import { appendActivity, hasActivityFrom, insertActivity } from "./activity-rows.ts";
import { writeAgents } from "./agents.ts";
import { settleAttestations, writeAttestations } from "./attestations.ts";
import { type ChainLeader, leaderTransaction } from "./chain-leader.ts";
import { type ChainCursor, writeCursor, writeHeaders } from "./cursor.ts";
import { type DecodedBlock, UNKNOWN_HASH, WHOLE_BLOCK } from "./decode/decoded-block.ts";
import { settleNames, writeNames } from "./names.ts";
import { scoreBlocks } from "./score-blocks.ts";
import { findTracked } from "./tracked-wallets.ts";
import { writeQuarantine } from "./write-quarantine.ts";

/** What a round knew of the chain's head when it began. */
export interface RoundHead {
  head: number;
  finalized: number;
  /** The newest indexed block was far behind the head. */
  isFarBehind?: boolean;
}

/**
 * Whether blocks are only stored, and their wallets folded and scored later (score-stored.ts): far behind the head, unless they open a
 * chain day, which needs the scores of the day before, or hold transactions that could not be read.
 */
export function isStoredAlone(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  { isFarBehind }: RoundHead,
): boolean {
  const last = blocks.at(-1);
  const from = leader.cursor.newest ?? blocks[0];
  if (!isFarBehind || leader.chain.wallets !== "all" || !last || !from) return false;
  return dayOf(last.time) === dayOf(from.time) && !blocks.some(({ unreadable }) => unreadable?.length);
}

/**
 * Writes blocks that follow the cursor, with everything that they cause, in one transaction: activity, facts, new wallets, headers,
 * scores with their history and events, and the cursor. Before blocks that open a chain day, all subjects due on the day before must be
 * scored ({@link scoreDue}), and before all that are not stored alone, what was ({@link scoreStored}). The result does not depend on the
 * batches. Without blocks, only the head and finality change.
 */
export async function writeBlocks(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  chain: RoundHead,
): Promise<void> {
  const { sql, cursor } = leader;
  const newest = blocks.at(-1) ?? cursor.newest;
  if (!newest) return;
  const isAlone = isStoredAlone(leader, blocks, chain);
  if (cursor.scored && blocks.length > 0 && !isAlone) throw new Error("blocks below these are stored, but not scored");
  const next = cursorAt(cursor, newest, { ...chain, isAlone });
  const isFinalityNew = next.finalized > cursor.finalized;
  await leaderTransaction(leader, async () => {
    const relevant = await withoutUntracked(leader, blocks);
    const hasAttestations = relevant.some((block) => block.attestations && block.attestations.length > 0);
    if (isAlone) await storeAlone(leader, relevant);
    else next.dayBlock = await scoreRelevant(leader, relevant, next);
    await writeHeaders(
      sql,
      leader.chain,
      blocks.filter(({ hash }) => hash !== UNKNOWN_HASH),
      next.finalized,
    );
    await writeCursor(sql, leader.chain.id, next, leader.now());
    await writeNames(leader, blocks);
    await writeAgents(leader, blocks);
    if (isFinalityNew) {
      await lockScores(sql);
      await finalizeScores(sql, leader.chain.id);
    }
    await settleNames(leader, next.finalized);
    if (isFinalityNew || hasAttestations) await settleAttestations(leader, next.finalized);
  });
  leader.cursor = next;
}

/** Stores blocks without folding or scoring, in the leader's transaction. */
async function storeAlone(leader: ChainLeader, blocks: readonly DecodedBlock[]): Promise<void> {
  const { sql, chain } = leader;
  // Those of stored blocks are found in the activity when the next day begins.
  leader.firstTimeSenders = null;
  const isScored = ({ attestations, partlyRead }: DecodedBlock) => attestations?.length || partlyRead?.length;
  if (blocks.some(isScored)) {
    await lockScores(sql);
    await writeAttestations(leader, blocks);
    await writeQuarantine(leader, blocks);
  }
  const rows = blocks.flatMap((block) => block.rows);
  const isNew = !(await hasActivityFrom(sql, chain.id, blocks[0]?.number ?? 0));
  await (isNew ? appendActivity(sql, rows) : insertActivity(sql, rows));
}

/** The cursor after the newest block of a batch. */
function cursorAt(
  cursor: ChainCursor,
  { number, hash, time }: NonNullable<ChainCursor["newest"]>,
  { head, finalized, isAlone }: RoundHead & { isAlone: boolean },
): ChainCursor {
  return {
    newest: { number, hash, time },
    finalized: Math.max(cursor.finalized, finalized),
    scored: isAlone ? (cursor.scored ?? scoredTo(cursor)) : cursor.scored,
    dayBlock: cursor.dayBlock,
    head,
    state: number >= head && !isAlone && !cursor.scored ? "following" : "syncing",
    error: null,
    missing: null,
  };
}

function scoredTo({ newest }: ChainCursor): NonNullable<ChainCursor["scored"]> {
  return newest ? { number: newest.number, hash: newest.hash } : { number: -1, hash: null };
}

/** Writes and scores blocks, unless there is nothing in them. Returns the block that opened a day with many due subjects. */
async function scoreRelevant(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  next: ChainCursor,
): Promise<ChainCursor["dayBlock"]> {
  const before = leader.cursor.newest?.time;
  const time = next.newest?.time ?? 0;
  const opensDay = dayOf(time) !== dayOf(before ?? time);
  const isRelevant = blocks.some(
    ({ rows, attestations, unreadable, partlyRead }) =>
      rows.length > 0 || attestations?.length || unreadable?.length || partlyRead?.length,
  );
  if (!opensDay && !isRelevant) return next.dayBlock;
  const dayBlock = await scoreBlocks(leader, blocks, { finalized: next.finalized, opensDay });
  return opensDay ? dayBlock : next.dayBlock;
}

/** On a chain that indexes only tracked wallets: the blocks without the rows of other wallets. */
export async function withoutUntracked(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
): Promise<readonly DecodedBlock[]> {
  if (leader.chain.wallets === "all") return blocks;
  const touched = new Set(blocks.flatMap((block) => block.rows.map((row) => row.wallet)));
  const tracked = await findTracked(leader.sql, leader.chain.id, [...touched]);
  return blocks.map((block) => ({ ...block, rows: block.rows.filter((row) => tracked.has(row.wallet)) }));
}

/**
 * Returns blocks with the times at which they count. A block whose stated time is above {@link LAST_TIME}, or before its parent's, counts
 * at its parent's time, the first block of all at 0. Times therefore never fall along a chain, and follow from its blocks alone, so that
 * they are the same whenever and in whatever batches it is read. `parent` is the time of the block before; null if there is none.
 */
export function withCountedTimes(blocks: readonly DecodedBlock[], parent: number | null): DecodedBlock[] {
  let newest = parent ?? 0;
  return blocks.map((block) => {
    if (block.time >= newest && block.time <= LAST_TIME) {
      newest = block.time;
      return block;
    }
    return { ...block, statedTime: block.time, ...datedAt(block, newest) };
  });
}

/** Everything in a block that has its time. */
function datedAt({ rows, names }: DecodedBlock, time: number): Partial<DecodedBlock> & Pick<DecodedBlock, "time"> {
  return {
    time,
    rows: rows.map((row) => ({ ...row, at: time })),
    ...(names && { names: names.map((event) => ({ ...event, at: time })) }),
  };
}

/**
 * Returns a block that is read again with the time at which it counts: that of its stored header or, once that is gone, its stated time
 * between those of the nearest blocks and activity before and after it, without blocks that are missing too, whose time is a guess. So does
 * a block whose header was stored without its time.
 */
export async function withStoredTime(
  { sql, chain, cursor }: ChainLeader,
  block: DecodedBlock,
  isSetAside: boolean,
): Promise<DecodedBlock> {
  const { rows } = await sql.query<{ stored: number | null; before: number | null; after: number | null }>(
    `select
       (select time from block where chain_id = $1 and number = $2) as stored,
       greatest((select time from block where chain_id = $1 and number < $2 order by number desc limit 1),
         (select at from activity where chain_id = $1 and block_number <= $2 order by block_number desc limit 1)) as before,
       least((select time from block where chain_id = $1 and number > $2 and not exists (
           select from quarantined_transaction q where q.chain_id = $1 and q.block_number = number
             and q.tx_index = ${WHOLE_BLOCK} and q.resolved_at is null)
         order by number limit 1),
         (select at from activity where chain_id = $1 and block_number >= $2 order by block_number limit 1)) as after`,
    [chain.id, block.number],
  );
  const { stored = null, before = null, after = null } = rows[0] ?? {};
  const stated = block.time > LAST_TIME ? 0 : block.time;
  const latest = after ?? cursor.newest?.time ?? LAST_TIME;
  const time = (isSetAside ? null : stored) ?? Math.max(Math.min(stated, latest), before ?? 0);
  return time === block.time ? block : { ...block, statedTime: block.time, ...datedAt(block, time) };
}

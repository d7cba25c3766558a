import { groupBy } from "../core/group-by.ts";
import { type DueSubject, fillSteps, lockScores, moveBySteps, readDuePage, rescore } from "../domains/scores/index.ts";
import { dayOf } from "../engine/index.ts";
import { type ChainLeader, leaderTransaction } from "./chain-leader.ts";
import { type ChainCursor, writeCursor } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";

/** How long a transaction that scores due subjects should hold the score lock, for which other writes of scores wait, milliseconds. */
const LOCKED_MS = 50;
/** Subjects scored in one transaction. With fewer, most of its time would be the fixed cost of a transaction. */
const AT_ONCE = { least: 50, most: 1_000 };
/** Subjects moved in one transaction by their steps. */
const MOST_MOVED = 2_000;
/** Due subjects that the block which opens a day scores in its own transaction, once the chain's head is reached. */
const AT_HEAD = 50;

/** The subjects that are due on a day, if the block that opens it scores them in its own transaction; null if there are too many. */
export async function readDueAtOnce(leader: ChainLeader, day: number): Promise<DueSubject[] | null> {
  const { sql, chain, settings, cursor, dueAtOnce } = leader;
  // Behind the head, large batches lock scores anyway.
  const most = cursor.state === "following" ? Math.min(dueAtOnce, AT_HEAD) : dueAtOnce;
  const due = await readDuePage(sql, settings, { chainId: chain.id, day, limit: most + 1 });
  return due.length <= most ? due : null;
}

/**
 * Divides blocks so that no transaction scores more due subjects than {@link readDueAtOnce}: returns all blocks together or, if too many
 * subjects are due, those of each chain day.
 */
export async function splitAtDays(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
): Promise<(readonly DecodedBlock[])[]> {
  const last = blocks.at(-1);
  const from = leader.cursor.newest ?? blocks[0];
  if (!last || !from || dayOf(last.time) === dayOf(from.time)) return [blocks];
  if (await readDueAtOnce(leader, dayOf(last.time))) return [blocks];
  return [...groupBy(blocks, (block) => dayOf(block.time)).values()];
}

/** Whether blocks open a chain day. */
export function opensDay(leader: ChainLeader, blocks: readonly DecodedBlock[]): boolean {
  const { newest } = leader.cursor;
  const last = blocks.at(-1);
  return newest !== null && last !== undefined && dayOf(last.time) !== dayOf(newest.time);
}

/**
 * Moves the subjects that remain due from the opening of the newest chain day by their steps, and then scores those that have none, in short
 * transactions, for about `milliseconds` or to the end. After a crash the rest remain due.
 */
export async function scoreDue(leader: ChainLeader, milliseconds = Number.POSITIVE_INFINITY): Promise<void> {
  const begun = performance.now();
  let atOnce = AT_ONCE.least;
  while (leader.cursor.dayBlock && performance.now() - begun < milliseconds) {
    const { areStepsTaken = false } = leader;
    const held = await scorePage(leader, atOnce);
    // What a transaction of moves holds the lock for says nothing of one that scores.
    const isSame = areStepsTaken === leader.areStepsTaken;
    atOnce = isSame ? nextSize(atOnce, held, areStepsTaken ? AT_ONCE.most : MOST_MOVED) : AT_ONCE.least;
  }
}

/** The number of subjects that should hold the lock for {@link LOCKED_MS}, if `done` subjects held it for `milliseconds`. */
export function nextSize(done: number, milliseconds: number, most: number = AT_ONCE.most): number {
  const fitting = Math.floor((done * LOCKED_MS) / Math.max(milliseconds, 1));
  return Math.max(AT_ONCE.least, Math.min(fitting, done * 2, most));
}

/** Moves or scores the next due subjects. Returns how long the score lock was held, milliseconds. */
async function scorePage(leader: ChainLeader, atOnce: number): Promise<number> {
  const { sql } = leader;
  const { dayBlock } = leader.cursor;
  if (!dayBlock) return 0;
  let locked = 0;
  const next = await leaderTransaction(leader, async () => {
    await lockScores(sql);
    locked = performance.now();
    return scoreDuePage(leader, dayBlock, atOnce);
  });
  leader.cursor = next;
  return performance.now() - locked;
}

/** The same in the leader's transaction, under the score lock. Returns the cursor, without the day's block if no more are due. */
export async function scoreDuePage(
  leader: ChainLeader,
  dayBlock: NonNullable<ChainCursor["dayBlock"]>,
  atOnce: number,
): Promise<ChainCursor> {
  const { sql, chain, settings, cursor } = leader;
  const now = leader.now();
  const query = { chainId: chain.id, day: dayOf(dayBlock.time), after: leader.lastScored, limit: atOnce };
  const due = await readDuePage(sql, settings, query);
  const subjects = due.map(({ subject }) => subject);
  const source = { chainId: chain.id, ...dayBlock };
  const wasMoving = !leader.areStepsTaken;
  if (wasMoving) await moveBySteps(sql, settings, { subjects, source, now });
  else await rescore(sql, settings, { wallets: subjects, chain: chain.id, trigger: { cause: "time", source }, now });
  leader.lastScored = due.length === atOnce ? (due.at(-1) ?? null) : null;
  leader.areStepsTaken = !wasMoving || leader.lastScored === null;
  if (wasMoving || leader.lastScored) return cursor;
  leader.areStepsTaken = false;
  const done = { ...cursor, dayBlock: null };
  await writeCursor(sql, chain.id, done, now);
  return done;
}

/** Fills the steps of subjects that are due on the next days, for about `milliseconds`, once the newest chain day is scored. */
export async function fillAhead(leader: ChainLeader, milliseconds: number): Promise<void> {
  const { sql, chain, settings, cursor } = leader;
  if (!cursor.newest || cursor.dayBlock) return;
  const begun = performance.now();
  const day = dayOf(cursor.newest.time);
  if (leader.filled?.day !== day) leader.filled = { day, scope: chain.id, after: null };
  while (leader.filled.scope !== null && performance.now() - begun < milliseconds) {
    leader.filled = await fillSteps(sql, settings, { chainId: chain.id, position: leader.filled });
  }
}

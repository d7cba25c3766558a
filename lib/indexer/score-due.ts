import { groupBy } from "../core/group-by.ts";
import { dayOf, lockScores, readDuePage, readDueSubjects, rescore } from "../domains/scores/index.ts";
import { type ChainLeader, leaderTransaction } from "./chain-leader.ts";
import { type ChainCursor, writeCursor } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";

/** How long a transaction that scores due subjects should hold the score lock, for which other writes of scores wait, milliseconds. */
const LOCKED_MS = 50;
/** Subjects scored in one transaction. With fewer, most of its time would be the fixed cost of a transaction. */
const AT_ONCE = { least: 50, most: 1_000 };
/** Due subjects that the block which opens a day scores in its own transaction, once the chain's head is reached. */
const AT_HEAD = 50;

/** Maximum due subjects that the block which opens a day scores in its own transaction. Behind the head, large batches lock scores anyway. */
export function mostDue({ cursor, dueAtOnce }: Pick<ChainLeader, "cursor" | "dueAtOnce">): number {
  return cursor.state === "following" ? Math.min(dueAtOnce, AT_HEAD) : dueAtOnce;
}

/**
 * Divides blocks so that no transaction scores more due subjects than {@link mostDue}: returns all blocks together or, if too many
 * subjects are due, those of each chain day.
 */
export async function splitAtDays(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
): Promise<(readonly DecodedBlock[])[]> {
  const last = blocks.at(-1);
  const from = leader.cursor.newest ?? blocks[0];
  if (!last || !from || dayOf(last.time) === dayOf(from.time)) return [blocks];
  const due = await readDueSubjects(leader.sql, leader.settings, {
    chainId: leader.chain.id,
    day: dayOf(last.time),
    most: mostDue(leader),
  });
  if (due) return [blocks];
  return [...groupBy(blocks, (block) => dayOf(block.time)).values()];
}

/** Whether blocks open a chain day. */
export function opensDay(leader: ChainLeader, blocks: readonly DecodedBlock[]): boolean {
  const { newest } = leader.cursor;
  const last = blocks.at(-1);
  return newest !== null && last !== undefined && dayOf(last.time) !== dayOf(newest.time);
}

/**
 * Scores the subjects that remain due from the opening of the newest chain day, in short transactions, for about `milliseconds` or to
 * the end. After a crash the rest remain due.
 */
export async function scoreDue(leader: ChainLeader, milliseconds = Number.POSITIVE_INFINITY): Promise<void> {
  const begun = performance.now();
  let atOnce = AT_ONCE.least;
  while (leader.cursor.dayBlock && performance.now() - begun < milliseconds) {
    atOnce = nextSize(atOnce, await scorePage(leader, atOnce));
  }
}

/** The number of subjects that should hold the lock for {@link LOCKED_MS}, if `scored` subjects held it for `milliseconds`. */
export function nextSize(scored: number, milliseconds: number): number {
  const fitting = Math.floor((scored * LOCKED_MS) / Math.max(milliseconds, 1));
  return Math.max(AT_ONCE.least, Math.min(fitting, scored * 2, AT_ONCE.most));
}

/** Scores the next due subjects. Returns how long the score lock was held, milliseconds. */
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
  const wallets = due.map(({ subject }) => subject);
  const trigger = { cause: "time" as const, source: { chainId: chain.id, ...dayBlock } };
  await rescore(sql, settings, { wallets, chain: chain.id, trigger, now });
  leader.lastScored = due.length === atOnce ? (due.at(-1) ?? null) : null;
  if (leader.lastScored) return cursor;
  const done = { ...cursor, dayBlock: null };
  await writeCursor(sql, chain.id, done, now);
  return done;
}

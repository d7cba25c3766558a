import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Breakdown, categories, type ScoreFacts } from "../../engine/index.ts";
import { type ComputedScore, isBlank } from "./current-score.ts";
import { lockScores } from "./lock-scores.ts";
import type { ScoreChange } from "./score-change.ts";
import { openHistoryWriter } from "./score-history.ts";
import { upsertScores } from "./upsert-scores.ts";
import { writeScores } from "./write-scores.ts";

const holder = useContext();
const subjects = Array.from({ length: 12 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, "0")}`);

beforeEach(async () => {
  await holder.ctx().pg.query("truncate score, score_removed, score_history, score_histogram, outbox");
});

function score(points: number, more: Partial<ComputedScore> = {}): ComputedScore {
  const breakdown = Object.fromEntries(categories.map((category) => [category, 0])) as Breakdown; // All categories.
  breakdown.activity = points % 200;
  breakdown.age = points - breakdown.activity;
  return {
    total: points,
    breakdown,
    ranked: true,
    status: "final",
    bonus: {},
    unavailable: [],
    stale: [],
    facts: { sent: points } as unknown as ScoreFacts, // What facts hold is nothing to the writer.
    modelHash: "0x01",
    reachedAt: 1_000,
    ...more,
  };
}

function step(subject: number, before: ComputedScore | null, after: ComputedScore | null, chainId = 0): ScoreChange {
  const source = { chainId: 1, number: 5, hash: "0x05", time: 1_000 };
  return { subject: subjects[subject] ?? "", chainId, before, after, cause: "transactions", source };
}

function write(changes: ScoreChange[], options: { silent?: boolean; now?: Date } = {}): Promise<number | null> {
  return sqlTransaction(holder.ctx().pg, async (sql) => {
    await lockScores(sql);
    return writeScores(sql, changes, { now: options.now ?? holder.now, ...options });
  });
}

async function rows<T>(text: string): Promise<T[]> {
  return (await holder.ctx().pg.query(text)).rows;
}

test("the rank of each history row is the competition rank after its change, in one write, many, or one in pieces", async () => {
  const changes: ScoreChange[] = [];
  const now = new Map<number, ComputedScore>();
  const expected: number[] = [];
  for (let i = 0; i < 200; i++) {
    const subject = (i * 5 + Math.floor(i / 7)) % subjects.length;
    const before = now.get(subject) ?? null;
    const after = score((i * 37) % 23, { ranked: i % 6 !== 0 });
    if (before?.total === after.total && before.ranked === after.ranked) continue;
    changes.push(step(subject, before, after));
    now.set(subject, after);
    if (before === null && isBlank(after)) continue;
    const ranked = [...now.values()].filter((one) => one.ranked);
    expected.push(after.ranked ? 1 + ranked.filter((one) => one.total > after.total).length : ranked.length + 1);
  }
  const ranks = async () =>
    (await rows<{ rank: number }>("select rank from score_history order by id")).map((row) => row.rank);
  await write(changes);
  expect(await ranks()).toEqual(expected);
  const histogram = await rows("select * from score_histogram order by category, points");
  await holder.ctx().pg.query("truncate score, score_history, score_histogram, outbox");
  for (let from = 0; from < changes.length; from += 7) await write(changes.slice(from, from + 7));
  expect(await ranks()).toEqual(expected);
  expect(await rows("select * from score_histogram order by category, points")).toEqual(histogram);

  // In one transaction, each piece given before the one before it is written.
  await holder.ctx().pg.query("truncate score, score_history, score_histogram, outbox");
  await sqlTransaction(holder.ctx().pg, async (sql) => {
    await lockScores(sql);
    const { write: writeHistory } = openHistoryWriter(sql, { now: holder.now });
    const pieces = Array.from({ length: Math.ceil(changes.length / 7) }, (_, i) => changes.slice(7 * i, 7 * i + 7));
    await Promise.all(pieces.map(writeHistory));
    await upsertScores(sql, changes, holder.now);
  });
  expect(await ranks()).toEqual(expected);
  expect(await rows("select * from score_histogram order by category, points")).toEqual(histogram);
});

test("becoming known without points is not in the history, whether before or with the first points", async () => {
  const nothing = score(0, { ranked: false });
  const history = () => rows("select subject, total, ranked, rank from score_history order by id");
  await write([step(0, null, score(49))]);
  const expected = await history();
  await holder.ctx().pg.query("truncate score, score_history, score_histogram");
  await write([step(0, null, nothing)]);
  expect(await rows("select total, ranked from score")).toEqual([{ total: 0, ranked: false }]);
  expect(await history()).toEqual([]);
  await write([step(0, nothing, score(49))]);
  expect(await history()).toEqual(expected);
  await write([step(0, score(49), nothing)]);
  await write([step(0, nothing, null)]);
  expect(await history()).toHaveLength(2);
});

test("every board's histogram counts the ranked subjects by their points, and holds no empty rows", async () => {
  const first = [0, 1, 2, 3].map((i) => step(i, null, score(100 + i * 10)));
  await write(first);
  await write([
    step(0, score(100), score(130)),
    step(1, score(110), score(110, { ranked: false })),
    step(2, score(120), null),
  ]);
  const boards = await rows<{ category: string; points: number; subjects: number }>(
    "select category, points, subjects from score_histogram order by category, points",
  );
  expect(boards.filter((board) => board.category === "total")).toEqual([
    { category: "total", points: 130, subjects: 2 },
  ]);
  expect(boards.filter((board) => board.category === "activity")).toEqual([
    { category: "activity", points: 130, subjects: 2 },
  ]);
  expect(new Set(boards.map((board) => board.category)).size).toBe(9);
});

test("a change of facts alone is invisible to readers", async () => {
  await write([step(0, null, score(100))]);
  const [before] = await rows<{ seq: number; updated_at: Date }>("select seq, updated_at from score");
  const seq = await write([step(0, score(100), score(100, { facts: { sent: 7 } as unknown as ScoreFacts }))], {
    now: new Date(holder.now.getTime() + 1_000),
  });
  expect(seq).toBeNull();
  expect(await rows("select seq, updated_at, facts from score")).toEqual([{ ...before, facts: { sent: 7 } }]);
  expect(await rows("select 1 from score_history")).toHaveLength(1);
  expect(await rows("select 1 from outbox")).toHaveLength(1);
});

test("a changed status raises seq and writes no history", async () => {
  await write([step(0, null, score(100, { status: "provisional" }))]);
  await write([step(0, score(100, { status: "provisional" }), score(100))]);
  expect(await rows("select status, seq from score")).toEqual([{ status: "final", seq: 2 }]);
  expect(await rows("select 1 from score_history")).toHaveLength(1);
});

test("a total that was reached at another time raises seq, since it moves among equal ones, and writes no history", async () => {
  const first = score(40);
  await write([step(11, null, first)]);
  const state = "select (select count(*) from score_history) as history, (select max(seq) from score) as seq";
  const [before] = await rows<{ history: string; seq: number }>(state);
  await write([step(11, first, { ...first, reachedAt: 900 })]);
  const [after] = await rows<{ history: string; seq: number }>(state);
  expect(after?.history).toBe(before?.history);
  expect(after?.seq).toBeGreaterThan(before?.seq ?? 0);
});

test("score.updated is sent for each change of the aggregate total, checksummed, and not for a chain's or a silent one", async () => {
  await write([
    step(9, null, score(0)),
    step(9, score(0), score(310)),
    step(9, score(310), score(320)),
    step(9, null, score(310), 1),
  ]);
  await write([step(9, score(320), score(330))], { silent: true });
  const events = await rows<{ data: object }>("select data from outbox order by id");
  const address = "0x000000000000000000000000000000000000000A";
  expect(events.map((row) => row.data)).toEqual([
    { address, svcId: null, oldScore: 0, newScore: 310, tier: "silver" },
    { address, svcId: null, oldScore: 310, newScore: 320, tier: "silver" },
  ]);
});

test("a removed score keeps its seq in score_removed until it is scored again", async () => {
  await write([step(0, null, score(100)), step(1, null, score(90))]);
  await write([step(0, score(100), null)]);
  expect(await rows("select subject, seq from score_removed")).toEqual([{ subject: subjects[0], seq: 3 }]);
  expect(await rows("select subject from score")).toEqual([{ subject: subjects[1] }]);
  expect(await rows("select total, ranked, rank from score_history order by id desc limit 1")).toEqual([
    { total: 0, ranked: false, rank: 2 },
  ]);
  await write([step(0, null, score(50))]);
  expect(await rows("select 1 from score_removed")).toEqual([]);
  expect(await rows("select max(seq) as seq from score")).toEqual([{ seq: 4 }]);
});

test("readers are notified of the newest seq when the write commits", async () => {
  const listener = new pg.Client({ connectionString: holder.url() });
  await listener.connect();
  try {
    const notified = new Promise<string | undefined>((resolve) => {
      listener.on("notification", (message) => resolve(message.payload));
    });
    await listener.query("listen score");
    const seq = await write([step(0, null, score(100)), step(1, null, score(90))]);
    expect(await notified).toBe(String(seq));
  } finally {
    await listener.end();
  }
});

test("writers wait for one another, so that numbers rise in the order of commits", async () => {
  const order: string[] = [];
  const { pg: pool } = holder.ctx();
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const locked = new Promise<void>((resolve) => {
    void sqlTransaction(pool, async (sql) => {
      await lockScores(sql);
      resolve();
      await held;
      order.push("first");
      return writeScores(sql, [step(0, null, score(100))], { now: holder.now });
    });
  });
  await locked;
  const second = write([step(1, null, score(90))]).then((seq) => {
    order.push("second");
    return seq;
  });
  letGo();
  expect(await second).toBe(2);
  expect(order).toEqual(["first", "second"]);
});

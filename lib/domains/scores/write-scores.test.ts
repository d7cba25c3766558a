import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { publishedChanges, scoresWithFacts } from "../../../tests/factories/scores.ts";
import { findWronglyReached } from "../../../tests/indexer/index-state.ts";
import { seeded } from "../../../tests/indexer/simulated-chain.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import { asHex } from "../../core/bulk-write.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Breakdown, categories, type ScoreFacts } from "../../engine/index.ts";
import type { ComputedScore, ScoreChange } from "./current-score.ts";
import { lockScores } from "./lock-scores.ts";
import { addCounted, countedOf, type Scope } from "./ranks/histogram.ts";
import { type Counts, countAll, countSince, FEED_START } from "./ranks/read-feed.ts";
import { writeScores } from "./write-scores.ts";

const holder = useContext();
const DAY = 86_400;
const TODAY = 20_000;
const subjects = Array.from({ length: 12 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, "0")}`);

beforeEach(async () => {
  await emptyTables(holder.ctx().pg, "score, score_facts, score_feed, saved_ranking, score_close, outbox");
});

function score(points: number, more: Partial<ComputedScore> = {}): ComputedScore {
  const breakdown = Object.fromEntries(categories.map((category) => [category, 0])) as Breakdown; // All categories.
  breakdown.activity = points % 200;
  breakdown.age = points - breakdown.activity;
  return {
    total: points,
    breakdown,
    ranked: true,
    confidence: "low",
    status: "final",
    bonus: {},
    unavailable: [],
    stale: [],
    facts: { sent: points } as unknown as ScoreFacts, // What facts hold is nothing to the writer.
    modelHash: "0x01",
    reachedAt: TODAY * DAY,
    nextChangeDay: null,
    ...more,
  };
}

function step(subject: number, before: ComputedScore | null, after: ComputedScore | null, chainId = 0): ScoreChange {
  const source = { chainId: 1, number: 5, hash: "0x05", time: TODAY * DAY + 1_000 };
  return { subject: subjects[subject] ?? "", chainId, before, after, day: TODAY * DAY, cause: "transactions", source };
}

function write(changes: ScoreChange[], options: { silent?: boolean; now?: Date } = {}): Promise<void> {
  return sqlTransaction(holder.ctx().pg, async (sql) => {
    await lockScores(sql);
    return writeScores(sql, changes, { now: options.now ?? holder.now, ...options });
  });
}

async function rows<T>(text: string): Promise<T[]> {
  return (await holder.ctx().pg.query(text)).rows;
}

/** The boards by the scores, and by the changes of the feed. */
async function boards() {
  const { pg } = holder.ctx();
  const counted = async (read: Promise<Counts>) => {
    const scopes = new Map<number, Scope>();
    for (const one of (await read).counted) addCounted(scopes, one);
    return [...countedOf(scopes)].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  };
  return { byScores: await counted(countAll(pg)), byFeed: await counted(countSince(pg, FEED_START)) };
}

test("the feed counts what the scores count, after one write or many, and leads from each score to the next", async () => {
  const changes: ScoreChange[] = [];
  const now = new Map<number, ComputedScore>();
  for (let i = 0; i < 200; i++) {
    const subject = (i * 5 + Math.floor(i / 7)) % subjects.length;
    const before = now.get(subject) ?? null;
    const after = score((i * 37) % 23, { ranked: i % 6 !== 0 });
    if (before?.total === after.total && before.ranked === after.ranked) continue;
    changes.push(step(subject, before, after));
    now.set(subject, after);
  }
  await write(changes);
  expect(await rows("select from score_feed")).toHaveLength(now.size);
  const { byScores, byFeed } = await boards();
  expect(byScores.length).toBeGreaterThan(10);
  expect(byFeed).toEqual(byScores);
  await emptyTables(holder.ctx().pg, "score, score_facts, score_feed, saved_ranking, score_close, outbox");
  for (const change of changes) await write([change]);
  expect(await boards()).toEqual({ byScores, byFeed });
  expect(await rows("select from score_feed")).toHaveLength(changes.length);
  const gaps = await rows(
    `select from (
       select before, lag(after) over (partition by subject, chain_id order by id) as last from score_feed) as f
     where before is distinct from last`,
  );
  expect(gaps).toEqual([]);
});

test("changes of a score that are written together are one row and one event, with the strongest cause and the newest block", async () => {
  const at = (change: ScoreChange, number: number, cause: ScoreChange["cause"]): ScoreChange => ({
    ...change,
    cause,
    source: { chainId: 1, number, hash: "0x05", time: 1_000 },
  });
  await write([at(step(9, null, score(100)), 5, "attestation"), at(step(9, score(100), score(110)), 6, "time")]);
  expect(await rows("select before[1], after[1], cause, block_number from score_feed order by id")).toEqual([
    { before: null, after: 110, cause: "attestation", block_number: 6 },
  ]);
  expect(
    await rows(`select (data->>'oldScore')::int as "from", (data->>'newScore')::int as "to" from outbox order by id`),
  ).toEqual([{ from: 0, to: 110 }]);
  expect(await rows("select total from score")).toEqual([{ total: 110 }]);
  const { byFeed, byScores } = await boards();
  expect(byFeed).toEqual(byScores);
});

test("becoming known without points is no change of points, whether before or with the first points", async () => {
  const nothing = score(0, { ranked: false });
  const published = () => rows(`select subject, total, ranked from ${publishedChanges} order by id`);
  await write([step(0, null, score(49))]);
  const expected = await published();
  await emptyTables(holder.ctx().pg, "score, score_facts, score_feed, saved_ranking, score_close");
  await write([step(0, null, nothing)]);
  expect(await rows("select total, ranked from score")).toEqual([{ total: 0, ranked: false }]);
  expect(await published()).toEqual([]);
  await write([step(0, nothing, score(49))]);
  expect(await published()).toEqual(expected);
  await write([step(0, score(49), nothing)]);
  await write([step(0, nothing, null)]);
  expect(await published()).toHaveLength(2);
});

test("the feed takes subjects off the boards that end or are no longer ranked", async () => {
  const first = [0, 1, 2, 3].map((i) => step(i, null, score(100 + i * 10)));
  await write(first);
  await write([
    step(0, score(100), score(130)),
    step(1, score(110), score(110, { ranked: false })),
    step(2, score(120), null),
  ]);
  const { byFeed, byScores } = await boards();
  expect(byFeed).toEqual(byScores);
  expect(byFeed.filter(({ board }) => board === null || board === 0)).toEqual([
    { chainId: 0, board: 0, points: 130, subjects: 2 },
    { chainId: 0, board: null, points: 0, subjects: 3 },
  ]);
});

test("a change of facts alone is invisible to readers", async () => {
  await write([step(0, null, score(100))]);
  const [before] = await rows<{ updated_at: Date }>("select updated_at from score");
  await write([step(0, score(100), score(100, { facts: { sent: 7 } as unknown as ScoreFacts }))], {
    now: new Date(holder.now.getTime() + 1_000),
  });
  expect(await rows("select from score_feed")).toHaveLength(1);
  expect(await scoresWithFacts(holder.ctx().pg, { columns: "updated_at" })).toEqual([
    { ...before, facts: { sent: 7 } },
  ]);
  expect(await rows(`select from ${publishedChanges}`)).toHaveLength(1);
  expect(await rows("select 1 from outbox")).toHaveLength(1);
});

test("facts that a row has are not written again, and other ones replace them", async () => {
  const facts = { sent: 7 } as unknown as ScoreFacts;
  await write([step(0, null, score(100, { facts }), 1), step(0, null, score(100, { facts }))]);
  const read = () =>
    scoresWithFacts<{ total: number; hash: string }>(holder.ctx().pg, {
      columns: `total, ${asHex("facts_hash")} as hash`,
    });
  const [stored, other] = await read();
  expect([stored?.facts, other?.facts]).toEqual([{ sent: 7 }, { sent: 7 }]);
  // A mark in the database, which a second write of the same facts would remove.
  await holder.ctx().pg.query(`update score_facts set facts = '{"mark": 1}'`);
  const known = score(100, { facts, factsHash: stored?.hash ?? "" });
  await write([step(0, known, score(120, { facts }))]);
  expect((await read())[0]).toMatchObject({ total: 120, facts: { mark: 1 } });
  await write([step(0, known, score(130, { facts: { sent: 8 } as unknown as ScoreFacts }))]);
  expect(await read()).toMatchObject([{ total: 130, facts: { sent: 8 } }, { facts: { mark: 1 } }]);
  await write([step(0, score(100), null, 1)]);
  expect((await scoresWithFacts(holder.ctx().pg)).map(({ facts }) => facts)).toEqual([{ sent: 8 }]);
  expect(await rows("select from score_facts")).toHaveLength(1);
});

test("a changed status is in the feed, and no change of points", async () => {
  await write([step(0, null, score(100, { status: "provisional" }))]);
  await write([step(0, score(100, { status: "provisional" }), score(100))]);
  expect(await rows("select status from score")).toEqual([{ status: "final" }]);
  expect(await rows("select from score_feed")).toHaveLength(2);
  expect(await rows(`select from ${publishedChanges}`)).toHaveLength(1);
});

test("a total that a score comes back to on the same day was reached when it was first the close, and the feed says so", async () => {
  const on = (day: number, before: ComputedScore | null, total: number) => {
    const after = score(total, { reachedAt: day * DAY });
    return { change: { ...step(11, before, after), day: day * DAY }, after };
  };
  const first = on(TODAY - 9, null, 70);
  const second = on(TODAY - 5, first.after, 40);
  // Other points with the same total.
  const third = on(TODAY - 2, second.after, 40);
  third.after.reachedAt = second.after.reachedAt;
  third.after.breakdown.risk = 40;
  third.after.breakdown.activity = 0;
  const away = on(TODAY, third.after, 70);
  for (const { change } of [first, second, third, away]) await write([change]);
  const reached = () => rows("select reached_at from score");
  expect(await reached()).toEqual([{ reached_at: TODAY * DAY }]);
  await write([on(TODAY, away.after, 40).change]);
  expect(await reached()).toEqual([{ reached_at: (TODAY - 5) * DAY }]);
  expect(await rows("select reached_before, reached_after from score_feed order by id desc limit 1")).toEqual([
    { reached_before: TODAY * DAY, reached_after: (TODAY - 5) * DAY },
  ]);
});

/** Scores of one subject: totals that return, on days that stay, pass, or are taken back, and ends. */
function randomScores(seed: number): { day: number; total: number | null }[] {
  const random = seeded(seed);
  let day = TODAY;
  return Array.from({ length: 14 }, () => {
    day = Math.max(TODAY, day + (random(3) === 0 ? 1 : random(9) === 0 ? -1 : 0));
    return { day: day * DAY, total: random(6) === 0 ? null : 10 + random(3) };
  });
}

test("the day on which a total was reached is that of the closes, in whatever batches the changes are written", async () => {
  for (let seed = 1; seed <= rounds(6, 200); seed++) {
    const scores = randomScores(seed);
    const random = seeded(seed);
    const ends: string[] = [];
    for (const batch of [() => 1, () => scores.length, () => 1 + random(4)]) {
      await emptyTables(holder.ctx().pg, "score, score_facts, score_feed, saved_ranking, score_close, outbox");
      let before: ComputedScore | null = null;
      for (let at = 0, size = batch(); at < scores.length; at += size, size = batch()) {
        const changes: ScoreChange[] = [];
        for (const { day, total } of scores.slice(at, at + size)) {
          const isSame: boolean = before !== null && before.total === total && before.reachedAt <= day;
          const after: ComputedScore | null =
            total === null ? null : score(total, { reachedAt: isSame && before ? before.reachedAt : day });
          if (before || after) changes.push({ ...step(11, before, after), day });
          before = after;
        }
        await write(changes);
        const [stored] = await rows<{ reached_at: number }>("select reached_at from score");
        if (before && stored) before = { ...before, reachedAt: stored.reached_at };
      }
      expect(await findWronglyReached(holder.ctx().pg)).toEqual([]);
      const closes = "select json_agg(to_jsonb(c) - 'recorded_at' - 'cause' order by day) as closes from score_close c";
      ends.push(JSON.stringify([await rows("select total, reached_at from score"), await rows(closes)]));
    }
    expect(new Set(ends).size, ends.join("\n")).toBe(1);
  }
});

test("score.updated is sent for each write that changes the aggregate total, checksummed, and not for a chain's or a silent one", async () => {
  await write([step(9, null, score(0))]);
  await write([step(9, score(0), score(310)), step(9, null, score(310), 1)]);
  await write([step(9, score(310), score(320))]);
  await write([step(9, score(320), score(330))], { silent: true });
  const events = await rows<{ data: object }>("select data from outbox order by id");
  const address = "0x000000000000000000000000000000000000000A";
  expect(events.map((row) => row.data)).toEqual([
    {
      ...{ address, svcId: null, oldScore: 0, newScore: 310, tier: "silver", cause: "transactions" },
      explanation: "New transactions raised Age by 200 and Activity by 110.",
    },
    {
      ...{ address, svcId: null, oldScore: 310, newScore: 320, tier: "silver", cause: "transactions" },
      explanation: "New transactions raised Activity by 10.",
    },
  ]);
});

test("an owner who has signed in is notified of notable falls over all chains, with the event's data, and keeps one unread", async () => {
  const { pg } = holder.ctx();
  const [owner, linked, stranger] = [subjects[9] ?? "", subjects[10] ?? "", subjects[11] ?? ""];
  await pg.query("insert into developer (id, wallet) values ('dev_falls', $1)", [linked]);
  // The developer's wallet is scored under another one.
  await pg.query("insert into wallet (address, subject) values ($1, $2), ($2, $2), ($3, $3)", [
    linked,
    owner,
    stranger,
  ]);
  const notified = () =>
    rows<{ address: string; from: number; to: number }>(
      `select address, (data->>'oldScore')::int as from, (data->>'newScore')::int as to from notification
       where kind = 'score.updated' order by at, (data->>'newScore')::int`,
    );
  await write([step(9, score(320), score(311)), step(9, score(320), score(300), 1), step(11, score(320), score(100))]);
  expect(await notified()).toEqual([]);
  await write([step(9, score(311), score(299))]);
  expect(await notified()).toEqual([{ address: owner, from: 311, to: 299 }]);
  await write([step(9, score(299), score(320))]);
  await write([step(9, score(320), score(250))]);
  expect(await notified()).toEqual([{ address: owner, from: 320, to: 250 }]);
  const [sent] = await rows("select data from outbox order by id desc limit 1");
  expect(sent).toEqual((await rows("select data from notification where kind = 'score.updated'"))[0]);
  await pg.query("update notification set read_at = now()");
  // Few points, but a lower tier.
  await write([step(9, score(302), score(299))]);
  expect(await notified()).toHaveLength(2);
  await write([step(9, score(299), score(200))], { silent: true });
  expect(await notified()).toHaveLength(2);
});

test("a removed score is in the feed, without points", async () => {
  await write([step(0, null, score(100)), step(1, null, score(90))]);
  await write([step(0, score(100), null)]);
  expect(await rows("select subject from score")).toEqual([{ subject: subjects[1] }]);
  expect(await rows("select subject, after, ranked_after from score_feed order by id desc limit 1")).toEqual([
    { subject: subjects[0], after: null, ranked_after: false },
  ]);
  expect(await rows(`select total, ranked from ${publishedChanges} order by id desc limit 1`)).toEqual([
    { total: 0, ranked: false },
  ]);
});

test("readers are notified when a write commits", async () => {
  const listener = new pg.Client({ connectionString: holder.url() });
  await listener.connect();
  try {
    const notified = new Promise<number>((resolve) => {
      listener.on("notification", () => resolve(seen()));
    });
    const seen = () => committed;
    let committed = 0;
    await listener.query("listen score");
    await sqlTransaction(holder.ctx().pg, async (sql) => {
      await lockScores(sql);
      await writeScores(sql, [step(0, null, score(100)), step(1, null, score(90))], { now: holder.now });
      committed = 1;
    });
    expect(await notified).toBe(1);
  } finally {
    await listener.end();
  }
});

test("writers wait for one another", async () => {
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
  const second = write([step(1, null, score(90))]).then(() => {
    order.push("second");
  });
  letGo();
  await second;
  expect(order).toEqual(["first", "second"]);
});

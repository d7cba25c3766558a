import { expect, test } from "vitest";
import { addressNumber, type MadeScore, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { type Category, categories } from "../../engine/types.ts";
import { type BoardCategory, boardCategories } from "./boards/board-category.ts";
import { boardsOf } from "./boards/boards.ts";
import { type Timeframe, timeframes } from "./boards/timeframes.ts";
import { getLeaderboard, type LeaderboardInput } from "./get-leaderboard.ts";
import { getScore } from "./get-score.ts";

const explorer = { explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] };
const world = useContext({
  chains: [
    { id: 1, name: "one", ...explorer },
    { id: 2, name: "two", ...explorer },
    { id: 3, name: "three", ...explorer },
  ],
});

const HOUR = 3_600_000;
const START = Date.parse("2026-01-01T00:00:00Z");
const END = START + 45 * 24 * HOUR;

/** A repeatable sequence of whole numbers below a bound. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const next = numbers(7);
const changes: (MadeScore & { at: Date; chainId: number })[] = Array.from({ length: 700 }, (_, index) => ({
  subject: addressNumber(1 + next(60)),
  chainId: next(3),
  // Rising times, some equal, some on the very start of an hour.
  at: new Date(START + Math.floor((index * 45 * 24) / 700) * HOUR),
  points: Object.fromEntries(categories.map((category: Category) => [category, next(4)])),
  ranked: next(10) > 0,
  reachedAt: 1_700_000_000 + next(3),
}));

function pointsOf(change: MadeScore, category: BoardCategory): number {
  if (category !== "total") return change.points?.[category] ?? 0;
  return categories.reduce((sum, one) => sum + (change.points?.[one] ?? 0), 0);
}

/** Ranks as they were shown at a time, recomputed from every change until then. */
function ranksAt(chainId: number, category: BoardCategory, time: number): Map<string, number> {
  const last = new Map<string, MadeScore>();
  for (const change of changes) {
    if (change.chainId === chainId && change.at.getTime() <= time) last.set(change.subject, change);
  }
  const ranked = [...last.values()].filter((change) => change.ranked);
  return new Map(
    ranked.map((change) => [
      checksum(change.subject),
      1 + ranked.filter((other) => pointsOf(other, category) > pointsOf(change, category)).length,
    ]),
  );
}

async function ctxAt(now: number) {
  world.now = new Date(now);
  const ctx = world.ctx();
  await boardsOf(ctx).loaded;
  await boardsOf(ctx).refresh();
  return ctx;
}

const page: LeaderboardInput = { category: "total", timeframe: "30d", order: "desc", limit: 100, offset: 0 };

async function expectChanges(now: number, timeframe: Timeframe, start: number | null): Promise<void> {
  const ctx = await ctxAt(now);
  for (const chainId of [0, 1, 2]) {
    for (const category of boardCategories) {
      const { leaderboard } = await getLeaderboard(ctx, { ...page, category, timeframe, ...(chainId && { chainId }) });
      const ranksNow = ranksAt(chainId, category, now);
      const ranksThen = start === null ? new Map<string, number>() : ranksAt(chainId, category, start);
      expect(Object.fromEntries(leaderboard.map((entry) => [entry.address, [entry.rank, entry.change]]))).toEqual(
        Object.fromEntries(
          [...ranksNow].map(([address, rank]) => [address, [rank, (ranksThen.get(address) ?? rank) - rank]]),
        ),
      );
    }
  }
}

test("change equals a recomputation from history at any time, however the snapshot got there", async () => {
  await writeScoreRows(world.ctx().pg, changes);
  // Orphaned rows count: they are what was shown then.
  await world.ctx().pg.query("update score_history set orphaned = true where id % 5 = 0");
  const moves = [
    0,
    24 * HOUR,
    7 * 24 * HOUR,
    30 * 24 * HOUR,
    29 * 24 * HOUR,
    5 * 24 * HOUR + 1000,
    60 * 24 * HOUR,
    3 * HOUR,
  ];
  for (const move of moves) {
    const now = END + move;
    for (const timeframe of ["24h", "7d", "30d"] as const)
      await expectChanges(now, timeframe, now - timeframes[timeframe]);
  }
});

test("change over all time compares with the end of the day of the first change", async () => {
  await expectChanges(END, "all", START + 24 * HOUR);
});

test("change over all time is 0 until the first day has ended", async () => {
  // A clock before the end of the first day; the board itself is the newest one.
  const ctx = await ctxAt(START + 23 * HOUR);
  const { leaderboard } = await getLeaderboard(ctx, { ...page, timeframe: "all" });
  expect(new Set(leaderboard.map((entry) => entry.change))).toEqual(new Set([0]));
});

test("the change differs between just before and just after the start of a period", async () => {
  const { pg } = world.ctx();
  const at = new Date(END);
  await writeScoreRows(pg, [
    { subject: addressNumber(0xa), chainId: 2, points: { risk: 200 }, at },
    { subject: addressNumber(0xb), chainId: 2, points: { risk: 199 }, at },
    { subject: addressNumber(0xb), chainId: 2, points: { risk: 201 - 1, age: 1 }, at: new Date(END + 5 * HOUR) },
  ]);
  const change = async (now: number) => {
    const { leaderboard } = await getLeaderboard(await ctxAt(now), { ...page, timeframe: "24h", chainId: 2, limit: 2 });
    return leaderboard.map((entry) => entry.change);
  };
  expect(await change(END + 29 * HOUR - 1000)).toEqual([1, -1]);
  expect(await change(END + 29 * HOUR)).toEqual([0, 0]);
});

test("ranks on the board of totals are the ranks of the scores", async () => {
  const ctx = await ctxAt(END);
  for (const chainId of [undefined, 1, 2]) {
    const { leaderboard } = await getLeaderboard(ctx, { ...page, ...(chainId && { chainId }) });
    expect(leaderboard.length).toBeGreaterThan(30);
    for (const entry of leaderboard) {
      const { score } = await getScore(ctx, { identity: entry.address.toLowerCase(), ...(chainId && { chainId }) });
      expect(score).toMatchObject({ rank: entry.rank, percentile: entry.percentile, tier: entry.tier });
    }
  }
});

test("asc reverses the rows and not the ranks, over pages too", async () => {
  const ctx = await ctxAt(END);
  const whole = (await getLeaderboard(ctx, page)).leaderboard;
  const reversed = [];
  for (let offset = 0; offset < whole.length + 7; offset += 7) {
    reversed.push(...(await getLeaderboard(ctx, { ...page, order: "asc", limit: 7, offset })).leaderboard);
  }
  expect(reversed).toEqual([...whole].reverse());
});

test("pages join without gap or repetition, and have their pagination", async () => {
  const ctx = await ctxAt(END);
  const { leaderboard, pagination } = await getLeaderboard(ctx, { ...page, category: "social" });
  expect(pagination).toEqual({ total: leaderboard.length, limit: 100, offset: 0, hasMore: false });
  const joined = [];
  for (let offset = 0; offset < leaderboard.length; offset += 3) {
    const part = await getLeaderboard(ctx, { ...page, category: "social", limit: 3, offset });
    expect(part.pagination.hasMore).toBe(offset + 3 < leaderboard.length);
    joined.push(...part.leaderboard);
  }
  expect(joined).toEqual(leaderboard);
  expect((await getLeaderboard(ctx, { ...page, offset: 1_000_000_000 })).leaderboard).toEqual([]);
});

test("a board of a category ranks by that category, with the tier of the total", async () => {
  const { pg } = world.ctx();
  await writeScoreRows(pg, [{ subject: addressNumber(0xc), points: { age: 200, risk: 200, volume: 150 } }]);
  const { leaderboard } = await getLeaderboard(await ctxAt(END), { ...page, category: "volume", limit: 1 });
  expect(leaderboard).toMatchObject([
    {
      address: checksum(addressNumber(0xc)),
      rank: 1,
      score: 150,
      tier: "gold",
      percentile: 100,
      svcId: null,
      avatar: null,
    },
  ]);
});

test("a chain that is not configured, or on which nobody is ranked, has an empty board", async () => {
  const ctx = await ctxAt(END);
  for (const chainId of [999, 3]) {
    expect(await getLeaderboard(ctx, { ...page, chainId })).toEqual({
      leaderboard: [],
      pagination: { total: 0, limit: 100, offset: 0, hasMore: false },
    });
  }
});

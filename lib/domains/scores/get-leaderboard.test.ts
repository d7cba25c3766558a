import fc from "fast-check";
import { expect, test } from "vitest";
import { addressNumber, type MadeScore, removeScoreRow, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import { checksum } from "../../core/schemas.ts";
import { type Category, categories } from "../../engine/types.ts";
import { getLeaderboard, getMovers, type LeaderboardInput } from "./get-leaderboard.ts";
import { getScore } from "./get-score.ts";
import { boardsOf } from "./ranks/boards.ts";
import { type BoardCategory, boardCategories } from "./ranks/histogram.ts";
import { type Timeframe, timeframes } from "./schemas.ts";

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
  // Several on each day.
  at: new Date(START + Math.floor((index * 45) / 700) * 24 * HOUR),
  points: Object.fromEntries(categories.map((category: Category) => [category, next(4)])),
  ranked: next(10) > 0,
}));

function pointsOf(change: MadeScore, category: BoardCategory): number {
  if (category !== "total") return change.points?.[category] ?? 0;
  return categories.reduce((sum, one) => sum + (change.points?.[one] ?? 0), 0);
}

const DAY = 24 * HOUR;
const dayOf = (time: number) => Math.floor(time / DAY);

/** Points of the ranked by the closes of a day, recomputed from every change up to its end. */
function pointsOn(chainId: number, category: BoardCategory, day: number): Map<string, number> {
  const last = new Map<string, MadeScore>();
  for (const change of changes) {
    if (change.chainId === chainId && dayOf(change.at.getTime()) <= day) last.set(change.subject, change);
  }
  const ranked = [...last.values()].filter((change) => change.ranked);
  return new Map(ranked.map((change) => [change.subject, pointsOf(change, category)]));
}

function ranksOn(chainId: number, category: BoardCategory, day: number): Map<string, number> {
  const points = pointsOn(chainId, category, day);
  const above = (own: number) => [...points.values()].filter((others) => others > own).length;
  return new Map([...points].map(([subject, own]) => [checksum(subject), 1 + above(own)]));
}

async function ctxAt(now: number) {
  world.now = new Date(now);
  const ctx = world.ctx();
  await boardsOf(ctx).loaded;
  await boardsOf(ctx).refresh();
  return ctx;
}

const page: LeaderboardInput = { category: "total", timeframe: "30d", order: "desc", limit: 100, offset: 0 };
const LAST = dayOf(END);

async function expectChanges(now: number, timeframe: Timeframe, start: number, at?: number): Promise<void> {
  const ctx = await ctxAt(now);
  for (const chainId of [0, 1, 2]) {
    for (const category of boardCategories) {
      const input = { ...page, category, timeframe, ...(chainId && { chainId }), ...(at && { at: (at * DAY) / 1000 }) };
      const { leaderboard } = await getLeaderboard(ctx, input);
      const ranksNow = ranksOn(chainId, category, at ?? LAST);
      const ranksThen = ranksOn(chainId, category, start);
      expect(Object.fromEntries(leaderboard.map((entry) => [entry.address, [entry.rank, entry.change]]))).toEqual(
        Object.fromEntries(
          [...ranksNow].map(([address, rank]) => [address, [rank, (ranksThen.get(address) ?? rank) - rank]]),
        ),
      );
    }
  }
}

test("change compares with the closes of the day so long ago", async () => {
  await writeScoreRows(world.ctx().pg, changes);
  for (const move of [29 * DAY, 5 * DAY + 1000]) {
    const now = END + move;
    for (const timeframe of ["24h", "7d", "30d"] as const) {
      await expectChanges(now, timeframe, dayOf(now) - timeframes[timeframe]);
    }
  }
});

test("change over all time compares with the first close", async () => {
  await expectChanges(END, "all", dayOf(START));
});

/** The movers of a period by their definition: every subject ranked on both days with other points, by their difference. */
function moversBetween(chainId: number, category: BoardCategory, start: number) {
  const [now, then] = [LAST, start].map((day) => pointsOn(chainId, category, day));
  const moved = [...(now ?? [])].flatMap(([subject, points]) => {
    const earlier = then?.get(subject);
    return earlier === undefined || earlier === points
      ? []
      : [{ address: checksum(subject), points, earlier, subject }];
  });
  const gain = (one: { points: number; earlier: number }) => one.points - one.earlier;
  const ranked = (sign: number) =>
    moved
      .filter((one) => sign * gain(one) > 0)
      .sort((a, b) => sign * (gain(b) - gain(a)) || b.points - a.points || (a.subject < b.subject ? -1 : 1))
      .slice(0, 10)
      .map(({ address, points, earlier }) => [address, points, earlier]);
  return { rose: ranked(1), fell: ranked(-1) };
}

test("movers are who gained and who lost most points since the close of the day so long ago, with their ranks", async () => {
  const ctx = await ctxAt(END);
  for (const timeframe of ["24h", "7d", "30d"] as const) {
    for (const chainId of [0, 1, 2]) {
      for (const category of boardCategories) {
        const input = { category, timeframe, ...(chainId && { chainId }) };
        const { rose, fell } = await getMovers(ctx, input);
        const shown = (list: typeof rose) => list.map((one) => [one.address, one.score, one.earlierScore]);
        const movers = moversBetween(chainId, category, LAST - timeframes[timeframe]);
        expect({ input, rose: shown(rose), fell: shown(fell) }).toEqual({ input, ...movers });
        const { leaderboard } = await getLeaderboard(ctx, { ...page, ...input });
        const rows = new Map(leaderboard.map((row) => [row.address, row]));
        for (const { earlierScore: _, ...entry } of [...rose, ...fell]) expect(entry).toEqual(rows.get(entry.address));
      }
    }
  }
  expect(await getMovers(ctx, { category: "total", timeframe: "7d", chainId: 999 })).toEqual({ rose: [], fell: [] });
});

test("a past day has the board of its closes, with the change before it", async () => {
  for (const at of [dayOf(START), dayOf(START) + 17, LAST]) {
    await expectChanges(END, "7d", at - 7, at);
    await expectChanges(END, "all", dayOf(START), at);
  }
});

test("pages of a past day join in both orders", async () => {
  const ctx = await ctxAt(END);
  const ofDay = { ...page, at: ((dayOf(START) + 20) * DAY) / 1000, category: "risk" } as const;
  const whole = (await getLeaderboard(ctx, ofDay)).leaderboard;
  const joined = [];
  const reversed = [];
  for (let offset = 0; offset < whole.length; offset += 7) {
    joined.push(...(await getLeaderboard(ctx, { ...ofDay, limit: 7, offset })).leaderboard);
    reversed.push(...(await getLeaderboard(ctx, { ...ofDay, order: "asc", limit: 7, offset })).leaderboard);
  }
  expect(joined).toEqual(whole);
  expect(reversed).toEqual([...whole].reverse());
});

test("a day in the future, or before the first score, is refused", async () => {
  const ctx = await ctxAt(END);
  for (const day of [LAST + 1, dayOf(START) - 1]) {
    await expect(getLeaderboard(ctx, { ...page, at: (day * DAY) / 1000 })).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      details: [{ path: "at" }],
    });
  }
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

test("after any changes every page is that of the board's definition", async () => {
  const ctx = await ctxAt(END);
  let run = 0;
  const score = fc.record({
    subject: fc.integer({ min: 0, max: 13 }),
    ranked: fc.boolean(),
    // Few points, so that ties of every kind are common.
    points: fc.record({ age: fc.integer({ min: 0, max: 2 }), risk: fc.integer({ min: 0, max: 2 }) }),
  });
  const step = fc.record({
    // A day of several steps, so that totals change and return within one.
    day: fc.integer({ min: 0, max: 1 }),
    scores: fc.array(score, { minLength: 1, maxLength: 4 }),
    removed: fc.option(fc.integer({ min: 0, max: 13 }), { freq: 4 }),
    category: fc.constantFrom<BoardCategory[]>("total", "age", "risk", "social"),
    order: fc.constantFrom<("asc" | "desc")[]>("asc", "desc"),
    limit: fc.integer({ min: 1, max: 6 }),
    offset: fc.integer({ min: 0, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      // Subjects of this run alone: those of earlier runs leave the board.
      const { rows } = await ctx.pg.query<{ subject: string }>("select subject from score where chain_id = 3");
      for (const { subject } of rows) await removeScoreRow(ctx.pg, subject, 3);
      run++;
      const addressOf = (index: number) => addressNumber(run * 0x1000000 + index * 7919);
      const current = new Map<string, Dated>();
      // One that left for good: what it had reached before is over.
      const gone = new Set<string>();
      let today = START;
      for (const { scores, removed, day, ...input } of steps) {
        today += day * DAY;
        const made = scores
          .map((one) => ({ ...one, subject: addressOf(one.subject), at: new Date(today) }))
          .filter(({ subject }) => !gone.has(subject));
        await writeScoreRows(
          ctx.pg,
          made.map((one) => ({ ...one, chainId: 3 })),
        );
        for (const one of made) current.set(one.subject, closeOn(current.get(one.subject), one));
        const leaving = removed === null ? undefined : addressOf(removed);
        if (leaving && !gone.has(leaving)) {
          await removeScoreRow(ctx.pg, leaving, 3);
          current.delete(leaving);
          gone.add(leaving);
        }
        await boardsOf(ctx).refresh();
        const expected = boardOf([...current.values()], input.category);
        if (input.order === "asc") expected.reverse();
        const { leaderboard, pagination } = await getLeaderboard(ctx, { ...page, ...input, chainId: 3 });
        expect(pagination.total).toBe(expected.length);
        expect(
          leaderboard.map(({ address, score, rank, percentile }) => ({ address, score, rank, percentile })),
        ).toEqual(expected.slice(input.offset, input.offset + input.limit));
      }
    }),
    { numRuns: rounds(6, 60) },
  );
});

/** A score, and its totals at the end of each day. */
type Dated = MadeScore & { closes: { day: number; total: number }[]; reached: number };

function closeOn(before: Dated | undefined, made: MadeScore & { at: Date }): Dated {
  const day = dayOf(made.at.getTime());
  const total = pointsOf(made, "total");
  const isNothing = total === 0 && !made.ranked;
  const earlier = (before?.closes ?? []).filter((close) => close.day < day);
  // Days before the first points have no close.
  const closes = isNothing && earlier.length === 0 ? [] : [...earlier, { day, total }];
  const other = closes.findLastIndex((close) => close.total !== total);
  return { ...made, closes, reached: isNothing ? 0 : (closes[other + 1]?.day ?? day) };
}

/** A board as its definition says, by comparing every subject with every other. */
function boardOf(scores: readonly Dated[], category: BoardCategory) {
  const ranked = scores.filter((one) => one.ranked);
  const points = (one: MadeScore) => pointsOf(one, category);
  return ranked
    .sort((a, b) => points(b) - points(a) || a.reached - b.reached || (a.subject < b.subject ? -1 : 1))
    .map((one) => {
      const above = ranked.filter((other) => points(other) > points(one)).length;
      const below = ranked.filter((other) => points(other) < points(one)).length;
      const equals = ranked.length - above - below - 1;
      const percentile = ranked.length === 1 ? 100 : (100 * (below + equals / 2)) / (ranked.length - 1);
      return {
        address: checksum(one.subject),
        score: points(one),
        rank: above + 1,
        percentile: Math.round(percentile * 100) / 100,
      };
    });
}

test("pages deep among equals are right while others come and go before them", async () => {
  const ctx = await ctxAt(END);
  const { pg } = ctx;
  const subject = (index: number) => addressNumber(0x70000 + index * 3);
  const crowd = Array.from({ length: 900 }, (_, index) => ({ subject: subject(index), points: { loyalty: 1 } }));
  await writeScoreRows(
    pg,
    crowd.map((one) => ({ ...one, reachedAt: 5, chainId: 3 })),
  );
  const addressesAt = async (offset: number) => {
    await boardsOf(ctx).refresh();
    const input = { ...page, category: "loyalty", chainId: 3, limit: 10, offset } as const;
    return (await getLeaderboard(ctx, input)).leaderboard.map((entry) => entry.address.toLowerCase());
  };
  const expected = crowd.map((one) => one.subject as string);
  const change = async (reachedAt: number, number: number) => {
    await writeScoreRows(pg, [{ subject: addressNumber(number), reachedAt, chainId: 3, points: { loyalty: 1 } }]);
    expected.splice(
      reachedAt < 5 ? 0 : expected.findIndex((one) => one > addressNumber(number)),
      0,
      addressNumber(number),
    );
  };
  for (let turn = 0; turn < 6; turn++) {
    for (const offset of [400 + turn, 700, 250]) {
      expect(await addressesAt(offset)).toEqual(expected.slice(offset, offset + 10));
    }
    // One before everybody, one among the equals, and one that leaves.
    await change(0, 0x60000 - turn);
    await change(5, 0x70000 + 900 + turn * 150 + 1);
    const [gone = ""] = expected.splice(300, 1);
    await removeScoreRow(pg, gone, 3);
  }
});

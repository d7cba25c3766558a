import { expect, test } from "vitest";
import { addressNumber, removeScoreRow, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { getScore } from "./get-score.ts";
import { boardsOf } from "./ranks/boards.ts";

const explorer = { explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] };
const world = useContext({
  chains: [
    { id: 1, name: "one", ...explorer },
    { id: 2, name: "two", ...explorer },
  ],
});

const [alice, bob, carol, dave, erin, frank] = [1, 2, 3, 4, 5, 6].map((n) => addressNumber(n * 0xabcdef)) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];

async function current() {
  const ctx = world.ctx();
  await boardsOf(ctx).loaded;
  await boardsOf(ctx).refresh();
  return ctx;
}

test("a score has its total, competition rank, percentile, tier and breakdown, and the checksummed address", async () => {
  const at = new Date("2026-01-02T03:04:05.678Z");
  await writeScoreRows(world.ctx().pg, [
    { subject: alice, points: { activity: 200, age: 150 }, at },
    { subject: bob, points: { activity: 200, age: 150 } },
    { subject: carol, points: { volume: 10 }, status: "provisional" },
  ]);
  const ctx = await current();
  expect(await getScore(ctx, { identity: alice })).toEqual({
    svcId: null,
    address: checksum(alice),
    score: {
      total: 350,
      rank: 1,
      tier: "silver",
      percentile: 75,
      breakdown: { activity: 200, volume: 0, age: 150, diversity: 0, governance: 0, social: 0, risk: 0, loyalty: 0 },
      confidence: "low",
      lastUpdated: at.toISOString(),
      status: "final",
      unavailable: [],
    },
  });
  expect((await getScore(ctx, { identity: bob })).score).toMatchObject({ rank: 1, percentile: 75 });
  expect((await getScore(ctx, { identity: carol })).score).toMatchObject({
    rank: 3,
    percentile: 0,
    tier: "bronze",
    status: "provisional",
  });
});

test("a warm look-up sends no query", async () => {
  const ctx = await current();
  const refused = () => Promise.reject(new Error("no query expected"));
  const query = ctx.pg.query;
  const silent = Object.create(ctx, { pg: { value: ctx.pg } });
  Object.assign(ctx.pg, { query: refused });
  try {
    expect((await getScore(silent, { identity: alice })).score.rank).toBe(1);
  } finally {
    Object.assign(ctx.pg, { query });
  }
});

test("with a chain the score is that chain's, with its own rank", async () => {
  await writeScoreRows(world.ctx().pg, [
    { subject: alice, chainId: 1, points: { activity: 20 } },
    { subject: bob, chainId: 1, points: { activity: 30 } },
  ]);
  const ctx = await current();
  expect((await getScore(ctx, { identity: alice, chainId: 1 })).score).toMatchObject({ total: 20, rank: 2 });
});

test("a known subject without transactions on the chain has score 0, the rank after all ranked, and percentile 0", async () => {
  const ctx = await current();
  const { score } = await getScore(ctx, { identity: carol, chainId: 1 });
  expect(score).toMatchObject({ total: 0, rank: 3, percentile: 0, tier: "bronze", status: "final", unavailable: [] });
});

test("an unranked subject has rank ranked + 1 and percentile 0, and does not move the others", async () => {
  await writeScoreRows(world.ctx().pg, [
    { subject: dave, points: { activity: 100 }, ranked: false, status: "partial", unavailable: ["volume", "loyalty"] },
  ]);
  const ctx = await current();
  expect((await getScore(ctx, { identity: dave })).score).toMatchObject({
    total: 100,
    rank: 4,
    percentile: 0,
    status: "partial",
    unavailable: ["volume", "loyalty"],
  });
  expect((await getScore(ctx, { identity: carol })).score.rank).toBe(3);
});

test("a tracked wallet that was not read yet is partial, with every category of its history unavailable", async () => {
  const { pg } = world.ctx();
  await pg.query("insert into wallet (address, subject) values ($1, $1)", [erin]);
  await pg.query("insert into tracked_wallet (address, chain_id, state) values ($1, 1, 'queued')", [erin]);
  const { score } = await getScore(await current(), { identity: erin });
  expect(score).toMatchObject({ total: 0, rank: 4, percentile: 0, status: "partial" });
  expect(score.unavailable).toEqual(["activity", "volume", "age", "diversity", "governance", "risk", "loyalty"]);
});

test("a wallet of another subject returns that subject", async () => {
  const { pg } = world.ctx();
  await pg.query("insert into wallet (address, subject) values ($1, $2)", [frank, alice]);
  await writeScoreRows(pg, [{ subject: alice, points: { activity: 200, age: 150, loyalty: 1 } }]);
  const found = await getScore(await current(), { identity: frank });
  expect(found).toMatchObject({ address: checksum(alice), score: { total: 351, rank: 1 } });
});

test("a removed score is no longer shown", async () => {
  await removeScoreRow(world.ctx().pg, bob);
  const ctx = await current();
  expect((await getScore(ctx, { identity: bob })).score).toMatchObject({ total: 0, rank: 3 });
  expect((await getScore(ctx, { identity: carol })).score.rank).toBe(2);
});

test("at a past day a score is the close that held then, with the rank on that day's board", async () => {
  const { pg } = world.ctx();
  const [one, other] = [addressNumber(0x71), addressNumber(0x72)];
  const write = (subject: string, activity: number, day: string) =>
    writeScoreRows(pg, [{ subject, points: { activity }, at: new Date(`${day}T12:00:00Z`), chainId: 2 }]);
  await write(one, 10, "2026-01-03");
  await write(other, 20, "2026-01-04");
  await write(one, 30, "2026-01-06");
  world.now = new Date("2026-01-08T12:00:00Z");
  const ctx = await current();
  const on = (day: string, identity = one) =>
    getScore(ctx, { identity, chainId: 2, at: Date.parse(day) / 1000 }).then(({ score, recordedAt }) => [
      score.total,
      score.rank,
      recordedAt,
    ]);
  const written = (day: string) => `${day}T12:00:00.000Z`;
  expect(await on("2026-01-03")).toEqual([10, 1, written("2026-01-03")]);
  expect(await on("2026-01-05")).toEqual([10, 2, written("2026-01-03")]);
  expect(await on("2026-01-07")).toEqual([30, 1, written("2026-01-06")]);
  expect(await on("2026-01-03", other)).toEqual([0, 2, undefined]);
  for (const day of ["2026-01-02", "2026-01-09"]) {
    await expect(on(day)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  }
});

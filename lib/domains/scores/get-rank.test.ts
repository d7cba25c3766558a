import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { getLeaderboard, getRank } from "./get-leaderboard.ts";
import { boardsOf } from "./ranks/boards.ts";

const world = useContext({ chains: [{ id: 5, name: "five", rpcUrls: ["http://127.0.0.1:9"] }] });

test("every ranked subject has the rank and position that the board shows", async () => {
  const ctx = world.ctx();
  const subjects = Array.from({ length: 40 }, (_, i) => ({
    subject: addressNumber(i + 1),
    points: { age: 100 + (i % 7), risk: i % 3 },
    reachedAt: 1_700_000_000 + (i % 4),
  }));
  await writeScoreRows(ctx.pg, [...subjects, { subject: addressNumber(99), ranked: false }]);
  await boardsOf(ctx).refresh();
  for (const category of ["total", "risk"] as const) {
    for (const { subject } of subjects) {
      const place = await getRank(ctx, { wallet: subject, category });
      const offset = place?.rowsAbove ?? -1;
      const page = { category, timeframe: "all", order: "desc", limit: 1 } as const;
      const { leaderboard } = await getLeaderboard(ctx, { ...page, offset });
      expect(leaderboard[0]?.address.toLowerCase()).toBe(subject);
      expect(leaderboard[0]).toMatchObject({ address: place?.address, rank: place?.rank });
    }
  }
});

test("a subject ranked with 0 points has the last rank", async () => {
  const ctx = world.ctx();
  const last = addressNumber(98);
  await writeScoreRows(ctx.pg, [{ subject: last, points: {} }]);
  await boardsOf(ctx).refresh();
  expect(await getRank(ctx, { wallet: last, category: "total" })).toMatchObject({ rank: 41, rowsAbove: 40 });
});

test("a subject that is not ranked there has no rank", async () => {
  const ctx = world.ctx();
  expect(await getRank(ctx, { wallet: addressNumber(99), category: "total" })).toBeNull();
  expect(await getRank(ctx, { wallet: addressNumber(1), category: "total", chainId: 5 })).toBeNull();
  expect(await getRank(ctx, { wallet: addressNumber(0xbeef), category: "total" })).toBeNull();
});

import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { countTiers } from "./network.ts";
import { boardsOf } from "./ranks/boards.ts";

const world = useContext();
const none = { bronze: 0, silver: 0, gold: 0, platinum: 0, diamond: 0, legendary: 0 };

test("ranked subjects are counted by tier, now and at the end of each month by closes", async () => {
  const ctx = world.ctx({ now: new Date("2026-03-31T12:00:00Z") });
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  await writeScoreRows(ctx.pg, [
    { subject: addressNumber(1), points: { age: 120, activity: 179 }, at: at("2026-01-31") },
    { subject: addressNumber(2), points: { age: 120, activity: 180 }, at: at("2026-02-01") },
    { subject: addressNumber(3), points: { age: 150, activity: 150 }, ranked: false, at: at("2026-02-01") },
    { subject: addressNumber(1), points: { age: 150, activity: 180, risk: 170 }, at: at("2026-03-30") },
  ]);
  await boardsOf(ctx).refresh();
  const { scored, ranked, now, months } = await countTiers(ctx);
  expect({ scored, ranked, now }).toEqual({ scored: 3, ranked: 2, now: { ...none, silver: 1, gold: 1 } });
  expect(months).toHaveLength(12);
  expect([months[0]?.day, ...months.slice(-3)]).toEqual([
    "2025-03-31",
    { day: "2025-12-31", tiers: none },
    { day: "2026-01-31", tiers: { ...none, bronze: 1 } },
    { day: "2026-02-28", tiers: { ...none, bronze: 1, silver: 1 } },
  ]);
});

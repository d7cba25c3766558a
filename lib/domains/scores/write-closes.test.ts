import { beforeEach, expect, test } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Breakdown, categories, DAY, type ScoreFacts } from "../../engine/index.ts";
import type { ComputedScore, ScoreCause, ScoreChange } from "./current-score.ts";
import { writeCloses } from "./write-closes.ts";

const holder = useContext();
const SUBJECT = `0x${"a".repeat(40)}`;

beforeEach(async () => {
  await emptyTables(holder.ctx().pg, "score_close");
});

function score(total: number, ranked = total > 0): ComputedScore {
  const breakdown = Object.fromEntries(categories.map((name) => [name, name === "age" ? total : 0])) as Breakdown; // All.
  return {
    ...{ total, breakdown, ranked, confidence: "low", status: "final", bonus: {}, unavailable: [], stale: [] },
    ...{ facts: {} as ScoreFacts, modelHash: "0x01", reachedAt: 0, nextChangeDay: null }, // The writer does not read facts.
  };
}

/** Changes of one subject from `before` on: a day and its points, null for a score that ends. */
function changes(
  before: number | null,
  steps: readonly (readonly [day: number, total: number | null, cause?: ScoreCause])[],
): ScoreChange[] {
  let last = before;
  return steps.map(([day, total, cause = "transactions"]) => {
    const [from, to] = [last, total].map((points) => (points === null ? null : score(points))) as [
      ComputedScore | null,
      ComputedScore | null,
    ];
    last = total;
    return { subject: SUBJECT, chainId: 0, before: from, after: to, day: day * DAY, cause, source: null };
  });
}

async function write(list: readonly ScoreChange[], now = holder.now): Promise<void> {
  await sqlTransaction(holder.ctx().pg, (sql) => writeCloses(sql, list, now));
}

/** Rows as `day-until points`, such as "3-7 120"; an open one has no second day. */
async function closes(): Promise<string[]> {
  const { rows } = await holder.ctx().pg.query<{ close: string }>(
    `select concat(day - date '1970-01-01', '-',
       case when until < 'infinity' then until - date '1970-01-01' end, ' ', total) as close from score_close order by day`,
  );
  return rows.map((row) => row.close);
}

test("the last change of a day is its close, and it holds until the next one", async () => {
  await write(changes(null, [[3, 10], [3, 12], [5, 20]])); // biome-ignore format: one row
  await write(changes(20, [[5, 21], [8, 30]])); // biome-ignore format: one row
  expect(await closes()).toEqual(["3-5 12", "5-8 21", "8- 30"]);
});

test("a close equal to the one before is removed, and the one before holds on", async () => {
  await write(changes(null, [[3, 10]]));
  await write(changes(10, [[5, 20]]));
  await write(changes(20, [[5, 10]]));
  expect(await closes()).toEqual(["3- 10"]);
  await write(changes(10, [[5, 20]]));
  await write(changes(20, [[5, 10], [6, 15]])); // biome-ignore format: one row
  expect(await closes()).toEqual(["3-6 10", "6- 15"]);
});

test("there is no close before the first point, and a fall to zero is one", async () => {
  await write(changes(null, [[3, 0]]));
  expect(await closes()).toEqual([]);
  await write(changes(0, [[4, 5], [6, 0]])); // biome-ignore format: one row
  expect(await closes()).toEqual(["4-6 5", "6- 0"]);
});

test("a score that ends keeps its earlier closes, and may begin again", async () => {
  await write(changes(null, [[3, 10], [5, 20]])); // biome-ignore format: one row
  await write(changes(20, [[7, null]]));
  expect(await closes()).toEqual(["3-5 10", "5-7 20"]);
  await write(changes(null, [[9, 20]]));
  expect(await closes()).toEqual(["3-5 10", "5-7 20", "9- 20"]);
  await write(changes(20, [[3, null]]));
  expect(await closes()).toEqual([]);
});

test("a change of an earlier day removes the closes of later days", async () => {
  await write(changes(null, [[3, 10], [5, 20], [7, 30]])); // biome-ignore format: one row
  await write(changes(30, [[4, 10]]));
  expect(await closes()).toEqual(["3- 10"]);
});

test("closes do not depend on how changes are divided into writes", async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 20; round++) {
    let day = 1;
    const steps = Array.from({ length: 30 }, () => {
      day += random(3);
      return [day, random(9) === 0 ? null : random(3)] as const;
    });
    const list = changes(null, steps);
    await emptyTables(holder.ctx().pg, "score_close");
    await write(list);
    const once = await closes();
    await emptyTables(holder.ctx().pg, "score_close");
    for (let from = 0; from < list.length; ) {
      const to = from + 1 + random(5);
      await write(list.slice(from, to));
      from = to;
    }
    expect(await closes()).toEqual(once);
    expect(once).toEqual(modelOf(steps));
  }
});

/** The same by the definition: the last points of each day, where they differ from the day before. */
function modelOf(steps: readonly (readonly [day: number, total: number | null])[]): string[] {
  const last = new Map(steps);
  const rows: { day: number; until: number | ""; total: number }[] = [];
  for (const [day, total] of last) {
    const open = rows.at(-1)?.until === "" ? rows.at(-1) : undefined;
    if (total !== null && total === (open?.total ?? 0)) continue;
    if (open) open.until = day;
    const ended = rows.at(-1);
    if (total !== null && ended?.until === day && ended.total === total) ended.until = "";
    else if (total !== null) rows.push({ day, until: "", total });
  }
  return rows.map((row) => `${row.day}-${row.until} ${row.total}`);
}

test("a day has its strongest cause, and the time of its newest change", async () => {
  await write(changes(null, [[3, 10, "time"]]));
  await write(changes(10, [[3, 12, "transactions"]]));
  const later = new Date(holder.now.getTime() + 1_000);
  await write(changes(12, [[3, 13, "time"]]), later);
  const { rows } = await holder.ctx().pg.query("select total, cause, recorded_at from score_close");
  expect(rows).toEqual([{ total: 13, cause: "transactions", recorded_at: later }]);
});

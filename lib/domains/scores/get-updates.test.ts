import { expect, test, vi } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { getUpdates } from "./get-updates.ts";

const world = useContext();

test("an empty feed returns a cursor to continue from", async () => {
  const { updates, next } = await getUpdates(world.ctx(), { limit: 10 });
  expect(updates).toEqual([]);
  expect(await getUpdates(world.ctx(), { limit: 10, after: next })).toEqual({ updates: [], next });
});

test("a reader that follows the cursor misses nothing and gets nothing twice during concurrent writes", async () => {
  const ctx = world.ctx();
  const writer = async (number: number) => {
    for (let turn = 1; turn <= 20; turn++) {
      await writeScoreRows(ctx.pg, [
        { subject: addressNumber(number), points: { age: turn } },
        { subject: addressNumber(number), chainId: 5, points: { age: turn } },
      ]);
    }
  };
  let writing = true;
  const written = Promise.all([1, 2, 3, 4, 5].map(writer)).finally(() => {
    writing = false;
  });
  const seen: string[] = [];
  let after: string | undefined;
  const follow = async () => {
    const { updates, next } = await getUpdates(ctx, { ...(after && { after }), limit: 7 });
    seen.push(...updates.map((one) => `${one.address} ${one.total}`));
    after = next;
    return updates.length;
  };
  while (writing) await follow();
  await written;
  while ((await follow()) > 0);
  const expected = [1, 2, 3, 4, 5].flatMap((number) =>
    Array.from({ length: 20 }, (_, turn) => `${checksum(addressNumber(number))} ${turn + 1}`),
  );
  expect([...seen].sort()).toEqual([...expected].sort());
  for (const number of [1, 2, 3, 4, 5]) {
    const own = seen.filter((one) => one.startsWith(checksum(addressNumber(number))));
    expect(own.map((one) => Number(one.split(" ")[1]))).toEqual(Array.from({ length: 20 }, (_, turn) => turn + 1));
  }
});

test("a transaction that commits late is not missed, though later ones were returned before", async () => {
  const ctx = world.ctx();
  const late = await ctx.pg.connect();
  const insert = `insert into score_feed (at, subject, chain_id, after, ranked_before, ranked_after, reached_before, reached_after)
    values (now(), $1, 0, '{5,5}', false, true, 0, 0)`;
  const { next } = await getUpdates(ctx, { limit: 100 });
  const start = await skipAll(next);
  await late.query("begin");
  await late.query(insert, [addressNumber(0xa1)]);
  await ctx.pg.query(insert, [addressNumber(0xa2)]);
  const first = await getUpdates(ctx, { after: start, limit: 10 });
  expect(first.updates.map((one) => one.address)).toEqual([checksum(addressNumber(0xa2))]);
  await late.query("commit");
  late.release();
  const second = await getUpdates(ctx, { after: first.next, limit: 10 });
  expect(second.updates.map((one) => one.address)).toEqual([checksum(addressNumber(0xa1))]);
  expect((await getUpdates(ctx, { after: second.next, limit: 10 })).updates).toEqual([]);
});

async function skipAll(from: string): Promise<string> {
  let after = from;
  for (;;) {
    const { updates, next } = await getUpdates(world.ctx(), { after, limit: 100 });
    if (updates.length === 0) return after;
    after = next;
  }
}

test.each(["12", "c.", "c.!", `c.${Buffer.from("1:1: 0 0").toString("base64url")}`, "x"])(
  "what was never a cursor is INVALID_REQUEST: %s",
  async (after) => {
    await expect(getUpdates(world.ctx(), { after, limit: 10 })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  },
);

interface Plan {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

/** Rows of the feed that a plan reads, those that it drops included. */
function rowsRead(plan: Plan): number {
  const own = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
  const below = (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
  return below + (plan["Relation Name"] === "score_feed" ? own : 0);
}

test.each([
  ["of which everything but one old transaction was read", `1:${10n ** 17n}:1  0 0`],
  ["that ends before it begins", "1:1: 1:2: 0 0"],
])("a cursor %s reads no more than a page: anybody can write one", async (_, text) => {
  const { pg } = world.ctx();
  await pg.query(
    `insert into score_feed (at, subject, chain_id, after, ranked_before, ranked_after, reached_before, reached_after)
     select now(), $1, 0, '{5,5}', false, true, 0, 0 from generate_series(1, 2000)`,
    [addressNumber(0xb1)],
  );
  const asked = vi.spyOn(pg, "query");
  await getUpdates(world.ctx(), { after: `c.${Buffer.from(text).toString("base64url")}`, limit: 10 });
  const statements = asked.mock.calls.map(
    ([one]) => one as unknown as { name?: string; text: string; values: unknown[] },
  );
  asked.mockRestore();
  const changes = statements.find(({ name }) => name === "score-updates");
  const client = await pg.connect();
  await client.query("set enable_seqscan = off");
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${changes?.text}`,
    changes?.values,
  );
  await client.query("reset enable_seqscan");
  client.release();
  expect(rowsRead(rows[0]?.["QUERY PLAN"][0].Plan as Plan)).toBeLessThanOrEqual(20);
});

test.each(["x", "c.", "c.e30", `c.${Buffer.from("5:4: 3:3: 1 1").toString("base64url")}`, "9".repeat(16)])(
  "%s is no cursor",
  async (after) => {
    await expect(getUpdates(world.ctx(), { after, limit: 1 })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  },
);

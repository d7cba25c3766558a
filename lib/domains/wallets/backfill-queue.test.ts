import { beforeEach, expect, test } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { claimBackfills, enqueueBackfills, releaseClaim, renewClaims } from "./backfill-queue.ts";

const holder = useContext();
const pg = () => holder.ctx().pg;

beforeEach(async () => {
  await emptyTables(pg(), "backfill, backfill_party");
});

async function enqueue(party: string, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await enqueueBackfills(pg(), party, [{ address, chainId: 1 }]);
    await untilLater();
  }
}

/** Times in the queue are whole milliseconds; of two with the same time the lesser address is first. */
async function untilLater(): Promise<void> {
  await pg().query("select pg_sleep(0.001)");
}

/** Claim turn after turn; each ends with more to come, or for good. Returns whose turns they were. */
async function serve(turns: number, then: "more" | "done", firstTurnsOnly = false): Promise<string[]> {
  const served: string[] = [];
  for (let i = 0; i < turns; i++) {
    const [claimed] = await claimBackfills(pg(), { limit: 1, firstTurnsOnly: firstTurnsOnly ? "all" : [] });
    if (!claimed) return served;
    served.push(claimed.address);
    await pg().query(
      then === "done"
        ? "delete from backfill where claim = $1"
        : "update backfill set claim = null, turns = turns + 1, queued_at = clock_timestamp(), due_at = now() where claim = $1",
      [claimed.claim],
    );
    await untilLater();
  }
  return served;
}

test("parties take turns, however many wallets one of them waits with", async () => {
  await enqueue("dev_a", "a1", "a2", "a3", "a4");
  await enqueue("dev_b", "b1");
  await enqueue("refresh", "r1", "r2");
  expect(await serve(9, "done")).toEqual(["a1", "b1", "r1", "a2", "r2", "a3", "a4"]);
});

test("an endless history returns to the end of its developer's queue after each turn, and others run in between", async () => {
  await enqueue("dev_a", "a1", "a2", "a3");
  expect(await serve(4, "more")).toEqual(["a1", "a2", "a3", "a1"]);
  await enqueue("dev_b", "b1");
  expect(await serve(6, "more")).toEqual(["b1", "a2", "b1", "a3", "b1", "a1"]);
});

test("first turns can be claimed past any number of later ones", async () => {
  await enqueue("dev_a", "a1", "a2");
  await serve(2, "more");
  await enqueue("dev_a", "a3");
  await enqueue("dev_b", "b1");
  expect(await serve(9, "done", true)).toEqual(["b1", "a3"]);
  expect(await serve(9, "done")).toEqual(["a1", "a2"]);
});

test("a party at its limit of later turns gets first turns only, and the others get both", async () => {
  await enqueue("dev_a", "a1", "a2");
  await enqueue("dev_b", "b1");
  await serve(3, "more");
  await enqueue("dev_a", "a3");
  const claimed = await claimBackfills(pg(), { limit: 9, firstTurnsOnly: ["dev_a"] });
  expect(claimed.map(({ party, address }) => `${party} ${address}`).sort()).toEqual(["dev_a a3", "dev_b b1"]);
  expect(await claimBackfills(pg(), { limit: 9, firstTurnsOnly: ["dev_a"] })).toEqual([]);
});

test("automatically tracked wallets come after all others, and move up when a developer tracks them", async () => {
  await enqueue("automatic", "s1", "s2", "s3");
  await enqueue("dev_a", "a1", "a2", "s3");
  expect(await serve(9, "done")).toEqual(["s3", "a1", "a2", "s1", "s2"]);
});

test("a wallet that two developers ask for waits in the shorter line of the two", async () => {
  await enqueue("dev_a", "a1", "a2", "a3", "popular");
  await enqueue("dev_b", "b1", "popular");
  await enqueue("dev_a", "popular");
  const { rows } = await pg().query("select party from backfill where address = 'popular'");
  expect(rows).toEqual([{ party: "dev_b" }]);
});

test("several turns claimed at once are divided among the parties, and a party gets one later turn of them", async () => {
  await enqueue("dev_a", "a1", "a2");
  await serve(2, "more");
  await enqueue("dev_a", "n1", "n2", "n3");
  await enqueue("dev_b", "b1", "b2");
  const claim = async (limit: number) =>
    (await claimBackfills(pg(), { limit, firstTurnsOnly: [] })).map((one) => one.address).sort();
  expect(await claim(3)).toEqual(["a1", "b1", "b2"]);
  expect(await claim(9)).toEqual(["a2", "n1", "n2", "n3"]);
});

test("several workers claim different turns", async () => {
  await enqueue("dev_a", "a1", "a2", "a3");
  await enqueue("dev_b", "b1");
  const claims = await Promise.all(
    Array.from({ length: 6 }, () => claimBackfills(pg(), { limit: 2, firstTurnsOnly: [] })),
  );
  const addresses = claims.flat().map((one) => one.address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("the claim of a worker that is gone is free again, that of a living one is not", async () => {
  await enqueue("dev_a", "a1");
  const claim = () => claimBackfills(pg(), { limit: 9, firstTurnsOnly: [] });
  const [lost] = await claim();
  if (!lost) throw new Error("nothing was claimed");
  expect(await claim()).toEqual([]);
  await pg().query("update backfill set due_at = now()");
  await renewClaims(pg(), [lost.claim]);
  expect(await claim()).toEqual([]);
  await pg().query("update backfill set due_at = now()");
  const [again] = await claim();
  expect(again).toMatchObject({ address: "a1", chainId: 1 });
  expect(again?.claim).not.toBe(lost.claim);
  await releaseClaim(pg(), lost, "interrupted");
  expect(await claim()).toEqual([]);
});

test("claims are renewed without waiting for the turns that are being stored", async () => {
  await enqueue("dev_a", "a1");
  await enqueue("dev_b", "b1");
  const claimed = await claimBackfills(pg(), { limit: 2, firstTurnsOnly: [] });
  await pg().query("update backfill set due_at = now()");
  const storing = await pg().connect();
  try {
    await storing.query("begin");
    await storing.query("select from backfill where address = 'b1' for update");
    await renewClaims(
      pg(),
      claimed.map(({ claim }) => claim),
    );
    // Whoever stores several turns locks them in order, here the one that was renewed.
    await storing.query("select from backfill where address = 'a1' for update nowait");
  } finally {
    await storing.query("rollback");
    storing.release();
  }
  const { rows } = await pg().query("select address, due_at > now() as renewed from backfill order by address");
  expect(rows).toEqual([
    { address: "a1", renewed: true },
    { address: "b1", renewed: false },
  ]);
});

test("a failed turn is due later each time, at most in an hour, and an interrupted turn immediately", async () => {
  await enqueue("dev_a", "a1");
  const waits: number[] = [];
  for (let i = 0; i < 12; i++) {
    const [claimed] = await claimBackfills(pg(), { limit: 1, firstTurnsOnly: [] });
    if (!claimed) throw new Error("nothing was claimed");
    await releaseClaim(pg(), claimed, "failed");
    const { rows } = await pg().query("select extract(epoch from due_at - queued_at)::int as wait from backfill");
    waits.push(rows[0].wait);
    await pg().query("update backfill set due_at = now()");
  }
  expect(waits).toEqual([3, 7, 20, 55, 148, 403, 1097, 2981, 3600, 3600, 3600, 3600]);
  const [claimed] = await claimBackfills(pg(), { limit: 1, firstTurnsOnly: [] });
  if (!claimed) throw new Error("nothing was claimed");
  await releaseClaim(pg(), claimed, "interrupted");
  expect(await claimBackfills(pg(), { limit: 1, firstTurnsOnly: [] })).toHaveLength(1);
});

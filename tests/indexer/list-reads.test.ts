import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Address } from "../../lib/core/chains.ts";
import { workList } from "../../lib/domains/lists/index.ts";
import { claimOnce, endOnce, openOnceComparison } from "../../lib/domains/once/index.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { startScriptedExplorer, transactionRow } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { useApi } from "../setup/in-process-api.ts";
import { until } from "../setup/until.ts";
import { whileReading as reading } from "./while-reading.ts";

const unknown = Array.from({ length: 30 }, (_, n) => address(`member ${n}`));
const [first = ""] = unknown;
const known = address("known");
const explorer = await startScriptedExplorer({
  // In the order of blocks.
  txlist: Array.from({ length: 5 }).flatMap((_, i) =>
    unknown.map((from, n) => ({ ...transactionRow(1_000 + 90_000 * i + n, `${n} ${i}`), from })),
  ),
});
const holder = useContext({
  chains: [{ id: 1, name: "Explored", explorers: [{ url: `${explorer.url}/api`, rate: 5_000, pageSize: 1_000 }] }],
  env: { LIST_READS_PER_DAY: "40" },
});
const { call, keyOf } = useApi(holder);
afterAll(() => explorer.close());
afterAll(() => boardsOf(holder.ctx()).stop());

let mine: string;
let other: string;
beforeAll(async () => {
  mine = await keyOf(address("list developer") as Address, "read", "write", "admin");
  other = await keyOf(address("other developer") as Address, "read", "write", "admin");
  await writeScoreRows(holder.ctx().pg, [{ subject: known, points: { activity: 5 } }]);
  await refreshed();
});
beforeEach(async () => {
  holder.now = new Date();
  await emptyTables(holder.ctx().pg, "once_wallet, list, list_row, day_count, outbox");
  for (const action of Object.keys(explorer.broken)) delete explorer.broken[action];
  explorer.asked.length = 0;
});

async function refreshed(): Promise<void> {
  await boardsOf(holder.ctx()).loaded;
  await boardsOf(holder.ctx()).refresh();
}

interface Answered {
  id: string;
  state: string;
  reason: string | null;
  counts: Record<"identities" | "known" | "toRead" | "read", number>;
  estimate: { secondsLeft: number | null; reads: number; readsPerMinute: number | null };
  summary: unknown;
}
const ended = ({ state }: Answered) => state === "complete" || state === "failed";
const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };

async function create(key: string, identities: readonly string[], more: object = {}): Promise<Answered> {
  const { json } = await call(key, "POST", "/v1/lists", { identities, policy, read: "missing", ...more });
  return json.list as Answered; // The API checks its answers.
}
async function listOf(key: string, id: string): Promise<Answered> {
  return (await call(key, "GET", `/v1/lists/${id}`)).json.list as Answered;
}
const change = (id: string, body: object) => call(mine, "PATCH", `/v1/lists/${id}`, body);

/** Runs one turn of a list as a worker does. */
const turn = (listId: string) =>
  workList(holder.ctx({ now: new Date() }), { listId, signal: new AbortController().signal });
const compare = openOnceComparison();
/** Runs turns until the list is asked for what is so. */
async function turnsUntil(key: string, id: string, isSo: (list: Answered) => boolean): Promise<Answered> {
  for (;;) {
    const list = await listOf(key, id);
    if (isSo(list)) return list;
    await turn(id);
    await compare(holder.ctx());
    // Readings need the time that a worker's pauses leave them.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const whileReading = <T>(work: () => Promise<T>, attempts = 1): Promise<T> =>
  reading(() => holder.ctx({ now: new Date() }), work, attempts);
const rowsOf = async (listId: string) =>
  (
    await holder
      .ctx()
      .pg.query("select identity, known, outcome, total from list_row where list_id = $1 order by row", [listId])
  ).rows;

test("a list reads its unknown wallets, its estimate is there before the first, and each row has its score", async () => {
  const { id } = await create(mine, [known, ...unknown, unknown[0] ?? "", address("nobody"), `0x${"0".repeat(40)}`]);
  const before = await turnsUntil(mine, id, ({ estimate }) => estimate.reads > 0);
  expect(before).toMatchObject({ state: "reading", counts: { toRead: 31, read: 0 } });
  expect(before.estimate).toEqual({ reads: 31, secondsLeft: 1, readsPerMinute: null });
  expect(explorer.asked).toEqual([]);
  const list = await whileReading(() => turnsUntil(mine, id, ended));
  expect(list).toMatchObject({ state: "complete", counts: { identities: 33, known: 1, toRead: 31, read: 31 } });
  expect(list.estimate).toEqual({ reads: 0, secondsLeft: 0, readsPerMinute: null });
  const rows = await rowsOf(id);
  expect(rows.map((row) => row.known)).toEqual([...Array(33).fill(true), false]);
  for (const { total } of rows.slice(1, 32)) expect(total).toBeGreaterThan(0);
  // All were compared with others before, so that they are decided.
  for (const { outcome } of rows.slice(1, 32)) expect(outcome).toBe("pass");
  expect(rows[31]).toEqual(rows[1]);
  expect(rows[32]).toMatchObject({ total: 0, outcome: "fail" });
  // What it made known is answered to its developer, and its stored rows serve the next list.
  expect(await call(mine, "GET", `/v1/score/${first}`)).toMatchObject({ json: { score: { total: rows[1].total } } });
  const pages = explorer.asked.length;
  const again = await create(mine, unknown);
  expect((await turnsUntil(mine, again.id, ended)).counts).toMatchObject({ toRead: 30, read: 30 });
  expect(explorer.asked.length).toBe(pages);
});

test("ranks, boards, updates, search and other developers' look-ups and lists show nothing of it, byte for byte", async () => {
  const paths = [
    "/v1/leaderboard?limit=100",
    "/v1/scores/updates",
    `/v1/search?q=${first.slice(0, 12)}`,
    `/v1/score/${known}`,
    `/v1/score/${first}`,
    "/v1/network",
    `/v1/wallets/${first}`,
  ];
  const shown = async () => {
    await refreshed();
    const answers = await Promise.all(paths.map(async (path) => (await call(other, "GET", path)).json));
    const tables = "activity facts score score_feed tracked_wallet wallet explorer_head epoch".split(" ");
    const { pg } = holder.ctx();
    const counts = await Promise.all(tables.map(async (name) => (await pg.query(`select count(*) from ${name}`)).rows));
    return JSON.stringify([answers, counts], (key, value) =>
      key === "timestamp" || key === "requestId" ? undefined : value,
    );
  };
  const before = await shown();
  const { id } = await create(mine, unknown);
  await whileReading(() => turnsUntil(mine, id, ended));
  expect(await shown()).toBe(before);
  const { rows } = await holder.ctx().pg.query("select event, data->>'listId' as list from outbox");
  expect(rows).toEqual([{ event: "lists.completed", list: id }]);
  // Another developer's list of the same wallets that reads none knows none.
  const theirs = await create(other, unknown, { read: "none" });
  const list = await turnsUntil(other, theirs.id, ended);
  expect(list.counts).toMatchObject({ known: 0, toRead: 30, read: 0 });
  expect((await rowsOf(theirs.id)).every(({ known, total }) => known === false && total === null)).toBe(true);
});

test("who waits is read first, and two developers' lists take turns", async () => {
  const { pg } = holder.ctx();
  const lists = [await create(mine, unknown.slice(0, 3)), await create(other, unknown.slice(3, 6))];
  const queued = async (count: number) => (await pg.query("select from once_wallet")).rowCount === count;
  for (const [n, { id }] of lists.entries()) while (!(await queued(3 * n + 3))) await turn(id);
  await call(other, "GET", `/v1/score/${first}?wait=1`);
  await call(other, "GET", `/v1/score/${address("waited for")}?wait=1`);
  const order = [];
  for (let n = 0; n < 7; n++) order.push((await claimOnce(pg, 1))[0]?.address);
  const [, b = "", c = "", d = "", e = "", f = ""] = unknown;
  // The other developer has two under way already.
  expect(order).toEqual([first, address("waited for"), ...[b, c].sort(), ...[d, e, f].sort()]);
  expect(await claimOnce(pg, 5)).toEqual([]);
});

test("a place is left for who waits, whatever lists ask for", async () => {
  const { pg } = holder.ctx();
  const { id } = await create(mine, unknown);
  await turnsUntil(mine, id, ({ estimate }) => estimate.reads > 0);
  await turn(id);
  expect(await claimOnce(pg, 8, 6)).toHaveLength(6);
  await call(other, "GET", `/v1/score/${address("waited for")}?wait=1`);
  expect(await claimOnce(pg, 2, 0)).toMatchObject([{ address: address("waited for"), listed: false }]);
});

test("the day's reads are used up: it says that it goes on the next day, goes on then, and can be cancelled or go on without", async () => {
  const { pg } = holder.ctx();
  const others = Array.from({ length: 45 }, (_, n) => address(`quiet ${n}`));
  const { id } = await create(mine, others);
  const isUsedUp = ({ reason }: Answered) => reason !== null;
  const waiting = await whileReading(() => turnsUntil(mine, id, (list) => isUsedUp(list) && list.counts.read === 40));
  expect(waiting).toMatchObject({ state: "reading", reason: expect.stringMatching(/40 reads.*next day/) });
  expect(waiting.estimate).toMatchObject({ reads: 5 });
  const { rows } = await pg.query(
    "select run_at > now() + interval '30 minutes' as later from graphile_worker.jobs where key = $1",
    [`list ${id}`],
  );
  expect(rows).toEqual([{ later: true }]);
  await pg.query("update once_question set asked_at = asked_at - interval '1 day'");
  const list = await whileReading(() => turnsUntil(mine, id, ended));
  expect(list).toMatchObject({ state: "complete", reason: null, counts: { toRead: 45, read: 45 } });

  await pg.query("update once_question set asked_at = now(), reads = true");
  const second = await create(mine, unknown);
  await turnsUntil(mine, second.id, isUsedUp);
  expect((await change(second.id, { read: "none" })).json.list).toMatchObject({ state: "evaluating", reason: null });
  const stopped = await turnsUntil(mine, second.id, ended);
  expect(stopped).toMatchObject({ state: "complete", counts: { toRead: 30, read: 0 } });
  const third = await create(mine, unknown);
  await turnsUntil(mine, third.id, isUsedUp);
  expect((await change(third.id, { state: "cancelled" })).json.list).toMatchObject({ state: "cancelled" });
});

test("stopping leaves nothing in the queue but what others ask for", async () => {
  const { pg } = holder.ctx();
  const { id } = await create(mine, unknown.slice(0, 4));
  const theirs = await create(other, unknown.slice(0, 1));
  for (const [key, one] of [
    [mine, id],
    [other, theirs.id],
  ] as const) {
    await turnsUntil(key, one, ({ estimate }) => estimate.reads > 0);
    await turn(one);
  }
  expect((await change(id, { read: "none" })).status).toBe(200);
  expect((await pg.query("select address from once_wallet")).rows).toEqual([{ address: first }]);
  expect((await turnsUntil(mine, id, ended)).state).toBe("complete");
});

test("a killed worker's list and an explorer that is down lose nothing: it says so, and reads when the explorer answers", async () => {
  const { pg } = holder.ctx();
  explorer.broken.txlist = (response) => void response.writeHead(500).end();
  const { id } = await create(mine, unknown.slice(0, 5));
  const silent = await whileReading(async () => {
    for (;;) {
      await pg.query(
        "update once_wallet set due_at = now() where claim is null and due_at is not null and attempts < 8",
      );
      const list = await turnsUntil(mine, id, () => true);
      if (list.reason !== null) return list;
      await turn(id);
    }
  });
  expect(silent).toMatchObject({ state: "reading", reason: expect.stringContaining("do not answer") });
  await until(async () => (await pg.query("select from once_wallet where claim is not null")).rowCount === 0);
  // A worker dies with its claims.
  await pg.query("update once_wallet set due_at = now()");
  expect(await claimOnce(pg, 5)).toHaveLength(5);
  await pg.query("update once_wallet set due_at = now()");
  delete explorer.broken.txlist;
  const list = await whileReading(() => turnsUntil(mine, id, ended));
  expect(list).toMatchObject({ state: "complete", reason: null, counts: { toRead: 5, read: 5 } });
});

test("a list waits until what it read is compared with others, ten minutes at most, and says so", async () => {
  const { id } = await create(mine, unknown.slice(0, 1));
  const isRead = async () =>
    (await holder.ctx().pg.query("select from once_wallet where read_at is not null")).rowCount === 1;
  await whileReading(async () => {
    while (!(await isRead())) await turn(id);
  });
  for (let n = 0; n < 3; n++) await turn(id);
  expect(await listOf(mine, id)).toMatchObject({ state: "reading", reason: expect.stringContaining("compared") });
  const later = new Date(Date.now() + 601_000);
  await workList(holder.ctx({ now: later }), { listId: id, signal: new AbortController().signal });
  expect(await listOf(mine, id)).toMatchObject({ state: "evaluating", reason: null });
  await turn(id);
  expect(await rowsOf(id)).toMatchObject([{ outcome: "indeterminate", total: expect.any(Number) }]);
});

test("one wallet that alone cannot be read is given up, and the list ends", async () => {
  const { pg } = holder.ctx();
  const { id } = await create(mine, unknown.slice(0, 2));
  while ((await pg.query("select from once_wallet")).rowCount !== 2) await turn(id);
  const [read, broken] = await claimOnce(pg, 2);
  if (!read || !broken) throw new Error("two were claimed");
  await endOnce(pg, read, "read");
  for (let attempt = 1; attempt <= 5; attempt++) {
    await pg.query("update once_wallet set claim = $1 where address = $2", [broken.claim, broken.address]);
    await endOnce(pg, broken, "failed");
  }
  const list = await turnsUntil(mine, id, ended);
  expect(list).toMatchObject({ state: "complete", counts: { toRead: 2, read: 1 } });
  const rows = await rowsOf(id);
  expect(rows.find(({ identity }) => identity === broken.address)).toMatchObject({ outcome: "indeterminate" });
});

test.each([[{ read: "missing", at: "2026-01-01" }], [{ read: "all" }]])("%j is refused", async (more) => {
  const { status } = await call(mine, "POST", "/v1/lists", { identities: [known], ...more });
  expect(status).toBe(400);
});

import { memoryUsage } from "node:process";
import { PassThrough, Readable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { until } from "../../../tests/setup/until.ts";
import type { Context } from "../../core/context.ts";
import { evaluatePolicyBatch, savePolicy } from "../policies/index.ts";
import { Policy } from "../policies/policy-schema.ts";
import { boardsOf, refreshBoards } from "../scores/index.ts";
import { joinGroups } from "../wallets/index.ts";
import {
  changeList,
  createList,
  deleteList,
  expireLists,
  getChanges,
  getLines,
  getList,
  getResultPage,
  getResults,
  listLists,
  rerunList,
  uploadList,
  workList,
} from "./index.ts";
import type { ResultRow } from "./schemas.ts";

const holder = useContext({
  chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }],
  env: {
    ...{ LISTS_PER_DEVELOPER: "3", LIST_ROWS_PER_DEVELOPER: "5000" },
    SCREENING_LISTS: JSON.stringify([{ name: "blocked", title: "Blocked", file: "/none/blocked" }]),
  },
});
const [name, owner] = ["rose", addressNumber(3)];
/** More than two pages of the evaluation. */
const KNOWN = 1_100;
const wallets = Array.from({ length: KNOWN }, (_, n) => addressNumber(0x10000 + n));
const stranger = addressNumber(0xfffff);
const total = (value: number) => ({ module: "total", cmp: "gte", value });
const policyOf = (...rules: object[]) => Policy.parse({ op: "all", rules });

beforeAll(async () => {
  const { pg } = holder.ctx();
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  await writeScoreRows(pg, [
    ...wallets.map((subject, n) => ({ subject, points: { activity: n % 7 }, at: day("2025-12-01") })),
    ...wallets.slice(0, 300).map((subject) => ({ subject, points: { activity: 50 }, at: day("2026-01-10") })),
    { subject: owner, points: { activity: 60 }, at: day("2026-01-10") },
  ]);
  await insertIdentities(pg, [{ name, owner }]);
  await followChain(pg, { time: holder.now });
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());
beforeEach(() => holder.ctx().pg.query("truncate list, list_row, day_count, outbox cascade"));

const as = (n: number) => signedIn(holder, n);

const signal = new AbortController().signal;
/** Aborted as soon as a turn has looked at it so often. */
function abortedAfter(looks: number): AbortSignal {
  let seen = 0;
  return Object.defineProperty(new AbortController().signal, "aborted", { get: () => seen++ >= looks });
}

/** Runs turns as a worker does, until none is queued or the list waits for another day. */
async function work(listId: string, ctx = holder.ctx()): Promise<void> {
  const { pg } = ctx;
  for (;;) {
    const taken = await pg.query("select graphile_worker.remove_job(key) from graphile_worker.jobs where key = $1", [
      `list ${listId}`,
    ]);
    if (taken.rowCount === 0) return;
    await workList(ctx, { listId, signal });
    if ((await pg.query("select 1 from list where id = $1 and state = 'waiting'", [listId])).rowCount === 1) return;
  }
}

async function textOf(chunks: Promise<AsyncIterable<Uint8Array>>): Promise<string> {
  let text = "";
  for await (const chunk of await chunks) text += Buffer.from(chunk).toString();
  return text;
}

async function resultsOf(ctx: Context, listId: string, order: "rows" | "total" = "rows"): Promise<ResultRow[]> {
  const text = await textOf(getResults(ctx, { listId, format: "ndjson", order }));
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as ResultRow);
}

async function evaluated(ctx: Context, input: Parameters<typeof createList>[1]) {
  const { id } = await createList(ctx, { read: "none", ...input });
  await work(id);
  return getList(ctx, { listId: id });
}

/** The outcomes of the same identities by batches of the API. */
async function batches(ctx: Context, policy: Policy, identities: readonly string[], at?: number) {
  const found: string[] = [];
  for (let from = 0; from < identities.length; from += 100) {
    const batch = await evaluatePolicyBatch(ctx, { policy, at, identities: identities.slice(from, from + 100) });
    found.push(...batch.map(({ outcome }) => outcome));
  }
  return found;
}

test("a page of rows is chosen by outcome and cluster, in the order of the upload or by total", async () => {
  const ctx = await as(1);
  const identities = [...wallets.slice(298, 302), stranger];
  const { id: listId } = await evaluated(ctx, { identities, policy: policyOf(total(40)) });
  await ctx.pg.query("update list_row set cluster = 7 where list_id = $1 and row in (2, 3)", [listId]);
  const page = async (choice: Partial<Parameters<typeof getResultPage>[1]>) => {
    const found = await getResultPage(ctx, { listId, order: "rows", limit: 2, offset: 0, ...choice });
    return { rows: found.rows.map(({ row }) => row), total: found.pagination.total };
  };
  expect(await page({})).toEqual({ rows: [1, 2], total: 5 });
  expect(await page({ offset: 4 })).toEqual({ rows: [5], total: 5 });
  expect(await page({ outcome: "fail" })).toEqual({ rows: [3, 4], total: 2 });
  expect(await page({ outcome: "indeterminate" })).toEqual({ rows: [5], total: 1 });
  expect(await page({ cluster: 7, limit: 9 })).toEqual({ rows: [2, 3], total: 2 });
  expect((await page({ order: "total", limit: 9 })).rows.at(-1)).toBe(5);
  const other = await as(2);
  await expect(getResultPage(other, { listId, order: "rows", limit: 1, offset: 0 })).rejects.toThrow("does not exist");
});

test.each([
  ["today", undefined],
  ["on a past day", Date.parse("2025-12-20T00:00:00Z") / 1000],
])("%s, each outcome of a list is that of a batch of the API", async (_, at) => {
  const ctx = await as(1);
  const policy = policyOf(total(3), {
    op: "any",
    rules: [
      { module: "activity", cmp: "lt", value: 55 },
      { module: "percentile", cmp: "gte", value: 90 },
    ],
  });
  const identities = [...wallets, stranger, name];
  const list = await evaluated(ctx, { identities, policy, at });
  const rows = await resultsOf(ctx, list.id);
  expect(rows.map(({ outcome }) => outcome)).toEqual(await batches(ctx, policy, identities, at));
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  expect(list).toMatchObject({
    state: "complete",
    counts: { rows: KNOWN + 2, identities: KNOWN + 2, known: KNOWN + 1, toRead: 1, names: 1 },
    summary: { outcomes: { pass: count("pass"), fail: count("fail"), indeterminate: 1 } },
  });
  expect(count("pass")).toBeGreaterThan(0);
  expect(rows.at(-2)).toMatchObject({ known: false, outcome: "indeterminate", total: null });
  expect(list.summary?.unchecked).toEqual([{ reason: expect.stringContaining("not known"), identities: 1 }]);
});

test("rows keep their order and number; doubled, special and bad ones are named and refuse nothing", async () => {
  const ctx = await as(1);
  const [one = ""] = wallets;
  const zero = addressNumber(0);
  const identities = [
    one,
    "not an address!",
    one.toUpperCase().replace("X", "x"),
    "=HYPERLINK(1)",
    zero,
    name,
    "d".repeat(40),
  ];
  const list = await evaluated(ctx, { identities, policy: policyOf(total(1)) });
  expect(list.counts).toMatchObject({ rows: 4, identities: 3, duplicates: 1, bad: 3, names: 1, special: 1 });
  expect(list.badLines.map(({ line, reason }) => [line, reason])).toEqual([
    ...[
      [2, "noAddress"],
      [4, "formula"],
    ],
    [7, "noPrefix"],
  ]);
  const rows = await resultsOf(ctx, list.id);
  expect(rows.map(({ row, input, duplicateOf }) => [row, input, duplicateOf])).toEqual([
    [1, one, null],
    [2, identities[2], 1],
    [3, zero, null],
    [4, name, null],
  ]);
  expect({ ...rows[1], row: 1, input: one, duplicateOf: null }).toEqual(rows[0]);
  const lines = (await textOf(getLines(ctx, { listId: list.id })))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "noAddress"],
    [3, "duplicate"],
    [4, "formula"],
    [7, "noPrefix"],
  ]);
});

test("results are filtered, ordered by total, and no cell of the CSV is a formula", async () => {
  const ctx = await as(1);
  const list = await evaluated(ctx, { identities: [...wallets.slice(295, 320), name], policy: policyOf(total(30)) });
  const totals = (await resultsOf(ctx, list.id, "total")).map((row) => row.total ?? -1);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  await ctx.pg.query("update list_row set input = '=1+1' where list_id = $1 and row = 1", [list.id]);
  const csv = await textOf(getResults(ctx, { listId: list.id, format: "csv", order: "rows", outcome: "pass" }));
  const [head, first, ...others] = csv.trim().split("\r\n");
  expect(head?.split(",").slice(0, 5)).toEqual(["row", "input", "address", "svcId", "outcome"]);
  expect(first).toMatch(/^1,'=1\+1,0x[0-9a-fA-F]{40},,pass,/);
  expect(others).toHaveLength(5);
});

test("the summary says what each rule alone keeps out and how many would pass at other thresholds", async () => {
  const ctx = await as(1);
  const list = await evaluated(ctx, { identities: wallets.slice(0, 700), policy: policyOf(total(5), total(40)) });
  const rows = await resultsOf(ctx, list.id);
  const least = (value: number) => rows.filter((row) => (row.total ?? 0) >= value).length;
  expect(list.summary?.rules).toMatchObject([
    { id: "0", fails: 700 - least(5), keepsOut: 0 },
    { id: "1", fails: 700 - least(40), keepsOut: least(5) - least(40) },
  ]);
  for (const { value, passing } of list.summary?.byThreshold[1]?.thresholds ?? [])
    expect(passing).toBe(least(Math.max(5, value)));
  expect(list.summary?.totals.reduce((sum, { identities }) => sum + identities, 0)).toBe(700);
});

test("the summary says as of when a screening list was asked: the oldest refresh that any page saw", async () => {
  const ctx = await as(1);
  const { pg } = ctx;
  const refreshed = (at: string) =>
    pg.query(
      `insert into screening_day (list, day, refreshed_at) values ('blocked', $1::timestamptz::date, $1)
       on conflict (list, day) do update set refreshed_at = excluded.refreshed_at`,
      [at],
    );
  await refreshed("2026-01-15T10:00:00Z");
  const policy = policyOf({ module: "listed", params: { list: "blocked" }, cmp: "eq", value: false });
  const { id } = await createList(ctx, { identities: wallets, policy, read: "none" });
  for (const pages of [9, 0, 1]) await workList(holder.ctx(), { listId: id, signal: abortedAfter(pages) });
  expect(await getList(ctx, { listId: id })).toMatchObject({ state: "evaluating", counts: { known: 500 } });
  await refreshed("2026-01-15T11:00:00Z");
  await work(id);
  const asOf = async (listId: string) => (await getList(ctx, { listId })).summary?.rules.map((one) => one.dataAsOf);
  expect(await asOf(id)).toEqual(["2026-01-15T10:00:00.000Z"]);
  const again = await rerunList(ctx, { listId: id });
  await work(again.id);
  expect(await asOf(again.id)).toEqual(["2026-01-15T11:00:00.000Z"]);
});

test("wallets of one person have one row that stands for them: the primary wallet's, otherwise the first", async () => {
  const ctx = await as(1);
  const [a = "", b = "", c = "", d = ""] = wallets.slice(20);
  for (const wallet of [b, c]) await joinGroups(ctx.pg, { owner: d, wallet, now: ctx.now });
  await ctx.pg.query("update wallet set subject = $1 where address = $2", [d, b]);
  const list = await evaluated(ctx, { identities: [a, b, c, d, name, owner], policy: policyOf(total(1)) });
  const rows = await resultsOf(ctx, list.id);
  await ctx.pg.query("update wallet set subject = address where address = $1", [b]);
  expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, 3, null, 3, null, 5]);
  expect(list.summary).toMatchObject({ onePerson: 3, oneWallet: 1 });
});

test("a worker that ends at any page loses none and counts none twice, and two at once store each page once", async () => {
  const ctx = await as(1);
  const policy = policyOf(total(3));
  const { id: listId } = await createList(ctx, { identities: wallets, policy, read: "none" });
  // The first turn reads and charges, the second stores no page and the third one.
  for (const pages of [9, 0, 1]) await workList(holder.ctx(), { listId, signal: abortedAfter(pages) });
  expect(await getList(ctx, { listId })).toMatchObject({ state: "evaluating", counts: { known: 500 } });
  await Promise.all([1, 2].map(() => workList(holder.ctx(), { listId, signal })));
  const list = await getList(ctx, { listId });
  const rows = await resultsOf(ctx, listId);
  expect(rows.map(({ outcome }) => outcome)).toEqual(await batches(ctx, policy, wallets));
  const pass = rows.filter(({ outcome }) => outcome === "pass").length;
  expect(list.summary?.outcomes).toEqual({ pass, fail: KNOWN - pass, indeterminate: 0 });
  expect(list.counts).toMatchObject({ rows: KNOWN, known: KNOWN });
  expect((await ctx.pg.query("select 1 from outbox where event = 'lists.completed'")).rowCount).toBe(1);
});

test("two workers that read one upload at once store each row once", async () => {
  const ctx = await as(1);
  const text = Array.from({ length: 4_500 }, (_, n) => `${addressNumber(n + 1)}\n`).join("");
  const { id: listId } = await uploadList(ctx, { read: "none" }, Readable.from([Buffer.from(text)]));
  await Promise.all([1, 2].map(() => workList(holder.ctx(), { listId, signal })));
  const list = await getList(ctx, { listId });
  expect(list).toMatchObject({ state: "evaluating", counts: { rows: 4_500, identities: 4_500, bad: 0 } });
});

test("its price is that of its batches, charged once to the day; it waits until the day has room", async () => {
  const ctx = await as(1);
  const { developerId } = ctx.actor as { developerId: string };
  const spent = async () =>
    (await ctx.pg.query("select requests from day_count where developer_id = $1 order by day", [developerId])).rows;
  // Two rules for 1,050 identities: two requests for each hundred, and one for the rest.
  const input = { identities: wallets.slice(0, 1_050), policy: policyOf(total(1), total(2)) };
  await ctx.pg.query("insert into day_count (developer_id, day, requests) values ($1, $2::date, 9980)", [
    developerId,
    ctx.now,
  ]);
  const waiting = await evaluated(ctx, input);
  expect(waiting).toMatchObject({ state: "waiting", reason: expect.stringContaining("21 requests"), summary: null });
  expect(await spent()).toEqual([{ requests: 9_980 }]);
  const tomorrow = holder.ctx({ now: new Date(ctx.now.getTime() + 86_400_000) });
  await workList(tomorrow, { listId: waiting.id, signal });
  await work(waiting.id, tomorrow);
  expect(await getList(ctx, { listId: waiting.id })).toMatchObject({ state: "complete", reason: null });
  expect(await spent()).toEqual([{ requests: 9_980 }, { requests: 21 }]);
});

test("a developer has one list at work and so many kept; another's list does not exist", async () => {
  const [ctx, other] = [await as(1), await as(2)];
  const input = { identities: wallets.slice(0, 3) };
  const { id: listId } = await createList(ctx, input);
  await expect(createList(ctx, input)).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  expect((await createList(other, input)).state).toBe("reading");
  for (const ask of [getList, deleteList, rerunList]) {
    await expect(ask(other, { listId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  await expect(changeList(other, { listId, state: "cancelled" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(getResults(other, { listId, format: "csv", order: "rows" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await changeList(ctx, { listId, state: "cancelled" })).toMatchObject({ state: "cancelled" });
  await work(listId);
  expect((await getList(ctx, { listId })).state).toBe("cancelled");
  await evaluated(ctx, input);
  await expect(createList(ctx, { identities: Array(4_998).fill(stranger) })).rejects.toMatchObject({
    code: "NOT_ELIGIBLE",
  });
  await evaluated(ctx, input);
  await expect(createList(ctx, input)).rejects.toMatchObject({
    code: "NOT_ELIGIBLE",
    message: expect.stringContaining("3 lists"),
  });
  await deleteList(ctx, { listId });
  expect((await listLists(ctx, { limit: 1, offset: 1 })).pagination).toEqual({
    total: 2,
    limit: 1,
    offset: 1,
    hasMore: false,
  });
  expect((await createList(ctx, input)).state).toBe("reading");
});

test("a list that is deleted while its rows are stored leaves none", async () => {
  const ctx = await as(1);
  const { id: listId } = await createList(ctx, { identities: wallets.slice(0, 3) });
  const rows = async () => (await ctx.pg.query("select from list_row where list_id = $1", [listId])).rowCount;
  const worker = await ctx.pg.connect();
  onTestFinished(() => worker.release());
  await worker.query("begin");
  // As a page is stored.
  await worker.query("update list set counts = counts where id = $1 and state = 'reading'", [listId]);
  const deleted = deleteList(ctx, { listId });
  await until(async () => {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    return (await ctx.pg.query(waiting)).rowCount === 1;
  });
  await worker.query(
    "insert into list_row (list_id, row, line, input, identity) values ($1, 1, 1, 'one', 'one'), ($1, 2, 2, 'two', 'two')",
    [listId],
  );
  await worker.query("commit");
  await deleted;
  expect(await rows()).toBe(0);
});

test("a list made again is compared with the earlier one, and keeps the policy that was deleted meanwhile", async () => {
  const ctx = await as(1);
  const { id: policyId } = await savePolicy(ctx, { name: "gate", policy: policyOf(total(3)) });
  const [up = "", same = "", down = ""] = [wallets[352], wallets[356], wallets[355]];
  const earlier = await evaluated(ctx, { identities: [up, same, down], policyId });
  await ctx.pg.query("delete from policy where id = $1", [policyId]);
  await writeScoreRows(ctx.pg, [
    { subject: up, points: { activity: 9 }, at: ctx.now },
    { subject: down, points: { activity: 0 }, at: ctx.now },
  ]);
  await refreshBoards(ctx);
  const again = await rerunList(ctx, { listId: earlier.id });
  await work(again.id);
  const list = await getList(ctx, { listId: again.id });
  const { changes } = await getChanges(ctx, { listId: again.id, limit: 10, offset: 0 });
  const outcomes = changes.map(({ address, before, after }) => [address.toLowerCase(), before, after]);
  expect(outcomes).toEqual([
    [up, "fail", "pass"],
    [down, "pass", "fail"],
  ]);
  expect(list).toMatchObject({
    previousId: earlier.id,
    summary: { difference: { passed: 1, failed: 1, other: 0, added: 0, removed: 0 } },
  });
  await expect(getChanges(ctx, { listId: earlier.id, limit: 1, offset: 0 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a list and its upload are gone after their days, and one that asks for a column fails after a day", async () => {
  const ctx = await as(1);
  const { id: listId } = await createList(ctx, { identities: wallets.slice(0, 3) });
  const later = (days: number) => holder.ctx({ now: new Date(ctx.now.getTime() + days * 86_400_000 + 1) });
  await ctx.pg.query("update list set state = 'asking' where id = $1", [listId]);
  await expireLists(later(0));
  expect((await getList(ctx, { listId })).state).toBe("asking");
  await expireLists(later(1));
  expect(await getList(ctx, { listId })).toMatchObject({ state: "failed", reason: expect.stringContaining("column") });
  await expireLists(later(30));
  await expect(getList(ctx, { listId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await ctx.pg.query("select 1 from list_upload")).rowCount).toBe(0);
});

test("a download of a list that is deleted meanwhile ends with an error, not as if it were whole", async () => {
  const ctx = await as(1);
  const list = await evaluated(ctx, { identities: wallets });
  const chunks = (await getResults(ctx, { listId: list.id, format: "ndjson", order: "rows" }))[Symbol.asyncIterator]();
  await chunks.next();
  await deleteList(ctx, { listId: list.id });
  await expect(
    (async () => {
      for (let next = await chunks.next(); !next.done; next = await chunks.next());
    })(),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an upload of one-byte chunks takes as much memory as any other", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  let used = 0;
  async function* chunks() {
    const lines = Buffer.from(`${stranger}\n`.repeat(7_000));
    collect();
    const before = memoryUsage().heapUsed;
    for (let at = 0; at < lines.length; at++) yield Buffer.from(lines.subarray(at, at + 1));
    collect();
    used = memoryUsage().heapUsed - before;
  }
  const list = await uploadList(await as(1), { name: "bytes" }, chunks());
  expect(list.state).toBe("reading");
  expect(used).toBeLessThan(16 * 1024 ** 2);
});

test("an upload whose process died hinders the next one no longer than a minute, and stores nothing if it lives after all", async () => {
  const ctx = await as(1);
  const sent = new PassThrough();
  sent.write(Buffer.alloc(1024 * 1024, " "));
  const slow = uploadList(ctx, { name: "slow" }, sent);
  slow.catch(() => {});
  await until(async () => (await ctx.pg.query("select 1 from list_upload")).rowCount === 1);
  const next = () => uploadList(ctx, { name: "next" }, Readable.from([Buffer.from(stranger)]));
  await expect(next()).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  // As if its process had not said for so long that it lives.
  await ctx.pg.query("update list set seen_at = now() - interval '61 seconds'");
  expect(await next()).toMatchObject({ name: "next", state: "reading" });
  sent.end(stranger);
  await expect(slow).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect((await listLists(ctx, { limit: 10, offset: 0 })).lists.map((list) => list.name)).toEqual(["next"]);
});

test("while an upload goes on, its process says that it lives", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const ctx = await as(1);
  const sent = new PassThrough();
  const slow = uploadList(ctx, { name: "slow" }, sent);
  await until(async () => (await ctx.pg.query("update list set seen_at = now() - interval '1 day'")).rowCount === 1);
  // The row may be seen before the upload has begun to say that it lives.
  await until(async () => {
    vi.advanceTimersByTime(10_000);
    return (await ctx.pg.query("select 1 from list where seen_at > now() - interval '1 hour'")).rowCount === 1;
  });
  sent.end(stranger);
  expect(await slow).toMatchObject({ state: "reading" });
});

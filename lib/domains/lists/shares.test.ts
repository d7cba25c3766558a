import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { boardsOf } from "../scores/index.ts";
import {
  createShare,
  deleteList,
  deleteShare,
  getSharedList,
  getSharedRows,
  listShares,
  uploadList,
  workList,
} from "./index.ts";

const holder = useContext({ chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }] });
const start = new Date("2026-01-15T12:00:00Z");
const [rich, poor, unknown, owner] = [1, 2, 3, 4].map(addressNumber) as [string, string, string, string]; // Four of them.
const HANDLES = ["anna@discord", "the-secret-handle"];
const upload = `handle,wallet,note
${HANDLES[0]},${rich},"first, of all"
${HANDLES[1]},0X${poor.slice(2).toUpperCase()},second
${HANDLES[1]},${unknown},third
rose-handle,rose.svc,fourth
broken-handle,0x12,fifth
`;
const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 100 }] };

beforeAll(async () => {
  const { pg } = holder.ctx();
  await writeScoreRows(pg, [
    { subject: rich, points: { activity: 400 } },
    { subject: poor, points: { activity: 4 } },
    { subject: owner, points: { activity: 300 } },
  ]);
  await insertIdentities(pg, [{ name: "rose", owner }]);
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());
beforeEach(async () => {
  holder.now = start;
  await holder.ctx().pg.query("truncate list, list_row, policy, day_count, outbox cascade");
});

const as = (n: number) => signedIn(holder, n);

async function completeList(ctx: Context): Promise<string> {
  const { pg } = ctx;
  const saved = `insert into policy (id, developer_id, name, policy, created_at)
    select 'pol_1', id, 'x', $2, now() from developer where wallet = $1`;
  const wallet = ctx.actor.kind === "session" ? ctx.actor.wallet : "";
  await pg.query(saved, [wallet, JSON.stringify(policy)]);
  const { id } = await uploadList(
    ctx,
    { name: "Members", column: "wallet", policyId: "pol_1", read: "none" },
    chunksOf(upload),
  );
  const signal = new AbortController().signal;
  for (let turn = 0; turn < 4; turn++) await workList(holder.ctx(), { listId: id, signal });
  await pg.query(
    `insert into list_cluster (list_id, cluster, size, strength, members, evidence, keep) values ($1, 1, 2, 900, $2, $3, $4)`,
    [
      id,
      [poor, unknown],
      JSON.stringify([
        { kind: "rows", strength: 1000, detail: `2 of 2 wallets have the entry ${HANDLES[1]}.` },
        { kind: "weeks", strength: 700, detail: "2 of 2 wallets were active in the same weeks." },
      ]),
      poor,
    ],
  );
  return id;
}

async function* chunksOf(text: string) {
  yield Buffer.from(text);
}

const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
const gone = { code: "NOT_FOUND" };

test("whoever has a link sees summary, outcomes by address and clusters, and nothing else of the upload", async () => {
  const ctx = await as(9);
  const listId = await completeList(ctx);
  const { url, share } = await createShare(ctx, { listId });
  expect(url).toMatch(/^http:\/\/localhost:3000\/shared\/[\w-]{32}$/);
  const token = tokenOf(url);
  const shared = await getSharedList(holder.ctx(), { token });
  expect(shared).toMatchObject({
    name: "Members",
    state: "complete",
    counts: { rows: 4, identities: 4, known: 3, toRead: 1 },
    summary: { outcomes: { pass: 2, fail: 1, indeterminate: 1 } },
    clusters: [
      { size: 2, members: [checksum(poor), checksum(unknown)], evidence: [{ detail: null }, { kind: "weeks" }] },
    ],
    clusterTotal: 1,
    expiresAt: share.expiresAt,
  });
  const all = await getSharedRows(holder.ctx(), { token, after: 0, limit: 10 });
  expect(all).toEqual({
    next: null,
    rows: [
      { address: checksum(rich), outcome: "pass", total: null, cluster: null },
      { address: checksum(poor), outcome: "fail", total: null, cluster: null },
      { address: checksum(unknown), outcome: "indeterminate", total: null, cluster: null },
      { address: checksum(owner), outcome: "pass", total: null, cluster: null },
    ],
  });
  const text = JSON.stringify([shared, all]);
  for (const secret of [...HANDLES, "rose", "handle", "first", "0X", "0x12", "fifth"])
    expect(text).not.toContain(secret);
});

test("addresses are read page by page, and by outcome", async () => {
  const ctx = await as(9);
  const token = tokenOf((await createShare(ctx, { listId: await completeList(ctx) })).url);
  const page = (after: number, outcome?: string) => getSharedRows(holder.ctx(), { token, outcome, after, limit: 2 });
  const first = await page(0);
  expect([first.rows.length, first.next]).toEqual([2, 2]);
  expect(await page(first.next ?? 0)).toMatchObject({ rows: [{ address: checksum(unknown) }, {}], next: null });
  expect(await page(0, "pass")).toMatchObject({ rows: [{ address: checksum(rich) }, {}], next: null });
});

test("only a hash of a link is stored; it ends when it is revoked, at its time, and with its list", async () => {
  const ctx = await as(9);
  const listId = await completeList(ctx);
  const [long, short] = [await createShare(ctx, { listId }), await createShare(ctx, { listId, days: 2 })];
  const { rows } = await ctx.pg.query("select s::text as text from list_share s");
  expect(rows.some(({ text }) => text.includes(tokenOf(long.url)))).toBe(false);
  expect((await listShares(ctx, { listId })).map(({ id }) => id).sort()).toEqual(
    [long.share.id, short.share.id].sort(),
  );
  const open = (url: string) => getSharedList(holder.ctx(), { token: tokenOf(url) });

  holder.now = new Date(start.getTime() + 2 * 86_400_000 - 1);
  await open(short.url);
  holder.now = new Date(start.getTime() + 2 * 86_400_000);
  await expect(open(short.url)).rejects.toMatchObject(gone);
  await expect(getSharedRows(holder.ctx(), { token: tokenOf(short.url), after: 0, limit: 1 })).rejects.toMatchObject(
    gone,
  );
  expect(await listShares({ ...ctx, now: holder.now }, { listId })).toEqual([long.share]);

  const revoked = await createShare(ctx, { listId });
  await deleteShare(ctx, { listId, shareId: revoked.share.id });
  await expect(open(revoked.url)).rejects.toMatchObject(gone);
  await expect(deleteShare(ctx, { listId, shareId: revoked.share.id })).rejects.toMatchObject(gone);

  await open(long.url);
  await deleteList(ctx, { listId });
  await expect(open(long.url)).rejects.toMatchObject(gone);
});

test("a link with more days than its list is kept ends with it, before the list is swept", async () => {
  const ctx = await as(9);
  const listId = await completeList(ctx);
  const { url, share } = await createShare(ctx, { listId, days: 365 });
  const end = new Date(start.getTime() + ctx.env.LIST_DAYS * 86_400_000);
  expect(share.expiresAt).toBe(end.toISOString());
  await ctx.pg.query("update list_share set expires_at = expires_at + interval '1 year'");
  holder.now = end;
  await expect(getSharedList(holder.ctx(), { token: tokenOf(url) })).rejects.toMatchObject(gone);
});

test("links of others' lists can be neither made nor listed nor revoked, and a list has at most 20", async () => {
  const [ctx, other] = [await as(9), await as(10)];
  const listId = await completeList(ctx);
  const { share } = await createShare(ctx, { listId });
  await expect(createShare(other, { listId })).rejects.toMatchObject(gone);
  await expect(listShares(other, { listId })).rejects.toMatchObject(gone);
  await expect(deleteShare(other, { listId, shareId: share.id })).rejects.toMatchObject(gone);
  const made = await Promise.allSettled(Array.from({ length: 25 }, () => createShare(ctx, { listId })));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(19);
  expect(made.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "NOT_ELIGIBLE" } });
});

test.each(["", "x", "../../etc", `${"a".repeat(31)}\0`, "a".repeat(32), "a".repeat(10_000)])(
  "the token %j opens nothing",
  async (token) => {
    await expect(getSharedList(holder.ctx(), { token })).rejects.toMatchObject(gone);
  },
);

test("before a list is complete its link shows its state alone", async () => {
  const ctx = await as(9);
  const { id: listId } = await uploadList(ctx, { column: "wallet" }, chunksOf(upload));
  const token = tokenOf((await createShare(ctx, { listId })).url);
  expect(await getSharedList(holder.ctx(), { token })).toMatchObject({ state: "reading", summary: null, clusters: [] });
  expect((await getSharedRows(holder.ctx(), { token, after: 0, limit: 10 })).rows).toEqual([]);
});

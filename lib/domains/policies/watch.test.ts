import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { boardsOf } from "../scores/index.ts";
import { joinGroups } from "../wallets/index.ts";
import { deletePolicy, endWatch, getWatch, savePolicy, watchPolicy } from "./index.ts";
import { Policy } from "./policy-schema.ts";

const holder = useContext({
  chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }],
});
const [alice, bob, carol, stranger] = [0xa1ce, 0xb0b, 0xca401, 0xdead].map(addressNumber) as [
  string,
  string,
  string,
  string,
];
const policy = Policy.parse({ op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] });
const page = { limit: 100, offset: 0 };

beforeAll(async () => {
  await followChain(holder.ctx().pg, { block: 200, final: 150, time: holder.now });
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());
beforeEach(async () => {
  await holder.ctx().pg.query("truncate policy, list, list_row cascade");
  await setTotals([
    [alice, 400],
    [bob, 100],
    [carol, 200],
  ]);
});

/** Gives wallets totals over all chains. */
async function setTotals(
  totals: readonly [wallet: string, total: number][],
  status: "final" | "provisional" = "final",
) {
  const scores = totals.map(([subject, activity]) => ({ subject, points: { activity }, status, at: holder.now }));
  await writeScoreRows(holder.ctx().pg, scores);
}

const as = (n: number) => signedIn(holder, n);

async function save(ctx: Context, given = policy): Promise<string> {
  return (await savePolicy(ctx, { name: "members", policy: given })).id;
}

async function outcomesOf(ctx: Context, policyId: string): Promise<(readonly [string, string])[]> {
  const { outcomes } = await getWatch(ctx, { policyId, ...page });
  return outcomes.map(({ address, outcome }) => [address.toLowerCase(), outcome] as const);
}

it("judges identities as they are added, each once, and keeps them in pages by address", async () => {
  const ctx = await as(1);
  const policyId = await save(ctx);
  const watch = await watchPolicy(ctx, { policyId, identities: [bob, checksum(alice), stranger, bob] });
  expect(watch).toEqual({ wallets: 3, since: holder.now.toISOString() });
  expect(await watchPolicy(ctx, { policyId, identities: [alice, carol] })).toMatchObject({ wallets: 4 });
  expect(await outcomesOf(ctx, policyId)).toEqual([
    [bob, "fail"],
    [alice, "pass"],
    [stranger, "indeterminate"],
    [carol, "fail"],
  ]);
  const second = await getWatch(ctx, { policyId, limit: 1, offset: 1 });
  expect(second.pagination).toEqual({ total: 4, limit: 1, offset: 1, hasMore: true });
  const at = holder.now.toISOString();
  expect(second.outcomes).toEqual([{ address: checksum(alice), group: checksum(alice), outcome: "pass", at }]);
});

it("a wallet whose score depends on blocks that are not final is indeterminate at first", async () => {
  const ctx = await as(1);
  await setTotals([[bob, 350]], "provisional");
  const policyId = await save(ctx);
  await watchPolicy(ctx, { policyId, identities: [alice, bob] });
  expect(await outcomesOf(ctx, policyId)).toEqual([
    [bob, "indeterminate"],
    [alice, "pass"],
  ]);
});

it("wallets that were linked have one group", async () => {
  const ctx = await as(1);
  const { pg, now } = ctx;
  const policyId = await save(ctx);
  await joinGroups(pg, { owner: alice, wallet: carol, now });
  await watchPolicy(ctx, { policyId, identities: [alice, bob, carol] });
  const { outcomes } = await getWatch(ctx, { policyId, ...page });
  expect(outcomes.map(({ group }) => group)).toEqual([checksum(bob), checksum(alice), checksum(alice)]);
});

const row = { line: 1, input: "", special: null };
async function makeList(ctx: Context, list: { id: string; state: string; policyId: string | null; at?: number }) {
  const { actor, pg, now } = ctx;
  await pg.query(
    `insert into list (id, developer_id, name, state, policy_id, at, created_at, expires_at) values ($1, $2, 'members', $3, $4, $5, $6, $6)`,
    [list.id, "developerId" in actor ? actor.developerId : "", list.state, list.policyId, list.at ?? null, now],
  );
  const rows: [string, string | null, number | null][] = [
    [alice, "pass", null],
    [bob, "fail", null],
    [alice, "pass", 1],
    ["nobody", null, null],
  ];
  for (const [index, [identity, outcome, duplicateOf]] of rows.entries()) {
    await pg.query(
      "insert into list_row (list_id, row, line, input, identity, outcome, duplicate_of) values ($1, $2, $3, $4, $4, $5, $6)",
      [list.id, index + 1, row.line, identity, outcome, duplicateOf],
    );
  }
}

it("takes the wallets of a complete list with the outcomes that it found by the same policy as of now", async () => {
  const ctx = await as(1);
  const policyId = await save(ctx);
  const other = await save(ctx);
  await makeList(ctx, { id: "lst_1", state: "complete", policyId });
  expect(await watchPolicy(ctx, { policyId, listId: "lst_1" })).toMatchObject({ wallets: 2 });
  expect(await outcomesOf(ctx, policyId)).toEqual([
    [bob, "fail"],
    [alice, "pass"],
  ]);
  await watchPolicy(ctx, { policyId: other, listId: "lst_1" });
  expect(new Set((await outcomesOf(ctx, other)).map(([, outcome]) => outcome))).toEqual(new Set(["indeterminate"]));
});

it("refuses a list that is not complete or not the developer's, and a name that nobody holds", async () => {
  const ctx = await as(1);
  const policyId = await save(ctx);
  await makeList(ctx, { id: "lst_1", state: "evaluating", policyId });
  await makeList(await as(2), { id: "lst_2", state: "complete", policyId });
  const refused = (input: { identities?: string[]; listId?: string }) => watchPolicy(ctx, { policyId, ...input });
  await expect(refused({ listId: "lst_1" })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  await expect(refused({ listId: "lst_2" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(refused({ identities: [alice, "nobody"] })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  await expect(getWatch(ctx, { policyId, ...page })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("a developer watches at most 100,000 wallets over all policies", async () => {
  const ctx = await as(1);
  const [one, two] = [await save(ctx), await save(ctx)];
  await watchPolicy(ctx, { policyId: one, identities: [alice] });
  await ctx.pg.query("update policy_watch set wallets = 99999");
  const beyond = watchPolicy(ctx, { policyId: two, identities: [alice, bob] });
  await expect(beyond).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  expect(await watchPolicy(ctx, { policyId: two, identities: [alice] })).toMatchObject({ wallets: 1 });
  const other = await as(2);
  expect(await watchPolicy(other, { policyId: await save(other), identities: [bob] })).toMatchObject({ wallets: 1 });
});

it("ends for one identity, as a whole, and with its policy; nobody else sees it", async () => {
  const [ctx, other] = [await as(1), await as(2)];
  const policyId = await save(ctx);
  await watchPolicy(ctx, { policyId, identities: [alice, bob] });
  for (const use of [() => getWatch(other, { policyId, ...page }), () => endWatch(other, { policyId })]) {
    await expect(use()).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await endWatch(ctx, { policyId, identity: checksum(bob) })).toMatchObject({ wallets: 1 });
  expect(await outcomesOf(ctx, policyId)).toEqual([[alice, "pass"]]);
  expect(await endWatch(ctx, { policyId })).toMatchObject({ wallets: 1 });
  await expect(endWatch(ctx, { policyId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await watchPolicy(ctx, { policyId, identities: [alice] });
  await deletePolicy(ctx, { policyId });
  expect((await ctx.pg.query("select 1 from watched_wallet")).rowCount).toBe(0);
});

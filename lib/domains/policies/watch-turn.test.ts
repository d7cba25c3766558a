import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { useFolder } from "../../../tests/setup/folder.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { ScreeningLists } from "../../core/screening-lists.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { announce } from "../attestations/announce.ts";
import { boardsOf, finalizeScores } from "../scores/index.ts";
import { refreshLists } from "../screening/index.ts";
import { dispatchEvents } from "../webhooks/index.ts";
import { deletePolicy, getWatch, judgeWatched, savePolicy, watchPolicy } from "./index.ts";
import { Policy } from "./policy-schema.ts";

const holder = useContext({
  chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }],
  env: { WEBHOOK_RECORDS_PER_DEVELOPER: "40" },
});
const START = holder.now;
const [alice, bob, stranger] = [0xa1ce, 0xb0b, 0xdead].map(addressNumber) as [string, string, string];
const policy = Policy.parse({ op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] });
const signal = new AbortController().signal;

beforeAll(() => boardsOf(holder.ctx()).loaded);
afterAll(() => boardsOf(holder.ctx()).stop());
beforeEach(async () => {
  holder.now = START;
  const { pg } = holder.ctx();
  await pg.query("truncate policy, outbox, webhook, facts, chain_cursor cascade");
  await pg.query("delete from meta where key = 'watchedUntil'");
  await followChain(pg, { block: 200, final: 150, time: holder.now });
  await setTotal(alice, 400);
  await setTotal(bob, 100);
});

async function setTotal(subject: string, activity: number, status: "final" | "provisional" = "final") {
  await writeScoreRows(holder.ctx().pg, [{ subject, points: { activity }, status, at: holder.now }]);
}

/** The time of later turns: each is a minute after the one before. */
function pass(minutes = 1): void {
  holder.now = new Date(holder.now.getTime() + minutes * 60_000);
}

const as = (n: number) => signedIn(holder, n);

async function watch(ctx: Context, identities: string[], given = policy): Promise<string> {
  const { id } = await savePolicy(ctx, { name: "members", policy: given });
  await watchPolicy(ctx, { policyId: id, identities });
  await turn();
  return id;
}

const turn = (readsChain = false) => judgeWatched(holder.ctx(), { readsChain, signal });

interface Reported {
  address: string;
  before: string;
  after: string;
  why: string;
  group: string;
}

async function reported(): Promise<Reported[]> {
  const { rows } = await holder
    .ctx()
    .pg.query<{ data: Reported }>("select data from outbox where event = 'policy.outcome_changed' order by id");
  return rows.map(({ data }) => data);
}
const changes = async () =>
  (await reported()).map(({ address, before, after }) => [address.toLowerCase(), before, after]);

async function outcomeOf(ctx: Context, policyId: string, address: string): Promise<string | undefined> {
  const { outcomes } = await getWatch(ctx, { policyId, limit: 100, offset: 0 });
  return outcomes.find((one) => one.address.toLowerCase() === address)?.outcome;
}

it("tells each change once, with its reason, to its owner alone, and nothing while nothing changes", async () => {
  const ctx = await as(1);
  const policyId = await watch(ctx, [alice, bob, stranger]);
  expect(await reported()).toEqual([]);
  pass();
  await setTotal(bob, 320);
  await turn();
  await turn();
  const developerId = "developerId" in ctx.actor && ctx.actor.developerId;
  const about = { developerId, policyId, address: checksum(bob), group: checksum(bob) };
  const why = "Total score is 320; the policy requires at least 300.";
  expect(await reported()).toEqual([{ ...about, before: "fail", after: "pass", why, at: holder.now.toISOString() }]);
  expect(await outcomeOf(ctx, policyId, bob)).toBe("pass");
});

it("a change back before it was judged is not reported, and one that follows waits until the event before was delivered", async () => {
  const ctx = await as(1);
  await watch(ctx, [alice]);
  await setTotal(alice, 10);
  await setTotal(alice, 400);
  await turn();
  expect(await reported()).toEqual([]);
  await setTotal(alice, 10);
  await turn();
  await setTotal(alice, 400);
  await turn();
  expect(await changes()).toEqual([[alice, "pass", "fail"]]);
  await ctx.pg.query("delete from outbox");
  pass();
  await turn();
  expect(await changes()).toEqual([[alice, "fail", "pass"]]);
});

it("a delivery that is not made yet holds the wallet's next change back, and no other wallet's", async () => {
  const ctx = await as(1);
  await watch(ctx, [alice, bob]);
  await ctx.pg.query(
    `insert into webhook (id, developer_id, url, events, secret, created_at)
     select 'whk_1', developer_id, 'https://bot.test', '{policy.outcome_changed}', '', now() from policy`,
  );
  await setTotal(alice, 10);
  await turn();
  await dispatchEvents(holder.ctx());
  await setTotal(alice, 400);
  await setTotal(bob, 300);
  await turn();
  expect(await changes()).toEqual([[bob, "fail", "pass"]]);
  await ctx.pg.query("update webhook_delivery set status = 'failed'");
  pass();
  await turn();
  expect(await changes()).toEqual([
    [bob, "fail", "pass"],
    [alice, "fail", "pass"],
  ]);
});

it("only webhooks of the owner get the event, also those that name the wallet", async () => {
  const ctx = await as(1);
  const { actor } = await as(2);
  await watch(ctx, [alice]);
  const own = "developerId" in ctx.actor ? ctx.actor.developerId : "";
  const other = "developerId" in actor ? actor.developerId : "";
  for (const [id, developer, subjects] of [
    ["whk_1", own, [alice]],
    ["whk_2", other, [alice]],
    ["whk_3", other, []],
  ] as const) {
    await ctx.pg.query(
      `insert into webhook (id, developer_id, url, events, subjects, all_subjects, secret, created_at)
       values ($1, $2, 'https://bot.test', '{policy.outcome_changed}', $3, $4, '', now())`,
      [id, developer, subjects, subjects.length === 0],
    );
  }
  await setTotal(alice, 10);
  await turn();
  while (await dispatchEvents(holder.ctx()));
  const { rows } = await ctx.pg.query("select webhook_id as id from webhook_delivery");
  expect(rows).toEqual([{ id: "whk_1" }]);
});

it("waits for final blocks: a change that a reorg undoes is never reported, one that becomes final is", async () => {
  const ctx = await as(1);
  await watch(ctx, [alice, bob]);
  await setTotal(alice, 10, "provisional");
  await setTotal(bob, 310, "provisional");
  await turn();
  expect(await reported()).toEqual([]);
  await setTotal(alice, 400);
  await sqlTransaction(ctx.pg, (sql) => finalizeScores(sql, 1));
  pass();
  await turn();
  expect(await changes()).toEqual([[bob, "fail", "pass"]]);
});

it("a wallet that is active in every block is reported once the blocks are final at which the change was found", async () => {
  const ctx = await as(1);
  await watch(ctx, [bob]);
  const active = (block: number) =>
    ctx.pg.query(
      "insert into facts (wallet, chain_id, to_block) values ($1, 1, $2) on conflict (wallet, chain_id) do update set to_block = excluded.to_block",
      [bob, block],
    );
  const finalize = (block: number) => ctx.pg.query("update chain_cursor set finalized_block = $1", [block]);
  await active(190);
  await setTotal(bob, 310);
  await turn();
  await active(195);
  await finalize(189);
  pass();
  await turn();
  expect(await reported()).toEqual([]);
  await active(205);
  await finalize(190);
  pass();
  await turn();
  expect(await changes()).toEqual([[bob, "fail", "pass"]]);
});

it("two workers tell a change once, and a worker that dies before it stores loses nothing", async () => {
  const ctx = await as(1);
  await watch(ctx, [alice, bob]);
  await setTotal(alice, 10);
  await setTotal(bob, 310);
  await Promise.all([turn(), turn(), turn()]);
  expect((await changes()).sort()).toEqual(
    [
      [alice, "pass", "fail"],
      [bob, "fail", "pass"],
    ].sort(),
  );
  await ctx.pg.query("delete from outbox");
  await setTotal(alice, 400);
  // Its page was claimed, and nothing came of it.
  await ctx.pg.query("update watched_wallet set claim = 'dead', due_at = $1", [
    new Date(holder.now.getTime() + 300_000),
  ]);
  await ctx.pg.query("alter table outbox add constraint broken check (event = 'none') not valid");
  await turn().catch((error) => expect(String(error)).toContain("broken"));
  expect(
    await ctx.pg.query("select 1 from watched_wallet where outcome = 'pass' and address = $1", [alice]),
  ).toMatchObject({
    rowCount: 0,
  });
  await ctx.pg.query("alter table outbox drop constraint broken");
  pass(6);
  await turn();
  expect(await changes()).toEqual([[alice, "fail", "pass"]]);
});

it("events take at most a quarter of the developer's records, and what is held back follows", async () => {
  const ctx = await as(1);
  const wallets = Array.from({ length: 25 }, (_, n) => addressNumber(n + 1_000));
  for (const wallet of wallets) await setTotal(wallet, 100);
  await watch(ctx, wallets);
  const other = await as(2);
  await watch(other, [alice]);
  for (const wallet of wallets) await setTotal(wallet, 300);
  await setTotal(alice, 10);
  await turn();
  const mine = async () => (await changes()).filter(([, , after]) => after === "pass").length;
  expect(await mine()).toBe(10);
  expect(await changes()).toContainEqual([alice, "pass", "fail"]);
  pass();
  await turn();
  expect(await mine()).toBe(10);
  await ctx.pg.query("delete from outbox");
  pass();
  await turn();
  await ctx.pg.query("delete from outbox");
  pass();
  await turn();
  expect(await mine()).toBe(5);
});

it("an attestation that moves no point, and a new day, have the wallet judged again", async () => {
  const ctx = await as(1);
  const schema = `0x${"5".repeat(64)}`;
  await ctx.pg.query(
    "insert into attestation_schema (uid, name, schema, resolver, revocable, created_at) values ($1, 'member', 'bool ok', $2, true, now()) on conflict do nothing",
    [schema, addressNumber(0)],
  );
  const attested = Policy.parse({
    op: "all",
    rules: [{ module: "attestation", cmp: "gte", value: 1, params: { schema } }],
  });
  await watch(ctx, [alice], attested);
  await ctx.pg.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, time, expiration_time, revocable, ref_uid, signature_kind, created_at)
     values ('att_1', $1, 1, $2, $3, $4, $1, '0x', $5, $6, true, $1, 'eoa', now())`,
    [
      schema,
      addressNumber(9),
      bob,
      alice,
      Math.floor(holder.now.getTime() / 1000),
      Math.floor(holder.now.getTime() / 1000) + 7_200,
    ],
  );
  await sqlTransaction(ctx.pg, (sql) =>
    announce(sql, holder.now, [
      {
        event: "attestation.created",
        attestation: {
          id: "att_1",
          subject: alice as `0x${string}`,
          issuer: bob as `0x${string}`,
          schemaUid: schema as `0x${string}`,
          revocationReason: null,
        },
        notify: false,
      },
    ]),
  );
  await turn();
  expect(await changes()).toEqual([[alice, "fail", "pass"]]);
  await ctx.pg.query("delete from outbox; delete from attestation");
  pass(30 * 60);
  await turn();
  expect(await changes()).toEqual([[alice, "pass", "fail"]]);
});

it("a rule that reads a chain is asked once a day, and the others of its policy at each change", async () => {
  const ctx = await as(1);
  const token = { module: "token", cmp: "gte", value: "1", params: { chainId: 1, address: addressNumber(0x70) } };
  const holders = Policy.parse({ op: "any", rules: [{ module: "total", cmp: "gte", value: 300 }, token] });
  const policyId = await watch(ctx, [alice], holders);
  // As if the chain had answered today.
  const hold = (outcome: string) =>
    ctx.pg.query("update watched_wallet set chain_outcomes = array[$1], chain_read_at = $2", [outcome, holder.now]);
  await hold("fail");
  await setTotal(alice, 10);
  await turn();
  expect(await reported()).toEqual([]);
  await turn(true);
  expect(await changes()).toEqual([[alice, "pass", "fail"]]);
  await ctx.pg.query("delete from outbox");
  pass(24 * 60);
  await ctx.pg.query("update watched_wallet set due_at = $1", [holder.now]);
  await turn(true);
  // The next day its node is asked, which does not answer.
  expect(await changes()).toEqual([[alice, "fail", "indeterminate"]]);
  expect(await outcomeOf(ctx, policyId, alice)).toBe("indeterminate");
});

it("what a chain did not say is asked again an hour later, not the next day", async () => {
  const ctx = await as(1);
  const token = { module: "token", cmp: "gte", value: "1", params: { chainId: 1, address: addressNumber(0x70) } };
  await watch(ctx, [alice], Policy.parse({ op: "all", rules: [token] }));
  await turn(true);
  const read = async () => {
    await ctx.pg.query("update watched_wallet set due_at = $1", [holder.now]);
    await turn(true);
    const { rows } = await ctx.pg.query<{ at: Date; outcomes: string[] }>(
      "select chain_read_at as at, chain_outcomes as outcomes from watched_wallet",
    );
    expect(rows[0]?.outcomes).toEqual(["indeterminate"]);
    return rows[0]?.at;
  };
  holder.now = new Date("2026-03-01T10:00:00Z");
  const first = await read();
  pass(59);
  expect(await read()).toEqual(first);
  pass(1);
  expect(await read()).toEqual(holder.now);
});

it("a policy that cannot be read and one that cannot be judged wait, and hold up no other developer's", async () => {
  const [first, second, third] = [await as(1), await as(2), await as(3)];
  const unread = await watch(first, [alice]);
  const broken = await watch(second, [alice]);
  const owner = "developerId" in second.actor ? second.actor.developerId : "";
  await watch(third, [alice]);
  await first.pg.query("update policy set policy = '{}' where id = $1", [unread]);
  await setTotal(alice, 10);
  await first.pg.query(`alter table outbox add constraint broken check (data->>'developerId' <> '${owner}') not valid`);
  try {
    await turn();
  } finally {
    await first.pg.query("alter table outbox drop constraint broken");
  }
  expect(await changes()).toEqual([[alice, "pass", "fail"]]);
  const { rows } = await first.pg.query<{ due: Date }>(
    "select due_at as due from watched_wallet where policy_id = any($1::text[]) and claim is null",
    [[unread, broken]],
  );
  expect(rows.map(({ due }) => due.getTime() - holder.now.getTime())).toEqual([30_000, 30_000]);
  pass();
  await turn();
  expect(await changes()).toHaveLength(2);
});

describe("a rule on a screening list", () => {
  const folder = useFolder();
  const listed = Policy.parse({
    op: "all",
    rules: [{ module: "listed", params: { list: "own" }, cmp: "eq", value: false }],
  });

  function withList(ctx: Context, source: object): Context {
    const list = { name: "own", title: "Own", ...source };
    return { ...ctx, now: holder.now, env: { ...ctx.env, SCREENING_LISTS: ScreeningLists.parse([list]) } };
  }

  async function watched(identities: string[]) {
    await holder.ctx().pg.query("truncate screening_list, screening_entry, screening_day");
    await holder.ctx().pg.query("delete from meta where key = 'watchedLists'");
    const file = join(folder, "own.txt");
    const write = (addresses: string[]) => writeFileSync(file, addresses.join("\n"));
    const workers = () => withList(holder.ctx(), { file, refreshMinutes: 5, staleMinutes: 10 });
    const ctx = withList(await as(1), { file });
    const { id } = await savePolicy(ctx, { name: "screened", policy: listed });
    await watchPolicy(ctx, { policyId: id, identities });
    const judge = () => judgeWatched(workers(), { readsChain: false, signal });
    await judge();
    const refresh = () => refreshLists(workers(), { now: () => holder.now, signal });
    return { write, judge, refresh };
  }

  it("is judged again when its list is read first, becomes stale, and is fresh again", async () => {
    const { write, judge, refresh } = await watched([alice]);
    write([bob]);
    for (const [minutes, isRead, change] of [
      [1, true, ["indeterminate", "pass"]],
      [11, false, ["pass", "indeterminate"]],
      [1, true, ["indeterminate", "pass"]],
      [2, false, null],
    ] as const) {
      pass(minutes);
      if (isRead) await refresh();
      await judge();
      expect(await changes()).toEqual(change === null ? [] : [[alice, ...change]]);
      await holder.ctx().pg.query("delete from outbox");
    }
  });

  it("is judged again for a wallet that is not indexed when it comes on the list", async () => {
    const { write, judge, refresh } = await watched([stranger]);
    const { pg } = holder.ctx();
    write([bob]);
    await refresh();
    await judge();
    await pg.query("update watched_wallet set due_at = '2026-01-16'");
    pass(5);
    write([bob, stranger]);
    await refresh();
    pass();
    await turn();
    const { rows } = await pg.query("select due_at as due from watched_wallet");
    expect(rows).not.toEqual([{ due: new Date("2026-01-16") }]);
  });

  it("is judged with the policies that read a chain once its list is an oracle", async () => {
    const { write, judge, refresh } = await watched([alice]);
    write([bob]);
    await refresh();
    await judge();
    pass();
    const oracle = { oracle: { chainId: 1, address: addressNumber(0x0c) } };
    await judgeWatched(withList(holder.ctx(), oracle), { readsChain: false, signal });
    const { rows } = await holder.ctx().pg.query("select reads_chain as reads from policy_watch");
    expect(rows).toEqual([{ reads: true }]);
  });
});

it("a deleted policy tells nothing more", async () => {
  const ctx = await as(1);
  const policyId = await watch(ctx, [alice]);
  await setTotal(alice, 10);
  await deletePolicy(ctx, { policyId });
  await turn();
  expect(await reported()).toEqual([]);
});

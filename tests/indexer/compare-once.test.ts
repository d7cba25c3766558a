import { afterAll, beforeAll, expect, test } from "vitest";
import type { Address } from "../../lib/core/chains.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { askForList, claimOnce, endOnce, openOnceComparison } from "../../lib/domains/once/index.ts";
import { boardsOf, findAlikeWallets, scoringSettings } from "../../lib/domains/scores/index.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";
import { type ExplorerRow, startScriptedExplorer, transactionRow } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { useContext } from "../setup/context.ts";
import { useApi } from "../setup/in-process-api.ts";
import { until } from "../setup/until.ts";
import { backfillWallet } from "./run-backfill.ts";
import { whileReading } from "./while-reading.ts";

const WEEK = 604_800;
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => address(`${name} ${n}`));
/** They call the same twelve contracts in the same weeks. */
const farm = numbered("farmer", 12);
/** Each calls twelve contracts of its own. */
const honest = numbered("honest", 3);
const [first = "", second = ""] = farm;

const calls = (from: string, contractOf: (week: number) => string): ExplorerRow[] =>
  Array.from({ length: 12 }, (_, week) => ({
    ...transactionRow(week * WEEK, `${from} ${week}`),
    ...{ from, to: contractOf(week), value: "0", methodId: "0x095ea7b3", input: `0x095ea7b3${"0".repeat(128)}` },
  }));
const explorer = await startScriptedExplorer(
  {
    txlist: [
      ...farm.flatMap((from) => calls(from, (week) => address(`contract ${week}`))),
      ...honest.flatMap((from) => calls(from, (week) => address(`contract of ${from} ${week}`))),
    ].sort((a, b) => Number(a.blockNumber) - Number(b.blockNumber)),
  },
  { head: 12 * WEEK },
);
const holder = useContext({
  chains: [{ id: 1, name: "Explored", explorers: [{ url: `${explorer.url}/api`, rate: 5_000, pageSize: 1_000 }] }],
});
const { call, keyOf } = useApi(holder);
afterAll(() => explorer.close());
afterAll(() => boardsOf(holder.ctx()).stop());

const wallets = { mine: address("my developer") as Address, other: address("another developer") as Address };
let keys: Record<keyof typeof wallets, string>;
beforeAll(async () => {
  keys = { mine: await keyOf(wallets.mine, "read", "write"), other: await keyOf(wallets.other, "read", "write") };
  await refreshed();
});

async function refreshed(): Promise<void> {
  await boardsOf(holder.ctx()).loaded;
  await boardsOf(holder.ctx()).refresh();
}

type Who = keyof typeof wallets;

/** Has wallets read for a developer, without comparing them. */
async function readFor(who: Who, addresses: readonly string[]): Promise<void> {
  const ctx = holder.ctx({ now: new Date() });
  const { id } = await ensureDeveloper(ctx, { wallet: wallets[who] });
  await whileReading(
    () => holder.ctx({ now: new Date() }),
    async () => {
      await sqlTransaction(ctx.pg, (sql) => askForList(ctx, sql, { asker: id, addresses }));
      await until(async () => (await ctx.pg.query("select from once_wallet where due_at is not null")).rowCount === 0);
    },
  );
}

/** Compares as a worker does that was started just now. */
const compare = () => openOnceComparison()(holder.ctx());
const scoreOf = async (who: Who, identity: string) =>
  (await call(keys[who], "GET", `/v1/score/${identity}`)).json.score as Record<string, unknown>;
const flag = { module: "flag", params: { code: "alike" }, cmp: "eq", value: false };
const policy = { op: "all", rules: [flag, { module: "total", cmp: "gte", value: 1 }] };
async function outcomesOf(who: Who, identities: readonly string[]): Promise<string[]> {
  const { json } = await call(keys[who], "POST", "/v1/trust/policies/evaluate", { identities, policy });
  return (json.results as { outcome: string }[]).map(({ outcome }) => outcome);
}
/** Everything that is stored of subjects. */
async function subjectRows(): Promise<unknown[]> {
  const tables = "score score_feed score_close facts alike_cluster funding_cluster outbox pending_score".split(" ");
  const present = await holder.ctx().pg.query("select tablename from pg_tables where tablename = any($1)", [tables]);
  const read = async ({ tablename }: { tablename: string }) => {
    const { rows } = await holder.ctx().pg.query(`select to_jsonb(t)::text as row from ${tablename} t order by 1`);
    return [tablename, rows.map(({ row }) => row)];
  };
  return Promise.all(present.rows.map(read));
}

test("a planted farm is indeterminate until it is compared, then it has the cluster that it has as subjects; nobody else learns of it", async () => {
  await readFor("mine", [...farm, ...honest]);
  await readFor("other", [first]);
  const before = await subjectRows();
  const open = [...farm, ...honest].map(() => "indeterminate");
  expect(await outcomesOf("mine", [...farm, ...honest])).toEqual(open);
  expect(await scoreOf("mine", first)).toMatchObject({ status: "provisional", confidence: "low" });

  expect(await compare()).toBe(16);
  expect(await compare()).toBe(0);
  expect(await outcomesOf("mine", [...farm, ...honest])).toEqual([...farm.map(() => "fail"), "pass", "pass", "pass"]);
  const scores = await Promise.all([...farm, ...honest].map((one) => scoreOf("mine", one)));
  for (const score of scores) expect(score).toMatchObject({ status: "final", unavailable: [] });
  // The other developer asked for one of them alone: a cluster would tell what else was asked for.
  expect(await outcomesOf("other", [first, second])).toEqual(["pass", "indeterminate"]);
  expect((await scoreOf("other", first)).total).toBeGreaterThan(Number(scores[0]?.total));
  expect((await call(keys.other, "GET", `/v1/score/${second}`)).status).toBe(404);
  expect(await subjectRows()).toEqual(before);

  const ctx = holder.ctx();
  const settings = scoringSettings(ctx.env);
  for (const one of [...farm, ...honest]) {
    await trackWallet(ctx, { address: one });
    await backfillWallet(ctx, { address: one, chainId: 1 }, { settings, signal: new AbortController().signal });
  }
  await findAlikeWallets(ctx.pg, settings, { now: ctx.now, isForced: true });
  await refreshed();
  for (const [index, one] of [...farm, ...honest].entries()) {
    const { total, breakdown, confidence, status } = await scoreOf("other", one);
    expect(scores[index]).toMatchObject({ total, breakdown, confidence, status });
  }
});

test("a wallet is compared with subjects too, whose clusters do not grow by it, and again when it is read again", async () => {
  const late = address("a late farmer");
  const { pg } = holder.ctx();
  await pg.query(
    "insert into once_wallet (address, party, queued_at, due_at, asked_at) values ($1, '', now(), now(), now())",
    [late],
  );
  const [claimed] = await claimOnce(pg, 1);
  if (!claimed) throw new Error("nothing was claimed");
  const { id } = await ensureDeveloper(holder.ctx(), { wallet: wallets.other });
  await pg.query("insert into once_question (asker, address, asked_at, reads) values ($1, $2, now(), true)", [
    id,
    late,
  ]);
  // What the explorer would list: the acts of a farmer.
  await pg.query(
    `insert into once_history (address, chain_id, facts, sources)
       select $1, chain_id, facts, '{"transactions":"ok","internalTransfers":"ok","tokenTransfers":"ok","nftTransfers":"ok"}'
       from facts where wallet = $2`,
    [late, first],
  );
  const before = await subjectRows();
  const alikeOf = async () => (await pg.query("select alike from once_question where address = $1", [late])).rows;
  expect(await compare()).toBe(0);
  await endOnce(pg, claimed, "read");
  expect(await compare()).toBe(1);
  expect(await alikeOf()).toEqual([{ alike: { size: 13, members: expect.anything(), by: "contracts" } }]);
  expect(await subjectRows()).toEqual(before);
  await pg.query("update once_wallet set due_at = now(), claim = 'again' where address = $1", [late]);
  const marked = async () => (await pg.query("select from once_question where compare_from is not null")).rowCount;
  expect(await marked()).toBe(0);
  await endOnce(pg, { ...claimed, claim: "again" }, "read");
  // An index finds those that are to be compared, however many are stored.
  expect(await marked()).toBe(1);
  // What it was compared with before counts until then.
  expect(await alikeOf()).toEqual([{ alike: { size: 13, members: expect.anything(), by: "contracts" } }]);
  expect(await compare()).toBe(1);
  expect(await compare()).toBe(0);
  expect(await marked()).toBe(0);
});

test("a thousand unknown wallets, compared and all alike, leave every board, rank, update and subject's cluster as it was, byte for byte", async () => {
  const { pg } = holder.ctx();
  const { id } = await ensureDeveloper(holder.ctx(), { wallet: wallets.mine });
  const paths = [
    "/v1/leaderboard?limit=100",
    "/v1/scores/updates",
    "/v1/network",
    `/v1/score/${first}`,
    `/v1/score/${first}/breakdown`,
  ];
  const shown = async () => {
    await refreshed();
    const answers = await Promise.all(paths.map(async (path) => (await call(keys.other, "GET", path)).json));
    const withoutTime = (key: string, value: unknown) =>
      key === "timestamp" || key === "requestId" ? undefined : value;
    return JSON.stringify([answers, await subjectRows()], withoutTime);
  };
  const before = await shown();
  await pg.query(
    `with made as (
       insert into once_wallet (address, party, queued_at, asked_at, read_at)
         select '0x' || lpad(to_hex(n), 40, '0'), '', now(), now(), now() from generate_series(1, 1000) n returning address),
     read as (
       insert into once_history (address, chain_id, facts) select m.address, f.chain_id, f.facts from made m, facts f where f.wallet = $2)
     insert into once_question (asker, address, asked_at, reads) select $1, address, now(), true from made`,
    [id, first],
  );
  expect(await compare()).toBeGreaterThanOrEqual(1_000);
  const { rows } = await pg.query(
    "select min((alike->>'size')::int) as size from once_question where address < '0x00000000000000000000000000000000000000ff'",
  );
  expect(rows).toEqual([{ size: 1_012 }]);
  expect(await shown()).toBe(before);
});

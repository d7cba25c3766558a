import { afterAll, beforeEach, expect, test } from "vitest";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { askForList, openOnceComparison, readDaily } from "../../lib/domains/once/index.ts";
import { evaluatePolicy, getWatch, judgeWatched, savePolicy, watchPolicy } from "../../lib/domains/policies/index.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { type ExplorerRow, startScriptedExplorer, transactionRow } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { useContext } from "../setup/context.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { until } from "../setup/until.ts";
import { whileReading } from "./while-reading.ts";

const rows: ExplorerRow[] = [];
const explorer = await startScriptedExplorer({ txlist: rows });
const holder = useContext({
  chains: [{ id: 1, name: "Explored", explorers: [{ url: `${explorer.url}/api`, rate: 1_000, pageSize: 1_000 }] }],
  env: { LIST_READS_PER_DAY: "3" },
});
afterAll(() => explorer.close());
afterAll(() => boardsOf(holder.ctx()).stop());
const [active, idle] = [address("an active member"), address("an idle member")];
const HOUR = 3_600_000;
let ctx: Context;
let developerId: string;

beforeEach(async () => {
  holder.now = new Date();
  await emptyTables(holder.ctx().pg, "once_wallet, policy, outbox");
  ({ ctx, developerId } = await contextOf("a developer"));
});

async function contextOf(name: string): Promise<{ ctx: Context; developerId: string }> {
  const { id, wallet } = await ensureDeveloper(holder.ctx(), { wallet: address(name) as Address });
  const actor = { kind: "session", developerId: id, wallet, sessionId: "ses_1", tier: "free" } as const;
  return { ctx: holder.ctx({ actor }), developerId: id };
}

const actsOf = (from: string) =>
  Array.from({ length: 20 }, (_, n) => ({ ...transactionRow(1_000 + 50_000 * n, `${from} ${n}`), from }));

const members = Policy.parse({ op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] });
async function watch(identities: string[]): Promise<string> {
  const { id: policyId } = await savePolicy(ctx, { name: "members", policy: members });
  await watchPolicy(ctx, { policyId, identities });
  return policyId;
}

async function pass(hours: number): Promise<void> {
  holder.now = new Date(holder.now.getTime() + hours * HOUR);
  const { pg } = holder.ctx();
  await pg.query("update once_wallet set queued_at = queued_at - $1 * interval '1 hour'", [hours]);
  await pg.query(
    `update once_question set asked_at = asked_at - $1 * interval '1 hour', queued_at = queued_at - $1 * interval '1 hour',
       read_at = read_at - $1 * interval '1 hour'`,
    [hours],
  );
}

async function passAndJudge(hours: number): Promise<void> {
  await pass(hours);
  await judgeWatched(holder.ctx(), { readsChain: false, signal: new AbortController().signal });
}

/** Reads and compares what waits for it, until that is true of as many rows of `once_wallet` as there are. */
const readUntil = (isSo: string) =>
  whileReading(
    () => holder.ctx({ now: new Date() }),
    () =>
      until(async () => {
        const text = `select from once_wallet w join once_question q using (address) where (${isSo}) is not true`;
        return (await holder.ctx().pg.query(text)).rowCount === 0;
      }),
    1,
    openOnceComparison(),
  );
const IS_COMPARED = "due_at is null and q.compared_at > w.read_at";

async function outcomesOf(policyId: string) {
  const { outcomes } = await getWatch(ctx, { policyId, limit: 10, offset: 0 });
  const isNext = (at: string | undefined) => at !== undefined && Date.parse(at) > Date.now();
  return Object.fromEntries(
    outcomes.map((one) => [one.address.toLowerCase(), isNext(one.nextReadAt) ? one.outcome : "never read"]),
  );
}

async function changes() {
  const text = "select data from outbox where event = 'policy.outcome_changed' order by id";
  const { rows: events } = await holder.ctx().pg.query<{ data: Record<string, string> }>(text);
  return events.map(({ data }) => `${data.address?.toLowerCase()} ${data.before} ${data.after}`).sort();
}

test("a watched wallet that is not known is read once a day, its change told once, and a failing reading changes nothing", async () => {
  rows.push(...actsOf(active));
  const policyId = await watch([active, idle]);
  await passAndJudge(0);
  expect(await outcomesOf(policyId)).toEqual({ [active]: "indeterminate", [idle]: "indeterminate" });
  await readUntil(IS_COMPARED);
  await passAndJudge(0.1);
  const first = { [active]: "pass", [idle]: "fail" };
  expect(await outcomesOf(policyId)).toEqual(first);
  const found = [`${active} indeterminate pass`, `${idle} indeterminate fail`].sort();
  expect(await changes()).toEqual(found);
  await emptyTables(holder.ctx().pg, "outbox");

  rows.push(...actsOf(idle));
  rows.sort((a, b) => Number(a.blockNumber) - Number(b.blockNumber));
  const asked = explorer.asked.length;
  await passAndJudge(1);
  expect((await holder.ctx().pg.query("select from once_wallet where due_at is not null")).rowCount).toBe(0);
  await passAndJudge(31);
  // What was read and compared before counts until the new reading is compared.
  expect(await outcomesOf(policyId)).toEqual(first);
  await readUntil(IS_COMPARED);
  expect(explorer.asked.length).toBeGreaterThan(asked);
  await passAndJudge(0.1);
  await passAndJudge(0.1);
  expect(await outcomesOf(policyId)).toEqual({ [active]: "pass", [idle]: "pass" });
  expect(await changes()).toEqual([`${idle} fail pass`]);
  await emptyTables(holder.ctx().pg, "outbox");

  explorer.broken.txlist = (response) => void response.writeHead(500).end();
  await passAndJudge(31);
  await readUntil("w.attempts > 0");
  await passAndJudge(0.1);
  await passAndJudge(31);
  expect(await outcomesOf(policyId)).toEqual({ [active]: "pass", [idle]: "pass" });
  expect(await changes()).toEqual([]);
  delete explorer.broken.txlist;
});

test("no more watched wallets are read than LIST_READS_PER_DAY", async () => {
  await watch(Array.from({ length: 5 }, (_, n) => address(`member ${n}`)));
  const read = async () => (await holder.ctx().pg.query("select from once_wallet")).rowCount;
  await passAndJudge(0);
  expect(await read()).toBe(3);
  await passAndJudge(2);
  expect(await read()).toBe(3);
  await passAndJudge(25);
  expect(await read()).toBe(5);
});

test("where the day has no room for all, the next day begins with those that were not read", async () => {
  await watch(Array.from({ length: 5 }, (_, n) => address(`member ${n}`)));
  const read = async () =>
    (
      await holder
        .ctx()
        .pg.query<{ address: string }>("select address from once_wallet order by queued_at desc, address")
    ).rows;
  await passAndJudge(0);
  await readUntil(IS_COMPARED);
  const first = (await read()).map((one) => one.address);
  expect(first).toHaveLength(3);
  await passAndJudge(31);
  await readUntil(IS_COMPARED);
  const both = (await read()).map((one) => one.address);
  expect(both).toHaveLength(5);
  // The third one is of those that were read.
  expect(both.slice(0, 3).filter((one) => !first.includes(one))).toHaveLength(2);
});

test("a developer sees the times of its own readings: one for another's watch moves neither its data's time nor its next reading", async () => {
  const policyId = await watch([active]);
  await passAndJudge(0);
  await readUntil(IS_COMPARED);
  await pass(21);
  const seen = async (by: Context) => {
    const { rules } = await evaluatePolicy(by, { identity: active, policy: members });
    const { outcomes } = await getWatch(ctx, { policyId, limit: 1, offset: 0 });
    return { dataAsOf: rules[0]?.dataAsOf, nextReadAt: outcomes[0]?.nextReadAt };
  };
  const before = await seen(ctx);
  expect(before).toEqual({ dataAsOf: expect.any(String), nextReadAt: expect.any(String) });
  const other = await contextOf("another developer");
  const asked = explorer.asked.length;
  await readDaily(ctx, { asker: other.developerId, addresses: [active] });
  expect(await seen(ctx)).toEqual(before);
  // The developer asks too while the wallet waits: it would not have been read again for that.
  await sqlTransaction(ctx.pg, (sql) => askForList(ctx, sql, { asker: developerId, addresses: [active] }));
  await readUntil("due_at is null and w.read_at > clock_timestamp() - interval '1 hour' and q.compared_at > w.read_at");
  expect(explorer.asked.length).toBeGreaterThan(asked);
  expect(await seen(ctx)).toEqual(before);
  expect((await seen(other.ctx)).dataAsOf).not.toBe(before.dataAsOf);
});

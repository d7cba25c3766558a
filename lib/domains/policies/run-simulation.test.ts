import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { until } from "../../../tests/setup/until.ts";
import type { Context } from "../../core/context.ts";
import { boardsOf } from "../scores/index.ts";
import {
  deletePolicy,
  expireSimulations,
  getSimulation,
  listSimulations,
  runSimulation,
  savePolicy,
  simulatePolicy,
  startSimulation,
} from "./index.ts";
import { Policy } from "./policy-schema.ts";

const holder = useContext({
  chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }],
});
/** Two whole pages and a part. */
const SUBJECTS = 1_100;
const total = { module: "total", cmp: "gte", value: 5 };
const policy = Policy.parse({ op: "any", rules: [total, { module: "walletAgeDays", cmp: "gte", value: 3 }] });

beforeAll(async () => {
  const { pg } = holder.ctx();
  const subjects = Array.from({ length: SUBJECTS }, (_, n) => addressNumber(n + 1));
  await writeScoreRows(
    pg,
    subjects.map((subject, n) => ({ subject, points: { activity: n % 10 } })),
  );
  await followChain(pg, { time: holder.now });
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());
beforeEach(() => holder.ctx().pg.query("truncate policy_simulation"));

const as = (n: number) => signedIn(holder, n);

async function start(ctx: Context, given = policy) {
  const { id: policyId } = await savePolicy(ctx, { name: "gate", policy: given });
  const { simulation } = await startSimulation(ctx, { policyId });
  return { policyId, simulationId: simulation.id };
}

const later = (hours: number) => new Date(holder.now.getTime() + hours * 3_600_000);
const signal = new AbortController().signal;
/** Aborted as soon as a turn has looked at it so often. */
function abortedAfter(looks: number): AbortSignal {
  let seen = 0;
  return Object.defineProperty(new AbortController().signal, "aborted", { get: () => seen++ >= looks });
}

async function isQueued(simulationId: string): Promise<boolean> {
  const text = "select 1 from graphile_worker.jobs where key = $1 and queue_name = 'simulate-policy'";
  return (await holder.ctx().pg.query(text, [`simulate ${simulationId}`])).rowCount === 1;
}

const complete = (simulationId: string) =>
  holder.ctx().pg.query("select graphile_worker.remove_job($1)", [`simulate ${simulationId}`]);

it("evaluates everybody, with the thresholds of the simulation on a sample, and no margin of error", async () => {
  const ctx = await as(1);
  const ids = await start(ctx);
  expect(await getSimulation(ctx, ids)).toMatchObject({ state: "waiting", subjects: 0, evaluated: 0, result: null });
  expect(await isQueued(ids.simulationId)).toBe(true);
  await complete(ids.simulationId);
  await runSimulation(holder.ctx(), { ...ids, signal });
  const done = await getSimulation(ctx, ids);
  expect(done).toMatchObject({ state: "finished", subjects: SUBJECTS, evaluated: SUBJECTS, error: null });
  expect(done.result).toMatchObject({ population: SUBJECTS, evaluated: SUBJECTS, pass: 550, marginOfError: 0 });
  // The sample has everybody here.
  expect(done.result).toEqual(await simulatePolicy(ctx, { policy }));
  expect(await isQueued(ids.simulationId)).toBe(false);
});

it("an aborted turn ends after its page, and the next one continues from the stored progress", async () => {
  const ctx = await as(2);
  const ids = await start(ctx);
  await complete(ids.simulationId);
  await runSimulation(holder.ctx(), { ...ids, signal: abortedAfter(1) });
  expect(await getSimulation(ctx, ids)).toMatchObject({
    state: "running",
    subjects: SUBJECTS,
    evaluated: 500,
    result: null,
  });
  expect(await isQueued(ids.simulationId)).toBe(true);
  await runSimulation(holder.ctx(), { ...ids, signal });
  const { result } = await getSimulation(ctx, ids);
  expect(result).toEqual(await simulatePolicy(ctx, { policy }));
});

it("two workers that run the same turn count each page once: the one that is behind stops", async () => {
  const ctx = await as(3);
  const ids = await start(ctx);
  await complete(ids.simulationId);
  const { pg } = ctx;
  const other = await pg.connect();
  try {
    await other.query("begin");
    await other.query("select from policy_simulation where id = $1 for update", [ids.simulationId]);
    const behind = runSimulation(holder.ctx(), { ...ids, signal });
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update policy_simulation%'";
    await until(async () => (await pg.query(waiting)).rowCount === 1);
    const counted = { counts: { pass: 1_000, fail: 0, indeterminate: 0 }, byThreshold: [] };
    await other.query("update policy_simulation set last_subject = $2, tally = $3, subjects = $4 where id = $1", [
      ids.simulationId,
      addressNumber(1_000),
      JSON.stringify(counted),
      SUBJECTS,
    ]);
    await other.query("commit");
    await behind;
  } finally {
    other.release();
  }
  expect(await getSimulation(ctx, ids)).toMatchObject({ state: "running", evaluated: 1_000 });
  expect(await isQueued(ids.simulationId)).toBe(false);
});

it("a developer has one that is not finished: further requests get it, for any policy", async () => {
  const ctx = await as(4);
  const [one, two] = [await savePolicy(ctx, { name: "one", policy }), await savePolicy(ctx, { name: "two", policy })];
  const begun = await Promise.all([one, two, one, two].map(({ id: policyId }) => startSimulation(ctx, { policyId })));
  expect(begun.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(begun.map(({ simulation }) => simulation.id)).size).toBe(1);
  const other = await as(5);
  expect(
    (await startSimulation(other, { policyId: (await savePolicy(other, { name: "own", policy })).id })).isNew,
  ).toBe(true);

  const [{ simulation } = { simulation: undefined }] = begun;
  await runSimulation(holder.ctx(), { simulationId: simulation?.id ?? "", signal });
  expect((await startSimulation(ctx, { policyId: two.id })).isNew).toBe(true);
});

it("the newest of each policy is listed to its developer alone, without its result", async () => {
  const ctx = await as(10);
  const first = await start(ctx);
  await runSimulation(holder.ctx(), { ...first, signal });
  const { simulation: again } = await startSimulation(holder.ctx({ actor: ctx.actor, now: later(1) }), first);
  await runSimulation(holder.ctx(), { simulationId: again.id, signal });
  const { id: other } = await savePolicy(ctx, { name: "other", policy });
  const { simulation: unfinished } = await startSimulation(holder.ctx({ actor: ctx.actor, now: later(2) }), {
    policyId: other,
  });
  const listed = await listSimulations(ctx);
  expect(listed.map(({ id, state }) => [id, state])).toEqual([
    [unfinished.id, "waiting"],
    [again.id, "finished"],
  ]);
  expect(listed[1]).toMatchObject({ policyId: first.policyId, evaluated: SUBJECTS });
  expect(listed[1]).not.toHaveProperty("result");
  expect(await listSimulations(await as(11))).toEqual([]);
});

it("is its developer's alone, and ends with its policy", async () => {
  const ctx = await as(6);
  const ids = await start(ctx);
  await expect(getSimulation(await as(7), ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(startSimulation(await as(7), ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await deletePolicy(ctx, ids);
  await complete(ids.simulationId);
  await runSimulation(holder.ctx(), { ...ids, signal });
  await expect(getSimulation(ctx, ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await isQueued(ids.simulationId)).toBe(false);
});

it("fails with the reason if a chain of its rules is no longer configured", async () => {
  const ctx = await as(8);
  const ids = await start(ctx, Policy.parse({ op: "all", rules: [{ ...total, chainIds: [1] }] }));
  const { env } = ctx;
  await runSimulation(holder.ctx({ env: { ...env, CHAINS: [] } }), { ...ids, signal });
  const failed = await getSimulation(ctx, ids);
  expect(failed).toMatchObject({ state: "failed", result: null });
  expect(failed.error).toContain("1");
});

it("is deleted a week after its end, and given up after a day without progress", async () => {
  const ctx = await as(9);
  const ids = await start(ctx);
  const hours = (n: number) => holder.ctx({ now: new Date(holder.now.getTime() + n * 3_600_000) });
  await expireSimulations(hours(23));
  expect(await getSimulation(ctx, ids)).toMatchObject({ state: "waiting" });
  await expireSimulations(hours(25));
  expect(await getSimulation(ctx, ids)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("no progress"),
  });
  await expireSimulations(hours(25 + 7 * 24));
  expect(await getSimulation(ctx, ids)).toMatchObject({ state: "failed" });
  await expireSimulations(hours(26 + 7 * 24));
  await expect(getSimulation(ctx, ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("of a sample states the margin of error of the share that passes, of everybody none", async () => {
  // Nothing answers at the chain: the token's rule is indeterminate, and no more than 500 are asked about.
  const token = { module: "token", params: { chainId: 1, address: addressNumber(9) }, cmp: "gte", value: "1" } as const;
  const sample = await simulatePolicy(holder.ctx(), { policy: Policy.parse({ op: "any", rules: [total, token] }) });
  expect(sample).toMatchObject({ population: SUBJECTS, evaluated: 500, fail: 0 });
  expect(Math.abs(sample.pass / 500 - 0.5)).toBeLessThanOrEqual(sample.marginOfError);
  expect(sample.marginOfError).toBeGreaterThan(0.03);
  expect(sample.marginOfError).toBeLessThan(0.045);

  const all = await simulatePolicy(holder.ctx(), { policy: Policy.parse({ op: "all", rules: [total] }) });
  expect(all).toMatchObject({ population: SUBJECTS, evaluated: SUBJECTS, pass: SUBJECTS / 2, marginOfError: 0 });
});

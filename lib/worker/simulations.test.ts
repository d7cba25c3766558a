import type { ChildProcess } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addressNumber, writeScoreRows } from "../../tests/factories/scores.ts";
import { end } from "../../tests/indexer/anvil.ts";
import { bundleWorker, startWorker } from "../../tests/indexer/worker-process.ts";
import { useContext } from "../../tests/setup/context.ts";
import { until } from "../../tests/setup/until.ts";
import { createClient } from "../core/db.ts";
import { ensureDeveloper } from "../domains/developers/index.ts";
import { getSimulation, savePolicy, simulatePolicy, startSimulation } from "../domains/policies/index.ts";
import { Policy } from "../domains/policies/policy-schema.ts";
import { boardsOf } from "../domains/scores/index.ts";

// A limit for busy machines; nothing is measured.
vi.setConfig({ testTimeout: 300_000 });

/** Two whole pages and a part. */
const SUBJECTS = 1_100;
const LOCK = 77;
const holder = useContext();
let workers: ChildProcess[] = [];

beforeAll(bundleWorker);
afterEach(async () => {
  for (const worker of workers) await end(worker, "SIGKILL");
  workers = [];
});
afterAll(() => boardsOf(holder.ctx()).stop());

function start(): ChildProcess {
  const worker = startWorker(holder.url(), []);
  workers.push(worker);
  return worker;
}

test("a worker that is killed in the middle of an exact simulation loses a page, and another counts everybody once", async () => {
  // The worker's clock is the machine's, by which a simulation of long ago has expired.
  holder.now = new Date();
  const { pg } = holder.ctx();
  await writeScoreRows(
    pg,
    Array.from({ length: SUBJECTS }, (_, n) => ({ subject: addressNumber(n + 1), points: { activity: n % 10 } })),
  );
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(9_000) });
  const ctx = holder.ctx({ actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } });
  const policy = Policy.parse({ op: "all", rules: [{ module: "total", cmp: "gte", value: 0 }] });
  const { id: policyId } = await savePolicy(ctx, { name: "gate", policy });
  const { simulation } = await startSimulation(ctx, { policyId });
  const ids = { policyId, simulationId: simulation.id };

  // Storing the second page waits for this lock.
  await pg.query(
    "create function wait_here() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(77); return new; end'",
  );
  await pg.query(
    `create trigger wait_here before update on policy_simulation
     for each row when (old.last_subject <> '') execute function wait_here()`,
  );
  const holding = createClient(holder.url());
  await holding.connect();
  await holding.query("select pg_advisory_lock($1)", [LOCK]);
  const first = start();
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await until(async () => (await pg.query(waiting)).rowCount === 1);
  expect(await getSimulation(ctx, ids)).toMatchObject({ state: "running", subjects: SUBJECTS, evaluated: 500 });
  await end(first, "SIGKILL");
  // What the dead worker sent last is not committed.
  await pg.query(`select pg_terminate_backend(pid) from (${waiting}) as w`);
  await until(async () => (await pg.query(waiting)).rowCount === 0);
  await holding.end();
  expect(await getSimulation(ctx, ids)).toMatchObject({ state: "running", evaluated: 500 });

  start();
  await until(async () => (await getSimulation(ctx, ids)).state === "finished");
  const { result } = await getSimulation(ctx, ids);
  expect(result).toMatchObject({ population: SUBJECTS, evaluated: SUBJECTS, pass: SUBJECTS });
  expect(result).toEqual(await simulatePolicy(ctx, { policy }));
});

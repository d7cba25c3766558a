import { chmodSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REPLICA_LAG } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { readiness } from "../../lib/api/health.ts";
import { type Api, createApi } from "../../lib/api/serve.ts";
import { createPool, createPrisma } from "../../lib/core/db.ts";
import { createLogger } from "../../lib/core/log.ts";
import { closeReplica, processReplica } from "../../lib/core/replica.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { boardsOf } from "../../lib/domains/scores/ranks/boards.ts";
import { boardCategories } from "../../lib/domains/scores/ranks/histogram.ts";
import { startDatabase } from "../../scripts/database/embedded.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { type Guard, type GuardedProcess, startGuard } from "../../scripts/processes/guard.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { testEnv } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";
import { primarySettings, startStandby } from "../setup/standby.ts";

const folder = useFolder();
// As root the database runs as another user, who needs to pass.
chmodSync(folder, 0o711);
const one = addressNumber(0x1111);
const log = createLogger("silent");

let guard: Guard;
let standby: GuardedProcess;
let standbyUrl: string;
let base: Parameters<typeof createApi>[0]["base"];
let api: Api;
let key: string;

beforeAll(async () => {
  guard = await startGuard();
  const options = { dataDir: folder, guard, durable: false, log: join(folder, "log"), settings: primarySettings };
  const primary = await startDatabase({ ...options, temporary: true });
  await prepareDatabase(primary.url);
  ({ process: standby, url: standbyUrl } = await startStandby(guard, primary));
  const pool = createPool(primary.url, 5);
  const env = testEnv(primary.url, { DATABASE_READ_URL: standbyUrl, ENTERPRISE_PER_MINUTE: "10000000" });
  base = { env, db: createPrisma(pool), pg: pool, log };
  const ctx = { ...base, now: new Date(), actor: { kind: "system" as const }, requestId: "test" };
  const developer = await ensureDeveloper(ctx, { wallet: one, tier: "enterprise" });
  const permissions = ["read" as const, "write" as const, "admin" as const];
  key = (await createKey(ctx, { developerId: developer.id, name: "test", permissions })).apiKey;
  api = createApi({ base, endpoints, replica: processReplica(base), clock: Date.now });
});

afterAll(async () => {
  await api?.close();
  await closeReplica();
  await base?.db.$disconnect();
  await base?.pg.end();
  await guard?.close();
});

async function send(path: string, method = "GET", body: unknown = undefined) {
  const headers = new Map([
    ["authorization", `Bearer ${key}`],
    ["content-type", "application/json"],
  ]);
  const {
    status,
    headers: answered,
    body: text,
  } = await api.serve({
    method,
    path,
    query: "",
    header: (name) => headers.get(name),
    peer: "127.0.0.1",
    readBody: async () => Buffer.from(JSON.stringify(body) ?? ""),
  });
  const lag = answered[REPLICA_LAG];
  return { status, lag: lag === undefined ? null : Number(lag), json: JSON.parse(String(text)) };
}

const scoreOfOne = () => send(`/v1/score/${one}`);

/** Repeats a request until its answer is as asked. */
async function until(
  send: () => ReturnType<typeof scoreOfOne>,
  isAsked: (answer: Awaited<ReturnType<typeof send>>) => boolean,
) {
  for (;;) {
    const answer = await send();
    if (isAsked(answer)) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: standbyUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test("a replica answers reads with scores and ranks of one snapshot, and says how old they may be", async () => {
  await writeScoreRows(base.pg, [
    { subject: one, points: { activity: 5 } },
    { subject: addressNumber(2), points: { activity: 9 } },
  ]);
  const { lag, json } = await until(scoreOfOne, ({ lag, status }) => lag !== null && status === 200);
  expect(json).toMatchObject({ score: { total: 5, rank: 2 } });
  expect(lag).toBeGreaterThanOrEqual(0);
  expect(lag).toBeLessThanOrEqual(1_000);
  expect(await readiness(base)).toMatchObject({ replica: { ok: true, lagMs: expect.any(Number) } });
  expect((await send("/v1/developer/keys")).lag).toBeNull();
});

test("a change is counted once, in whatever order transactions begin and commit", async () => {
  const replica = processReplica(base);
  if (!replica) throw new Error("no replica");
  const boards = boardsOf({ ...base, pg: replica.clients.pg });
  const scored = () => [7, 8].map((chainId) => boards.scopes.get(chainId)?.scored ?? 0);
  const insert = `insert into score_feed (at, subject, chain_id, after, ranked_before, ranked_after, reached_before, reached_after)
    values (now(), '${one}', $1, array_fill(1, array[${boardCategories.length}]), false, true, 0, 1)`;
  const early = await base.pg.connect();
  await early.query("begin");
  await early.query("select pg_current_xact_id()");
  await base.pg.query(insert, [7]);
  while (scored()[0] !== 1) await boards.refresh();
  await early.query(insert, [8]);
  await early.query("commit");
  early.release();
  while (scored()[1] !== 1) await boards.refresh();
  await base.pg.query("select pg_current_xact_id()");
  await base.pg.query(insert, [7]);
  while (scored()[0] !== 2) await boards.refresh();
  expect(scored()).toEqual([2, 1]);
});

test("who wrote reads the primary for a moment", async () => {
  await until(scoreOfOne, ({ lag }) => lag !== null);
  const created = await send("/v1/developer/keys", "POST", { name: "second", permissions: ["read"] });
  expect(created.status).toBe(201);
  expect((await scoreOfOne()).lag).toBeNull();
});

test("a replica that is too far behind answers nothing until it has caught up", async () => {
  await until(scoreOfOne, ({ lag }) => lag !== null);
  await onStandby("select pg_wal_replay_pause()");
  await writeScoreRows(base.pg, [{ subject: one, points: { activity: 6 } }]);
  const seen = await until(scoreOfOne, ({ json }) => json.score.total === 6);
  expect(seen.lag).toBeNull();
  expect(await readiness(base)).toMatchObject({ status: "degraded", replica: { ok: false } });
  await onStandby("select pg_wal_replay_resume()");
  const caughtUp = await until(scoreOfOne, ({ lag }) => lag !== null);
  expect(caughtUp.json.score.total).toBe(6);
});

test("when the replica dies, the primary answers every request", async () => {
  await until(scoreOfOne, ({ lag }) => lag !== null);
  process.kill(standby.pid, "SIGKILL");
  await standby.exited;
  const answers = await Promise.all([scoreOfOne(), send(`/v1/score/${one}/history`), send("/v1/scores/leaderboard")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await until(scoreOfOne, ({ lag }) => lag === null);
});

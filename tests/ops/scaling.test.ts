import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../contract/api-server.ts";
import { type RawResponse, send } from "../contract/http-client.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { type SimulatedChain, simulateChain } from "../indexer/simulated-chain.ts";
import { onNodes } from "../setup/cluster.ts";
import { isHosting } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";
import { commandsOf } from "./commands-of.ts";
import { type Machine, type Machines, missingPrograms, type Process, startMachines } from "./machines.ts";

// The three sizes of docs/scaling.md by the commands that are written there. It runs with HOSTING=true, as CI does, with Debian's
// packages curl, postgresql and redis-server; the size with Citus where CITUS_URL names the coordinator of two workers.

const [chainsFile = ""] = commandsOf("scaling.md", "## Three sizes");
const oneMachine = commandsOf("scaling.md", "### One machine");
const replicas = commandsOf("scaling.md", "### One PostgreSQL with replicas");
const citus = commandsOf("scaling.md", "### A Citus cluster");

const canRun = missingPrograms.length === 0;
const coordinator = process.env.CITUS_URL;
if (isHosting && !canRun)
  console.warn(`The commands of docs/scaling.md are not run here: no ${missingPrograms.join(", ")}.`);
if (isHosting && !coordinator) console.warn("The commands for Citus are not run here: CITUS_URL names no coordinator.");

const GENESIS = Date.UTC(2025, 0, 1) / 1000;
/** Of the free tier. */
const PER_MINUTE = 60;

test("docs/scaling.md has the commands of each size", () => {
  expect(chainsFile).toContain("chains.json");
  expect([oneMachine, replicas, citus].map((blocks) => blocks.length)).toEqual([3, 6, 3]);
  for (const blocks of [oneMachine, replicas, citus]) expect(blocks).toContain("npm start\n");
});

describe.skipIf(!isHosting || !canRun)("the commands of docs/scaling.md", { timeout: 400_000 }, () => {
  let machines: Machines;
  let anvil: Anvil;
  let chain: SimulatedChain;

  beforeAll(async () => {
    machines = startMachines();
    anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 12 });
    chain = await simulateChain(anvil, { seed: 5, wallets: 12, genesis: GENESIS });
    await chain.mine(20);
    const entry = { id: 31337, name: "Test", rpcUrls: [anvil.url], finalityDepth: 5, wallets: "all", local: true };
    machines.replace(
      '[{ "id": 10, "name": "OP Mainnet", "rpcUrls": ["https://rpc.example.org"] }]',
      JSON.stringify([entry]),
    );
    machines.replace("0.0.0.0", "127.0.0.1");
  });

  afterAll(async () => {
    await machines?.close();
    await anvil?.stop();
  });

  async function readiness({ port }: Machine) {
    const { status, json } = await send(port, { path: "/health/ready" }).catch(() => ({ status: 0, json: undefined }));
    const { chains = [], workers = 0 } = (json ?? {}) as { chains?: { block: number | null }[]; workers?: number };
    return { status, block: chains[0]?.block ?? -1, workers };
  }

  /** Until the machine answers, and its workers have indexed the whole chain. */
  async function untilIndexed(machine: Machine, run: Process): Promise<void> {
    const head = await chain.head();
    await until(async () => {
      if (run.hasEnded()) throw new Error(`npm start ended:\n${run.output()}`);
      const { status, block } = await readiness(machine);
      return status === 200 && block === head;
    });
  }

  const keyIn = (output: string) => /svc_live_[0-9A-Za-z]+/.exec(output)?.[0] ?? "";
  /** All requests: how many were admitted of how many, by key, limit and minute. */
  const minutes = new Map<string, { limit: number; asked: number; admitted: number }>();

  async function ask(machine: Machine, key: string, path: string): Promise<RawResponse> {
    const answer = await send(machine.port, { path, headers: bearer(key) });
    const { "x-ratelimit-limit": limit, "x-ratelimit-reset": end } = answer.headers;
    const name = `${key} ${limit} ${end}`;
    const minute = minutes.get(name) ?? { limit: Number(limit), asked: 0, admitted: 0 };
    minutes.set(name, minute);
    minute.asked++;
    if (answer.status !== 429) minute.admitted++;
    return answer;
  }

  /** The score of the first wallet of the leaderboard, once the web process has read it and the answer is as asked. */
  async function lookUp(machine: Machine, key: string, isHosting: (answer: RawResponse) => boolean = () => true) {
    for (;;) {
      const { json } = await ask(machine, key, "/v1/scores/leaderboard?limit=1");
      const [first] = (json as { leaderboard?: { address: string }[] }).leaderboard ?? [];
      const answer = first && (await ask(machine, key, `/v1/score/${first.address}`));
      if (answer && isHosting(answer)) return answer.json;
      // Within the limits of the free tier.
      await setTimeout(500);
    }
  }

  const scored = { success: true, score: { total: expect.any(Number), rank: 1 } };

  test("one machine: a start with a chain of one's own answers look-ups", async () => {
    const [settings = "", start = "", check = ""] = oneMachine;
    const machine = await machines.checkout("alone");
    await machine.run(chainsFile + settings);
    const run = machine.start(start);
    await untilIndexed(machine, run);
    const key = keyIn(await machine.run(check));
    expect(await lookUp(machine, key)).toMatchObject(scored);
    await run.signal("SIGTERM");
  });

  test("replicas: they answer look-ups, machines share limits, and a worker takes over from one that is gone", async () => {
    const [primary = "", replica = "", redis = "", settings = "", start = "", check = ""] = replicas;
    await (await machines.postgres("db-1")).run(primary);
    expect(await (await machines.postgres("db-2")).run(replica)).toContain("streaming");
    (await machines.redis("redis")).start(redis);
    const [first, second] = [await machines.checkout("app-1"), await machines.checkout("app-2")];
    const key = keyIn(await first.run(chainsFile + settings));
    const leader = first.start(start);
    await untilIndexed(first, leader);
    const follower = second.start(start);
    await untilIndexed(second, follower);
    await first.run(check);
    for (const machine of [first, second]) {
      const isOfReplica = ({ headers }: RawResponse) => headers["x-replica-lag-ms"] !== undefined;
      expect(await lookUp(machine, key, isOfReplica)).toMatchObject(scored);
    }
    await expectSharedLimit([first, second], key);
    await until(async () => (await readiness(second)).workers === 2);
    await leader.signal("SIGKILL");
    await chain.mine(5);
    await untilIndexed(second, follower);
    await follower.signal("SIGTERM");
  });

  /** A minute may end in between: each admits as many requests on all machines together. */
  async function expectSharedLimit(webs: readonly Machine[], key: string): Promise<void> {
    const each = Array.from({ length: PER_MINUTE + 1 });
    await Promise.all(each.flatMap(() => webs.map((web) => ask(web, key, "/v1/trust/modules"))));
    const counted = [...minutes].filter(([name]) => name.startsWith(key)).map(([, minute]) => minute);
    const allowed = counted.map(({ limit, asked }) => Math.min(limit, asked));
    expect(counted.map(({ admitted }) => admitted)).toEqual(allowed);
    expect(counted.some(({ limit, asked }) => limit === PER_MINUTE && asked > limit)).toBe(true);
  }

  test.skipIf(!coordinator)("Citus: a start on distributed tables answers look-ups", async () => {
    const [nodes = "", settings = "", start = ""] = citus;
    const database = `credence_scaling_${randomBytes(4).toString("hex")}`;
    await replaceNodes(database);
    const machine = await machines.checkout("app");
    try {
      await machine.run(nodes);
      const output = await machine.run(chainsFile + settings);
      expect(output).toMatch(/^activity: done in /m);
      const run = machine.start(start);
      await untilIndexed(machine, run);
      expect(await lookUp(machine, keyIn(output))).toMatchObject(scored);
      await run.signal("SIGTERM");
    } finally {
      await onNodes(coordinator ?? "", `drop database if exists ${database} with (force)`);
    }
  });

  /** The page's nodes become those of CITUS_URL, and its database a new one. */
  async function replaceNodes(database: string): Promise<void> {
    const url = new URL(coordinator ?? "");
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query<{ nodename: string; nodeport: number }>(
      "select nodename, nodeport from pg_dist_node where groupid > 0 order by groupid",
    );
    await client.end();
    const addresses = [[url.hostname, url.port], ...rows.map(({ nodename, nodeport }) => [nodename, nodeport])];
    for (const [index, name] of ["coordinator", "worker-1", "worker-2"].entries()) {
      const [host, port] = addresses[index] ?? [];
      machines.replace(`${name}:5432`, `${host}:${port}`);
      machines.replace(`'${name}', 5432`, `'${host}', ${port}`);
    }
    machines.replace("/credence", `/${database}`);
    machines.replace("database credence", `database ${database}`);
    machines.replace("postgres://postgres@", `postgres://${url.username}${url.password && `:${url.password}`}@`);
  }
});

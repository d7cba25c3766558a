import { join } from "node:path";
import fc from "fast-check";
import { Agent, request } from "undici";
import { parseNumbers } from "../scripts/command-line.ts";
import { type HostileRequest, hostileRequest } from "../tests/contract/hostile-requests.ts";
import { withDependencies } from "./support/dependencies.ts";
import { makeDeveloper, makeDevelopers } from "./support/fairness/developers.ts";
import { sendByDevelopers } from "./support/fairness/honest.ts";
import { HONEST_DEVELOPERS } from "./support/fairness/scenario.ts";
import { liveMemoryOf, memorySettings } from "./support/live-memory.ts";
import { insertRecordedSubjects } from "./support/recorded-subjects.ts";
import { memoryOf, type ServerKind, startServer, waitFor, webSettings } from "./support/servers.ts";
import { machine, printTable, quantile, whole } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:hostile [-- --requests 100000 --connections 16 --seed 1]

Send hostile requests over sockets, half through each adapter, most of them with a valid key, together with honest look-ups. Counts
responses by status, the largest response, the web process's memory, and how long honest requests wait without and with them.
Live memory is the memory after a garbage collection: first after a twentieth of the requests, then after all.`,
  { requests: 100_000, connections: 16, seed: 1 },
);
const CONNECTIONS = options.connections;
/** Requests generated per batch: few, since this process times the honest requests. */
const CHUNK = 16;
const ALONE_SECONDS = 20;
const LARGEST_ANSWER = 1_000_000;
/** One chain with an explorer, one with a node; neither responds, so that no external source affects the times. */
const chains = [
  { id: 1, name: "One", explorers: [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 1 }] },
  { id: 31337, name: "Two", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
];

interface Outcome {
  statuses: Map<number, number>;
  authenticated: number;
  largest: number;
  faults: Map<string, number>;
}

await inBuiltWorld(async (world) => {
  const rows: string[][] = [];
  for (const adapter of ["server", "next"] as const) {
    rows.push(await world.withDatabase((databaseUrl) => run(world, adapter, databaseUrl)));
  }
  console.log(`\n${machine()}\n`);
  printTable(
    [
      "adapter",
      "requests",
      "with a valid key",
      "500s",
      "largest answer",
      "live MiB before",
      "after",
      "resident before",
      "most",
      "p99 ms alone",
      "beside",
    ],
    rows,
  );
});

async function run(world: World, adapter: ServerKind, databaseUrl: string): Promise<string[]> {
  const memoryFile = join(world.folder, `memory of ${adapter}.json`);
  const settings = {
    ...webSettings(databaseUrl),
    ...memorySettings(memoryFile),
    CHAINS: JSON.stringify(chains),
    LOG_LEVEL: "fatal",
  };
  const addresses = await insertRecordedSubjects(databaseUrl, 1_000);
  return withDependencies(settings, async (dependencies) => {
    const honest = await makeDevelopers(dependencies, HONEST_DEVELOPERS, "free");
    const { key: apiKey } = await makeDeveloper(dependencies, "enterprise");
    const { url, process } = await startServer(world, adapter, settings);
    await waitFor(`${url}/v1/score/${addresses[0]}`, { authorization: `Bearer ${apiKey}` });
    const lookUps = (seconds: number, first = 0) => {
      const next = (n: number) => ({
        method: "GET" as const,
        path: `/v1/score/${addresses[(first + n) % addresses.length]}`,
      });
      return sendByDevelopers(honest, { url, seconds, next });
    };
    const alone = await lookUps(ALONE_SECONDS);
    const count = Math.floor(options.requests / 2);
    // Warm up: lazily loaded code and full caches are not a leak.
    await sendHostile({ url, apiKey, adapter, count: Math.ceil(count / 20) });
    const before = [await liveMemoryOf(process.pid, memoryFile), memoryOf(process.pid).now];
    let isDone = false;
    const beside: number[] = [];
    const honestWork = async () => {
      while (!isDone) beside.push(...(await lookUps(5, beside.length)));
    };
    const waiting = honestWork();
    const outcome = await sendHostile({ url, apiKey, adapter, count });
    isDone = true;
    await waiting;
    const after = [await liveMemoryOf(process.pid, memoryFile), memoryOf(process.pid).highest];
    await process.stop();
    report(adapter, count, outcome);
    return rowOf(adapter, {
      count,
      outcome,
      memory: [before[0], after[0], before[1], after[1]],
      waits: [alone, beside],
    });
  });
}

function rowOf(
  adapter: string,
  found: { count: number; outcome: Outcome; memory: (number | undefined)[]; waits: number[][] },
): string[] {
  const { count, outcome, memory, waits } = found;
  return [
    adapter,
    whole(count),
    `${((outcome.authenticated / count) * 100).toFixed(0)}%`,
    String(outcome.statuses.get(500) ?? 0),
    `${(outcome.largest / 1000).toFixed(0)} kB`,
    ...memory.map(String),
    ...waits.map((times) => quantile(times, 0.99).toFixed(1)),
  ];
}

/** Next's own server answers TRACE with 500 before it calls the application: send it only to the other adapter. */
function isAccepted(adapter: ServerKind, { method }: HostileRequest): boolean {
  return adapter === "server" || method !== "TRACE";
}

async function sendHostile(input: {
  url: string;
  apiKey: string;
  adapter: ServerKind;
  count: number;
}): Promise<Outcome> {
  const { url, apiKey, adapter, count } = input;
  const agent = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  const outcome: Outcome = { statuses: new Map(), authenticated: 0, largest: 0, faults: new Map() };
  const arbitrary = hostileRequest(apiKey);
  for (let sent = 0; sent < count; sent += CHUNK) {
    const chunk = fc.sample(arbitrary, { numRuns: Math.min(CHUNK, count - sent), seed: options.seed + sent });
    const queue = chunk.filter((one) => isAccepted(adapter, one)).values();
    const work = async () => {
      for (const one of queue) await sendOne(url, one, apiKey, agent, outcome);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  }
  await agent.close();
  return outcome;
}

async function sendOne(
  url: string,
  one: HostileRequest,
  apiKey: string,
  agent: Agent,
  outcome: Outcome,
): Promise<void> {
  const query = one.query === "" ? "" : `?${one.query}`;
  const headers = Object.entries(one.headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value));
  if (one.headers.authorization === `Bearer ${apiKey}` && one.operation !== null) outcome.authenticated++;
  const answer = await request(url + one.path + query, {
    // Some methods are deliberately not in undici's list.
    method: one.method as "GET",
    dispatcher: agent,
    headers: Object.fromEntries(headers),
    body: one.method === "GET" ? null : one.body,
  }).then(
    async ({ statusCode, body }) => ({ status: statusCode, bytes: (await body.arrayBuffer()).byteLength }),
    (error: unknown) => ({ status: 0, bytes: 0, error }),
  );
  outcome.statuses.set(answer.status, (outcome.statuses.get(answer.status) ?? 0) + 1);
  outcome.largest = Math.max(outcome.largest, answer.bytes);
  const fault =
    answer.status === 500 || answer.bytes > LARGEST_ANSWER
      ? `${answer.status}, ${answer.bytes} bytes: ${one.method} ${one.operation}`
      : null;
  if (fault) outcome.faults.set(fault, (outcome.faults.get(fault) ?? 0) + 1);
}

function report(adapter: string, count: number, { statuses, faults }: Outcome): void {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status || "no answer"}: ${times}`);
  console.log(`${adapter}: ${count} requests, ${counts.join(", ")}`);
  for (const [fault, times] of faults) console.log(`  ${times} × ${fault}`);
  if (faults.size > 0) process.exitCode = 1;
}

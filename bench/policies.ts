import { chunks } from "../lib/core/chunks.ts";
import { Policy } from "../lib/domains/policies/policy-schema.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { type Costed, type Served, serve } from "./support/load.ts";
import { insertRecordedSubjects } from "./support/recorded-subjects.ts";
import { ask, memoryOf, webSettings } from "./support/servers.ts";
import { machine, medianOf, printTable, whole } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:policies [-- --subjects 2000 --seconds 5 --rounds 5]

Measure POST /v1/trust/policies/evaluate of 100 identities by policies of ten rules through server.ts, in turns with
POST /v1/scores/batch of the same 100. The facts are copies of the recorded mainnet wallets' facts.`,
  { subjects: 2_000, seconds: 5, rounds: 5 },
);
const CONNECTIONS = 4;
const BATCH = 100;

const rulesOnScores = [
  { module: "total", cmp: "gte", value: 300 },
  { module: "tier", cmp: "gte", value: "silver" },
  { module: "percentile", cmp: "gte", value: 40 },
  { module: "walletAgeDays", cmp: "gte", value: 180 },
  { module: "activity", cmp: "gte", value: 40 },
  { module: "diversity", cmp: "gte", value: 40 },
  { module: "loyalty", cmp: "gte", value: 20 },
  { module: "risk", cmp: "gte", value: 100 },
  { module: "flag", params: { code: "burst_then_silence" }, cmp: "eq", value: false },
  { module: "flag", params: { code: "fan_in" }, cmp: "eq", value: false },
];
const policies = {
  "on the score": { op: "all", rules: rulesOnScores },
  "two of them on names and attestations": {
    op: "all",
    rules: [
      ...rulesOnScores.slice(0, 8),
      { module: "identity", cmp: "gte", value: "minted" },
      { module: "attestation", params: { schema: "endorsement" }, cmp: "gte", value: 1 },
    ],
  },
};

interface Task {
  path: string;
  bodies: string[];
}
/** A task's calls a second with new bodies in a warm process, and its rounds. */
type Result = [name: string, first: number, rounds: Costed[]];

await inBuiltWorld((world) => world.withDatabase((url) => run(world, url)));

async function run(world: World, databaseUrl: string): Promise<void> {
  const subjects = await insertRecordedSubjects(databaseUrl, options.subjects);
  const tasks = tasksOf(subjects);
  // One chain as in the default installation: read through an explorer, so that freshness depends on the wallet.
  const CHAINS = JSON.stringify([{ id: 1, name: "One", explorers: [{ url: "http://127.0.0.1:1", rate: 1 }] }]);
  const path = `/v1/score/${subjects[0]}`;
  const server = await serve(world, { ...webSettings(databaseUrl), CHAINS }, { path, connections: CONNECTIONS });
  const first = new Map<string, number>();
  for (const [name, task] of tasks) first.set(name, await callEach(server, task));
  const { rounds, seconds } = options;
  const requests = tasks.map(([name, { path, bodies }]) => [name, { paths: [path], bodies, seconds }]);
  const found = await server.loadInTurns(Object.fromEntries(requests), rounds);
  const memory = memoryOf(server.pid);
  await server.stop();
  console.log(
    `\n${machine()}, ${whole(subjects.length)} subjects, ${CONNECTIONS} connections, medians of ${rounds} rounds; ${memory.now} MiB\n`,
  );
  printResults(Object.entries(found).map(([name, rounds]) => [name, first.get(name) ?? Number.NaN, rounds]));
}

/** Scores of 100 subjects first: the baseline of the others. */
function tasksOf(subjects: readonly string[]): [name: string, task: Task][] {
  const bodies = (more: object) => chunks(subjects, BATCH).map((identities) => JSON.stringify({ identities, ...more }));
  return [
    ["scores of 100", { path: "/v1/scores/batch", bodies: bodies({}) }],
    ...Object.entries(policies).map(([name, policy]): [string, Task] => [
      `100 by ten rules, ${name}`,
      { path: "/v1/trust/policies/evaluate", bodies: bodies({ policy: Policy.parse(policy) }) },
    ]),
  ];
}

/** Post each body once. The first half warms the process up; returns the calls a second of the second half. */
async function callEach(server: Served, { path, bodies }: Task): Promise<number> {
  const middle = Math.floor(bodies.length / 2);
  await post(server, path, bodies.slice(0, middle));
  const started = performance.now();
  await post(server, path, bodies.slice(middle));
  return ((bodies.length - middle) * 1000) / (performance.now() - started);
}

async function post({ url, headers }: Served, path: string, bodies: readonly string[]): Promise<void> {
  const queue = bodies.values();
  const work = async () => {
    for (const body of queue) await ask(url + path, headers, body);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

function printResults(results: readonly Result[]): void {
  const rateOf = (rounds: readonly Costed[]) => medianOf(rounds, ({ rate }) => rate);
  const base = rateOf(results[0]?.[2] ?? []);
  printTable(
    ["", "calls/s", "p50 ms", "p99 ms", "cost of a batch of scores", "processor ms", "first time, calls/s"],
    results.map(([name, first, rounds]) => [
      name,
      rateOf(rounds).toFixed(0),
      medianOf(rounds, ({ p50 }) => p50).toFixed(1),
      medianOf(rounds, ({ p99 }) => p99).toFixed(1),
      `× ${(base / rateOf(rounds)).toFixed(2)}`,
      medianOf(rounds, ({ web }) => web).toFixed(2),
      first.toFixed(1),
    ]),
  );
}

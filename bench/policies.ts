import { parseArgs } from "node:util";
import { Policy } from "../lib/domains/policies/policy-schema.ts";
import { type Measured, measure } from "./support/load.ts";
import { insertRecordedSubjects } from "./support/recorded-subjects.ts";
import { makeKey, memoryOf, processorTimeOf, startServer, waitFor, webSettings } from "./support/servers.ts";
import { machine, median, printTable } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

// npm run bench:policies [-- --subjects 2000 --seconds 5 --rounds 5]: POST /v1/trust/policies/evaluate of 100 identities by
// policies of ten rules, compared with POST /v1/scores/batch of the same 100, through server.ts. They take turns, so that the
// ratios are valid on a noisy machine. The facts are copies of the recorded mainnet wallets' facts.

const { values } = parseArgs({
  options: {
    subjects: { type: "string", default: "2000" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "5" },
  },
});
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

/** One round of a task, with the server's processor milliseconds per call. */
type Round = Measured & { processor: number };

/** `first`: calls per second with new bodies, in a warm process. */
interface Result {
  name: string;
  first: number;
  warm: Round[];
}

interface Task {
  name: string;
  path: string;
  bodies: string[];
}

await inBuiltWorld((world) => world.withDatabase((url) => run(world, url)));

async function run(world: World, databaseUrl: string): Promise<void> {
  const subjects = await insertRecordedSubjects(databaseUrl, Number(values.subjects));
  const tasks = tasksOf(subjects);
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  // One chain as in the default installation: read through an explorer, so that freshness depends on the wallet.
  const CHAINS = JSON.stringify([{ id: 1, name: "One", explorers: [{ url: "http://127.0.0.1:1", rate: 1 }] }]);
  const server = await startServer(world, "server", { ...webSettings(databaseUrl), CHAINS });
  await waitFor(`${server.url}/v1/score/${subjects[0]}`, headers);
  const results = await measureTasks(tasks, { url: server.url, headers, connections: CONNECTIONS }, server.process.pid);
  const memory = memoryOf(server.process.pid);
  await server.process.stop();
  console.log(
    `\n${machine()}, ${subjects.length.toLocaleString("en")} subjects, ${CONNECTIONS} connections, medians of ${values.rounds} rounds; ${memory.now} MiB\n`,
  );
  printResults(results);
}

/** Scores of 100 subjects first: the baseline of the others. */
function tasksOf(subjects: readonly string[]): Task[] {
  const batches = Array.from({ length: Math.ceil(subjects.length / BATCH) }, (_, i) =>
    subjects.slice(i * BATCH, (i + 1) * BATCH),
  );
  return [
    {
      name: "scores of 100",
      path: "/v1/scores/batch",
      bodies: batches.map((identities) => JSON.stringify({ identities })),
    },
    ...Object.entries(policies).map(([name, policy]) => ({
      name: `100 by ten rules, ${name}`,
      path: "/v1/trust/policies/evaluate",
      bodies: batches.map((identities) => JSON.stringify({ identities, policy: Policy.parse(policy) })),
    })),
  ];
}

/**
 * Each body once, of which the second half counts separately; then the rounds, in which the tasks take turns. The first half
 * warms the process up.
 */
async function measureTasks(
  tasks: readonly Task[],
  target: { url: string; headers: Record<string, string>; connections: number },
  pid: number,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, path, bodies } of tasks) {
    const middle = Math.floor(bodies.length / 2);
    await callEach(bodies.slice(0, middle), path, target);
    const started = performance.now();
    await callEach(bodies.slice(middle), path, target);
    const first = ((bodies.length - middle) * 1000) / (performance.now() - started);
    results.push({ name, first, warm: [] });
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [i, { path, bodies }] of tasks.entries()) {
      const before = processorTimeOf(pid);
      const measured = await measure({ ...target, paths: [path], bodies, seconds: Number(values.seconds) });
      const processor = (processorTimeOf(pid) - before) / measured.answered;
      results[i]?.warm.push({ ...measured, processor });
    }
  }
  return results;
}

/** Post each body once. */
async function callEach(
  bodies: readonly string[],
  path: string,
  target: { url: string; headers: Record<string, string>; connections: number },
): Promise<void> {
  const queue = bodies.values();
  const headers = { ...target.headers, "content-type": "application/json" };
  const work = async () => {
    for (const body of queue) {
      const response = await fetch(target.url + path, { method: "POST", headers, body });
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: target.connections }, work));
}

function printResults(results: readonly Result[]): void {
  const rateOf = (warm: readonly Measured[]) => median(warm.map(({ rate }) => rate));
  const base = rateOf(results[0]?.warm ?? []);
  printTable(
    ["", "calls/s", "p50 ms", "p99 ms", "cost of a batch of scores", "processor ms", "first time, calls/s"],
    results.map(({ name, first, warm }) => [
      name,
      rateOf(warm).toFixed(0),
      median(warm.map(({ p50 }) => p50)).toFixed(1),
      median(warm.map(({ p99 }) => p99)).toFixed(1),
      `× ${(base / rateOf(warm)).toFixed(2)}`,
      median(warm.map(({ processor }) => processor)).toFixed(2),
      first.toFixed(1),
    ]),
  );
}

import { cpus } from "node:os";
import { join } from "node:path";
import { parseCommandLine } from "../scripts/command-line.ts";
import { ensureBuilt } from "../scripts/setup/build.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { type Measured, measure } from "./support/load.ts";
import { makeKey, memoryOf, type RunningServer, startServer, waitFor, webSettings } from "./support/servers.ts";
import { median, printTable } from "./support/table.ts";
import { inWorld, type World } from "./support/world.ts";

const { values } = parseCommandLine(
  `usage: npm run bench:lookup [-- --subjects 10000,100000,1000000 --seconds 5 --rounds 3]

Measure GET /v1/score/{identity} with authentication, limits, rank and percentile, through server.ts, compared with a bare node:http
server that sends the same bytes and the same endpoint through "next start". They take turns, so that the ratios are valid on a
noisy machine.`,
  {
    subjects: { type: "string", default: "10000,100000,1000000" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
  },
);
const CONNECTIONS = 32;
/** Different subjects of the requests. */
const ADDRESSES = 10_000;
/** Most different subjects of the requests right after the start. */
const UNIFORM = 100_000;
const root = join(import.meta.dirname, "..");

interface Row {
  subjects: number;
  uniform: Measured;
  rates: Record<"server" | "bare" | "next", number>;
  p99: number;
  loadMs: number;
  memory: { now: number; highest: number };
}

await inWorld(async (world) => {
  await ensureBuilt(root, world.folder);
  const rows: Row[] = [];
  for (const subjects of values.subjects.split(",").map(Number)) {
    rows.push(await world.withDatabase((url) => run(world, url, subjects)));
  }
  console.log(
    `\n${cpus().length} cores (${cpus()[0]?.model}), ${CONNECTIONS} connections, medians of ${values.rounds} rounds`,
  );
  printTable(
    [
      "subjects",
      "hot/s",
      "uniform/s",
      "p99 ms",
      "bare/s",
      "next/s",
      "hot of bare",
      "uniform of bare",
      "× next",
      "ready s",
      "MiB",
      "MiB most",
    ],
    rows.map((row) => [
      row.subjects.toLocaleString("en"),
      whole(row.rates.server),
      whole(row.uniform.rate),
      String(row.p99),
      whole(row.rates.bare),
      whole(row.rates.next),
      (row.rates.server / row.rates.bare).toFixed(2),
      (row.uniform.rate / row.rates.bare).toFixed(2),
      (row.rates.server / row.rates.next).toFixed(1),
      (row.loadMs / 1000).toFixed(1),
      String(row.memory.now),
      String(row.memory.highest),
    ]),
  );
});

async function run(world: World, databaseUrl: string, subjects: number): Promise<Row> {
  console.log(`Writing ${subjects.toLocaleString("en")} subjects …`);
  await insertSubjects(databaseUrl, subjects);
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  const addresses = await someAddresses(databaseUrl, Math.min(subjects, ADDRESSES));
  const paths = addresses.map((address) => `/v1/score/${address}`);
  const first = paths[0] ?? "";

  const begun = performance.now();
  const server = await startServer(world, "server", webSettings(databaseUrl));
  const answer = await waitFor(server.url + first, headers);
  const loadMs = performance.now() - begun;
  // Each is requested once, so its row comes from the database. The first fifth warms up the process, which has just started.
  const everywhere = (await someAddresses(databaseUrl, Math.min(subjects, UNIFORM))).map((one) => `/v1/score/${one}`);
  const warmUp = everywhere.splice(0, everywhere.length / 5);
  await load(server, warmUp, headers);
  const uniform = await load(server, everywhere, headers);
  const next = await startServer(world, "next", webSettings(databaseUrl));
  const bare = await startServer(world, "bare", { ANSWER: await captured(answer) });
  for (const one of [next, bare]) await waitFor(one.url + first, headers);

  const servers = { server, bare, next };
  const rates: Record<keyof typeof servers, number[]> = { server: [], bare: [], next: [] };
  const p99: number[] = [];
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const kind of ["server", "bare", "next"] as const) {
      const found = await load(servers[kind], paths, headers);
      if (round === 0) continue;
      rates[kind].push(found.rate);
      if (kind === "server") p99.push(found.p99);
    }
  }
  const memory = memoryOf(server.process.pid);
  for (const one of Object.values(servers)) await one.process.stop();
  return {
    subjects,
    uniform,
    rates: { server: median(rates.server), bare: median(rates.bare), next: median(rates.next) },
    p99: median(p99),
    loadMs,
    memory,
  };
}

function load(server: RunningServer, paths: readonly string[], headers: Record<string, string>): Promise<Measured> {
  return measure({ url: server.url, paths, headers, connections: CONNECTIONS, seconds: Number(values.seconds) });
}

/** Head and body of a response for the bare server, which writes the connection headers itself. */
async function captured(answer: Response): Promise<string> {
  const own = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
  return JSON.stringify({ headers, body: await answer.text() });
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

import { parseCommandLine } from "../scripts/command-line.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { type Measured, measure } from "./support/load.ts";
import {
  makeKey,
  memoryOf,
  processorTimeOf,
  processorTimeOfDatabase,
  type RunningServer,
  startServer,
  waitFor,
  webSettings,
} from "./support/servers.ts";
import { currentLoad, machine, median, printTable, whole } from "./support/table.ts";
import { printTableSizes } from "./support/table-sizes.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const { values } = parseCommandLine(
  `usage: npm run bench:lookup [-- --subjects 10000,100000,1000000 --seconds 5 --rounds 3]

Measure GET /v1/score/{identity} with authentication, limits, rank and percentile, through server.ts, compared with a bare node:http
server that sends the same bytes and the same endpoint through "next start". They take turns, so that the ratios are valid on a
noisy machine. Subjects that are not cached are looked up right after the start, and later. Also: the bytes of the database, a second
start, which has saved counts, and pages of 50 of the leaderboard.`,
  {
    subjects: { type: "string", default: "10000,100000,1000000" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
  },
);
const CONNECTIONS = 32;
/** Different subjects of the requests. */
const ADDRESSES = 10_000;
/** Most different subjects of the requests that are not cached: half of them right after the start, half when the process has read all boards. */
const UNIFORM = 200_000;

/** Subjects of a page of the leaderboard. */
const PAGE = 50;
/** Where pages begin, as shares of all subjects. */
const DEPTHS = [0, 0.9];

/** Requests, and the processor time that each took. */
interface Costed extends Measured {
  /** Microseconds of the web process, and of PostgreSQL (null if it may be on another machine). */
  web: number;
  database: number | null;
}

interface Row {
  subjects: number;
  uniform: Costed;
  later: Costed;
  hot: Costed;
  rates: Record<"server" | "bare" | "next", number>;
  p99: number;
  loadMs: number;
  /** With saved counts, milliseconds. */
  secondLoadMs: number;
  memory: { now: number; highest: number };
}

await inBuiltWorld(async (world) => {
  const rows: Row[] = [];
  for (const subjects of values.subjects.split(",").map(Number)) {
    rows.push(await world.withDatabase((url) => run(world, url, subjects)));
  }
  console.log(`\n${machine()}, ${CONNECTIONS} connections, medians of ${values.rounds} rounds`);
  printTable(
    [
      "subjects",
      "hot/s",
      "uniform/s",
      "later/s",
      "p99 ms",
      "bare/s",
      "next/s",
      "hot of bare",
      "uniform of bare",
      "later of bare",
      "× next",
      "ready s",
      "again s",
      "MiB",
      "MiB most",
    ],
    rows.map((row) => [
      row.subjects.toLocaleString("en"),
      whole(row.rates.server),
      whole(row.uniform.rate),
      whole(row.later.rate),
      String(row.p99),
      whole(row.rates.bare),
      whole(row.rates.next),
      (row.rates.server / row.rates.bare).toFixed(2),
      (row.uniform.rate / row.rates.bare).toFixed(2),
      (row.later.rate / row.rates.bare).toFixed(2),
      (row.rates.server / row.rates.next).toFixed(1),
      (row.loadMs / 1000).toFixed(1),
      (row.secondLoadMs / 1000).toFixed(1),
      String(row.memory.now),
      String(row.memory.highest),
    ]),
  );
  console.log("\nProcessor time of a look-up, µs");
  printTable(
    ["subjects", "look-ups", "web", "PostgreSQL"],
    rows.flatMap((row) =>
      (["uniform", "later", "hot"] as const).map((kind) => [
        row.subjects.toLocaleString("en"),
        kind,
        whole(row[kind].web),
        row[kind].database === null ? "–" : whole(row[kind].database),
      ]),
    ),
  );
});

async function run(world: World, databaseUrl: string, subjects: number): Promise<Row> {
  console.log(`Writing ${subjects.toLocaleString("en")} subjects …`);
  const writing = performance.now();
  await insertSubjects(databaseUrl, subjects);
  console.log(`Written after ${((performance.now() - writing) / 1000).toFixed(0)} s, load ${currentLoad()}.`);
  await printTableSizes(databaseUrl, ["wallet", "score", "score_facts", "score_close"], subjects);
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  const addresses = await someAddresses(databaseUrl, Math.min(subjects, ADDRESSES));
  const paths = addresses.map((address) => `/v1/score/${address}`);
  const first = paths[0] ?? "";
  const start = async () => {
    const begun = performance.now();
    const server = await startServer(world, "server", webSettings(databaseUrl));
    const answer = await waitFor(server.url + first, headers);
    return { server, answer, loadMs: performance.now() - begun };
  };

  const { server, answer, loadMs } = await start();
  // Each is requested once, so its row comes from the database. The first tenth warms up the process, which has just started.
  const everywhere = (await someAddresses(databaseUrl, Math.min(subjects, UNIFORM))).map((one) => `/v1/score/${one}`);
  const unread = everywhere.splice(0, everywhere.length / 2);
  const warmUp = everywhere.splice(0, everywhere.length / 5);
  await load(server, warmUp, headers);
  const uniform = await withProcessorTime(databaseUrl, server, () => load(server, everywhere, headers));
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
  const later = await withProcessorTime(databaseUrl, server, () => load(server, unread, headers));
  const hot = await withProcessorTime(databaseUrl, server, () => load(server, paths, headers));
  await measurePages(server, subjects, headers);
  const memory = memoryOf(server.process.pid);
  for (const one of Object.values(servers)) await one.process.stop();
  const again = await start();
  await again.server.process.stop();
  return {
    subjects,
    uniform,
    later,
    hot,
    rates: { server: median(rates.server), bare: median(rates.bare), next: median(rates.next) },
    p99: median(p99),
    loadMs,
    secondLoadMs: again.loadMs,
    memory,
  };
}

/** The first page at each depth, and pages that no cache holds, spread over the 5 % of the board behind it. */
async function measurePages(server: RunningServer, subjects: number, headers: Record<string, string>): Promise<void> {
  const path = (offset: number) => `/v1/scores/leaderboard?limit=${PAGE}&offset=${offset}`;
  const rows: string[][] = [];
  for (const depth of DEPTHS) {
    const offset = Math.floor(subjects * depth);
    const begun = performance.now();
    await waitFor(server.url + path(offset), headers);
    const firstMs = performance.now() - begun;
    const range = Math.max(1, Math.floor(subjects / 20));
    const paths = Array.from({ length: 1_000 }, (_, index) => path(offset + 1 + ((index * 7_919) % range)));
    const pages = await load(server, paths, headers);
    const [rate, p50, p99] = [pages.rate, pages.p50, pages.p99].map(whole);
    rows.push([offset.toLocaleString("en"), whole(firstMs), rate ?? "", p50 ?? "", p99 ?? ""]);
  }
  console.log(`\nPages of ${PAGE}, load ${currentLoad()}`);
  printTable(["offset", "first one ms", "others/s", "p50 ms", "p99 ms"], rows);
}

/** Runs requests, and adds the processor time that each took. */
async function withProcessorTime(
  databaseUrl: string,
  server: RunningServer,
  requests: () => Promise<Measured>,
): Promise<Costed> {
  const before = [processorTimeOf(server.process.pid), await processorTimeOfDatabase(databaseUrl)] as const;
  const measured = await requests();
  const after = [processorTimeOf(server.process.pid), await processorTimeOfDatabase(databaseUrl)] as const;
  const each = (ms: number) => (ms * 1000) / measured.answered;
  const database = before[1] === null || after[1] === null ? null : each(after[1] - before[1]);
  return { ...measured, web: each(after[0] - before[0]), database };
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

import { parseCommandLine } from "../scripts/command-line.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { type Measured, measure } from "./support/load.ts";
import { type Costed, type Served, serve } from "./support/served.ts";
import { memoryOf, startServer, waitFor, webSettings } from "./support/servers.ts";
import { currentLoad, machine, medianOf, printTable, whole } from "./support/table.ts";
import { printTableSizes } from "./support/table-sizes.ts";
import { inTurns } from "./support/turns.ts";
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

interface Row {
  subjects: number;
  uniform: Costed;
  later: Costed;
  hot: Costed;
  rounds: Record<"server" | "bare" | "next", Measured[]>;
  readyMs: number;
  /** With saved counts, milliseconds. */
  againMs: number;
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
      ...["subjects", "hot/s", "uniform/s", "later/s", "p99 ms", "bare/s", "next/s", "hot of bare", "uniform of bare"],
      ...["later of bare", "× next", "ready s", "again s", "MiB", "MiB most"],
    ],
    rows.map(({ subjects, uniform, later, rounds, readyMs, againMs, memory }) => {
      const rate = (kind: keyof Row["rounds"]) => medianOf(rounds[kind], (one) => one.rate);
      const [hot, bare, next] = [rate("server"), rate("bare"), rate("next")];
      const p99 = medianOf(rounds.server, (one) => one.p99);
      return [
        ...[subjects, hot, uniform.rate, later.rate, p99, bare, next].map(whole),
        ...[hot, uniform.rate, later.rate].map((one) => (one / bare).toFixed(2)),
        ...[hot / next, readyMs / 1000, againMs / 1000].map((one) => one.toFixed(1)),
        ...[memory.now, memory.highest].map(String),
      ];
    }),
  );
  console.log("\nProcessor time of a look-up, µs");
  printTable(
    ["subjects", "look-ups", "web", "PostgreSQL"],
    rows.flatMap((row) =>
      (["uniform", "later", "hot"] as const).map((kind) => [
        whole(row.subjects),
        kind,
        whole(row[kind].web * 1000),
        row[kind].database === null ? "–" : whole(row[kind].database * 1000),
      ]),
    ),
  );
});

async function run(world: World, databaseUrl: string, subjects: number): Promise<Row> {
  console.log(`Writing ${whole(subjects)} subjects …`);
  const writing = performance.now();
  await insertSubjects(databaseUrl, subjects);
  console.log(`Written after ${((performance.now() - writing) / 1000).toFixed(0)} s, load ${currentLoad()}.`);
  await printTableSizes(databaseUrl, ["wallet", "score", "score_facts", "score_close"], subjects);
  const pathsOf = async (count: number) =>
    (await someAddresses(databaseUrl, Math.min(subjects, count))).map((one) => `/v1/score/${one}`);
  const paths = await pathsOf(ADDRESSES);
  const path = paths[0] ?? "";
  const start = () => serve(world, webSettings(databaseUrl), { path, connections: CONNECTIONS });

  const server = await start();
  // Each is requested once, so its row comes from the database. The first tenth warms up the process, which has just started.
  const everywhere = await pathsOf(UNIFORM);
  const unread = everywhere.splice(0, everywhere.length / 2);
  const seconds = Number(values.seconds);
  const load = (asked: string[]) => server.load({ paths: asked, seconds });
  await load(everywhere.splice(0, everywhere.length / 5));
  const uniform = await load(everywhere);
  const next = await startServer(world, "next", webSettings(databaseUrl));
  const bare = await startServer(world, "bare", { ANSWER: await captured(server.answer) });
  for (const one of [next, bare]) await waitFor(one.url + path, server.headers);
  const { headers } = server;
  const loadOf = ({ url }: { url: string }) => measure({ url, paths, headers, connections: CONNECTIONS, seconds });
  const rounds = await inTurns(Number(values.rounds), {
    server: () => loadOf(server),
    bare: () => loadOf(bare),
    next: () => loadOf(next),
  });
  const [later, hot] = [await load(unread), await load(paths)];
  await measurePages(server, subjects, seconds);
  const memory = memoryOf(server.pid);
  await Promise.all([server.stop(), next.process.stop(), bare.process.stop()]);
  const again = await start();
  await again.stop();
  return { subjects, uniform, later, hot, rounds, readyMs: server.readyAfter, againMs: again.readyAfter, memory };
}

/** The first page at each depth, and pages that no cache holds, spread over the 5 % of the board behind it. */
async function measurePages(server: Served, subjects: number, seconds: number): Promise<void> {
  const path = (offset: number) => `/v1/scores/leaderboard?limit=${PAGE}&offset=${offset}`;
  const rows: string[][] = [];
  for (const depth of DEPTHS) {
    const offset = Math.floor(subjects * depth);
    const begun = performance.now();
    await waitFor(server.url + path(offset), server.headers);
    const firstMs = performance.now() - begun;
    const range = Math.max(1, Math.floor(subjects / 20));
    const paths = Array.from({ length: 1_000 }, (_, index) => path(offset + 1 + ((index * 7_919) % range)));
    const { rate, p50, p99 } = await server.load({ paths, seconds });
    rows.push([offset, firstMs, rate, p50, p99].map(whole));
  }
  console.log(`\nPages of ${PAGE}, load ${currentLoad()}`);
  printTable(["offset", "first one ms", "others/s", "p50 ms", "p99 ms"], rows);
}

/** Head and body of a response for the bare server, which writes the connection headers itself. */
async function captured(answer: Response): Promise<string> {
  const own = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
  return JSON.stringify({ headers, body: await answer.text() });
}

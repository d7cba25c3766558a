import { parseNumbers } from "../scripts/command-line.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { type Costed, type Measured, measure, serve } from "./support/load.ts";
import { memoryOf, startServer, waitFor, webSettings } from "./support/servers.ts";
import { currentLoad, machine, medianOf, printTable, whole } from "./support/table.ts";
import { printTableSizes } from "./support/table-sizes.ts";
import { inTurns } from "./support/turns.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:lookup [-- --subjects 10000,100000,1000000 --seconds 5 --rounds 3]

Measure GET /v1/score/{identity} with authentication, limits, rank and percentile, through server.ts, compared with a bare node:http
server that sends the same bytes. They take turns, so that the ratios are valid on a noisy machine. Subjects that are not cached are
looked up right after the start, and later. Also: the bytes of the database, and a second start, which has saved counts.`,
  { subjects: [10_000, 100_000, 1_000_000], seconds: 5, rounds: 3 },
);
const CONNECTIONS = 32;
/** Different subjects of the requests. */
const ADDRESSES = 10_000;
/** Most different subjects of the requests that are not cached: half of them right after the start, half when the process has read all boards. */
const UNIFORM = 200_000;

interface Row {
  subjects: number;
  uniform: Costed;
  later: Costed;
  hot: Costed;
  rounds: Record<"server" | "bare", Measured[]>;
  readyMs: number;
  /** With saved counts, milliseconds. */
  againMs: number;
  memory: { now: number; highest: number };
}

await inBuiltWorld(async (world) => {
  const rows: Row[] = [];
  for (const subjects of options.subjects) {
    rows.push(await world.withDatabase((url) => run(world, url, subjects)));
  }
  console.log(`\n${machine()}, ${CONNECTIONS} connections, medians of ${options.rounds} rounds`);
  printTable(
    [
      ...["subjects", "hot/s", "uniform/s", "later/s", "p99 ms", "bare/s", "hot of bare", "uniform of bare"],
      ...["later of bare", "ready s", "again s", "MiB", "MiB most"],
    ],
    rows.map(({ subjects, uniform, later, rounds, readyMs, againMs, memory }) => {
      const rate = (kind: keyof Row["rounds"]) => medianOf(rounds[kind], (one) => one.rate);
      const [hot, bare] = [rate("server"), rate("bare")];
      const p99 = medianOf(rounds.server, (one) => one.p99);
      return [
        ...[subjects, hot, uniform.rate, later.rate, p99, bare].map(whole),
        ...[hot, uniform.rate, later.rate].map((one) => (one / bare).toFixed(2)),
        ...[readyMs / 1000, againMs / 1000].map((one) => one.toFixed(1)),
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
  const { seconds } = options;
  const load = (asked: string[]) => server.load({ paths: asked, seconds });
  await load(everywhere.splice(0, everywhere.length / 5));
  const uniform = await load(everywhere);
  const bare = await startServer(world, "bare", { ANSWER: await captured(server.answer) });
  await waitFor(bare.url + path, server.headers);
  const { headers } = server;
  const loadOf = ({ url }: { url: string }) => measure({ url, paths, headers, connections: CONNECTIONS, seconds });
  const rounds = await inTurns(options.rounds, { server: () => loadOf(server), bare: () => loadOf(bare) });
  const [later, hot] = [await load(unread), await load(paths)];
  const memory = memoryOf(server.pid);
  await Promise.all([server.stop(), bare.process.stop()]);
  const again = await start();
  await again.stop();
  return { subjects, uniform, later, hot, rounds, readyMs: server.readyAfter, againMs: again.readyAfter, memory };
}

/** Head and body of a response for the bare server, which writes the connection headers itself. */
async function captured(answer: Response): Promise<string> {
  const own = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
  return JSON.stringify({ headers, body: await answer.text() });
}

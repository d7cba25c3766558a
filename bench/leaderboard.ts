import { timeframeNames } from "../lib/domains/scores/schemas.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { insertSubjects } from "../scripts/simulation/insert-subjects.ts";
import { serve } from "./support/load.ts";
import { memoryOf, waitFor, webSettings } from "./support/servers.ts";
import { machine, medianOf, printTable, whole } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:leaderboard [-- --subjects 1000000 --seconds 5 --rounds 3]

Read pages of 50 of the leaderboard at its beginning and deep in it, by the total, by a category and on a past day, through
server.ts.`,
  { subjects: 1_000_000, seconds: 5, rounds: 3 },
);
const CONNECTIONS = 32;
const PAGE = 50;
const subjects = options.subjects;
const offsets = [0, Math.floor(subjects * 0.9)] as const;

await inBuiltWorld((world) => world.withDatabase((url) => run(world, url)));

async function run(world: World, databaseUrl: string): Promise<void> {
  console.log(`Writing ${whole(subjects)} subjects …`);
  await insertSubjects(databaseUrl, subjects);
  const begun = performance.now();
  const board = (timeframe: string) => `/v1/scores/leaderboard?timeframe=${timeframe}`;
  const server = await serve(world, webSettings(databaseUrl), { path: board("all"), connections: CONNECTIONS });
  // Exclude the process's initial reads from the measurement.
  for (const timeframe of timeframeNames) await waitFor(server.url + board(timeframe), server.headers);
  console.log(`Started, and compared with every period, after ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  const pages = Object.entries(pageCases()).map(([name, paths]) => [name, { paths, seconds: options.seconds }]);
  const found = await server.loadInTurns(Object.fromEntries(pages), options.rounds);
  console.log(`\n${machine()}, ${CONNECTIONS} connections, pages of ${PAGE}`);
  printTable(
    ["page", "pages/s", "p99 ms"],
    Object.entries(found).map(([name, rounds]) => [
      name,
      whole(medianOf(rounds, ({ rate }) => rate)),
      String(medianOf(rounds, ({ p99 }) => p99)),
    ]),
  );
  console.log(`Web process: ${memoryOf(server.pid).now} MiB.`);
}

/** Pages at one place, and at a thousand, which no cache of pages holds: paths by name. */
function pageCases(): Record<string, string[]> {
  const day = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
  const path = (offset: number, more = "") => `/v1/scores/leaderboard?limit=${PAGE}&offset=${offset}${more}`;
  const scattered = (from: number, more?: string) =>
    Array.from({ length: 1_000 }, (_, index) => path(from + ((index * 7_919) % Math.floor(subjects / 20)), more));
  const [shallow, deep] = offsets;
  return {
    "first page": [path(shallow)],
    [`offset ${deep}`]: [path(deep)],
    "first 5 %": scattered(shallow),
    "5 % from 90 %": scattered(deep),
    "first 5 %, volume": scattered(shallow, "&category=volume"),
    "5 % from 90 %, volume": scattered(deep, "&category=volume"),
    "first 5 %, past day": scattered(shallow, `&at=${day}`),
    "5 % from 90 %, past day": scattered(deep, `&at=${day}`),
  };
}

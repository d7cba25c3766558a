import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, cwd, env } from "node:process";
import { startDatabase } from "../scripts/database/embedded.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { type Guard, startGuard } from "../scripts/processes/guard.ts";
import { runProgram, StartError } from "../scripts/start-error.ts";
import {
  addPackages,
  type Build,
  checkOut,
  findCommit,
  nameSources,
  prepareBench,
  requireBench,
} from "./support/builds/build-revision.ts";
import { type Comparison, compareTables, compareValues, readTables } from "./support/builds/compare-tables.ts";
import { runTurn, type Turn } from "./support/builds/run-turn.ts";
import { currentLoad, inSeconds, machine, printTable } from "./support/table.ts";

const usage = `usage: npm run bench:against -- [--rounds 3] <revision> <bench> [options of the bench]

Compare two builds: the sources of a git revision and those of this folder. The revision is built in a temporary folder. A bench of both
runs in turns (A B A B …) on one PostgreSQL: that of BENCH_DATABASE_URL, or one of its own. Prints medians, spread (least to most) and
ratios of every figure of the bench's tables, of the time of a whole turn, of the processor time and peak memory of each program, and of
the bytes that PostgreSQL wrote ahead. "npm run bench:against -- 1a2b3c4d indexing --days 60 --blocks 100"`;

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopping.abort());

await runProgram(async () => {
  const wanted = readArguments();
  const guard = await startGuard();
  try {
    await compareBuilds(guard, wanted, stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    console.error("Interrupted: everything that ran has ended, and the built revision is removed.");
    process.exitCode = 130;
  } finally {
    await guard.close();
  }
});

interface Wanted {
  revision: string;
  bench: string;
  args: string[];
  rounds: number;
}

/** Options before the revision are this program's, those behind the bench are the bench's. */
function readArguments(): Wanted {
  const given = argv.slice(2);
  if (given[0] === "--help" || given[0] === "-h") {
    console.log(usage);
    process.exit(0);
  }
  const rounds = given[0] === "--rounds" ? Number(given[1]) : 3;
  const [revision, bench, ...args] = given[0] === "--rounds" ? given.slice(2) : given;
  if (revision && bench && !revision.startsWith("-") && Number.isSafeInteger(rounds) && rounds > 0) {
    return { revision, bench, args, rounds };
  }
  throw new StartError(usage);
}

async function compareBuilds(
  guard: Guard,
  { revision, bench, args, rounds }: Wanted,
  signal: AbortSignal,
): Promise<void> {
  const root = cwd();
  const commit = findCommit(root, revision);
  const folder = mkdtempSync(join(tmpdir(), "credence-builds-"));
  guard.removeAtEnd(folder);
  // As root a database runs as another user, who needs access.
  chmodSync(folder, 0o711);
  const first: Build = { name: commit.slice(0, 8), root: join(folder, "revision") };
  const second: Build = { name: nameSources(root), root };
  requireBench(second, bench);
  checkOut(root, commit, first.root);
  requireBench(first, bench);
  await addPackages(first, root, folder, { guard, signal });
  for (const build of [first, second]) await prepareBench(build, { bench, logs: folder }, { guard, signal });
  signal.throwIfAborted();
  const server = env.BENCH_DATABASE_URL ?? (await startServer(guard, folder));
  const begun = `${new Date().toISOString().slice(0, 16)}Z, ${machine()}`;
  const turns: [Turn[], Turn[]] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    for (const [build, done] of [[first, turns[0]] as const, [second, turns[1]] as const]) {
      const number = turns.flat().length + 1;
      // After a checkpoint the first change of a page writes the whole page ahead. So each turn of a server of its own follows one.
      if (!env.BENCH_DATABASE_URL) await withClient(server, (client) => client.query("checkpoint"));
      const turn = await runTurn(guard, { build, bench, args, server, folder, number }, signal);
      done.push(turn);
      console.log(`round ${round} of ${rounds}, ${build.name}: ${inSeconds(turn.ms)}, load ${currentLoad()}`);
    }
  }
  console.log(
    `\nbench:${[bench, ...args].join(" ")}, ${rounds} rounds in turns, begun ${begun}, at the end ${currentLoad()}`,
  );
  report([first.name, second.name], turns);
}

async function startServer(guard: Guard, folder: string): Promise<string> {
  const options = { dataDir: folder, guard, temporary: true, log: join(folder, "postgres.log") };
  return (await startDatabase(options)).url;
}

/** Print the tables of the bench with the figures of both builds, then what the turns took. */
function report(builds: readonly [string, string], turns: readonly [Turn[], Turn[]]): void {
  const first = builds[0];
  const second = builds[1] === first ? `${first} again` : builds[1];
  const print = (what: string, rows: readonly Comparison[]) => {
    console.log("");
    printTable([what, first, "spread", second, "spread", `${second} ÷ ${first}`], rows);
  };
  const [ours = [], theirs = []] = turns.map((ones) => ones.map(({ output }) => readTables(output)));
  for (const { caption, rows } of compareTables(ours, theirs)) print(caption, rows);
  print("whole turns, with what the bench does before and between its measurements", compareTurns(turns));
}

function compareTurns([first, second]: readonly [Turn[], Turn[]]): Comparison[] {
  const compare = (label: string, unit: string, decimals: number, pick: (turn: Turn) => number | null | undefined) => {
    const valuesOf = (turns: readonly Turn[]) => turns.flatMap((turn) => pick(turn) ?? []);
    return compareValues(label, [valuesOf(first), valuesOf(second)], { decimals, unit });
  };
  const seconds = (ms: number | null | undefined) => (typeof ms === "number" ? ms / 1000 : null);
  const programs = [...new Set([...first, ...second].flatMap((turn) => [...turn.programs.keys()]))].sort();
  return [
    compare("time", "s", 2, ({ ms }) => ms / 1000),
    ...programs.map((name) =>
      compare(`processor time: ${name}`, "s", 2, (turn) => seconds(turn.programs.get(name)?.processor)),
    ),
    compare("processor time: PostgreSQL", "s", 2, ({ database }) => seconds(database)),
    compare("written ahead", "MB", 1, ({ bytesAhead }) => bytesAhead / 1e6),
    ...programs.map((name) => compare(`peak memory: ${name}`, "MiB", 0, (turn) => turn.programs.get(name)?.peakMiB)),
  ];
}

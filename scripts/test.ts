import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "./database/embedded.ts";
import { startGuard } from "./processes/guard.ts";
import { ensureBuilt } from "./setup/build.ts";
import { findChromium } from "./setup/find-chromium.ts";
import { type Outcome, runTests } from "./setup/run-tests.ts";
import { readPlaywrightReport, readVitestReport } from "./setup/test-reports.ts";
import { runProgram } from "./start-error.ts";

// npm test [-- files and options of vitest]: starts its own database, builds, then runs vitest and, without further arguments,
// the browser tests. Files below e2e go to the browser tests. Files of unit tests alone need no build.

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);

/**
 * The time zones of the database's server and of the processes that test: neither is UTC, and they are apart from each other, so that
 * their dates differ for most of the day. Nothing may depend on them. `TEST_ZONES` names two others.
 */
const [databaseZone = "", processZone = ""] = (process.env.TEST_ZONES || "Pacific/Pago_Pago,Asia/Kolkata").split(",");

/** Whether a run takes every round, or starts whole machines. */
const isLong = process.env.THOROUGH === "true" || process.env.HOSTING === "true";

/** The outcome of a run, and the seconds of its parts. */
interface Run {
  outcomes: Outcome[];
  times: { part: string; seconds: number }[];
}

type Options = Omit<Parameters<typeof runTests>[0], "name" | "cwd" | "signal">;

/** One of the programs that run tests; `options` gets a folder for its files. */
interface TestProgram {
  name: string;
  isAsked: boolean;
  options: (folder: string) => Options | Promise<Options>;
}

const browserFiles = asked.filter((argument) => argument.startsWith("e2e/"));
const others = asked.filter((argument) => !browserFiles.includes(argument));
/** Not values of options, such as the pattern of `-g`. */
const hasOtherFiles = others.some((argument) => /^(components|lab|lib|scripts|tests)(\/|$)/.test(argument));

/** Unit tests, which are beside their code, and tests that read the sources: none of them looks at built pages or programs. */
const needsNoBuild = /^(components|lab|lib|tests\/architecture)(\/|$)/;
const isBuildNeeded =
  !asked.some((one) => needsNoBuild.test(one)) || asked.some((one) => !/^-/.test(one) && !needsNoBuild.test(one));

const vitest: TestProgram = {
  name: "vitest",
  isAsked: browserFiles.length === 0 || hasOtherFiles,
  options: (folder) => {
    const report = join(folder, "vitest.json");
    return {
      program: join(root, "node_modules/vitest/vitest.mjs"),
      args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...others],
      env: { TZ: processZone },
      report,
      read: (read) => readVitestReport(read, root),
    };
  },
};

const browser: TestProgram = {
  name: "browser",
  isAsked: hasBrowserTests() && (asked.length === 0 || browserFiles.length > 0),
  options: async (folder) => {
    const report = join(folder, "browser.json");
    const unpacked = join(folder, "browser");
    mkdirSync(unpacked);
    return {
      program: join(root, "node_modules/@playwright/test/cli.js"),
      // Named files run without their dependencies.
      args: [
        "test",
        "--reporter=list,json",
        ...(asked.length > 0 ? ["--no-deps"] : []),
        ...(hasOtherFiles ? browserFiles : asked),
      ],
      env: {
        CHROMIUM_PATH: await findChromium(process.env.CHROMIUM_PATH, unpacked, "npm"),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      report,
      read: readPlaywrightReport,
    };
  },
};

async function main(signal: AbortSignal): Promise<Run> {
  const { outcomes, times }: Run = { outcomes: [], times: [] };
  async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const result = await work();
    times.push({ part, seconds: (performance.now() - begun) / 1000 });
    return result;
  }
  const guard = await startGuard();
  try {
    const fast = fastPlace();
    // Long tests install more than belongs in memory.
    const [folder, dataDir] = [isLong ? tmpdir() : fast, fast].map(makeFolder) as [string, string];
    for (const one of [folder, dataDir]) guard.removeAtEnd(one);
    console.log("Starting a database for the tests …");
    const log = join(folder, "postgres.log");
    const database = await timed("database", () =>
      startDatabase({
        ...{ dataDir, guard, durable: false, temporary: true, log },
        // Some of the files that run at once start several processes, each with a pool.
        settings: { timezone: databaseZone, max_wal_size: "512MB", max_connections: "300" },
      }),
    );
    if (isBuildNeeded) {
      console.log("Building what the tests need …");
      await timed("build", () => ensureBuilt(root, folder, { guard, signal }));
    }
    const env = { TEST_DATABASE_URL: database.url, TMPDIR: folder, NODE_ENV: "test", NEXT_TELEMETRY_DISABLED: "1" };
    for (const program of [vitest, browser]) {
      if (signal.aborted || !program.isAsked) continue;
      const { name } = program;
      const options = { ...(await program.options(folder)), cwd: root, signal };
      outcomes.push(await timed(name, () => runTests({ ...options, name, env: { ...env, ...options.env } })));
    }
    return { outcomes, times };
  } finally {
    await guard.close();
  }
}

function makeFolder(place: string): string {
  const folder = mkdtempSync(join(place, "credence-test-"));
  // As root databases run as another user, who needs access.
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Memory, if there is room and programs may run there. Each test file copies a database of 900 files, and some create whole clusters,
 * which takes several times as long on a disk.
 */
function fastPlace(): string {
  const memory = "/dev/shm";
  const mounted = existsSync("/proc/mounts") ? readFileSync("/proc/mounts", "utf8").split("\n") : [];
  const options = mounted.find((line) => line.split(" ")[1] === memory)?.split(" ")[3];
  if (!options || options.split(",").includes("noexec")) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) < 6 * 2 ** 30 ? tmpdir() : memory;
}

function hasBrowserTests(): boolean {
  const folder = join(root, "e2e");
  return existsSync(folder) && readdirSync(folder).some((name) => /\.spec\.ts$/.test(name));
}

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopping.abort());

await runProgram(async () => {
  const { outcomes, times } = await main(stopping.signal);
  const whole = times.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log("");
  for (const { part, seconds } of [...times, { part: "together", seconds: whole }]) {
    console.log(`${part.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s`);
  }
  console.log("");
  for (const { failures } of outcomes) for (const failure of failures) console.log(`FAILED ${failure}`);
  for (const { name, passed, failed } of outcomes) console.log(`${name}: ${passed} passed, ${failed} failed`);
  process.exitCode = outcomes.some((outcome) => outcome.failed > 0) || stopping.signal.aborted ? 1 : 0;
});

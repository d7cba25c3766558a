import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "./database/embedded.ts";
import { startGuard } from "./processes/guard.ts";
import { ensureBuilt } from "./setup/build.ts";
import { findChromium } from "./setup/find-chromium.ts";
import { StartError } from "./start-error.ts";

// npm test [-- files and options of vitest]: starts its own database, builds, then runs vitest and, without further arguments,
// the browser tests. Files below e2e go to the browser tests.

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);

interface Outcome {
  name: string;
  passed: number;
  failed: number;
}

/** The outcome of a run, and the seconds of its parts. */
interface Run {
  outcomes: Outcome[];
  times: { part: string; seconds: number }[];
}

/** Run one of the test programs to its end and read its counts. */
async function runTests(options: {
  name: string;
  program: string;
  args: string[];
  env: Record<string, string>;
  report: string;
  read: (report: unknown) => { passed: number; failed: number };
  signal: AbortSignal;
}): Promise<Outcome> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, options.program), ...options.args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...options.env },
    });
    const stop = () => child.kill("SIGTERM");
    options.signal.addEventListener("abort", stop, { once: true });
    child.on("error", reject);
    child.on("exit", (code, killed) => {
      if (killed !== null) console.error(`The ${options.name} tests were ended by ${killed}.`);
      resolve(code);
    });
  });
  const counts = existsSync(options.report)
    ? options.read(JSON.parse(readFileSync(options.report, "utf8")))
    : { passed: 0, failed: 0 };
  // A program that fails without a failed test (a file that cannot be read, an unhandled rejection) counts as one.
  return { name: options.name, passed: counts.passed, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
}

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
    const folder = mkdtempSync(join(tmpdir(), "credence-test-"));
    guard.removeAtEnd(folder);
    // As root the database runs as another user, who needs access.
    chmodSync(folder, 0o711);
    console.log("Starting a database for the tests …");
    const log = join(folder, "postgres.log");
    const database = await timed("database", () =>
      startDatabase({ dataDir: folder, guard, durable: false, temporary: true, log }),
    );
    console.log("Building what the tests need …");
    await timed("build", () => ensureBuilt(root, folder, { guard, signal }));
    const env = { TEST_DATABASE_URL: database.url, NODE_ENV: "test", NEXT_TELEMETRY_DISABLED: "1" };
    const run = async (options: Parameters<typeof runTests>[0]) =>
      outcomes.push(await timed(options.name, () => runTests(options)));
    const browserFiles = asked.filter((argument) => argument.startsWith("e2e/"));
    if (browserFiles.length === 0) {
      await run({
        name: "vitest",
        program: "node_modules/vitest/vitest.mjs",
        args: ["run", ...reporters(folder), ...asked],
        env,
        report: join(folder, "vitest.json"),
        read: readVitest,
        signal,
      });
    }
    if (hasBrowserTests() && (asked.length === 0 || browserFiles.length > 0) && !signal.aborted) {
      const browser = join(folder, "browser");
      mkdirSync(browser);
      await run({
        name: "browser",
        program: "node_modules/@playwright/test/cli.js",
        // Named files run without their dependencies.
        args: ["test", "--reporter=list,json", ...(asked.length > 0 ? ["--no-deps"] : []), ...asked],
        env: {
          ...env,
          CHROMIUM_PATH: await findChromium(process.env.CHROMIUM_PATH, browser, "npm"),
          PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, "browser.json"),
        },
        report: join(folder, "browser.json"),
        read: readPlaywright,
        signal,
      });
    }
    return { outcomes, times };
  } finally {
    await guard.close();
  }
}

function reporters(folder: string): string[] {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${join(folder, "vitest.json")}`];
}

function hasBrowserTests(): boolean {
  const folder = join(root, "e2e");
  return existsSync(folder) && readdirSync(folder).some((name) => /\.spec\.ts$/.test(name));
}

function readVitest(report: unknown): { passed: number; failed: number } {
  return { passed: numberAt(report, "numPassedTests"), failed: numberAt(report, "numFailedTests") };
}

function readPlaywright(report: unknown): { passed: number; failed: number } {
  const stats = typeof report === "object" && report !== null && "stats" in report ? report.stats : {};
  return { passed: numberAt(stats, "expected") + numberAt(stats, "flaky"), failed: numberAt(stats, "unexpected") };
}

function numberAt(value: unknown, name: string): number {
  const found =
    typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name) : undefined;
  return typeof found?.[1] === "number" ? found[1] : 0;
}

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopping.abort());

try {
  const { outcomes, times } = await main(stopping.signal);
  const whole = times.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log("");
  for (const { part, seconds } of [...times, { part: "together", seconds: whole }]) {
    console.log(`${part.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s`);
  }
  console.log("");
  for (const { name, passed, failed } of outcomes) console.log(`${name}: ${passed} passed, ${failed} failed`);
  process.exitCode = outcomes.some((outcome) => outcome.failed > 0) || stopping.signal.aborted ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "./database/embedded.ts";
import { startGuard } from "./processes/guard.ts";
import { ensureBuilt } from "./setup/build.ts";
import { findChromium } from "./setup/find-chromium.ts";
import { readPlaywrightReport, readVitestReport, type TestReport } from "./setup/test-reports.ts";
import { StartError } from "./start-error.ts";

// npm test [-- files and options of vitest]: starts its own database, builds, then runs vitest and, without further arguments,
// the browser tests. Files below e2e go to the browser tests.

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);

interface Outcome extends TestReport {
  name: string;
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
  read: (report: unknown) => TestReport;
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
  const report = existsSync(options.report)
    ? options.read(JSON.parse(readFileSync(options.report, "utf8")))
    : { passed: 0, failed: 0, failures: [] };
  if (code === 0 || report.failed > 0) return { ...report, name: options.name };
  // A file that cannot be read, or an unhandled rejection.
  const failures =
    report.failures.length > 0 ? report.failures : [`${options.name} ended with code ${code}, see above`];
  return { passed: report.passed, failed: failures.length, failures, name: options.name };
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
        read: (report) => readVitestReport(report, root),
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
        read: readPlaywrightReport,
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
  for (const { failures } of outcomes) for (const failure of failures) console.log(`FAILED ${failure}`);
  for (const { name, passed, failed } of outcomes) console.log(`${name}: ${passed} passed, ${failed} failed`);
  process.exitCode = outcomes.some((outcome) => outcome.failed > 0) || stopping.signal.aborted ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

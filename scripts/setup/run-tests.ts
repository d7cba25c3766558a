import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { TestReport } from "./test-reports.ts";

export interface Outcome extends TestReport {
  name: string;
}

/** Run one of the test programs to its end and read its counts. */
export async function runTests(options: {
  name: string;
  program: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  report: string;
  read: (report: unknown) => TestReport;
  signal: AbortSignal;
}): Promise<Outcome> {
  const { name } = options;
  const code = await runToEnd(options);
  const report = existsSync(options.report)
    ? options.read(JSON.parse(readFileSync(options.report, "utf8")))
    : { passed: 0, failed: 0, failures: [] };
  if (code === 0 || report.failed > 0) return { ...report, name };
  // A file that cannot be read, or an unhandled rejection.
  const failures = report.failures.length > 0 ? report.failures : [`${name} ended with code ${code}, see above`];
  return { passed: report.passed, failed: failures.length, failures, name };
}

/** Runs a program in a process group of its own, which `signal` ends with all that its tests started. Resolves to its exit code. */
function runToEnd({ name, program, args, cwd, env, signal }: Parameters<typeof runTests>[0]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      stdio: "inherit",
      env: { ...process.env, ...env },
      detached: true,
    });
    const stop = () => child.pid && process.kill(-child.pid, "SIGTERM");
    signal.addEventListener("abort", stop, { once: true });
    child.on("error", reject);
    child.on("exit", (code, killed) => {
      signal.removeEventListener("abort", stop);
      if (killed !== null) console.error(`The ${name} tests were ended by ${killed}.`);
      resolve(code);
    });
  });
}

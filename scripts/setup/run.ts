import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { StartError } from "../start-error.ts";

/** Run a Node program to its end, its output going to a file. Rejects with the end of that output when it fails. */
export async function runNode(options: {
  what: string;
  program: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  log: string;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  const output = openSync(options.log, "w", 0o600);
  const code = await new Promise<number | string | null>((resolve) => {
    const child = spawn(process.execPath, [options.program, ...options.args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", output, output],
      signal: options.signal,
    });
    child.on("error", (error) => resolve(error.message));
    child.on("exit", (exitCode, signal) => resolve(exitCode ?? signal));
  }).finally(() => closeSync(output));
  options.signal?.throwIfAborted();
  if (code !== 0) {
    const lines = readFileSync(options.log, "utf8").trimEnd().split("\n").slice(-25);
    throw new StartError(`${options.what} failed (${code}):\n${lines.map((line) => `  ${line}`).join("\n")}`);
  }
}

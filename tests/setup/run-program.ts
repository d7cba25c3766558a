import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { bundleProgram } from "./bundle.ts";

const root = join(import.meta.dirname, "../..");

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Start a program of this repository, in its root. */
export async function startProgram(
  source: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<ChildProcessWithoutNullStreams> {
  return spawn(process.execPath, [await bundleProgram(source), ...args], { cwd: root, env });
}

/** Run a program of this repository to its end. */
export async function runProgram(
  source: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  const child = await startProgram(source, args, env);
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, ...said }));
  });
}

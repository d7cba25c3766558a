import { type ChildProcess, spawn } from "node:child_process";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { bundleProgram } from "../setup/bundle.ts";

let bundle = "";

/** Bundles the worker's program, so that it starts fast enough to be killed often. */
export async function bundleWorker(): Promise<void> {
  bundle = await bundleProgram("scripts/worker.ts");
}

/** Starts a worker process on a database and its chains. `logged` receives its log from `warn` on. */
export function startWorker(
  databaseUrl: string,
  chains: readonly Partial<ChainConfig>[],
  logged?: (text: string) => void,
): ChildProcess {
  const worker = spawn(process.execPath, [bundle], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      LOG_LEVEL: logged ? "warn" : (process.env.TEST_WORKER_LOG ?? "silent"),
      DATABASE_URL: databaseUrl,
      CHAINS: JSON.stringify(chains),
      RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
      SESSION_SECRET: "a secret of tests that signs nobody in",
    },
    stdio: ["ignore", logged ? "pipe" : "inherit", logged ? "ignore" : "inherit"],
  });
  if (logged) worker.stdout?.on("data", (chunk: Buffer) => logged(chunk.toString()));
  return worker;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Guard } from "../../../scripts/processes/guard.ts";
import { freePort } from "../../../scripts/processes/ports.ts";
import { programs } from "../../../scripts/setup/build.ts";
import { type Processors, startMeter } from "../servers.ts";

/** The schema of its tables; raw blocks, transactions, receipts and logs are in the other one. */
export const ponderSchemas = ["ponder", "ponder_sync"] as const;
const POLL_MS = 100;
/** What Ponder logs when it begins to read blocks, and when its tables and their indexes are complete. */
const BEGIN = '"msg":"Started backfill indexing"';
const END = '"endpoint":"/ready"';

/** Milliseconds of the clock and of processors. */
export interface Cost extends Processors {
  time: number;
}

/**
 * Index a project into an empty database with `ponder start`, in a process with the flags of the worker: from its first request
 * for blocks until its tables are complete, as its log has them.
 */
export async function runPonder(
  guard: Guard,
  { packages, project, databaseUrl, log }: { packages: string; project: string; databaseUrl: string; log: string },
): Promise<Cost> {
  const [schema] = ponderSchemas;
  const port = String(await freePort());
  const program = join(packages, "node_modules/ponder/dist/esm/bin/ponder.js");
  const ponder = await guard.start({
    id: `ponder-${port}`,
    command: process.execPath,
    args: [
      ...[...programs.worker.flags, program, "start", "--root", project, "--schema", schema],
      ...["--port", port, "--hostname", "127.0.0.1", "--log-format", "json"],
    ],
    cwd: project,
    env: { DATABASE_URL: databaseUrl, PONDER_TELEMETRY_DISABLED: "true", NODE_ENV: "production" },
    log,
  });
  const begun = await untilLogged(BEGIN);
  const meter = await startMeter([ponder.pid], databaseUrl);
  const ended = await untilLogged(END);
  const cost = { time: ended - begun, ...(await meter()) };
  await ponder.stop();
  return cost;

  async function untilLogged(text: string): Promise<number> {
    for (;;) {
      const time = timeOf(log, text);
      if (time !== undefined) return time;
      if (ponder.hasEnded()) throw new Error(`Ponder ended: ${readFileSync(log, "utf8").slice(-2_000)}`);
      await setTimeout(POLL_MS);
    }
  }
}

/** When the line of the log with this text was written, unix milliseconds. */
function timeOf(log: string, text: string): number | undefined {
  const line = readFileSync(log, "utf8")
    .split("\n")
    .find((one) => one.includes(text));
  return line === undefined ? undefined : (JSON.parse(line) as { time: number }).time;
}

import { readFileSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const reporter = pathToFileURL(`${import.meta.dirname}/report-memory.mjs`);

/** Settings that let a process report its live memory to a file. */
export function memorySettings(file: string): Record<string, string> {
  return { NODE_OPTIONS: `--import ${reporter}`, BENCH_MEMORY_FILE: file };
}

/** Memory of a process after a garbage collection, MiB: its objects and their buffers. */
export async function liveMemoryOf(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let tries = 0; tries < 300; tries++) {
    await setTimeout(100);
    const report = readReport(file);
    if (report) return Math.round((report.heapUsed + report.external) / 2 ** 20);
  }
  throw new Error(`Process ${pid} did not report its memory within 30 seconds.`);
}

function readReport(file: string): NodeJS.MemoryUsage | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

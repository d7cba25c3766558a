import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Exit } from "../processes/guard.ts";
import { lastLines } from "../processes/last-lines.ts";
import { messageOf, StartError } from "../start-error.ts";

/** Milliseconds before each restart, by the part's failures within the last minute. */
const PAUSES_MS = [250, 500, 1_000, 2_000] as const;
const WITHIN_MS = 60_000;
const MOST_FAILURES = PAUSES_MS.length + 1;

/** A part of the service that runs in its own process. */
export interface Part {
  exited: Promise<Exit>;
}

/**
 * Restart a part after a pause when it ends, with one log line. Rejects with a StartError when it
 * fails five times within a minute; a start that fails counts too. Never settles once `ending` is aborted.
 */
export async function supervise(options: {
  /** Begins a sentence: "The web process". */
  what: string;
  first: Part;
  start: () => Promise<Part>;
  log: string;
  say: (line: string) => void;
  ending: AbortSignal;
  /** Milliseconds; for tests, as is what follows. */
  clock?: () => number;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}): Promise<never> {
  const { what, start, log, say, ending, clock = Date.now, pause: wait = pauseFor } = options;
  let failures: number[] = [];
  let cause = await endOf(options.first);
  for (;;) {
    if (ending.aborted) return new Promise(() => {});
    const now = clock();
    failures = [...failures.filter((at) => now - at < WITHIN_MS), now];
    const pause = PAUSES_MS[failures.length - 1];
    if (pause === undefined) {
      throw new StartError(
        `${what} failed ${MOST_FAILURES} times within a minute; the last time it ${cause}. The end of its log, ${log}:\n${endOfLog(log)}`,
      );
    }
    say(`${what} ${cause} and restarts; see ${log}.`);
    await wait(pause, ending);
    if (ending.aborted) return new Promise(() => {});
    cause = await start().then(endOf, (error: unknown) => `could not start (${firstLine(error)})`);
  }
}

function pauseFor(ms: number, signal: AbortSignal): Promise<unknown> {
  return setTimeout(ms, undefined, { signal }).catch(() => {});
}

async function endOf(part: Part): Promise<string> {
  const { code, signal } = await part.exited;
  return `ended (${signal ?? `exit code ${code}`})`;
}

function firstLine(error: unknown): string {
  return messageOf(error).split("\n")[0] ?? "";
}

function endOfLog(path: string): string {
  return existsSync(path) ? lastLines(readFileSync(path, "utf8"), 15) : "  (empty)";
}

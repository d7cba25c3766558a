import { setTimeout } from "node:timers/promises";
import { isDatabaseUnreachable } from "../core/db.ts";
import type { Logger } from "../core/log.ts";

/** How long a restart of the database, or the promotion of a standby, may take, milliseconds. */
const LONGEST_MS = 60_000;
const PAUSE_MS = 1_000;

/** Repeats the work while the database does not respond. Throws any other error, and after a minute the database's. */
export async function retryWhileUnreachable<T>(
  work: () => Promise<T>,
  { log, pauseMs = PAUSE_MS, longestMs = LONGEST_MS }: { log: Logger; pauseMs?: number; longestMs?: number },
): Promise<T> {
  const deadline = performance.now() + longestMs;
  for (;;) {
    try {
      return await work();
    } catch (err) {
      if (!isDatabaseUnreachable(err) || performance.now() > deadline) throw err;
      log.warn({ err }, "the database does not respond; trying again");
      await setTimeout(pauseMs);
    }
  }
}

import { setTimeout } from "node:timers/promises";
import { isDatabaseUnreachable } from "./db.ts";
import type { Logger } from "./log.ts";

/** How long the database may be away, milliseconds: a restart, or a standby's promotion. */
const LONGEST_MS = 60_000;
const PAUSE_MS = 1_000;

/** Does the work again while the database does not respond. Rejects with any other error, and after a minute. */
export async function outlastDatabase<T>(
  work: () => Promise<T>,
  { log, pauseMs = PAUSE_MS, longestMs = LONGEST_MS }: { log: Logger; pauseMs?: number; longestMs?: number },
): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (err) {
      if (!isDatabaseUnreachable(err) || performance.now() - begun > longestMs) throw err;
      log.warn({ err }, "the database does not respond; trying again");
      await setTimeout(pauseMs);
    }
  }
}

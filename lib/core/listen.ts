import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "./log.ts";

const RETRY_MS = 1_000;
const BEAT_MS = 200;
/** After this long without an answer a connection counts as lost. */
const SILENT_MS = 10_000;
const END_MS = 1_000;

export interface Listener {
  stop(): Promise<void>;
  /**
   * Milliseconds since the newest moment of which it is known that everything announced before it has come; infinite before
   * the first. A question that PostgreSQL answers on the same connection proves it: announcements come before the answer.
   */
  heardAgo(): number;
}

/**
 * Listen on a PostgreSQL channel on a connection of its own. `connect` is called each time listening begins: what was
 * announced before may have been missed. A lost connection is made again every second.
 */
export function listen(
  connectionString: string,
  channel: string,
  on: { message: (payload: string) => void; connect: () => void },
  log: Logger,
): Listener {
  let heardAt = Number.NEGATIVE_INFINITY;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
      application_name: `credence listens: ${channel}`,
    });
    client = fresh;
    fresh.on("notification", (notification) => on.message(notification.payload ?? ""));
    const lost = (error?: Error) => {
      if (client !== fresh || stopped) return;
      client = undefined;
      log.warn({ err: error, channel }, "listening stopped; trying again");
      fresh.end().catch(() => {});
      timer = setTimeout(() => void connect(), RETRY_MS);
      timer.unref();
    };
    fresh.on("error", lost);
    fresh.on("end", () => lost());
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (client !== fresh) return;
      on.connect();
      beat(fresh).catch(lost);
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Ask again and again, which proves what was heard, and finds a connection out that is dead without saying so. */
  async function beat(fresh: pg.Client): Promise<void> {
    while (client === fresh && !stopped) {
      const asked = performance.now();
      await fresh.query("select 1");
      heardAt = asked;
      await wait(BEAT_MS, undefined, { ref: false });
    }
  }

  const first = connect();
  return {
    heardAgo: () => performance.now() - heardAt,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      const ended = first.then(() => open?.end()).catch(() => {});
      // A connection that is dead without saying so does not answer its end either.
      await Promise.race([ended, wait(END_MS, undefined, { ref: false })]);
    },
  };
}

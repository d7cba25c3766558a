import pg from "pg";
import type { Logger } from "./log.ts";

const RETRY_MS = 1_000;

/**
 * Listen on a PostgreSQL channel on a connection of its own. `onConnect` is called each time listening begins: what was
 * announced before may have been missed. A lost connection is made anew every second. Returns how to stop.
 */
export function listen(
  connectionString: string,
  channel: string,
  on: { message: (payload: string) => void; connect: () => void },
  log: Logger,
): { stop: () => Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
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
      if (client === fresh) on.connect();
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  const first = connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await first;
      const open = client;
      client = undefined;
      await open?.end().catch(() => {});
    },
  };
}

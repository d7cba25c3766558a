import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "./log.ts";
import { openReconnectingClient } from "./reconnecting-client.ts";

const HEARTBEAT_MS = 200;
/** After this long without a response a connection counts as lost. */
const SILENT_MS = 10_000;
/** How long closing the connection may take. */
const END_MS = 1_000;

interface Listener {
  stop(): Promise<void>;
  /**
   * How far this listener may be behind, milliseconds: every notification sent longer ago has arrived. Infinite at first. The
   * response to a query proves it, because PostgreSQL sends pending notifications first.
   */
  heardAgo(): number;
}

const timeouts = { connectionTimeoutMillis: SILENT_MS, query_timeout: SILENT_MS };

/**
 * Listens on a PostgreSQL channel on its own connection, and reconnects every second if it is lost. `connect` is called each
 * time listening begins, because earlier notifications may have been missed.
 */
export function listen(
  connectionString: string,
  channel: string,
  on: { message: (payload: string) => void; connect: () => void },
  log: Logger,
): Listener {
  let heardAt = Number.NEGATIVE_INFINITY;

  /** Queries regularly, which updates `heardAt` and detects a connection that died silently. */
  async function beat(client: pg.Client): Promise<void> {
    while (connection.current() === client) {
      const startedAt = performance.now();
      await client.query("select 1");
      heardAt = startedAt;
      await wait(HEARTBEAT_MS, undefined, { ref: false });
    }
  }

  const connection = openReconnectingClient(
    { connectionString, ...timeouts, application_name: `credence listens: ${channel}` },
    {
      async connected(client) {
        client.on("notification", (notification) => on.message(notification.payload ?? ""));
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        if (connection.current() !== client) return;
        on.connect();
        await beat(client);
      },
      lost: (err) => log.warn({ err, channel }, "listening stopped; trying again"),
    },
  );
  return {
    heardAgo: () => performance.now() - heardAt,
    // A connection that died silently never confirms its end.
    stop: () => Promise.race([connection.end(), wait(END_MS, undefined, { ref: false })]),
  };
}

import pg from "pg";

const RETRY_MS = 1_000;

/**
 * The connection string with the time zone of its sessions fixed to UTC, beside the options that it has. Prisma writes times without a
 * zone, and PostgreSQL reads them in the session's zone, which is otherwise that of the server's settings.
 */
export function inUtc(connectionString: string): string {
  const query = connectionString.indexOf("?");
  const given = query < 0 ? null : new URLSearchParams(connectionString.slice(query)).get("options");
  const options = encodeURIComponent([...(given ? [given] : []), "-c TimeZone=UTC"].join(" ")).replaceAll("%3D", "=");
  // Of a repeated parameter the driver takes the last.
  return `${connectionString}${query < 0 ? "?" : "&"}options=${options}`;
}

/** A PostgreSQL connection that reconnects one second after it is lost. */
interface ReconnectingClient {
  /** Undefined while disconnected. */
  current(): pg.Client | undefined;
  end(): Promise<void>;
}

/** `connected` is called with each new connection, which counts as lost if it rejects. `lost` is for the log. */
export function openReconnectingClient(
  config: pg.ClientConfig & { connectionString: string },
  on: { connected: (client: pg.Client) => Promise<void>; lost: (error?: Error) => void },
): ReconnectingClient {
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({ keepAlive: true, ...config, connectionString: inUtc(config.connectionString) });
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost || isEnded) return;
      isLost = true;
      current = undefined;
      on.lost(error);
      client.end().catch(() => {});
      timer = setTimeout(() => {
        connecting = connect();
      }, RETRY_MS);
      timer.unref();
    };
    client.on("error", lose);
    client.on("end", () => lose());
    try {
      await client.connect();
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    current = client;
    on.connected(client).catch(lose);
  }

  let connecting = connect();
  return {
    current: () => current,
    async end() {
      isEnded = true;
      clearTimeout(timer);
      await connecting;
      const open = current;
      current = undefined;
      await open?.end().catch(() => {});
    },
  };
}

import pg from "pg";
import { inUtc } from "./database-url.ts";

const RETRY_MS = 1_000;

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

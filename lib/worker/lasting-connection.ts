import pg from "pg";

const RETRY_MS = 1_000;

/** A database connection of its own that is replaced, a second after it broke, until `end`. */
export interface LastingConnection {
  /** Undefined while the connection is broken. */
  client(): pg.Client | undefined;
  end(): Promise<void>;
}

/** Connects, and connects again whenever the connection breaks. */
export function keepConnected(
  databaseUrl: string,
  on: { connect: () => void; lost: (error: Error | undefined) => void },
): LastingConnection {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  let connecting = connect();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    let isLost = false;
    const lost = (error?: Error) => {
      if (isLost || hasEnded) return;
      isLost = true;
      client = undefined;
      on.lost(error);
      fresh.end().catch(() => {});
      timer = setTimeout(() => {
        connecting = connect();
      }, RETRY_MS);
    };
    fresh.on("error", lost);
    fresh.on("end", () => lost());
    try {
      await fresh.connect();
      client = fresh;
      on.connect();
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    client: () => client,
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}

import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Clients } from "./context.ts";
import { openClients } from "./db.ts";
import type { Env } from "./env.ts";
import type { Logger } from "./log.ts";
import { processSingleton } from "./process-singleton.ts";
import { openReconnectingClient } from "./reconnecting-client.ts";

/** On a replica, a position in a feed lists every transaction since the oldest open one. With this many, the primary answers instead. */
const MOST_OPEN = 10_000;

const SAMPLE_MS = 100;
/** Kept samples of the primary: ten seconds. */
const MOST_SAMPLES = 100;
/** After this long without a response a connection counts as lost. */
const SILENT_MS = 2_000;

/** A streaming replica of the primary, for reads. */
export interface Replica {
  clients: Clients;
  /** Every commit before this time (performance clock) is visible on the replica. Does not advance while the lag is unknown. */
  asOf(): number;
  close(): Promise<void>;
}

const replicas = processSingleton("replicas", () => new WeakMap<pg.Pool, Replica>());

/** The replica that owns this pool; undefined for another pool. */
export function replicaOf(pool: pg.Pool): Replica | undefined {
  return replicas.get(pool);
}

const open = processSingleton("replica", () => ({ replica: null as Replica | null }));

/** The replica of DATABASE_READ_URL, opened at first use; null without that setting. */
export function processReplica(base: { env: Env; log: Logger }): Replica | null {
  if (base.env.DATABASE_READ_URL === undefined) return null;
  open.replica ??= openReplica({ ...base, url: base.env.DATABASE_READ_URL });
  return open.replica;
}

export async function closeReplica(): Promise<void> {
  const { replica } = open;
  open.replica = null;
  await replica?.close();
}

interface Sample {
  /** Performance clock, before the query to the primary. */
  at: number;
  /** Write-ahead log that the primary had written, bytes. */
  written: bigint;
}

interface ReplicaOptions {
  env: Env;
  log: Logger;
  url: string;
}

function openReplica(options: ReplicaOptions): Replica {
  const { pool, prisma } = openClients(options.url, options.env);
  const lag = measureLag(options);
  const opened: Replica = {
    clients: { pg: pool, db: prisma },
    asOf: lag.asOf,
    async close() {
      await lag.end();
      await prisma.$disconnect();
      await pool.end();
    },
  };
  replicas.set(pool, opened);
  return opened;
}

/** Measures how far the replica is behind, ten times a second, on two connections outside the pool. */
function measureLag({ env, log, url }: ReplicaOptions) {
  let samples: Sample[] = [];
  let asOf = Number.NEGATIVE_INFINITY;

  const replica = openReconnectingClient(clientConfig(url), {
    connected: async () => {},
    lost: (err) => log.warn({ err }, "the replica does not respond; the primary answers"),
  });
  const primary = openReconnectingClient(clientConfig(env.DATABASE_URL), {
    async connected(client) {
      samples = [];
      while (primary.current() === client) {
        await sample(client);
        await wait(SAMPLE_MS, undefined, { ref: false });
      }
    },
    lost: (err) => log.warn({ err }, "the replica's lag cannot be measured; the primary answers"),
  });

  async function sample(client: pg.Client): Promise<void> {
    const at = performance.now();
    samples.push({ at, written: await readWritten(client) });
    if (samples.length > MOST_SAMPLES) samples.shift();
    const standby = replica.current();
    // `lost` of this connection reports a failure.
    const replayed = standby && (await readReplayed(standby).catch(() => null));
    if (typeof replayed !== "bigint") return;
    asOf = samples.findLast(({ written }) => written <= replayed)?.at ?? asOf;
  }

  return { asOf: () => asOf, end: () => Promise.all([primary.end(), replica.end()]) };
}

function clientConfig(connectionString: string) {
  const application_name = "credence measures lag";
  return { connectionString, application_name, connectionTimeoutMillis: SILENT_MS, query_timeout: SILENT_MS };
}

async function readWritten(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ bytes: string }>("select (pg_current_wal_lsn() - '0/0')::text as bytes");
  return BigInt(rows[0]?.bytes ?? 0);
}

/** Write-ahead log that the server has replayed, bytes; null if it is no standby, or too many transactions are open. */
async function readReplayed(client: pg.Client): Promise<bigint | null> {
  const { rows } = await client.query<{ bytes: string | null }>(
    `select case when pg_is_in_recovery() and pg_snapshot_xmax(s)::text::bigint - pg_snapshot_xmin(s)::text::bigint < ${MOST_OPEN}
       then (pg_last_wal_replay_lsn() - '0/0')::text end as bytes from pg_current_snapshot() as s`,
  );
  return typeof rows[0]?.bytes === "string" ? BigInt(rows[0].bytes) : null;
}

import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import pLimit from "p-limit";
import pg from "pg";
import type { Logger } from "../core/log.ts";

/** Advisory lock namespace of job workers that run; the second key is a hash of the worker's id. */
export const WORKER_LOCK = 0x10b5;
const RETRY_MS = 1_000;

/**
 * Hold a lock for every job worker of this process, on a connection that dies with it. The queue alone would take a killed
 * process's jobs back after four hours; by these locks the others see at once that it is gone. A lost connection is made again
 * every second, and a worker that stops gives its lock back. The events are for the queue's runners.
 */
export function startHeartbeat(databaseUrl: string, log: Logger): { events: WorkerEvents; end(): Promise<void> } {
  const events: WorkerEvents = new EventEmitter().setMaxListeners(0);
  const living = new Set<string>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  // A lock that is released at once must not be taken after its release.
  const serialize = pLimit(1);
  let connecting = connect();

  function change(lock: "pg_advisory_lock" | "pg_advisory_unlock", workers: readonly string[]): void {
    const on = client;
    if (!on || workers.length === 0) return;
    const statement = `select ${lock}($1, hashtext(worker)) from unnest($2::text[]) worker`;
    serialize(() => on.query(statement, [WORKER_LOCK, workers])).catch((error: unknown) => {
      // At the end the locks go with the connection, whatever of this was still to be said.
      if (!ended) log.warn({ err: error }, "could not show that a job worker lives");
    });
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    let isLost = false;
    const lost = (error?: Error) => {
      if (isLost || ended) return;
      isLost = true;
      client = undefined;
      log.warn({ err: error }, "the connection that shows this worker's life broke; trying again");
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
      change("pg_advisory_lock", [...living]);
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  events.on("worker:create", ({ worker }) => {
    living.add(worker.workerId);
    change("pg_advisory_lock", [worker.workerId]);
  });
  events.on("worker:stop", ({ worker }) => {
    living.delete(worker.workerId);
    change("pg_advisory_unlock", [worker.workerId]);
  });
  return {
    events,
    async end() {
      ended = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}

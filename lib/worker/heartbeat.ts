import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import pLimit from "p-limit";
import { WORKER_LOCK } from "../core/jobs.ts";
import type { Logger } from "../core/log.ts";
import { openReconnectingClient } from "../core/reconnecting-client.ts";

/**
 * Holds a lock for every job worker of this process, on a connection that ends with it, so that {@link recoverStaleJobs} detects
 * a killed process at once; graphile-worker alone takes four hours. The process's runners emit their events on `events`.
 */
export function startHeartbeat(databaseUrl: string, log: Logger): { events: WorkerEvents; end(): Promise<void> } {
  const events: WorkerEvents = new EventEmitter().setMaxListeners(0);
  const workers = new Set<string>();
  // A lock and an unlock that follow each other at once stay in order.
  const serialize = pLimit(1);
  let hasEnded = false;
  const connection = openReconnectingClient(
    { connectionString: databaseUrl },
    {
      connected: () => change("pg_advisory_lock", [...workers]),
      lost: (err) => log.warn({ err }, "the heartbeat's connection broke; trying again"),
    },
  );

  async function change(lock: "pg_advisory_lock" | "pg_advisory_unlock", ids: readonly string[]): Promise<void> {
    const client = connection.current();
    if (!client || ids.length === 0) return;
    const statement = `select ${lock}($1, hashtext(worker)) from unnest($2::text[]) worker`;
    await serialize(() => client.query(statement, [WORKER_LOCK, ids])).catch((err) => {
      // At the end, closing the connection releases the locks.
      if (!hasEnded) log.warn({ err }, "the heartbeat of a job worker could not be changed");
    });
  }

  events.on("worker:create", ({ worker }) => {
    workers.add(worker.workerId);
    void change("pg_advisory_lock", [worker.workerId]);
  });
  events.on("worker:stop", ({ worker }) => {
    workers.delete(worker.workerId);
    void change("pg_advisory_unlock", [worker.workerId]);
  });
  return {
    events,
    end() {
      hasEnded = true;
      return connection.end();
    },
  };
}

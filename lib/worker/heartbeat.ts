import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import pLimit from "p-limit";
import type { Logger } from "../core/log.ts";
import { openReconnectingClient } from "../core/reconnecting-client.ts";

/** Advisory lock namespace of job workers that run; the second key is a hash of the worker's id. */
export const WORKER_LOCK = 0x10b5;

/**
 * Hold a lock for every job worker of this process, on a connection that dies with it. The queue alone would recover a killed
 * process's jobs after four hours; by these locks the other processes see at once that it is gone. A worker that stops releases
 * its lock. The events are for the queue's runners.
 */
export function startHeartbeat(connectionString: string, log: Logger): { events: WorkerEvents; end(): Promise<void> } {
  const events: WorkerEvents = new EventEmitter().setMaxListeners(0);
  const running = new Set<string>();
  // A lock that is released at once must not be taken after its release.
  const serialize = pLimit(1);
  let isEnded = false;
  const connection = openReconnectingClient(
    { connectionString },
    {
      connected: () => change("pg_advisory_lock", [...running]),
      lost: (err) => log.warn({ err }, "the heartbeat's connection broke; trying again"),
    },
  );

  async function change(lock: "pg_advisory_lock" | "pg_advisory_unlock", workers: readonly string[]): Promise<void> {
    const client = connection.current();
    if (!client || workers.length === 0) return;
    const statement = `select ${lock}($1, hashtext(worker)) from unnest($2::text[]) worker`;
    try {
      await serialize(() => client.query(statement, [WORKER_LOCK, workers]));
    } catch (err) {
      // At the end the connection releases all locks.
      if (!isEnded) log.warn({ err }, "could not change a job worker's heartbeat lock");
    }
  }

  events.on("worker:create", ({ worker }) => {
    running.add(worker.workerId);
    void change("pg_advisory_lock", [worker.workerId]);
  });
  events.on("worker:stop", ({ worker }) => {
    running.delete(worker.workerId);
    void change("pg_advisory_unlock", [worker.workerId]);
  });
  return {
    events,
    end() {
      isEnded = true;
      return connection.end();
    },
  };
}

import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";

/** How long the first answer is kept. */
const KEPT_MS = 24 * 3_600_000;
/** A request in flight says so this often; one that has not for the longer time is taken as lost with its process. */
const HEARTBEAT_MS = 10_000;
const LOST_MS = 60_000;
const LONGEST_WAIT_MS = 30_000;
const POLL_MS = 100;
/** Longer paths are stored as their hash. */
const LONGEST_PATH = 512;
/** Fields of an answer that are shown once and so are never stored. */
export const SHOWN_ONCE = ["apiKey", "secret", "token"];

/** A request that names itself, so that repeating it does nothing twice. */
export interface NamedRequest {
  /** Whose key it is: the same text of another caller is another key. */
  caller: string;
  method: string;
  /** In canonical form: both prefixes are one path. */
  path: string;
  key: string;
  body: Uint8Array;
}

export interface Answer {
  status: number;
  body: string;
}

export interface Idempotency {
  /**
   * The answer of the first request of this name: `work`'s, or the kept one, with `replayed` telling which. Requests
   * that come while the first is in flight wait for it. INVALID_REQUEST where the body differs from the first one's.
   */
  once(request: NamedRequest, work: () => Promise<Answer>): Promise<Answer & { replayed: boolean }>;
}

/** Read the Idempotency-Key header: 1 to 255 printable ASCII characters. */
export function idempotencyKey(value: string): string {
  if (!/^[\x20-\x7e]{1,255}$/.test(value))
    throw invalidField("Idempotency-Key", "must have 1 to 255 printable characters");
  return value;
}

/** Answers kept in the table `idempotent_request`, which a worker cleans. `clock` gives unix milliseconds. */
export function createIdempotency(pg: Pool, clock: () => number): Idempotency {
  const inFlight = new Map<string, Promise<void>>();

  async function claim(name: string[], bodyHash: string): Promise<boolean> {
    const now = clock();
    const { rowCount } = await pg.query(
      `insert into idempotent_request as kept (caller, method, path, key, body_hash, started_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (caller, method, path, key) do update
       set body_hash = excluded.body_hash, status = null, body = null,
           started_at = excluded.started_at, expires_at = excluded.expires_at
       where kept.expires_at <= $6
          or (kept.status is null and kept.started_at <= $8 and kept.body_hash = excluded.body_hash)`,
      [...name, bodyHash, new Date(now), new Date(now + KEPT_MS), new Date(now - LOST_MS)],
    );
    return rowCount === 1;
  }

  async function kept(name: string[]): Promise<{ bodyHash: string; status: number | null; body: string } | null> {
    const { rows } = await pg.query<{ body_hash: string; status: number | null; body: string | null }>(
      "select body_hash, status, body from idempotent_request where caller = $1 and method = $2 and path = $3 and key = $4",
      name,
    );
    const [row] = rows;
    return row ? { bodyHash: row.body_hash, status: row.status, body: row.body ?? "" } : null;
  }

  async function run(name: string[], work: () => Promise<Answer>): Promise<Answer> {
    const heartbeat = setInterval(() => {
      pg.query(
        "update idempotent_request set started_at = $5 where caller = $1 and method = $2 and path = $3 and key = $4",
        [...name, new Date(clock())],
      ).catch(() => {});
    }, HEARTBEAT_MS);
    heartbeat.unref();
    let answer: Answer | undefined;
    try {
      answer = await work();
      return answer;
    } finally {
      clearInterval(heartbeat);
      if (answer && isKept(answer.status)) {
        await pg.query(
          `update idempotent_request set status = $5, body = $6
           where caller = $1 and method = $2 and path = $3 and key = $4`,
          [...name, answer.status, withoutSecrets(answer.body)],
        );
      } else {
        await pg.query(
          "delete from idempotent_request where caller = $1 and method = $2 and path = $3 and key = $4",
          name,
        );
      }
    }
  }

  return {
    async once(request, work) {
      const name = [request.caller, request.method, boundedPath(request.path), request.key];
      const id = JSON.stringify(name);
      const bodyHash = sha256(request.body);
      const deadline = performance.now() + LONGEST_WAIT_MS;
      for (;;) {
        const first = inFlight.get(id);
        if (first) await Promise.race([first, pause(LONGEST_WAIT_MS)]);
        else {
          let done = () => {};
          const turn = new Promise<void>((resolve) => {
            done = resolve;
          });
          inFlight.set(id, turn);
          try {
            if (await claim(name, bodyHash)) return { ...(await run(name, work)), replayed: false };
          } finally {
            inFlight.delete(id);
            done();
          }
        }
        const answer = await kept(name);
        if (answer && answer.bodyHash !== bodyHash) {
          throw invalidField("Idempotency-Key", "was used before with another body");
        }
        if (answer && answer.status !== null) return { status: answer.status, body: answer.body, replayed: true };
        if (performance.now() > deadline) {
          throw new ServiceError("SERVICE_UNAVAILABLE", "The first request with this Idempotency-Key still runs.");
        }
        // Another process runs it: nothing here tells when it is done.
        if (answer && !inFlight.has(id)) await pause(POLL_MS);
      }
    },
  };
}

/** A path as it is stored: an index holds no row above 2,704 bytes. A hash is no path, since it begins with no slash. */
function boundedPath(path: string): string {
  return path.length <= LONGEST_PATH ? path : `sha256:${sha256(path)}`;
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function isKept(status: number): boolean {
  return status !== 401 && status !== 429 && status < 500;
}

function withoutSecrets(body: string): string {
  if (!SHOWN_ONCE.some((field) => body.includes(`"${field}"`))) return body;
  const fields: [string, unknown][] = Object.entries(JSON.parse(body));
  return JSON.stringify(Object.fromEntries(fields.filter(([field]) => !SHOWN_ONCE.includes(field))));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

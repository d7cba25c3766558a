import { createHash, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { type BeforeCommit, withBeforeCommit } from "../core/transaction.ts";

/** How long the first answer is kept. */
const KEPT_MS = 24 * 3_600_000;
/** A request in flight says so this often; one that has not for the longer time is taken as lost with its process. */
const HEARTBEAT_MS = 10_000;
const LOST_MS = 60_000;
const LONGEST_WAIT_MS = 30_000;
const POLL_MS = 100;
/** Longer paths are stored as their hash. */
const LONGEST_PATH = 512;
const ANSWER_LOST =
  "names a request that was carried out, but whose answer was lost; look at what it did before you repeat it with another key";
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

/** What the database holds of a request. */
interface Kept {
  bodyHash: string;
  /** Null while no answer is kept. */
  status: number | null;
  body: string;
  /** The work was committed, and its process ended before the answer was kept. */
  isAnswerLost: boolean;
}

export interface Idempotency {
  /**
   * The answer of the first request of this name: `work`'s, or the kept one, with `replayed` telling which. Requests
   * that come while the first is in flight wait for it. INVALID_REQUEST where the body differs from the first one's, and where
   * the first was carried out but its answer was lost with its process: what was committed is not done again.
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

  /** Take a request on. Returns the fence of this attempt, or null where the request is another's, or done. */
  async function claim(name: string[], bodyHash: string): Promise<string | null> {
    const now = clock();
    const fence = randomUUID();
    const { rowCount } = await pg.query(
      `insert into idempotent_request as kept (caller, method, path, key, body_hash, started_at, expires_at, fence)
       values ($1, $2, $3, $4, $5, $6, $7, $9)
       on conflict (caller, method, path, key) do update
       set body_hash = excluded.body_hash, status = null, body = null, committed = false, fence = excluded.fence,
           started_at = excluded.started_at, expires_at = excluded.expires_at
       where kept.expires_at <= $6
          or (kept.status is null and not kept.committed and kept.started_at <= $8
              and kept.body_hash = excluded.body_hash)`,
      [...name, bodyHash, new Date(now), new Date(now + KEPT_MS), new Date(now - LOST_MS), fence],
    );
    return rowCount === 1 ? fence : null;
  }

  async function kept(name: string[]): Promise<Kept | null> {
    const { rows } = await pg.query<Kept>(
      `select body_hash as "bodyHash", status, coalesce(body, '') as body, committed and started_at <= $5 as "isAnswerLost"
       from idempotent_request where caller = $1 and method = $2 and path = $3 and key = $4`,
      [...name, new Date(clock() - LOST_MS)],
    );
    return rows[0] ?? null;
  }

  async function run(name: string[], fence: string, work: () => Promise<Answer>): Promise<Answer> {
    const own = "where caller = $1 and method = $2 and path = $3 and key = $4 and fence = $5";
    const heartbeat = setInterval(() => {
      const values = [...name, fence, new Date(clock())];
      pg.query(`update idempotent_request set started_at = $6 ${own}`, values).catch(() => {});
    }, HEARTBEAT_MS);
    heartbeat.unref();
    // The work commits only while the request is this process's, and with the note that it is done.
    const mark: BeforeCommit = async (execute) => {
      const held = await execute(`update idempotent_request set committed = true ${own}`, [...name, fence]);
      if (held === 0) {
        throw new ServiceError("SERVICE_UNAVAILABLE", "Another server has taken this request over; repeat it.");
      }
    };
    let answer: Answer | undefined;
    try {
      answer = await withBeforeCommit(mark, work);
      return answer;
    } finally {
      clearInterval(heartbeat);
      if (answer && isKept(answer.status)) {
        const values = [...name, fence, answer.status, withoutSecrets(answer.body)];
        await pg.query(`update idempotent_request set status = $6, body = $7 ${own}`, values);
      } else {
        await pg.query(`delete from idempotent_request ${own}`, [...name, fence]);
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
            const fence = await claim(name, bodyHash);
            if (fence !== null) return { ...(await run(name, fence, work)), replayed: false };
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
        if (answer?.isAnswerLost) throw invalidField("Idempotency-Key", ANSWER_LOST);
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

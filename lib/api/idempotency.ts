import { createHash, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { Pool } from "pg";
import { isDatabaseUnreachable } from "../core/db.ts";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { type TransactionLog, withTransactionLog } from "../core/transaction.ts";
import { SHOWN_ONCE } from "./declaration/define-endpoint.ts";

const MAX_WAIT_MS = 30_000;
const POLL_MS = 100;
/** Pause before a reply is stored again. */
const FINISH_AGAIN_MS = 500;
const REPLY_LOST =
  "belongs to a request whose work is done but whose response was lost; check its result before you use another key";

/** The result of the work, or the stored reply of the first request with the key. */
type Outcome<T> = { isReplay: false; result: T } | { isReplay: true; stored: StoredReply };

interface WithReply {
  reply: { status: number; body: string | Uint8Array };
}

export interface Idempotency {
  /**
   * Does the work of the first request with a key, and repeats its reply for later ones, which wait while the first runs. If the
   * process of the first ended before its reply, does the rest of the work. Throws INVALID_REQUEST if the body differs, or if the work was
   * committed but its reply was lost and cannot be made again.
   */
  once<T extends WithReply>(request: NamedRequest, work: () => Promise<T>): Promise<Outcome<T>>;
}

/** `clock` returns unix milliseconds. */
export function createIdempotency(pg: Pool, clock: () => number): Idempotency {
  const store = createIdempotencyStore(pg, clock);
  /** Running requests of this process, by key. */
  const inFlight = new Map<string, Promise<unknown>>();
  // Repetitions that wait for another process poll together: however many they are, they cost as many statements as one.
  const reads = new Map<string, ReturnType<IdempotencyStore["read"]>>();
  const pauses = new Map<string, Promise<void>>();

  return {
    async once(request, work) {
      const { caller, method, path, key } = request;
      const id = JSON.stringify([caller, method, path, key]);
      const deadline = performance.now() + MAX_WAIT_MS;
      for (;;) {
        const first = inFlight.get(id);
        if (first) await Promise.race([first, pause(MAX_WAIT_MS)]);
        else {
          const running = tryFirst(store, request, work);
          inFlight.set(
            id,
            running.catch(() => {}),
          );
          const result = await running.finally(() => inFlight.delete(id));
          if (result) return { isReplay: false, result };
        }
        const stored = judgeFirst(request, await share(reads, id, () => store.read(request)));
        if (typeof stored === "object") return { isReplay: true, stored };
        if (performance.now() > deadline) {
          throw new ServiceError(
            "SERVICE_UNAVAILABLE",
            "The first request with this Idempotency-Key is still running; try again.",
          );
        }
        // Poll if another process runs it.
        if (stored === "running" && !inFlight.has(id)) await share(pauses, id, () => pause(POLL_MS));
      }
    },
  };
}

/** Does the work if the request can be claimed. Returns null if it runs elsewhere or is complete. */
async function tryFirst<T extends WithReply>(
  store: IdempotencyStore,
  request: NamedRequest,
  work: () => Promise<T>,
): Promise<T | null> {
  const claim = await claimOrRelease(store, request);
  if (!claim) return null;
  let reply: StoredReply | null = null;
  try {
    const result = await store.run(claim, work);
    const stored = storable(result);
    // An earlier process committed transactions that this run did not reach: its reply is not the reply to them.
    if (stored && claim.results.length > 0) throw invalidField("Idempotency-Key", REPLY_LOST);
    reply = stored;
    return result;
  } finally {
    await finishPatiently(store, claim, reply);
  }
}

/** What is running under the id, started if nothing is. */
function share<T>(running: Map<string, Promise<T>>, id: string, start: () => Promise<T>): Promise<T> {
  const known = running.get(id);
  if (known) return known;
  const started = start().finally(() => running.delete(id));
  running.set(id, started);
  return started;
}

/** The first request's reply; `forgotten` if it left nothing to repeat. */
function judgeFirst(
  request: NamedRequest,
  stored: Awaited<ReturnType<IdempotencyStore["read"]>>,
): StoredReply | "running" | "forgotten" {
  if (!stored) return "forgotten";
  if (stored.bodyHash !== sha256(request.body))
    throw invalidField("Idempotency-Key", "was used before with another body");
  if (!stored.reply && stored.isReplyLost) throw invalidField("Idempotency-Key", REPLY_LOST);
  return stored.reply ?? "running";
}

/** A claim may be stored although its answer was lost: it is released once the database is back, as nobody works under it. */
async function claimOrRelease(store: IdempotencyStore, request: NamedRequest): Promise<Claim | null> {
  const fence = randomUUID();
  try {
    return await store.claim(request, fence);
  } catch (error) {
    if (isDatabaseUnreachable(error)) {
      finishPatiently(store, { id: idOf(request), fence, mostBytes: 0, results: [] }, null).catch(() => {});
    }
    throw error;
  }
}

/** Tries again in the background while the database is away: repetitions wait for the reply until the claim counts as lost. */
async function finishPatiently(store: IdempotencyStore, claim: Claim, reply: StoredReply | null): Promise<void> {
  const deadline = performance.now() + LOST_MS;
  const tryAgain = async (error: unknown): Promise<void> => {
    if (!isDatabaseUnreachable(error) || performance.now() > deadline) throw error;
    await pause(FINISH_AGAIN_MS);
    await store.finish(claim, reply).catch(tryAgain);
  };
  await store.finish(claim, reply).catch((error: unknown) => {
    if (!isDatabaseUnreachable(error)) throw error;
    // The caller gets the result of the work meanwhile.
    tryAgain(error).catch(() => {});
  });
}

/** The reply to store; null for errors that a repetition should try again. */
function storable({ reply }: WithReply): StoredReply | null {
  const { status } = reply;
  if (status === 401 || status === 429 || status >= 500) return null;
  const body = typeof reply.body === "string" ? reply.body : Buffer.from(reply.body).toString();
  return { status, body: withoutSecrets(body) };
}

function withoutSecrets(body: string): string {
  if (!SHOWN_ONCE.some((field) => body.includes(`"${field}"`))) return body;
  const fields: [string, unknown][] = Object.entries(JSON.parse(body));
  return JSON.stringify(Object.fromEntries(fields.filter(([field]) => !SHOWN_ONCE.includes(field))));
}

function pause(ms: number): Promise<void> {
  return setTimeout(ms, undefined, { ref: false });
}

const RETAINED_MS = 24 * 3_600_000;
/** A running request renews its claim this often; after LOST_MS without renewal its process counts as lost. */
const HEARTBEAT_MS = 10_000;
const LOST_MS = 60_000;
/** Longer paths are stored as their hash. */
const LONGEST_PATH = 512;
/** A request with a transaction that returns more is not repeatable; most return a record. */
const LONGEST_RESULT = 1_000_000;

/** A request with an Idempotency-Key. */
export interface NamedRequest {
  /** Callers have separate keys. */
  caller: string;
  method: string;
  /** In canonical form, without the prefix `/api`. */
  path: string;
  key: string;
  body: Uint8Array;
  /** Bytes of responses that are stored for the caller at most, within 24 hours. */
  mostBytes: number;
  /** Whether what its transactions return may be stored: not if the response has values that are shown once. */
  isRepeatable: boolean;
}

interface StoredReply {
  status: number;
  body: string;
}

/** An earlier request with the same key. */
interface StoredRequest {
  bodyHash: string;
  /** Null while none is stored. */
  reply: StoredReply | null;
  /** The work is committed but not repeatable, and its process ended before it stored the reply. */
  isReplyLost: boolean;
}

/** A process's claim of a request. The fence distinguishes it from later claims, after this process counted as lost. */
interface Claim {
  id: readonly string[];
  fence: string;
  mostBytes: number;
  /** Results of transactions that an earlier process committed. The work takes them from this list. */
  results: unknown[];
}

/** Requests with an Idempotency-Key, in the table `idempotent_request`. */
interface IdempotencyStore {
  /** Claims a request for this process under a new fence. Null if another request holds it or has completed it. */
  claim(request: NamedRequest, fence: string): Promise<Claim | null>;
  /** Does the work of a claimed request, or the rest of it. Throws SERVICE_UNAVAILABLE and commits nothing more if the claim was lost meanwhile. */
  run<T>(claim: Claim, work: () => Promise<T>): Promise<T>;
  /**
   * Stores the reply of a claimed request. Without one, the next repetition may claim the request at once. One beyond the caller's bytes is
   * not stored: if work was committed, repetitions learn that the reply is lost.
   */
  finish(claim: Claim, reply: StoredReply | null): Promise<void>;
  read(request: NamedRequest): Promise<StoredRequest | null>;
}

/** Restricts a statement to a claim, whose id and fence are the first five values. */
const isOwn = "where caller = $1 and method = $2 and path = $3 and key = $4 and fence = $5";

/** `clock` returns unix milliseconds. */
function createIdempotencyStore(pg: Pool, clock: () => number): IdempotencyStore {
  return {
    claim: (request, fence) => claimRequest(pg, { request, fence, now: clock() }),

    async run(claim, work) {
      const heartbeat = setInterval(() => {
        const values = [...claim.id, claim.fence, new Date(clock())];
        pg.query(`update idempotent_request set started_at = $6 ${isOwn}`, values).catch(() => {});
      }, HEARTBEAT_MS);
      heartbeat.unref();
      try {
        return await withTransactionLog(logOf(claim), work);
      } finally {
        clearInterval(heartbeat);
      }
    },

    async finish({ id, fence, mostBytes }, reply) {
      const own = [...id, fence];
      if (!reply || !(await storeReply(pg, { own, mostBytes, reply, now: clock() }))) {
        // A commit that is still running locks the row, so this waits for it.
        await pg.query(`delete from idempotent_request ${isOwn} and not committed`, own);
        await pg.query(`update idempotent_request set started_at = to_timestamp(0) ${isOwn}`, own);
      }
    },

    async read(request) {
      const { rows } = await pg.query<StoredRequest>(
        `select body_hash as "bodyHash", committed and results is null and started_at <= $5 as "isReplyLost",
           case when status is not null then json_build_object('status', status, 'body', coalesce(body, '')) end as reply
         from idempotent_request where caller = $1 and method = $2 and path = $3 and key = $4`,
        [...idOf(request), new Date(clock() - LOST_MS)],
      );
      return rows[0] ?? null;
    },
  };
}

const HOUR_MS = 3_600_000;

/** Stores a reply and counts its bytes. False if the caller has no room for them; then what its transactions returned is not stored either. */
async function storeReply(
  pg: Pool,
  { own, mostBytes, reply, now }: { own: readonly string[]; mostBytes: number; reply: StoredReply; now: number },
): Promise<boolean> {
  const hour = new Date(now - (now % HOUR_MS));
  const { rows } = await pg.query<{ stored: boolean }>(
    `with room as (
       select coalesce(sum(bytes), 0) + octet_length($7::text) <= $8 as enough from idempotent_bytes where caller = $1 and hour > $10),
     kept as (
       update idempotent_request set results = null, status = case when enough then $6::int end, body = case when enough then $7::text end
       from room ${isOwn} returning enough),
     counted as (
       insert into idempotent_bytes as b (caller, hour, bytes) select $1, $9, octet_length($7::text) from kept where enough
       on conflict (caller, hour) do update set bytes = b.bytes + excluded.bytes)
     select enough as stored from room`,
    [...own, reply.status, reply.body, mostBytes, hour, new Date(now - RETAINED_MS)],
  );
  return rows[0]?.stored === true;
}

async function claimRequest(
  pg: Pool,
  { request, fence, now }: { request: NamedRequest; fence: string; now: number },
): Promise<Claim | null> {
  const claim = { id: idOf(request), fence, mostBytes: request.mostBytes };
  const times = [now, now + RETAINED_MS, now - LOST_MS].map((time) => new Date(time));
  const { rows } = await pg.query<{ results: Buffer[] | null }>(
    `insert into idempotent_request as stored (caller, method, path, key, fence, body_hash, results, started_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (caller, method, path, key) do update
     set body_hash = excluded.body_hash, status = null, body = null, committed = stored.committed and stored.expires_at > $8,
         results = case when stored.expires_at > $8 then stored.results else excluded.results end,
         fence = excluded.fence, started_at = excluded.started_at, expires_at = excluded.expires_at
     where stored.expires_at <= $8
        or (stored.status is null and stored.started_at <= $10 and stored.body_hash = excluded.body_hash
            and not (stored.committed and stored.results is null))
     returning results`,
    [...claim.id, claim.fence, sha256(request.body), request.isRepeatable ? [] : null, ...times],
  );
  return rows[0] ? { ...claim, results: (rows[0].results ?? []).map((bytes) => deserialize(bytes)) } : null;
}

/**
 * Stores the result of each transaction in its own commit. Results must be in order without a gap: if transactions overlap, or one
 * follows another that failed, the request is no longer repeatable. Throws if the claim was lost.
 */
function logOf({ id, fence, results }: Claim): TransactionLog {
  return {
    results,
    async beforeCommit(execute, index, result) {
      const marked = await execute(
        `update idempotent_request set committed = true,
           results = case when cardinality(results) = $6::int and $7::bytea is not null then results || $7::bytea end ${isOwn}`,
        [...id, fence, index, encode(result)],
      );
      if (marked === 0) {
        throw new ServiceError("SERVICE_UNAVAILABLE", "Another server took over this request; repeat it.");
      }
    },
  };
}

/** Null for a result that is too long, or that cannot be stored, such as a function. */
function encode(result: unknown): Buffer | null {
  try {
    const bytes = serialize(result);
    return bytes.length <= LONGEST_RESULT ? bytes : null;
  } catch {
    return null;
  }
}

/** The columns of the primary key. */
function idOf({ caller, method, path, key }: NamedRequest): string[] {
  // Index rows have at most 2,704 bytes. A hash does not begin with a slash, so it equals no path.
  return [caller, method, path.length <= LONGEST_PATH ? path : `sha256:${sha256(path)}`, key];
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

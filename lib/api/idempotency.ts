import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { isDatabaseUnreachable } from "../core/db.ts";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import {
  type Claim,
  createIdempotencyStore,
  type IdempotencyStore,
  idOf,
  LOST_MS,
  type NamedRequest,
  type StoredReply,
  sha256,
} from "./idempotency-store.ts";

const MAX_WAIT_MS = 30_000;
const POLL_MS = 100;
/** Pause before a reply is stored again. */
const FINISH_AGAIN_MS = 500;
const REPLY_LOST =
  "belongs to a request whose work is done but whose response was lost; check its result before you use another key";
/** Response fields that are shown once and never stored. */
export const SHOWN_ONCE = ["apiKey", "secret", "token", "url", "setup"];

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

/** Validates an Idempotency-Key: 1 to 255 printable ASCII characters. */
export function idempotencyKey(value: string): string {
  if (!/^[\x20-\x7e]{1,255}$/.test(value))
    throw invalidField("Idempotency-Key", "must have 1 to 255 printable characters");
  return value;
}

/** `clock` returns unix milliseconds. */
export function createIdempotency(pg: Pool, clock: () => number): Idempotency {
  const store = createIdempotencyStore(pg, clock);
  /** Running requests of this process, by key. */
  const inFlight = new Map<string, Promise<unknown>>();
  // Repetitions that wait for another process poll together: however many they are, they cost as many statements as one.
  const reads = new Map<string, ReturnType<IdempotencyStore["read"]>>();
  const pauses = new Map<string, Promise<void>>();

  /** Does the work if the request can be claimed. Returns null if it runs elsewhere or is complete. */
  async function tryFirst<T extends WithReply>(request: NamedRequest, work: () => Promise<T>): Promise<T | null> {
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

  return {
    async once(request, work) {
      const { caller, method, path, key } = request;
      const id = JSON.stringify([caller, method, path, key]);
      const deadline = performance.now() + MAX_WAIT_MS;
      for (;;) {
        const first = inFlight.get(id);
        if (first) await Promise.race([first, pause(MAX_WAIT_MS)]);
        else {
          const running = tryFirst(request, work);
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

import { LRUCache } from "lru-cache";
import type { Actor, Context } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import type { RateLimitClass } from "../core/tiers.ts";
import { hashKey, isKey, KEYS_CHANNEL, lookUpKey, markKeyUsed } from "../domains/developers/index.ts";
import type { ApiRequest } from "./message.ts";
import { type Bucket, callerBuckets, tierLimits } from "./rate-limit.ts";

/** Who calls with valid credentials, and what the calls are charged to. */
export interface Caller {
  actor: Extract<Actor, { kind: "key" | "session" }>;
  buckets: Record<RateLimitClass, readonly Bucket[]>;
}

/** How long a look-up is believed, in milliseconds, where no announcement ends it sooner. */
const BELIEVED_MS = 10_000;
const USE_NOTED_EVERY_MS = 60_000;
/** Keys remembered as existing, and as not existing; apart, so that guesses push no real key out. */
const REMEMBERED = 50_000;
/** Look-ups a second for unknown keys from addresses whose bucket is used up. */
const SPARE_LOOKUPS = 20;
const LONGEST_AUTHORIZATION = 128;

interface Remembered {
  caller: Caller;
  keyId: string;
  /** Unix milliseconds. */
  lookedUpAt: number;
  expiresAt: number;
  usedAt: number;
}

export interface Authenticator {
  /**
   * The caller, or null where the credentials are missing or not valid. `mayLookUp` is asked before a key that was never
   * seen valid costs a query; where it says no, the answer is "refused".
   */
  authenticate(
    request: ApiRequest,
    at: number,
    mayLookUp: () => boolean,
  ): Caller | null | Promise<Caller | null | "refused">;
  /** Forget one key by its hash, or all of them (`*`). */
  forget(hash: string): void;
  stop(): Promise<void>;
}

export function createAuthenticator(ctx: Pick<Context, "pg" | "env" | "log">): Authenticator {
  const known = new LRUCache<string, Remembered>({ max: REMEMBERED });
  const unknown = new LRUCache<string, number>({ max: REMEMBERED });
  const asked = new Map<string, Promise<Caller | null>>();
  let spare = { second: 0, left: SPARE_LOOKUPS };
  // Announcements that come while a look-up is under way make its result worthless to remember.
  let generation = 0;

  function forget(hash: string): void {
    generation++;
    if (hash === "*") {
      known.clear();
      unknown.clear();
    } else {
      known.delete(hash);
      unknown.delete(hash);
    }
  }

  async function lookUp(hash: string, at: number): Promise<Caller | null> {
    const before = generation;
    const found = await lookUpKey(ctx, hash);
    if (!found) {
      known.delete(hash);
      if (before === generation) unknown.set(hash, at);
      return null;
    }
    const { keyId, developerId, wallet, tier, permissions } = found;
    const remembered: Remembered = {
      caller: {
        actor: { kind: "key", keyId, developerId, wallet, tier, permissions },
        buckets: callerBuckets(found, tierLimits(tier, ctx.env)),
      },
      keyId,
      lookedUpAt: at,
      expiresAt: found.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
      usedAt: known.get(hash)?.usedAt ?? 0,
    };
    if (before === generation) known.set(hash, remembered);
    return use(remembered, at);
  }

  function use(key: Remembered, at: number): Caller | null {
    if (at >= key.expiresAt) return null;
    if (at - key.usedAt >= USE_NOTED_EVERY_MS) {
      key.usedAt = at;
      markKeyUsed(ctx, { keyId: key.keyId, at: new Date(at) }).catch((err) =>
        ctx.log.warn({ err, keyId: key.keyId }, "the use of a key is not noted"),
      );
    }
    return key.caller;
  }

  function spareLookUp(at: number): boolean {
    const second = Math.floor(at / 1000);
    if (second !== spare.second) spare = { second, left: SPARE_LOOKUPS };
    return spare.left-- > 0;
  }

  const listener = listen(ctx.env.DATABASE_URL, KEYS_CHANNEL, { message: forget, connect: () => forget("*") }, ctx.log);

  return {
    authenticate(request, at, mayLookUp) {
      const key = bearer(request);
      if (key === null) return null;
      const hash = hashKey(key);
      const remembered = known.get(hash);
      if (remembered && at - remembered.lookedUpAt < BELIEVED_MS) return use(remembered, at);
      if (!remembered) {
        if (!isKey(key)) return null;
        const missedAt = unknown.get(hash);
        if (missedAt !== undefined && at - missedAt < BELIEVED_MS) return null;
        // A valid key never meets the bucket of its address; a few look-ups a second tell it from the guesses that
        // used the bucket up.
        if (!mayLookUp() && !spareLookUp(at)) return Promise.resolve("refused");
      }
      // Requests that come together ask once.
      const begun = asked.get(hash);
      if (begun) return begun;
      const work = lookUp(hash, at).finally(() => asked.delete(hash));
      asked.set(hash, work);
      return work;
    },
    forget,
    stop: () => listener.stop(),
  };
}

/**
 * The token of the Authorization header: `Bearer` in any case, one space, the token. Anything else is null, as are several
 * such headers, whose joined values have a comma.
 */
function bearer(request: ApiRequest): string | null {
  const value = request.header("authorization");
  if (value === undefined || value.length > LONGEST_AUTHORIZATION) return null;
  return /^bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(value)?.[1] ?? null;
}

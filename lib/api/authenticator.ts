import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { decodeSession, sessionCookie } from "../auth/session-token.ts";
import type { Context } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import { limitsOf, type PlanLimits } from "../core/plans.ts";
import {
  beginsAsKey,
  CREDENTIALS_CHANNEL,
  hashKey,
  isKey,
  lookUpKey,
  lookUpSession,
  markKeyUsed,
  markSessionUsed,
  onCredentialChange,
} from "../domains/developers/index.ts";
import { type Caller, callerBuckets, pageBuckets } from "./caller.ts";
import { type Credential, createCredentialCache } from "./credential-cache.ts";
import { readToken } from "./credentials.ts";
import type { ApiRequest } from "./message.ts";

const MAX_TOKENS = 50_000;
/** Look-ups per second for unknown credentials from addresses whose limit is used up. */
const SPARE_LOOKUPS = 20;

type Answer = Caller | null;

export interface Authenticator {
  /** Null if the credentials are missing or invalid. `mayLookUp` decides whether an unknown credential may cost a look-up. */
  authenticate(request: ApiRequest, at: number, mayLookUp: () => boolean): Answer | Promise<Answer>;
  stop(): Promise<void>;
}

export function createAuthenticator(ctx: Pick<Context, "pg" | "env" | "log">): Authenticator {
  const cache = createCredentialCache({
    heardAgo: () => listener.heardAgo(),
    recordUse: (caller, at) => recordUse(ctx, caller, at),
  });
  const stopLocal = onCredentialChange(ctx.pg, cache.forget);
  const listener = listen(
    ctx.env.DATABASE_URL,
    CREDENTIALS_CHANNEL,
    { message: cache.forget, connect: () => cache.forget("*") },
    ctx.log,
  );
  /** Session ids of decrypted tokens, by the token's hash. */
  const sessionIds = new LRUCache<string, string>({ max: MAX_TOKENS });
  const cookieName = sessionCookie(ctx.env);
  const spare = spareLookUps();

  function byKey(key: string, at: number, mayLookUp: () => boolean): Answer | Promise<Answer> {
    const id = hashKey(key);
    const cached = cache.get(id, at);
    if (cached !== undefined) return cached;
    if (!cache.wasValid(id) && !(isKey(key) && (mayLookUp() || spare(at)))) return null;
    return cache.lookUp(id, at, (keyHash) => loadKey(ctx, keyHash));
  }

  function bySessionToken(token: string, at: number, mayLookUp: () => boolean): Answer | Promise<Answer> {
    const tokenHash = hash("sha256", token, "hex");
    const known = sessionIds.get(tokenHash);
    if (known !== undefined) return bySession(known, at);
    if (!mayLookUp() && !spare(at)) return null;
    return decodeSession(ctx.env, token).then((sessionId) => {
      if (sessionId === null) return null;
      sessionIds.set(tokenHash, sessionId);
      return bySession(sessionId, at);
    });
  }

  function bySession(sessionId: string, at: number): Answer | Promise<Answer> {
    const cached = cache.get(sessionId, at);
    return cached !== undefined ? cached : cache.lookUp(sessionId, at, (id) => loadSession(ctx, id));
  }

  return {
    authenticate(request, at, mayLookUp) {
      const token = readToken(request, cookieName);
      if (token === null) return null;
      return beginsAsKey(token) ? byKey(token, at, mayLookUp) : bySessionToken(token, at, mayLookUp);
    },
    stop: () => {
      stopLocal();
      return listener.stop();
    },
  };
}

/** A few look-ups per second beyond the address limits, so that a valid credential works even if guesses used up the limit. */
function spareLookUps(): (at: number) => boolean {
  let second = 0;
  let left = SPARE_LOOKUPS;
  return (at) => {
    const now = Math.floor(at / 1000);
    if (now !== second) [second, left] = [now, SPARE_LOOKUPS];
    return left-- > 0;
  };
}

type Base = Pick<Context, "pg" | "env" | "log">;

async function loadKey(ctx: Base, keyHash: string): Promise<Credential | null> {
  const found = await lookUpKey(ctx, keyHash);
  if (!found) return null;
  const { rateLimit: _, expiresAt, suspension } = found;
  const limits = limitsOf(found.tier, ctx.env);
  return {
    caller: {
      ...(found.kind === "publishable" ? pageCaller(ctx, found, limits) : serverCaller(found, limits)),
      ...(suspension !== null && { suspension }),
    },
    expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

type LiveKey = NonNullable<Awaited<ReturnType<typeof lookUpKey>>>;

function serverCaller(found: LiveKey, limits: PlanLimits): Caller {
  const { developerId, keyId, wallet, chainId, tier, permissions } = found;
  const actor = { kind: "key", developerId, keyId, wallet, tier, permissions } as const;
  return {
    actor: { ...actor, ...(chainId !== undefined && { chainId }) },
    buckets: callerBuckets(found, limits),
  };
}

function pageCaller({ env }: Base, found: LiveKey, limits: PlanLimits): Caller {
  const { developerId, keyId, tier, permissions, policyIds, origins } = found;
  const { buckets, visitorBuckets } = pageBuckets(found, limits, env);
  return {
    actor: { kind: "publishable", developerId, keyId, tier, permissions, policyIds },
    buckets,
    pages: { origins, visitorBuckets },
  };
}

async function loadSession(ctx: Base, sessionId: string): Promise<Credential | null> {
  const found = await lookUpSession(ctx, sessionId);
  if (!found) return null;
  const { expiresAt, suspension, ...session } = found;
  const { developerId, tier } = session;
  return {
    caller: {
      actor: { kind: "session", ...session },
      buckets: callerBuckets({ developerId }, limitsOf(tier, ctx.env)),
      ...(suspension !== null && { suspension }),
    },
    expiresAt: expiresAt.getTime(),
  };
}

/** Stores the use of a credential in the background. `at` is in unix milliseconds. */
function recordUse(ctx: Base, { actor }: Caller, at: number): void {
  const stored =
    actor.kind === "session"
      ? markSessionUsed(ctx, { sessionId: actor.sessionId, at: new Date(at) })
      : markKeyUsed(ctx, { keyId: actor.keyId, at: new Date(at) });
  stored.catch((err) => ctx.log.warn({ err, by: actor.kind }, "the use of a credential was not recorded"));
}

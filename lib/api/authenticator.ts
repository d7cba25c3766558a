import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { decodeSession, sessionCookie } from "../auth/session-token.ts";
import type { Actor, Context } from "../core/context.ts";
import type { Env } from "../core/env.ts";
import { ServiceError } from "../core/errors.ts";
import { listen } from "../core/listen.ts";
import { limitsOf, type PlanLimits, type RateLimitClass, rateLimitClasses } from "../core/plans.ts";
import { processSingleton } from "../core/process-singleton.ts";
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
import { keyedHash } from "../domains/once/index.ts";
import { isPersonSession, lookUpPerson, markPersonUsed } from "../domains/people/index.ts";
import type { Bucket } from "./limit-store.ts";
import type { ApiRequest } from "./message.ts";

const MAX_TOKENS = 50_000;
/** Look-ups per second for unknown credentials from addresses whose limit is used up. */
const SPARE_LOOKUPS = 20;

/** An authenticated actor and the buckets its requests are charged to, by the endpoint's class. */
export interface Caller {
  actor: Extract<Actor, { kind: "key" | "session" | "publishable" | "person" }>;
  buckets: Record<RateLimitClass, readonly Bucket[]>;
  /** Of a publishable key: the origins whose pages may use it, and the further buckets of a client's address. */
  pages?: { origins: readonly string[]; visitorBuckets(client: string): readonly Bucket[] };
  /** Why an operator suspended it, if one has. It may then only do what requests without credentials may do. */
  suspension?: string;
}

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
    if (!cache.mayJoin(id) && !(isKey(key) && (mayLookUp() || spare(at)))) return null;
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

/** A session's token has about 330 characters. */
const LONGEST_AUTHORIZATION = 1_024;

/** The API key or session token of a request; null if missing or unreadable. */
function readToken(request: ApiRequest, cookieName: string): string | null {
  return cameByCookie(request) ? cookieOf(request, cookieName) : bearerToken(request);
}

/** Whether the credentials can only be a cookie. A Bearer header, even an invalid one, overrides the cookie. */
export function cameByCookie(request: ApiRequest): boolean {
  return !/^bearer(?:\s|$)/i.test(request.header("authorization") ?? "");
}

/** The value of the last cookie with this name, as Next reads it. An API key is not accepted as a cookie. */
export function cookieOf(request: ApiRequest, name: string): string | null {
  const pairs = request.header("cookie")?.split(";") ?? [];
  const pair = pairs.findLast((one) => one.trimStart().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  return value && !beginsAsKey(value) ? value : null;
}

/** `Bearer` in any case, spaces, the token. Null for anything else, also for several headers, which are joined by commas. */
function bearerToken(request: ApiRequest): string | null {
  const value = request.header("authorization");
  if (value === undefined || value.length > LONGEST_AUTHORIZATION) return null;
  return /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(value)?.[1] ?? null;
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
  if (isPersonSession(sessionId)) return loadPerson(ctx, sessionId);
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

/** A person has the limits of the plan tier Professional. */
async function loadPerson(ctx: Base, sessionId: string): Promise<Credential | null> {
  const found = await lookUpPerson(ctx, sessionId);
  if (!found) return null;
  const { actor, expiresAt } = found;
  const limits = limitsOf("professional", ctx.env);
  return {
    caller: { actor, buckets: callerBuckets({ developerId: actor.personId }, limits) },
    expiresAt: expiresAt.getTime(),
  };
}

export function callerBuckets(
  caller: { developerId: string; keyId?: string; rateLimit?: number | null },
  limits: PlanLimits,
): Caller["buckets"] {
  const { developerId, keyId, rateLimit } = caller;
  const shared: Bucket[] = [{ id: developerId, window: "day", limit: limits.perDay }];
  if (keyId && rateLimit) shared.push({ id: keyId, window: "minute", limit: rateLimit });
  const tier: Bucket = { id: developerId, window: "minute", limit: limits.perMinute };
  const own = (name: Exclude<RateLimitClass, "default">): Bucket => {
    return { id: `${developerId} ${name}`, window: "minute", limit: limits.endpoints[name] };
  };
  return {
    default: [tier, ...shared],
    revokeAttestation: [own("revokeAttestation"), ...shared],
    checkName: [own("checkName"), ...shared],
    leaderboard: [own("leaderboard"), ...shared],
    achievements: [own("achievements"), ...shared],
    // The specification has no limit of its own for it, so it counts towards the tier's, too.
    track: [own("track"), tier, ...shared],
  };
}

/** By client, what its buckets are named by: for all keys together, so that no developer's visitors fill the memory. */
const visitorNames = processSingleton("visitor names", () => new LRUCache<string, string>({ max: 20_000 }));
/** What a call with a publishable key may always cost: that of a `wait`. */
const LARGEST_SMALL_COST = 10;

/**
 * What a publishable key is charged to, apart from the developer's other keys: a share of the plan's limits for all pages together, and a
 * tenth of that for each client's address, so that no visitor stops another.
 */
function pageBuckets(
  key: { developerId: string; keyId: string; rateLimit: number | null },
  limits: PlanLimits,
  env: Pick<Env, "PUBLISHABLE_PERCENT" | "SESSION_SECRET">,
): { buckets: Caller["buckets"]; visitorBuckets: NonNullable<Caller["pages"]>["visitorBuckets"] } {
  const { developerId, keyId, rateLimit } = key;
  const share = (limit: number) => Math.max(1, Math.floor((limit * env.PUBLISHABLE_PERCENT) / 100));
  const tenth = (limit: number) => Math.max(1, Math.floor(limit / 10));
  const id = `${developerId} pages`;
  const perMinute = share(limits.perMinute);
  const perDay = share(limits.perDay);
  // A visitor's only call of a minute may cost more than its tenth, but takes no whole limit from the others.
  const minuteOf = (name: string, limit: number): Bucket => {
    return { id: name, window: "minute", limit, most: Math.min(limit, Math.max(LARGEST_SMALL_COST, tenth(limit))) };
  };
  const shared: Bucket[] = [minuteOf(id, perMinute), { id, window: "day", limit: perDay }];
  if (rateLimit !== null) shared.push(minuteOf(keyId, rateLimit));
  const visitorMinute = tenth(Math.min(perMinute, rateLimit ?? perMinute));
  const visitorDay = tenth(perDay);
  const classes = rateLimitClasses.map((name) => [name, shared]);
  return {
    buckets: Object.fromEntries(classes) as Caller["buckets"], // One for each class.
    visitorBuckets(client) {
      const visitor = `${id} ${nameVisitor(env, client)}`;
      return [
        { id: visitor, window: "minute", limit: visitorMinute },
        { id: visitor, window: "day", limit: visitorDay },
      ];
    },
  };
}

/** Day counts are stored: of a client's address only a keyed hash. */
function nameVisitor(env: Pick<Env, "SESSION_SECRET">, client: string): string {
  const name = visitorNames.get(client) ?? keyedHash(env, `visitor ${client}`);
  visitorNames.set(client, name);
  return name;
}

/** Stores the use of a credential in the background. `at` is in unix milliseconds. */
function recordUse(ctx: Base, { actor }: Caller, at: number): void {
  storeUse(ctx, actor, new Date(at)).catch((err) =>
    ctx.log.warn({ err, by: actor.kind }, "the use of a credential was not recorded"),
  );
}

function storeUse(ctx: Base, actor: Caller["actor"], at: Date): Promise<void> {
  if (actor.kind === "session") return markSessionUsed(ctx, { sessionId: actor.sessionId, at });
  if (actor.kind === "person") return markPersonUsed(ctx, { sessionId: actor.sessionId, at });
  return markKeyUsed(ctx, { keyId: actor.keyId, at });
}

/** How long a look-up is valid without a notification, milliseconds. */
const VALID_MS = 10_000;
/** The same while notifications may be lost, so that a revoked key is rejected within a second. */
const VALID_UNHEARD_MS = 800;
const USE_RECORDED_EVERY_MS = 60_000;
/** Valid and unknown credentials have separate caches of this size, so that guesses evict no valid one. */
const MAX_CREDENTIALS = 50_000;

/** A key or a session that exists. */
interface Credential {
  caller: Caller;
  /** Unix milliseconds. */
  expiresAt: number;
}

interface CachedCredential extends Credential {
  lookedUpAt: number;
  /** The time of the look-up on the monotonic clock. */
  checkedAt: number;
  useRecordedAt: number;
}

type Load = (id: string) => Promise<Credential | null>;

/** Caches credentials by the key's hash or the session's id. Times are unix milliseconds. */
interface CredentialCache {
  /** Null for a credential that is expired or cached as unknown; undefined if it must be looked up. */
  get(id: string, at: number): Caller | null | undefined;
  /** Whether the credential was valid at its last look-up, or is looked up now: to wait for the answer costs nothing. */
  mayJoin(id: string): boolean;
  /** Looks a credential up with `load`, once for concurrent requests. */
  lookUp(id: string, at: number, load: Load): Promise<Caller | null>;
  /** Removes one credential, or all (`*`). */
  forget(id: string): void;
}

/** `heardAgo`: see `Listener`. `recordUse` is called at most once a minute for each credential. */
function createCredentialCache(options: {
  heardAgo: () => number;
  recordUse: (caller: Caller, at: number) => void;
}): CredentialCache {
  const valid = new LRUCache<string, CachedCredential>({ max: MAX_CREDENTIALS });
  const unknown = new LRUCache<string, number>({ max: MAX_CREDENTIALS });
  const pending = pendingLookUps();
  // Do not cache a look-up that was invalidated while it ran.
  let generation = 0;

  const hearsChanges = () => options.heardAgo() < VALID_UNHEARD_MS;

  function use(credential: CachedCredential, at: number): Caller | null {
    if (at >= credential.expiresAt) return null;
    if (at - credential.useRecordedAt >= USE_RECORDED_EVERY_MS) {
      credential.useRecordedAt = at;
      options.recordUse(credential.caller, at);
    }
    return credential.caller;
  }

  async function load(id: string, at: number, read: Load): Promise<Caller | null> {
    const before = generation;
    const checkedAt = performance.now();
    const found = await read(id);
    const isCurrent = before === generation;
    if (!found) {
      valid.delete(id);
      if (isCurrent) unknown.set(id, at);
      return null;
    }
    const useRecordedAt = valid.get(id)?.useRecordedAt ?? 0;
    const credential = { ...found, lookedUpAt: at, checkedAt, useRecordedAt };
    if (isCurrent) valid.set(id, credential);
    return use(credential, at);
  }

  return {
    get(id, at) {
      const cached = valid.get(id);
      if (cached) {
        const isSure = hearsChanges() || performance.now() - cached.checkedAt < VALID_UNHEARD_MS;
        return isSure && at - cached.lookedUpAt < VALID_MS ? use(cached, at) : undefined;
      }
      const missedAt = unknown.get(id);
      return missedAt !== undefined && hearsChanges() && at - missedAt < VALID_MS ? null : undefined;
    },
    mayJoin: (id) => valid.has(id) || pending.running(id) !== undefined,
    lookUp: (id, at, read) => pending.join(id, () => load(id, at, read)),
    forget(id) {
      generation++;
      for (const entries of [valid, unknown, pending]) {
        if (id === "*") entries.clear();
        else entries.delete(id);
      }
    },
  };
}

/** Running look-ups, shared by concurrent requests. */
function pendingLookUps() {
  const pending = new Map<string, { result: Promise<Caller | null>; startedAt: number }>();
  /** A slow look-up may return a credential that has ended since: later requests start their own. */
  const running = (id: string) => {
    const known = pending.get(id);
    return known && performance.now() - known.startedAt < VALID_UNHEARD_MS ? known.result : undefined;
  };
  return {
    running,
    join(id: string, lookUp: () => Promise<Caller | null>): Promise<Caller | null> {
      const known = running(id);
      if (known) return known;
      const startedAt = performance.now();
      const result = lookUp().finally(() => {
        if (pending.get(id)?.result === result) pending.delete(id);
      });
      pending.set(id, { result, startedAt });
      return result;
    },
    delete: (id: string) => pending.delete(id),
    clear: () => pending.clear(),
  };
}

/** What counts and stored replies name a caller by: its developer, or the person. */
export function nameOfCaller({ actor }: Pick<Caller, "actor">): string {
  return actor.kind === "person" ? actor.personId : actor.developerId;
}

/** The refusal of suspended credentials. */
export function suspendedError(reason: string): ServiceError {
  return new ServiceError("FORBIDDEN", `An operator of this service suspended these credentials: ${reason}`);
}

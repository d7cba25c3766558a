import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { decodeSession, sessionCookie } from "../auth/session-token.ts";
import type { Actor, Context } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import { type RateLimitClass, tierLimits } from "../core/tiers.ts";
import {
  CREDENTIALS_CHANNEL,
  hashKey,
  isKey,
  KEY_PREFIX,
  lookUpKey,
  lookUpSession,
  markKeyUsed,
  markSessionUsed,
  onCredentialChange,
} from "../domains/developers/index.ts";
import type { ApiRequest } from "./message.ts";
import { type Bucket, callerBuckets } from "./rate-limit.ts";

/** Who calls with valid credentials, and what the calls are charged to. */
export interface Caller {
  actor: Extract<Actor, { kind: "key" | "session" }>;
  buckets: Record<RateLimitClass, readonly Bucket[]>;
}

/** How long a look-up is believed, in milliseconds, where no announcement ends it sooner. */
const BELIEVED_MS = 10_000;
/** How long it is believed while it is not known that every announcement came: what ends is felt within a second. */
const UNHEARD_MS = 800;
const USE_NOTED_EVERY_MS = 60_000;
/** Credentials remembered as existing, and as not existing; apart, so that guesses push no real one out. */
const REMEMBERED = 50_000;
/** Look-ups a second for unknown credentials from addresses whose bucket is used up. */
const SPARE_LOOKUPS = 20;
/** A session's token has about 330 characters. */
const LONGEST_AUTHORIZATION = 1_024;

/** A key or a session that exists. It is remembered under the key's hash or the session's id. */
interface Found {
  caller: Caller;
  /** Unix milliseconds. */
  expiresAt: number;
}

interface Remembered extends Found {
  lookedUpAt: number;
  /** The same moment on the process's own clock. */
  checkedAt: number;
  usedAt: number;
}

type Answer = Caller | null | "refused";

export interface Authenticator {
  /**
   * The caller, or null where the credentials are missing or not valid. `mayLookUp` is asked before credentials that were
   * never seen valid cost work; where it says no, the answer is "refused".
   */
  authenticate(request: ApiRequest, at: number, mayLookUp: () => boolean): Answer | Promise<Answer>;
  stop(): Promise<void>;
}

export function createAuthenticator(ctx: Pick<Context, "pg" | "env" | "log">): Authenticator {
  const known = new LRUCache<string, Remembered>({ max: REMEMBERED });
  const unknown = new LRUCache<string, number>({ max: REMEMBERED });
  /** Session ids of tokens that were decrypted, by the token's hash. */
  const decoded = new LRUCache<string, string>({ max: REMEMBERED });
  const asked = new Map<string, { answer: Promise<Caller | null>; begunAt: number }>();
  const cookieName = sessionCookie(ctx.env);
  let spare = { second: 0, left: SPARE_LOOKUPS };
  // Announcements that come while a look-up is under way make its result worthless to remember, and to whoever asks after them.
  let generation = 0;

  function forget(credential: string): void {
    generation++;
    if (credential === "*") {
      known.clear();
      unknown.clear();
      asked.clear();
    } else {
      known.delete(credential);
      unknown.delete(credential);
      asked.delete(credential);
    }
  }

  /** What memory says of a credential; undefined where it has to be looked up. */
  function recall(name: string, at: number): Caller | null | undefined {
    const hears = listener.heardAgo() < UNHEARD_MS;
    const remembered = known.get(name);
    if (remembered) {
      const isSure = hears || performance.now() - remembered.checkedAt < UNHEARD_MS;
      return isSure && at - remembered.lookedUpAt < BELIEVED_MS ? use(remembered, at) : undefined;
    }
    const missedAt = unknown.get(name);
    return hears && missedAt !== undefined && at - missedAt < BELIEVED_MS ? null : undefined;
  }

  /** Requests that come together ask once. A look-up that takes long may find what has ended since: after a while it is begun anew. */
  function ask(name: string, at: number, load: (name: string) => Promise<Found | null>): Promise<Caller | null> {
    const begunAt = performance.now();
    const before = asked.get(name);
    if (before && begunAt - before.begunAt < UNHEARD_MS) return before.answer;
    const answer = lookUp(name, at, load).finally(() => {
      if (asked.get(name)?.answer === answer) asked.delete(name);
    });
    asked.set(name, { answer, begunAt });
    return answer;
  }

  async function lookUp(
    name: string,
    at: number,
    load: (name: string) => Promise<Found | null>,
  ): Promise<Caller | null> {
    const before = generation;
    const checkedAt = performance.now();
    const found = await load(name);
    if (!found) {
      known.delete(name);
      if (before === generation) unknown.set(name, at);
      return null;
    }
    const remembered = { ...found, lookedUpAt: at, checkedAt, usedAt: known.get(name)?.usedAt ?? 0 };
    if (before === generation) known.set(name, remembered);
    return use(remembered, at);
  }

  async function loadKey(keyHash: string): Promise<Found | null> {
    const found = await lookUpKey(ctx, keyHash);
    if (!found) return null;
    const { keyId, developerId, wallet, tier, permissions, expiresAt } = found;
    return {
      caller: {
        actor: { kind: "key", keyId, developerId, wallet, tier, permissions },
        buckets: callerBuckets(found, tierLimits(tier, ctx.env)),
      },
      expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    };
  }

  async function loadSession(sessionId: string): Promise<Found | null> {
    const found = await lookUpSession(ctx, sessionId);
    if (!found) return null;
    const { developerId, wallet, tier, expiresAt } = found;
    return {
      caller: {
        actor: { kind: "session", sessionId, developerId, wallet, tier },
        buckets: callerBuckets({ developerId }, tierLimits(tier, ctx.env)),
      },
      expiresAt: expiresAt.getTime(),
    };
  }

  function use(credential: Remembered, at: number): Caller | null {
    if (at >= credential.expiresAt) return null;
    const { actor } = credential.caller;
    if (at - credential.usedAt >= USE_NOTED_EVERY_MS) {
      credential.usedAt = at;
      const noting =
        actor.kind === "key"
          ? markKeyUsed(ctx, { keyId: actor.keyId, at: new Date(at) })
          : markSessionUsed(ctx, { sessionId: actor.sessionId, at: new Date(at) });
      noting.catch((err) => ctx.log.warn({ err, by: actor.kind }, "the use of a credential is not noted"));
    }
    return credential.caller;
  }

  /**
   * Whether something never seen valid may cost work. A valid credential never meets the bucket of its address: a few look-ups
   * a second tell it from the guesses that used the bucket up.
   */
  function mayTry(at: number, mayLookUp: () => boolean): boolean {
    if (mayLookUp()) return true;
    const second = Math.floor(at / 1000);
    if (second !== spare.second) spare = { second, left: SPARE_LOOKUPS };
    return spare.left-- > 0;
  }

  function byKey(key: string, at: number, mayLookUp: () => boolean): Answer | Promise<Answer> {
    const name = hashKey(key);
    const recalled = recall(name, at);
    if (recalled !== undefined) return recalled;
    if (!known.has(name)) {
      if (!isKey(key)) return null;
      if (!mayTry(at, mayLookUp)) return "refused";
    }
    return ask(name, at, loadKey);
  }

  function bySession(token: string, at: number, mayLookUp: () => boolean): Answer | Promise<Answer> {
    const name = hash("sha256", token, "hex");
    const sessionId = decoded.get(name);
    if (sessionId !== undefined) return bySessionId(sessionId, at);
    if (!mayTry(at, mayLookUp)) return "refused";
    return decodeSession(ctx.env, token).then((named) => {
      if (named === null) return null;
      decoded.set(name, named);
      return bySessionId(named, at);
    });
  }

  function bySessionId(sessionId: string, at: number): Answer | Promise<Answer> {
    const recalled = recall(sessionId, at);
    return recalled !== undefined ? recalled : ask(sessionId, at, loadSession);
  }

  const endLocal = onCredentialChange(ctx.pg, forget);
  const listener = listen(
    ctx.env.DATABASE_URL,
    CREDENTIALS_CHANNEL,
    { message: forget, connect: () => forget("*") },
    ctx.log,
  );

  return {
    authenticate(request, at, mayLookUp) {
      const token = cameByCookie(request) ? cookieOf(request, cookieName) : bearer(request);
      if (token === null) return null;
      return token.startsWith(KEY_PREFIX) ? byKey(token, at, mayLookUp) : bySession(token, at, mayLookUp);
    },
    stop: () => {
      endLocal();
      return listener.stop();
    },
  };
}

/** Whether a request's credentials can only be a cookie: a Bearer header, even an invalid one, overrides it. */
export function cameByCookie(request: ApiRequest): boolean {
  return !/^bearer(?:\s|$)/i.test(request.header("authorization") ?? "");
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

/** The value of a cookie; of several with one name the last, which is the one Next takes. A key is no cookie. */
export function cookieOf(request: ApiRequest, name: string): string | null {
  const pairs = request.header("cookie")?.split(";") ?? [];
  const pair = pairs.findLast((one) => one.trimStart().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  return value && !value.startsWith(KEY_PREFIX) ? value : null;
}

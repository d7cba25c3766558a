import { LRUCache } from "lru-cache";
import type { Actor } from "../core/context.ts";
import type { Env } from "../core/env.ts";
import { ServiceError } from "../core/errors.ts";
import { type PlanLimits, type RateLimitClass, rateLimitClasses } from "../core/plans.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { keyedHash } from "../domains/once/index.ts";
import type { Bucket } from "./limit-store.ts";

/** An authenticated actor and the buckets its requests are charged to, by the endpoint's class. */
export interface Caller {
  actor: Extract<Actor, { kind: "key" | "session" | "publishable" | "person" }>;
  buckets: Record<RateLimitClass, readonly Bucket[]>;
  /** Of a publishable key: the origins whose pages may use it, and the further buckets of a client's address. */
  pages?: { origins: readonly string[]; visitorBuckets(client: string): readonly Bucket[] };
  /** Why an operator suspended it, if one has. It may then only do what requests without credentials may do. */
  suspension?: string;
}

/** What counts and stored replies name a caller by: its developer, or the person. */
export function nameOfCaller({ actor }: Pick<Caller, "actor">): string {
  return actor.kind === "person" ? actor.personId : actor.developerId;
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
export function pageBuckets(
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

/** The refusal of suspended credentials. */
export function suspendedError(reason: string): ServiceError {
  return new ServiceError("FORBIDDEN", `An operator of this service suspended these credentials: ${reason}`);
}

import { ServiceError } from "../../core/errors.ts";
import type { ClientBuckets } from "../address-buckets.ts";
import type { Bucket, Charge, LimitStore } from "../limit-store.ts";
import { andThen, type Stage } from "./compose.ts";
import type { Authenticated, Charged } from "./state.ts";

/** A limit has no room for a request. `charge` is for the response's headers. */
export class LimitExceeded extends ServiceError {
  constructor(
    readonly charge: Charge,
    readonly cost: number | null = null,
  ) {
    const why =
      cost === null
        ? "The limit is used up."
        : `This call counts as ${cost} requests, and the limit has ${charge.remaining} left.`;
    super("RATE_LIMIT_EXCEEDED", `${why} Retry-After says when to try again.`);
  }
}

/** Throws LimitExceeded for a refused charge. */
export function requireAllowed(charge: Charge, cost: number | null = null): Charge {
  if (!charge.allowed) throw new LimitExceeded(charge, cost);
  return charge;
}

/** What bounds the calls of a caller that were read and then refused for their cost, which cost nothing else. */
export function refusalBuckets(buckets: readonly Bucket[]): readonly Bucket[] {
  const minutes = buckets.filter(({ window }) => window === "minute");
  return minutes.map((bucket) => ({ ...bucket, id: `${bucket.id} refused` }));
}

/**
 * Charges a request as one: to its caller, or to the client's address without a valid caller or endpoint. Runs before
 * authorization, so that requests without permission count too.
 */
export function createCharge(limits: LimitStore, clientBuckets: ClientBuckets): Stage<Authenticated, Charged> {
  return (state) => {
    const { request, at, match, caller } = state;
    const own = match && caller ? caller.buckets[match.route.endpoint.rateLimit] : clientBuckets(request);
    // A visitor's day count is loaded only while its page's own have room: strangers cannot fill the memory.
    if (caller?.pages) requireAllowed(limits.peek(own, at));
    const client = caller?.pages && clientBuckets(request).at(-1)?.id;
    const buckets = client ? [...own, ...(caller.pages?.visitorBuckets(client) ?? [])] : own;
    if (match?.route.endpoint.isFree) return { ...state, buckets, charge: limits.peek(clientBuckets(request), at) };
    if (match?.route.endpoint.cost) requireAllowed(limits.peek(refusalBuckets(buckets), at));
    return andThen(limits.charge(buckets, at), (charge) => ({ ...state, buckets, charge: requireAllowed(charge) }));
  };
}

import type { Actor } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import type { RateLimitClass } from "../core/plans.ts";
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

/** The refusal of suspended credentials. */
export function suspendedError(reason: string): ServiceError {
  return new ServiceError("FORBIDDEN", `An operator of this service suspended these credentials: ${reason}`);
}

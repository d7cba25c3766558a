import { ServiceError } from "../../core/errors.ts";
import type { ClientBuckets } from "../address-buckets.ts";
import type { Authenticator } from "../authenticator.ts";
import { type Caller, suspendedError } from "../caller.ts";
import type { Endpoint } from "../define-endpoint.ts";
import type { LimitStore } from "../limit-store.ts";
import { andThen, type Stage } from "./compose.ts";
import type { Authenticated, Resolved } from "./state.ts";

/**
 * Finds the caller. Unknown credentials are looked up only while the client's address has requests left. Those that may not be used here
 * are none: their request is charged to the address, and refused unless the endpoint is public.
 */
export function createAuthenticate(
  authenticator: Authenticator,
  limits: LimitStore,
  clientBuckets: ClientBuckets,
): Stage<Resolved, Authenticated> {
  return (state) => {
    const { request, at, match } = state;
    if (!match) return { ...state, caller: null };
    const mayLookUp = () => limits.peek(clientBuckets(request), at).allowed;
    return andThen(authenticator.authenticate(request, at, mayLookUp), (caller) => {
      const unusable = caller && findUnusable(caller, match.route.endpoint, request.header("origin"));
      return unusable ? { ...state, caller: null, unusable } : { ...state, caller };
    });
  };
}

/** Why a caller's valid credentials may not be used for a request; null if they may. */
function findUnusable(
  { suspension, pages }: Caller,
  endpoint: Pick<Endpoint, "takesPublishableKey">,
  origin: string | undefined,
): ServiceError | null {
  if (suspension !== undefined) return suspendedError(suspension);
  if (!pages) return null;
  if (!endpoint.takesPublishableKey) {
    return new ServiceError(
      "FORBIDDEN",
      "A publishable key may not call this. Call it from your server, with a secret key.",
    );
  }
  if (origin !== undefined && pages.origins.includes(origin)) return null;
  const given = origin === undefined ? "no Origin" : "another Origin";
  return new ServiceError(
    "FORBIDDEN",
    `This publishable key is for pages of certain origins, and the request has ${given}.`,
  );
}

import type { ClientBuckets } from "../address-buckets.ts";
import type { Authenticator } from "../authenticator.ts";
import type { LimitStore } from "../limit-store.ts";
import { andThen, type Stage } from "./compose.ts";
import type { Authenticated, Resolved } from "./state.ts";

/** Finds the caller. Unknown credentials are looked up only while the client's address has requests left. */
export function createAuthenticate(
  authenticator: Authenticator,
  limits: LimitStore,
  clientBuckets: ClientBuckets,
): Stage<Resolved, Authenticated> {
  return (state) => {
    const { request, at, match } = state;
    if (!match) return { ...state, caller: null };
    const mayLookUp = () => limits.peek(clientBuckets(request), at).allowed;
    return andThen(authenticator.authenticate(request, at, mayLookUp), (caller) =>
      caller?.suspension === undefined
        ? { ...state, caller }
        : { ...state, caller: null, suspension: caller.suspension },
    );
  };
}

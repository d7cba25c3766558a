import type { Env } from "../../core/env.ts";
import { ServiceError } from "../../core/errors.ts";
import { isOperator } from "../../core/operators.ts";
import { allows } from "../../core/permissions.ts";
import type { Caller } from "../caller.ts";
import { cameByCookie } from "../credentials.ts";
import { accessInWords, accessList, type Endpoint, isPublic } from "../define-endpoint.ts";
import { requireSameOrigin } from "../same-origin.ts";
import type { Stage } from "./compose.ts";
import type { Authorized, Charged } from "./state.ts";

/** Throws if a request may not call its endpoint. `areLimitsShared` is false while this process counts limits alone. */
export function createAuthorize(
  env: Pick<Env, "PUBLIC_ORIGIN" | "OPERATORS" | "CHAINS">,
  areLimitsShared: () => boolean,
): Stage<Charged, Authorized> {
  return (state) => {
    const { request, match, refusal, caller, unusable } = state;
    if (!match) throw refusal;
    const { endpoint } = match.route;
    if (unusable && !isPublic(endpoint)) throw unusable;
    requireAccess(env, endpoint, caller);
    if (caller && endpoint.method !== "GET" && !isPublic(endpoint) && cameByCookie(request)) {
      requireSameOrigin(request, env, { takesFiles: endpoint.upload !== undefined });
    }
    if (endpoint.needsSharedLimits && !areLimitsShared()) {
      throw new ServiceError(
        "SERVICE_UNAVAILABLE",
        "Not available until limits are counted over all servers again; try again soon.",
      );
    }
    return { ...state, match };
  };
}

/** A session has every permission but an operator's, which no key has. */
function requireAccess(env: Pick<Env, "OPERATORS" | "CHAINS">, endpoint: Endpoint, caller: Caller | null): void {
  if (!caller) {
    if (isPublic(endpoint)) return;
    throw new ServiceError(
      "UNAUTHORIZED",
      "This needs a valid API key, or the token of a signed-in wallet, in the header Authorization: Bearer <key>.",
    );
  }
  const { actor } = caller;
  const ways = accessList(endpoint);
  const isGranted = ways.some((way) => {
    if (way === "public") return true;
    if (way === "operator") return isOperator(env, actor);
    return actor.kind === "session" || (way !== "session" && allows(actor.permissions, way));
  });
  if (isGranted) return;
  const needed = ways.map((way) => accessInWords(way).replaceAll("`", ""));
  throw new ServiceError("FORBIDDEN", `This needs ${needed.join(" or ")}.`);
}

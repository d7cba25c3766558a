import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { WRONG_HOST } from "../allowed-host.ts";
import { isWellEscaped, type Router } from "../router.ts";
import type { Stage } from "./compose.ts";
import type { Received, Resolved } from "./state.ts";

/** Finds the endpoint of a request, or the reason why there is none. */
export function createResolve(
  router: Router,
  isOwnHost: (host: string | undefined) => boolean,
): Stage<Received, Resolved> {
  return (state) => {
    const { method, path, header } = state.request;
    if (!isOwnHost(header("host"))) return { ...state, match: null, refusal: invalidField("Host", WRONG_HOST) };
    const match = router.find(method, path);
    return { ...state, match, refusal: match ? null : noEndpoint(path) };
  };
}

function noEndpoint(path: string): ServiceError {
  if (!isWellEscaped(path)) return invalidField("path", "has a malformed percent escape");
  return new ServiceError("NOT_FOUND", "Nothing exists at this method and path.");
}

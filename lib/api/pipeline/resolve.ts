import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { WRONG_HOST } from "../allowed-host.ts";
import { isWellEscaped, type Router } from "../router.ts";
import type { Stage } from "./compose.ts";
import type { Received, Resolved } from "./state.ts";

/** The error of a path that has other methods; the response names them in `Allow`. */
export class WrongMethod extends ServiceError {
  constructor(readonly allowed: readonly string[]) {
    super("NOT_FOUND", `Nothing exists at this method and path; the path answers ${allowed.join(", ")}.`);
  }
}

/** Finds the endpoint of a request, or the reason why there is none. */
export function createResolve(
  router: Router,
  isOwnHost: (host: string | undefined) => boolean,
): Stage<Received, Resolved> {
  return (state) => {
    const { method, path, header } = state.request;
    if (!isOwnHost(header("host"))) return { ...state, match: null, refusal: invalidField("Host", WRONG_HOST) };
    const match = router.find(method, path);
    return { ...state, match, refusal: match ? null : noEndpoint(router, path) };
  };
}

function noEndpoint(router: Router, path: string): ServiceError {
  if (!isWellEscaped(path)) return invalidField("path", "has a malformed percent escape");
  const allowed = router.methodsOf(path);
  if (allowed.length > 0) return new WrongMethod(allowed);
  return new ServiceError("NOT_FOUND", "Nothing exists at this method and path.");
}

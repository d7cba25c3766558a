import { ServiceError } from "../core/errors.ts";
import { allows } from "../core/permissions.ts";
import type { Caller } from "./authenticate.ts";
import { accessList, type Endpoint } from "./define-endpoint.ts";

/** Throw FORBIDDEN unless the caller has one of the endpoint's ways of access. A session has every permission. */
export function authorize(endpoint: Endpoint, { actor }: Caller): void {
  const ways = accessList(endpoint);
  const granted = ways.some(
    (way) => way === "public" || actor.kind === "session" || (way !== "session" && allows(actor.permissions, way)),
  );
  if (granted) return;
  const needed = ways.map((way) => (way === "session" ? "a signed-in wallet" : `a key with the permission ${way}`));
  throw new ServiceError("FORBIDDEN", `This needs ${needed.join(" or ")}.`);
}

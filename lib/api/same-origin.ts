import type { Env } from "../core/env.ts";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import type { ApiRequest } from "./message.ts";
import { isJson } from "./read-input.ts";

/**
 * Browsers send cookies along with what any page asks for. An unsafe request by cookie therefore has to come from a page of
 * this service (FORBIDDEN), and not from a form (INVALID_REQUEST), which can send anything but JSON.
 */
export function requireSameOrigin(request: ApiRequest, env: Pick<Env, "PUBLIC_ORIGIN">): void {
  if (request.header("origin") !== env.PUBLIC_ORIGIN) {
    throw new ServiceError("FORBIDDEN", `By cookie, this can only be asked by a page of ${env.PUBLIC_ORIGIN}.`);
  }
  const type = request.header("content-type");
  if (type !== undefined && !isJson(type)) throw invalidField("Content-Type", "must be application/json");
}

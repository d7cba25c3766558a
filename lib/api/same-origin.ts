import type { Env } from "../core/env.ts";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { splitPublicOrigin } from "../core/public-origin.ts";
import type { ApiRequest } from "./message.ts";
import { isJson } from "./read-input.ts";

/** Prevents cross-site requests: one that changes something by cookie needs the public origin (or FORBIDDEN) and JSON (or INVALID_REQUEST). */
export function requireSameOrigin(
  request: ApiRequest,
  env: Pick<Env, "PUBLIC_ORIGIN">,
  { takesFiles = false }: { takesFiles?: boolean } = {},
): void {
  if (request.header("origin") !== splitPublicOrigin(env.PUBLIC_ORIGIN).origin) {
    throw new ServiceError("FORBIDDEN", `With a cookie, only pages of ${env.PUBLIC_ORIGIN} may send this request.`);
  }
  const type = request.header("content-type");
  if (takesFiles && type?.toLowerCase() === "application/octet-stream") return;
  if (type !== undefined && !isJson(type)) throw invalidField("Content-Type", "must be application/json");
}

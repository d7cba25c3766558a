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

/** Whether a request comes from a page of this service: browsers send the page's origin, other clients may send none. */
export function isOfOwnPage(
  { header }: Pick<ApiRequest, "header">,
  env: Pick<Env, "PUBLIC_ORIGIN" | "TRUST_PROXY">,
): boolean {
  const origin = header("origin");
  if (origin === undefined || origin === splitPublicOrigin(env.PUBLIC_ORIGIN).origin) return true;
  const hosts = [header("host"), env.TRUST_PROXY ? header("x-forwarded-host") : undefined];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

import { KEY_PREFIX } from "../domains/developers/index.ts";
import type { ApiRequest } from "./message.ts";

/** A session's token has about 330 characters. */
const LONGEST_AUTHORIZATION = 1_024;

/** The API key or session token of a request; null where there is none, or none that can be read. */
export function readToken(request: ApiRequest, cookieName: string): string | null {
  return cameByCookie(request) ? cookieOf(request, cookieName) : bearerToken(request);
}

/** Whether a request's credentials can only be a cookie: a Bearer header, even an invalid one, overrides it. */
export function cameByCookie(request: ApiRequest): boolean {
  return !/^bearer(?:\s|$)/i.test(request.header("authorization") ?? "");
}

/**
 * The token of the Authorization header: `Bearer` in any case, one space, the token. Anything else is null, as are several
 * such headers, whose joined values have a comma.
 */
function bearerToken(request: ApiRequest): string | null {
  const value = request.header("authorization");
  if (value === undefined || value.length > LONGEST_AUTHORIZATION) return null;
  return /^bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(value)?.[1] ?? null;
}

/** The value of a cookie; of several with one name the last, which is the one Next takes. An API key is no cookie. */
export function cookieOf(request: ApiRequest, name: string): string | null {
  const pairs = request.header("cookie")?.split(";") ?? [];
  const pair = pairs.findLast((one) => one.trimStart().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  return value && !value.startsWith(KEY_PREFIX) ? value : null;
}

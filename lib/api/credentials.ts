import { beginsAsKey } from "../domains/developers/index.ts";
import type { ApiRequest } from "./message.ts";

/** A session's token has about 330 characters. */
const LONGEST_AUTHORIZATION = 1_024;

/** The API key or session token of a request; null if missing or unreadable. */
export function readToken(request: ApiRequest, cookieName: string): string | null {
  return cameByCookie(request) ? cookieOf(request, cookieName) : bearerToken(request);
}

/** Whether the credentials can only be a cookie. A Bearer header, even an invalid one, overrides the cookie. */
export function cameByCookie(request: ApiRequest): boolean {
  return !/^bearer(?:\s|$)/i.test(request.header("authorization") ?? "");
}

/** `Bearer` in any case, spaces, the token. Null for anything else, also for several headers, which are joined by commas. */
function bearerToken(request: ApiRequest): string | null {
  const value = request.header("authorization");
  if (value === undefined || value.length > LONGEST_AUTHORIZATION) return null;
  return /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(value)?.[1] ?? null;
}

/** The value of the last cookie with this name, as Next reads it. An API key is not accepted as a cookie. */
export function cookieOf(request: ApiRequest, name: string): string | null {
  const pairs = request.header("cookie")?.split(";") ?? [];
  const pair = pairs.findLast((one) => one.trimStart().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  return value && !beginsAsKey(value) ? value : null;
}

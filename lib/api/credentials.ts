import { beginsAsKey } from "../domains/developers/index.ts";
import type { ApiRequest } from "./message.ts";

/** Whether the credentials can only be a cookie. A Bearer header, even an invalid one, overrides the cookie. */
export function cameByCookie(request: ApiRequest): boolean {
  return !/^bearer(?:\s|$)/i.test(request.header("authorization") ?? "");
}

/** The value of the last cookie with this name, as Next reads it. An API key is not accepted as a cookie. */
export function cookieOf(request: ApiRequest, name: string): string | null {
  const pairs = request.header("cookie")?.split(";") ?? [];
  const pair = pairs.findLast((one) => one.trimStart().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  return value && !beginsAsKey(value) ? value : null;
}

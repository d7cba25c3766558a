import type { Env } from "../core/env.ts";
import { isLoopback, LOOPBACK } from "../core/loopback.ts";
import type { ApiResponse } from "./message.ts";

/**
 * Checks the `Host` header against DNS rebinding: allowed are the host of PUBLIC_ORIGIN, loopback names and ALLOWED_HOSTS, with
 * any port. Browsers always send Host, so requests without it are allowed.
 */
export function hostCheck(env: Pick<Env, "PUBLIC_ORIGIN" | "ALLOWED_HOSTS">): (host: string | undefined) => boolean {
  const allowed = new Set([...LOOPBACK, new URL(env.PUBLIC_ORIGIN).hostname, ...env.ALLOWED_HOSTS]);
  let last: string | undefined;
  return (host) => {
    // Most requests have the same host.
    if (host === undefined || host === "" || host === last) return true;
    const [, name = ""] = /^(\[[^\]]*\]|[^:]*?)\.?(?::\d*)?$/.exec(host) ?? [];
    if (!allowed.has(name.toLowerCase())) return false;
    last = host;
    return true;
  };
}

/**
 * The origin that a client asked, for documents that name it: clients compare it with the address that they were given. PUBLIC_ORIGIN if
 * the request names none of this service's hosts, or a loopback name that a proxy put in place of a public one.
 */
export function askedOrigin(env: Pick<Env, "PUBLIC_ORIGIN" | "ALLOWED_HOSTS">, host: string | undefined): string {
  const { protocol, origin, pathname } = new URL(env.PUBLIC_ORIGIN);
  if (!host || !hostCheck(env)(host) || !URL.canParse(`${protocol}//${host}`)) return env.PUBLIC_ORIGIN;
  const asked = new URL(`${protocol}//${host}`).origin;
  if (isLoopback(asked) && !isLoopback(origin)) return env.PUBLIC_ORIGIN;
  return `${asked}${pathname === "/" ? "" : pathname}`;
}

/** Health probes and metrics scrapers use the machine's own name or address. */
export function takesAnyHost(path: string): boolean {
  return path === "/metrics" || path.startsWith("/health/");
}

export const WRONG_HOST = "is not a host of this service, which PUBLIC_ORIGIN and ALLOWED_HOSTS list";

/** The response to a request for a page of another host. */
export function refuseHost(): ApiResponse {
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
  return { status: 400, headers, body: `The header Host ${WRONG_HOST}.\n` };
}

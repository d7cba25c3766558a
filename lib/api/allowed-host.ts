import type { Env } from "../core/env.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether this service answers to what a request names in `Host`: the host of the public origin, loopback by its own names, and
 * what ALLOWED_HOSTS lists, with any port. A page elsewhere that has pointed its own name at this service (DNS rebinding) sends
 * that name. A request without Host is no browser's, and is answered.
 */
export function hostCheck(env: Pick<Env, "PUBLIC_ORIGIN" | "ALLOWED_HOSTS">): (host: string | undefined) => boolean {
  const allowed = new Set([...LOOPBACK, new URL(env.PUBLIC_ORIGIN).hostname, ...env.ALLOWED_HOSTS]);
  let last: string | undefined;
  return (host) => {
    // Clients say the same again and again.
    if (host === undefined || host === "" || host === last) return true;
    const [, name = ""] = /^(\[[^\]]*\]|[^:]*?)\.?(?::\d*)?$/.exec(host) ?? [];
    if (!allowed.has(name.toLowerCase())) return false;
    last = host;
    return true;
  };
}

/** Where any Host is answered: probes and scrapers name the machine they ask. */
export function takesAnyHost(path: string): boolean {
  return path === "/metrics" || path.startsWith("/health/");
}

export const WRONG_HOST = "names none of this service's: PUBLIC_ORIGIN and ALLOWED_HOSTS name them";

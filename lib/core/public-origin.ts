import { z } from "zod";

/** Paths of the service: below them, a request with the public path would look like one without it. */
const OWN_PATH = /^\/(?:_next|api|health|mcp|metrics|v\d+)(?:\/|$)/;

/**
 * Where users reach the service: scheme, host and port, and the path below which a proxy serves it, without a slash at the end. It is
 * what signatures are bound to and what every link begins with.
 */
export const PublicOrigin = z
  .url({ protocol: /^https?$/ })
  .superRefine((value, issues) => {
    const fault = findFault(value);
    if (fault !== null) issues.addIssue({ code: "custom", message: fault });
  })
  .transform((value) => {
    const { origin } = new URL(value);
    return `${origin}${pathOf(value).replace(/\/$/, "")}`;
  });

/** The path as it is written: `new URL` resolves dots and backslashes. */
function pathOf(value: string): string {
  return /^[^:]+:\/\/[^/\\?#]*([^?#]*)/.exec(value)?.[1] ?? "";
}

function findFault(value: string): string | null {
  const { hostname, username, password } = new URL(value);
  // Wallets sign messages that name the host by RFC 3986, which allows fewer characters than browsers do.
  if (!/^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=-]+)$/i.test(hostname)) {
    return "its host has a character that no message of Sign-In with Ethereum may contain";
  }
  if (username !== "" || password !== "") return "must have no user and no password";
  if (/[?#]/.test(value)) return "must have no query and no fragment: addresses of the service begin with it";
  const path = pathOf(value);
  if (!/^(?:\/[\w-][\w.~-]*)*\/?$/.test(path)) {
    return `its path ${path} must consist of segments such as /credence, of letters, digits, hyphens, underscores, dots and tildes`;
  }
  if (OWN_PATH.test(path)) return `its path ${path} begins like a path of the service itself; choose another`;
  return null;
}

/** The scheme, host and port of a public origin, and its path: empty for the root of the host. */
export function splitPublicOrigin(publicOrigin: string): { origin: string; basePath: string } {
  const { origin, pathname } = new URL(publicOrigin);
  return { origin, basePath: pathname === "/" ? "" : pathname };
}

/**
 * A path without the public one, as the service routes it. Paths that do not begin with it stay: those of probes, and of a proxy that
 * removes it. A well-known address has it after its name (RFC 9728, 3.1).
 */
export function withoutBasePath(path: string, basePath: string): string {
  if (basePath === "") return path;
  const [, name, below] = /^(\/\.well-known\/[^/]+)(\/.*)$/.exec(path) ?? [];
  if (name !== undefined && below !== undefined)
    return `${name}${withoutBasePath(below, basePath).replace(/^\/$/, "")}`;
  if (!path.startsWith(basePath)) return path;
  const rest = path.slice(basePath.length);
  return rest === "" ? "/" : rest.startsWith("/") ? rest : path;
}

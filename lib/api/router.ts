import findMyWay from "find-my-way";
import { type Endpoint, preflightOf } from "./declaration/define-endpoint.ts";

interface Route {
  operation: string;
  endpoint: Endpoint;
}

export interface Match {
  route: Route;
  /** Decoded path parameters. */
  params: Record<string, string | undefined>;
}

export interface Router {
  /** The endpoint of a canonical path; null if there is none or the path has a malformed escape. */
  find(method: string, path: string): Match | null;
  /** The methods of a canonical path; none if it has no endpoint. */
  methodsOf(path: string): readonly string[];
  /** Whether a canonical path belongs to the API, even if it is NOT_FOUND. */
  owns(path: string): boolean;
}

/** First path segments of endpoints outside `/v1`; empty for the root. */
export function rootSegments(endpoints: Readonly<Record<string, Endpoint>>): ReadonlySet<string> {
  const firsts = Object.values(endpoints).map(({ path }) => firstSegment(path));
  return new Set(firsts.filter((segment) => segment !== "v1"));
}

function firstSegment(path: string): string {
  const end = path.indexOf("/", 1);
  return path.slice(1, end < 0 ? undefined : end);
}

function under(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path.charCodeAt(prefix.length) === 47);
}

/** The prefix of a version. There is only the first, and clients of others get an error they can read. */
const VERSION = /^\/v[0-9]+(?:\/|$)/;

/** Characters that may need canonicalizing: escapes, dot segments, backslashes, fragments, unescaped characters. */
const UNUSUAL = /[%\\#]|\/\.|[^\x21-\x7e]/;
const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * The form of a path that is routed, limited and forwarded, so that no other spelling bypasses a check: unreserved characters
 * unescaped (RFC 3986, 6.2.2.2), dot segments resolved, backslashes as slashes. Escaped and double slashes stay, the latter not below `/snapshot`. A path with a
 * malformed escape is returned unchanged; both adapters reject it.
 */
export function canonicalPath(path: string): string {
  // Snapshot's strategies join an address and a name by a slash, whether there is one or not.
  if (path.includes("//") && path.includes("/snapshot/")) return canonicalPath(path.replaceAll(/\/{2,}/g, "/"));
  if (!UNUSUAL.test(path) || !path.startsWith("/") || !isWellEscaped(path)) return path;
  const unescaped = path.replaceAll(/%([0-9a-f]{2})/gi, (written, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return UNRESERVED.test(character) ? character : written.toUpperCase();
  });
  return new URL(`http://localhost${unescaped}`).pathname;
}

/** The path as endpoints declare it: without the prefix `/api` and one trailing slash. */
export function declaredPath(path: string): string {
  const declared = path.startsWith("/api/v1") ? path.slice(4) : path;
  return declared.length > 1 && declared.endsWith("/") ? declared.slice(0, -1) : declared;
}

export function createRouter(endpoints: Readonly<Record<string, Endpoint>>): Router {
  // One entry for all methods of a path, so that a wrong method of a static path does not match a path with a parameter.
  const paths = new Map<string, Map<string, Route>>();
  for (const [operation, endpoint] of Object.entries(endpoints)) {
    const byMethod = paths.get(endpoint.path) ?? new Map<string, Route>();
    if (byMethod.has(endpoint.method)) throw new Error(`Two endpoints answer ${endpoint.method} ${endpoint.path}.`);
    byMethod.set(endpoint.method, { operation, endpoint });
    if (endpoint.anyOrigin || endpoint.takesPublishableKey)
      byMethod.set("OPTIONS", { operation: "preflight", endpoint: preflightOf(endpoint) });
    paths.set(endpoint.path, byMethod);
  }
  const roots = rootSegments(endpoints);
  // Long parameters reach their schema, which has the better error.
  const router = findMyWay({ caseSensitive: true, maxParamLength: 65_536 });
  for (const [path, byMethod] of paths) {
    router.on("GET", path.replaceAll(/\{(\w+)\}/g, ":$1"), () => {}, byMethod);
  }
  const findPath = (path: string) => {
    const found = path.includes("%") && !isWellEscaped(path) ? null : router.find("GET", declaredPath(path));
    // The store of every path that is registered above.
    return found && { byMethod: found.store as Map<string, Route>, params: found.params };
  };
  return {
    owns(path) {
      // Everything below /api except next-auth's routes is the API's, and so is every version.
      if (under(path, "/v1") || (under(path, "/api") && !under(path, "/api/auth")) || VERSION.test(path)) return true;
      const first = firstSegment(path);
      return roots.has(first) && (first !== "" || path === "/");
    },
    find(method, path) {
      const found = findPath(path);
      const route = found?.byMethod.get(method === "HEAD" ? "GET" : method);
      return found && route ? { route, params: found.params } : null;
    },
    methodsOf(path) {
      const methods = [...(findPath(path)?.byMethod.keys() ?? [])];
      return methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method));
    },
  };
}

/** Whether every percent escape of a path is valid UTF-8. */
export function isWellEscaped(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

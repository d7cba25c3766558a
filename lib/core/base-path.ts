/** The path of PUBLIC_ORIGIN for which the pages were built; empty at the root of a host. */
const basePath = process.env.BASE_PATH ?? "";

/**
 * The address of a path of this service, for elements and requests that Next does not write: `a`, `img`, `form`, `fetch`, cookies. Next's
 * Link, router and redirects take paths as they are.
 */
export function withBasePath(path: string): string {
  if (path === "/") return basePath || "/";
  return path.startsWith("/") ? `${basePath}${path}` : path;
}

/** Host names of loopback, as in a URL. */
export const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL's host is loopback. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}

/** Whether `host` (a name or address without port) is loopback. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${host.includes(":") ? `[${host}]` : host}`;
  return URL.canParse(url) && isLoopback(url);
}

/** Host names of loopback, as in a URL. */
export const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL's host is loopback. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}

/** A host as a browser writes it: a name or address in lower case, IPv6 in brackets, no port. Null for other texts. */
export function readHost(given: string): string | null {
  const host = given.toLowerCase();
  const isHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(host) && URL.canParse(`http://${host}`);
  return isHost && new URL(`http://${host}`).hostname === host ? host : null;
}

/** Whether `host` (a name or address without port) is loopback. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${host.includes(":") ? `[${host}]` : host}`;
  return URL.canParse(url) && isLoopback(url);
}

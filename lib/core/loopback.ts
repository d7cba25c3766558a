const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL names this machine itself. */
export function isLoopback(url: string): boolean {
  return loopback.has(new URL(url).hostname);
}

/** Whether a server that listens on `host` (a name or an address, without a port) is reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${host.includes(":") ? `[${host}]` : host}`;
  return URL.canParse(url) && isLoopback(url);
}

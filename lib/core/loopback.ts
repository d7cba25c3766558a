const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL names this machine itself. */
export function isLoopback(url: string): boolean {
  return loopback.has(new URL(url).hostname);
}

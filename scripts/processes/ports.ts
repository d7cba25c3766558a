import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that systems give to outgoing connections, which could take a free port before it is used, and above what browsers refuse. */
const FREE = { from: 11_000, to: 32_000 };

/** Those of this process, which may not use them at once. */
const given = new Set<number>();

/** A free TCP port of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FREE.from, FREE.to);
    if (given.has(port) || !(await isPortFree(port, "127.0.0.1"))) continue;
    given.add(port);
    return port;
  }
}

/** Whether nothing listens on the port. Rejects for other errors, such as a missing permission for a port below 1024. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  try {
    await listenOnce(port, host);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
}

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver of webhooks in this process, on a port of its own. */
export interface Receiver {
  url: string;
  /** From now on it takes requests and never answers. */
  hang(): void;
  close(): void;
}

/**
 * Start a receiver. `arrived` is told of each request whose body came whole: that body, and when the first bytes were there, on
 * the clock of `performance.now()`. A receiver that hangs tells nothing.
 */
export async function startReceiver(arrived: (body: string, at: number) => void): Promise<Receiver> {
  let isHanging = false;
  const server: Server = createServer(async (request, response) => {
    const at = performance.now();
    if (isHanging) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(204).end();
    arrived(Buffer.concat(chunks).toString(), at);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}/`,
    hang: () => {
      isHanging = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

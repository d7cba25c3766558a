import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listen on loopback, by default on a free port. Rejects if the port is taken. `close` also ends open connections. */
export async function listen(server: Server, port = 0): Promise<{ port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port, // A TCP server's address is never a pipe name.
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

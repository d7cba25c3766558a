import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { listen } from "../../scripts/processes/listen.ts";

/** Serves until the test ends. Returns what sends a request, by its head and the beginning of its body, on a connection of its own. */
export async function serveSockets(listener: RequestListener): Promise<(head: string, body?: string) => Socket> {
  const { port, close } = await listen(createServer(listener));
  onTestFinished(close);
  return (head, body = "") => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n${body}`);
    return socket;
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../scripts/processes/listen.ts";

export interface TestServer {
  url: string;
  /** Answers given or refused so far. */
  calls: () => number;
  close: () => Promise<void>;
}

export type Handler = (request: IncomingMessage, body: string, response: ServerResponse) => void;

/** A real HTTP server on a free port of this machine. */
export async function startHttpServer(handler: Handler): Promise<TestServer> {
  let calls = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    calls++;
    handler(request, body, response);
  });
  const { port, close } = await listen(server);
  return { url: `http://127.0.0.1:${port}`, calls: () => calls, close };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sessionCookie } from "../auth/session-token.ts";
import { systemContext } from "../core/context.ts";
import { trackPage } from "../core/page-failures.ts";
import { refreshBoards } from "../domains/scores/index.ts";

/** Next's request handler. */
export interface Pages {
  /** Rejects where the build cannot be loaded. */
  ready: Promise<void>;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/**
 * Load Next in this process. In development it listens for upgrades on `server`; otherwise it gets a server that never listens,
 * since it would answer none of the API's requests that ask for an upgrade.
 */
export async function loadPages(options: { dev: boolean; server?: Server }): Promise<Pages> {
  const { env } = systemContext();
  const { default: next } = await import("next");
  const { HOST: hostname, PORT: port } = env;
  const app = next({ dev: options.dev, hostname, port, httpServer: options.server ?? createServer() });
  const ready = app.prepare();
  // The caller handles a failure of `ready`; until it does, the rejection must not crash the process.
  ready.catch(() => {});
  return {
    ready,
    async answer(request, response) {
      await ready;
      // Signed-in users see what they just changed, even in another process.
      if (request.headers.cookie?.includes(`${sessionCookie(env)}=`)) await refreshBoards(systemContext());
      // The API answers `/` too, to clients that accept no HTML.
      if (/^\/(?:\?|$)/.test(request.url ?? "")) varyBy(response, "Accept, RSC");
      answerOutage(response, trackPage(request.headers));
      await app.getRequestHandler()(request, response);
    },
    close: () => app.close().catch(() => {}),
  };
}

/** Add names to the header Vary. Next replaces what was set before, so this runs right before the head is sent. */
function varyBy(response: ServerResponse, names: string): void {
  beforeHead(response, () => {
    response.setHeader("Vary", [names, response.getHeader("Vary") ?? []].flat().join(", "));
  });
}

/** Next answers 500 for every failure of a page; an unreachable database is 503, as in the API. */
function answerOutage(response: ServerResponse, isOutage: () => boolean): void {
  beforeHead(response, () => {
    if (!isOutage() || response.statusCode !== 500) return;
    response.statusCode = 503;
    response.setHeader("Retry-After", "1");
  });
  // Forget a failure after the head was sent.
  response.once("close", isOutage);
}

/** Change an answer right before its head is sent. */
function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead;
  const changed = (status: number, ...given: unknown[]) => {
    response.statusCode = status;
    change();
    return Reflect.apply(writeHead, response, [response.statusCode, ...given]);
  };
  // Same overloads as writeHead: what it takes is passed on.
  response.writeHead = changed as typeof writeHead;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { REPLICA_LAG } from "../api/declaration/define-endpoint.ts";
import { sessionCookie } from "../auth/session-token.ts";
import { systemContext, withClients } from "../core/context.ts";
import { languageOf, withLanguage } from "../core/language.ts";
import { type PageContent, trackPage } from "../core/page-outcomes.ts";
import { splitPublicOrigin } from "../core/public-origin.ts";
import { processReplica } from "../core/replica.ts";
import { refreshBoards, usableReplica } from "../domains/scores/index.ts";
import { beforeHead, inlineStyles, readStyleSheets } from "./inline-styles.ts";
import { createReadyPages } from "./ready-pages.ts";

/** Next in this process. */
interface Pages {
  /** Rejects if the build cannot be loaded. */
  ready: Promise<void>;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/**
 * Loads Next in this process. In development it handles upgrades of `server`; otherwise it gets a server that never listens, so
 * that it does not take over upgrade requests of the API.
 */
export async function loadPages(options: { dev: boolean; server?: Server }): Promise<Pages> {
  const { env, log } = systemContext();
  const { default: next } = await import("next");
  const { HOST: hostname, PORT: port } = env;
  const app = next({ dev: options.dev, hostname, port, httpServer: options.server ?? createServer() });
  // In development, sheets change while the server runs.
  const { basePath } = splitPublicOrigin(env.PUBLIC_ORIGIN);
  const sheets = options.dev ? null : readStyleSheets(process.cwd(), basePath);
  const readyPages = createReadyPages(systemContext);
  const ready = app.prepare();
  // The caller handles a rejection later; it must not crash the process until then.
  ready.catch(() => {});
  return {
    ready,
    async answer(request, response) {
      await ready;
      const isSignedIn = request.headers.cookie?.includes(`${sessionCookie(env)}=`) === true;
      // Signed-in users see their latest changes, even from another process.
      if (isSignedIn) await refreshBoards(systemContext());
      const replica = isSignedIn || !mayReadReplica(request) ? null : processReplica({ env, log });
      const source = replica && usableReplica(replica, { env, log });
      const render = async () => {
        if (!options.dev && !isSignedIn && (await readyPages.send(request, response))) return;
        // For clients that accept no HTML, the API answers `/`.
        if (/^\/(?:\?|$)/.test(request.url ?? "")) varyBy(response, "Accept, RSC, User-Agent");
        const content = answerOutcome(request, response);
        if (sheets) inlineStyles(response, sheets);
        if (!options.dev && !isSignedIn) readyPages.keep(request, response, content);
        // Next knows pages by their public paths.
        if (basePath !== "") request.url = `${basePath}${request.url?.replace(/^\/(?=\?|$)/, "")}`;
        await app.getRequestHandler()(request, response);
      };
      const renderPage = () => withLanguage(languageOf(request.headers), render);
      if (!source) return renderPage();
      response.setHeader(REPLICA_LAG, String(source.lagMs));
      await withClients(source.clients, renderPage);
    },
    close: () => app.close().catch(() => {}),
  };
}

/** First path segments of pages that only read, and that nobody opens to see what they just wrote. */
const replicaPages: ReadonlySet<string> = new Set([
  "",
  "achievements",
  "badge",
  "compare",
  "leaderboard",
  "network",
  "profile",
  "search",
]);

function mayReadReplica({ method, url = "" }: IncomingMessage): boolean {
  return method === "GET" && replicaPages.has(/^\/([^/?]*)/.exec(url)?.[1] ?? url);
}

/** Adds names to the header Vary. Next replaces earlier values, so this runs right before the head is sent. */
function varyBy(response: ServerResponse, names: string): void {
  beforeHead(response, () => {
    response.setHeader("Vary", [names, response.getHeader("Vary") ?? []].flat().join(", "));
  });
}

/**
 * Next returns 500 for every failed page; an unreachable database is 503, as in the API. A page of something that does not exist is
 * 404, unless Next asks for it within the browser: it would load the page again. Returns what tells the content of the page.
 */
function answerOutcome(request: IncomingMessage, response: ServerResponse): () => PageContent | null {
  const { outcome, content, end } = trackPage(request.headers);
  beforeHead(response, () => {
    if (outcome() === "outage" && response.statusCode === 500) {
      response.statusCode = 503;
      response.setHeader("Retry-After", "1");
    }
    if (outcome() === "not found" && response.statusCode === 200 && request.headers.rsc === undefined) {
      response.statusCode = 404;
    }
  });
  response.once("close", end);
  return content;
}

/** Fails a page whose rendering threw. */
export function failPage(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "Content-Type": "text/plain" }).end("Internal server error");
}

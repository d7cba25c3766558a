import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { addressBuckets } from "./lib/api/address-buckets.ts";
import { reportPages, startDraining } from "./lib/api/health.ts";
import { createNodeServer, fromNode, toNode } from "./lib/api/node-adapter.ts";
import { isWellEscaped } from "./lib/api/router.ts";
import { api, closeApi } from "./lib/api/serve.ts";
import { answerSystemRoute } from "./lib/api/system-routes.ts";
import { logger, systemContext } from "./lib/core/context.ts";
import { closeDatabase } from "./lib/core/db.ts";
import { env, LEAST_POOL } from "./lib/core/env.ts";
import { warmBoards } from "./lib/domains/scores/index.ts";
import { limitConnections } from "./lib/web/connection-limits.ts";
import { loadPages } from "./lib/web/next-pages.ts";
import { pageFiles } from "./lib/web/page-files.ts";
import { createPageGateway } from "./lib/web/page-gateway.ts";
import { runPagesProcess } from "./lib/web/pages-process.ts";

// The web process: a Node HTTP server that answers API paths itself and passes all else on to the process of the pages.
//   node dist/server.js          what `npm run build` made; it starts dist/pages.js
//   node dist/server.js --dev    pages compiled as they are asked for, in this process

/** How long requests in flight may take once the server stops, in milliseconds. */
const DRAIN_MS = 15_000;

const dev = process.argv.includes("--dev");
const { HOST, PORT, ROLE, DATABASE_POOL, TRUST_PROXY, CONNECTIONS, CONNECTIONS_PER_ADDRESS } = env();
const log = logger();
const context = systemContext();
let inFlight = 0;
let stopping = false;
let onIdle = () => {};

const server = createNodeServer(api, (request, response) => void answerRest(request, response), count);
limitConnections(server, {
  perAddress: TRUST_PROXY ? null : CONNECTIONS_PER_ADDRESS,
  total: CONNECTIONS,
  clientOf: (peer) => addressBuckets(peer, undefined)[0]?.id ?? peer,
  log,
});
const pages = dev ? await developPages() : runPages();

/** How pages are answered, and what ends with the server. */
interface PagesPart {
  ready: Promise<void>;
  answer: ReturnType<typeof createPageGateway>["answer"];
  stop(): Promise<void>;
}

/** The pages in a process of their own, and the limits in front of it. */
function runPages(): PagesPart {
  const program = join(import.meta.dirname, `pages${extname(import.meta.filename)}`);
  const running = runPagesProcess({ program, databasePool: Math.max(LEAST_POOL, Math.ceil(DATABASE_POOL / 2)), log });
  reportPages(running.state);
  const door = createPageGateway({ api, pages: running, files: pageFiles(process.cwd()), base: context });
  return { ready: running.ready, answer: door.answer, stop: running.stop };
}

/** The pages in this process, whose server Next needs for its own upgrades. */
async function developPages(): Promise<PagesPart> {
  const next = await loadPages({ dev, server });
  return { ready: next.ready, answer: (_, request, response) => next.answer(request, response), stop: next.close };
}

function count(_: IncomingMessage, response: ServerResponse): void {
  inFlight++;
  response.once("close", () => {
    inFlight--;
    if (inFlight === 0) onIdle();
  });
  if (stopping) response.setHeader("Connection", "close");
}

async function answerRest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const asked = fromNode(request);
    // Next answers 500 to what it cannot decode.
    if (!asked.path.startsWith("/") || !isWellEscaped(asked.path)) {
      return toNode(await api().refuse(asked.peer, "has a path that cannot be read"), request, response);
    }
    const beside = await answerSystemRoute(asked, context);
    if (beside) return toNode(beside, request, response);
    await pages.answer(asked, request, response);
  } catch (err) {
    log.error({ err }, "a page failed");
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { "Content-Type": "text/plain" }).end("Internal server error");
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  startDraining();
  const drained = idle();
  // New connections are taken until the last answer is out, so that readiness can be seen to end.
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
  const closed = close(server);
  // Wait for a starting worker before closing the database.
  await worker?.then((one) => one.stop());
  await pages.stop();
  await closed;
  await closeApi();
  await closeDatabase();
}

function idle(): Promise<void> {
  if (inFlight === 0) return Promise.resolve();
  return new Promise((resolve) => {
    onIdle = resolve;
  });
}

function close(open: Server): Promise<void> {
  return new Promise((resolve) => {
    open.close(() => resolve());
    open.closeIdleConnections();
    // Whoever still holds a connection now has had the time to drain.
    setTimeout(() => open.closeAllConnections(), 500).unref();
  });
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    stop().then(
      () => process.exit(0),
      (err) => {
        log.fatal({ err }, "stopping failed");
        process.exit(1);
      },
    );
  });
}

// Scores and ranks are read from memory: loading begins before the first request asks.
void warmBoards(systemContext);
server.on("error", (err) => {
  log.fatal({ err }, `cannot listen on ${HOST}:${PORT}`);
  process.exit(1);
});
server.listen(PORT, HOST, () => log.info({ host: HOST, port: PORT }, "listening"));
const worker = ROLE === "all" ? import("./lib/worker/main.ts").then(({ runWorker }) => runWorker()) : null;
await worker;
try {
  await pages.ready;
} catch (err) {
  log.fatal({ err }, "the pages cannot be loaded; was `npm run build` run?");
  process.exit(1);
}

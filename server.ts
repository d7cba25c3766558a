import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import next from "next";
import { serveBeside } from "./lib/api/beside.ts";
import { startDraining } from "./lib/api/health.ts";
import { createNodeServer, fromNode, toNode } from "./lib/api/node-door.ts";
import { isWellEscaped } from "./lib/api/router.ts";
import { api, closeApi } from "./lib/api/serve.ts";
import { logger, systemContext } from "./lib/core/context.ts";
import { closeDatabase } from "./lib/core/db.ts";
import { env } from "./lib/core/env.ts";
import { numberPage } from "./lib/core/page-outage.ts";
import { warmBoards } from "./lib/domains/scores/index.ts";

// The web process: a Node HTTP server in front of Next. API paths are answered here, all else is Next's.
//   node dist/server.js          what `npm run build` made
//   node dist/server.js --dev    pages compiled as they are asked for

/** How long requests in flight may take once the server was told to stop, in milliseconds. */
const DRAIN_MS = 15_000;

const dev = process.argv.includes("--dev");
const { HOST, PORT, ROLE } = env();
const log = logger();
const context = systemContext();
let inFlight = 0;
let stopping = false;
let onIdle = () => {};

const server = createNodeServer(api, (request, response) => void answerRest(request, response), count);
// Next listens for upgrades on the server it is given, and would answer none of the API's requests that ask for one. Only in
// development it needs them; otherwise it gets a server that never listens.
const pages = next({ dev, hostname: HOST, port: PORT, httpServer: dev ? server : createServer() });
const pagesReady = pages.prepare();
// A build that cannot be loaded ends the process below; until then no request may crash it.
pagesReady.catch(() => {});

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
    const beside = await serveBeside(asked, context);
    if (beside) return toNode(beside, request, response);
    // Signing in costs a signature's check, and a call to the chain where a contract signs.
    const refused =
      asked.method === "POST" && asked.path.startsWith("/api/auth/") ? await api().chargeElsewhere(asked) : null;
    if (refused) return toNode(refused, request, response);
    await pagesReady;
    // The API answers here too, to whoever accepts no HTML.
    if (asked.path === "/") varyBy(response, "Accept, RSC");
    tellOutage(response, numberPage(request.headers));
    await pages.getRequestHandler()(request, response);
  } catch (err) {
    log.error({ err }, "a page failed");
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { "Content-Type": "text/plain" }).end("Internal server error");
  }
}

/** Tell caches what an answer depends on, beside what Next says of it: Next replaces what was set before. */
function varyBy(response: ServerResponse, names: string): void {
  beforeHead(response, () => {
    response.setHeader("Vary", [names, response.getHeader("Vary") ?? []].flat().join(", "));
  });
}

/** Next answers 500 to whatever fails on a page: a database that cannot be reached is 503, as in the API. */
function tellOutage(response: ServerResponse, isOutage: () => boolean): void {
  beforeHead(response, () => {
    if (!isOutage() || response.statusCode !== 500) return;
    response.statusCode = 503;
    response.setHeader("Retry-After", "1");
  });
  // What fails after its head is forgotten.
  response.once("close", isOutage);
}

/** Do something to an answer right before its head is sent. */
function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead;
  const changed = (status: number, ...given: unknown[]) => {
    response.statusCode = status;
    change();
    return Reflect.apply(writeHead, response, [response.statusCode, ...given]);
  };
  // It takes what it passes on.
  response.writeHead = changed as typeof writeHead;
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  startDraining();
  const drained = idle();
  // New connections are taken until the last answer is out, so that readiness can be seen to end.
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
  const closed = close(server);
  // One that is still starting uses the database until it can be told to stop.
  await worker?.then((one) => one.stop());
  if (dev || (await settled(pagesReady))) await pages.close().catch(() => {});
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

async function settled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
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
  await pagesReady;
} catch (err) {
  log.fatal({ err }, "the pages cannot be loaded; was `npm run build` run?");
  process.exit(1);
}

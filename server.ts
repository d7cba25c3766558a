import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { reportPages, startDraining } from "./lib/api/health.ts";
import { createNodeServer, fromNode, toNode } from "./lib/api/node-adapter.ts";
import { answerNoticeLink } from "./lib/api/notice-links.ts";
import { isWellEscaped } from "./lib/api/router.ts";
import { api, closeApi } from "./lib/api/serve.ts";
import { answerSystemRoute, isDocument } from "./lib/api/system-routes.ts";
import { answerVisitor } from "./lib/api/visitor-questions.ts";
import { logger, systemContext } from "./lib/core/context.ts";
import { closeDatabase } from "./lib/core/db.ts";
import { env, LEAST_POOL } from "./lib/core/env.ts";
import { splitPublicOrigin } from "./lib/core/public-origin.ts";
import { closeReplica } from "./lib/core/replica.ts";
import { stopTracing } from "./lib/core/trace.ts";
import { startTracing } from "./lib/core/trace-export.ts";
import { watchContracts } from "./lib/domains/reservations/index.ts";
import { warmBoards } from "./lib/domains/scores/index.ts";
import { limitConnections } from "./lib/web/connection-limits.ts";
import { failPage, loadPages } from "./lib/web/next-pages.ts";
import { pageFiles, pageRoutes, requireBuiltFor } from "./lib/web/page-files.ts";
import { createPageGateway, type PageGateway, pageLimit } from "./lib/web/page-gateway.ts";
import { runPagesProcess } from "./lib/web/pages-process.ts";
import { refuse } from "./lib/web/refuse-page.ts";

// The web process: a Node HTTP server that answers API paths itself and forwards everything else to the pages process.
//   node dist/server.js          the output of `npm run build`; it starts dist/pages.js
//   node dist/server.js --dev    compiles pages on request, in this process

/** How long requests in flight may take when the server stops, milliseconds. */
const DRAIN_MS = 15_000;
/** Between two looks whether the pages are built, milliseconds. */
const BUILD_POLL_MS = 200;

const dev = process.argv.includes("--dev");
const { HOST, PORT, ROLE, DATABASE_POOL, TRUST_PROXY, CONNECTIONS, CONNECTIONS_PER_ADDRESS } = env();
const { basePath } = splitPublicOrigin(env().PUBLIC_ORIGIN);
const log = logger();
await startTracing({ env: env(), log }, "web");
const context = systemContext();
let inFlight = 0;
let stopping = false;
let onIdle = () => {};

const server = createNodeServer(api, (request, response) => void answerRest(request, response), {
  observe: count,
  basePath,
});
limitConnections(server, {
  perAddress: TRUST_PROXY ? null : CONNECTIONS_PER_ADDRESS,
  total: CONNECTIONS,
  log,
});
/** A file that exists once the pages are built, while `npm start` builds them. */
const buildMark = process.env.AWAIT_BUILD;
const pages = dev ? await developPages() : buildMark ? awaitPages(buildMark) : runPages();

/** How this server answers pages. */
interface PageServing {
  ready: Promise<void>;
  answer: PageGateway["answer"];
  stop(): Promise<void>;
}

/** Pages in a child process, behind limits. */
function runPages(): PageServing {
  requireBuiltFor(process.cwd(), { basePath, walletConnect: env().WALLETCONNECT_PROJECT_ID !== undefined });
  const program = join(import.meta.dirname, `pages${extname(import.meta.filename)}`);
  const running = runPagesProcess({ program, databasePool: Math.max(LEAST_POOL, Math.ceil(DATABASE_POOL / 2)), log });
  reportPages(running.state);
  const [files, routeOf] = [pageFiles(process.cwd()), pageRoutes(process.cwd())];
  const gateway = createPageGateway({ api, pages: running, files, routeOf, base: context });
  return { ready: running.ready, answer: gateway.answer, stop: running.stop };
}

/** Pages once their build has ended; until then a sentence. */
function awaitPages(mark: string): PageServing {
  let serving: PageServing | null = null;
  reportPages(() => "building");
  async function untilBuilt(): Promise<void> {
    while (!existsSync(mark)) await delay(BUILD_POLL_MS);
    serving = runPages();
    await serving.ready;
  }
  const ready = untilBuilt();
  // It is awaited after the worker's start.
  ready.catch(() => {});
  return {
    ready,
    answer: async (asked, request, response) =>
      serving ? serving.answer(asked, request, response) : refuse({ asked, request, response }, env(), "building"),
    stop: async () => serving?.stop(),
  };
}

/** Pages in this process. Next handles upgrades of its server. */
async function developPages(): Promise<PageServing> {
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
    const received = fromNode(request, (asked) => api().clientOf(asked), { response });
    // Next returns 500 for paths that it cannot decode.
    if (!received.path.startsWith("/") || !isWellEscaped(received.path)) {
      return toNode(await api().refuse(received.peer, "has a path that cannot be read"), request, response);
    }
    const refused = isDocument(received.path) ? await api().chargeAddress(received, pageLimit(env())) : null;
    const systemAnswer = refused ?? (await answerSystemRoute(received, context));
    const service = { api: api(), context };
    const ready =
      systemAnswer ?? (await answerVisitor(received, service)) ?? (await answerNoticeLink(received, service));
    if (ready) return toNode(ready, request, response, { client: () => api().clientOf(received) });
    await pages.answer(received, request, response);
  } catch (err) {
    log.error({ err }, "a page failed");
    failPage(response);
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  startDraining();
  contracts.stop();
  const drained = idle();
  // Accept connections until the last response, so that a load balancer learns that the server is not ready.
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
  const closed = close(server);
  // Wait for a starting worker before closing the database.
  await worker?.then((one) => one.stop());
  await pages.stop();
  await closed;
  await closeApi();
  await closeReplica();
  await closeDatabase();
  await stopTracing();
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

// Load scores and ranks before the first request.
void warmBoards(systemContext);
const contracts = watchContracts(context);
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
  log.fatal({ err }, "the pages cannot be loaded; run `npm run build` first");
  process.exit(1);
}

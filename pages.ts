import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getPriority, setPriority } from "node:os";
import { dirname } from "node:path";
import { logger, systemContext } from "./lib/core/context.ts";
import { closeDatabase } from "./lib/core/db.ts";
import { env } from "./lib/core/env.ts";
import { loadFastChecksum } from "./lib/core/keccak.ts";
import { markPagesProcess } from "./lib/core/pages-process.ts";
import { closeReplica } from "./lib/core/replica.ts";
import { stopTracing, traced } from "./lib/core/trace.ts";
import { startTracing } from "./lib/core/trace-export.ts";
import { warmBoards } from "./lib/domains/scores/index.ts";
import { failPage, loadPages } from "./lib/web/next-pages.ts";

// The pages process: runs Next on the socket that server.ts names, and ends with server.ts.

/** Renders yield the processor to the API. */
const NICENESS = 2;
/** How long closing the database may take, milliseconds. */
const END_MS = 1_000;

const [, , socket] = process.argv;
if (!socket || !process.send) throw new Error("pages.js is started by server.js.");
const log = logger();
markPagesProcess();
// Ignore signals: the server ends this process after the last page.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
process.on("disconnect", () => void end(socket));
// The server may have ended while this program loaded.
if (!process.connected) await end(socket);

await startTracing({ env: env(), log }, "pages");
await loadFastChecksum();
const pages = await loadPages({ dev: false });
const server = createServer(
  // The server in front limits headers, bodies and time, and reuses its connections.
  { maxHeaderSize: 96 * 1024, requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0, requireHostHeader: false },
  (request, response) => void answer(request, response),
);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The server alone reaches this socket, and names its own trace.
  const parent = request.headers.traceparent;
  try {
    await traced(
      () => ({ name: "render page", parent: typeof parent === "string" ? parent : null }),
      () => pages.answer(request, response),
    );
  } catch (err) {
    log.error({ err }, "a page failed");
    failPage(response);
  }
}

function lowerPriority(): void {
  try {
    // An ordinary user cannot raise it.
    if (getPriority() < NICENESS) setPriority(NICENESS);
  } catch (err) {
    log.warn({ err }, "pages are rendered with the priority of the API");
  }
}

async function end(listensOn: string): Promise<void> {
  setTimeout(() => process.exit(0), END_MS).unref();
  // A killed server leaves its folder behind.
  rmSync(dirname(listensOn), { recursive: true, force: true });
  await Promise.all([closeReplica(), closeDatabase(), stopTracing()].map((ending) => ending.catch(() => {})));
  process.exit(0);
}

try {
  await pages.ready;
} catch (err) {
  log.fatal({ err }, "the pages cannot be loaded; run `npm run build` first");
  process.exit(1);
}
void warmBoards(systemContext);
server.listen(socket, () => {
  // An error means that the server ended meanwhile; "disconnect" handles that.
  process.send?.("ready", undefined, undefined, () => {});
  // Only now, because the first page is urgent.
  lowerPriority();
});

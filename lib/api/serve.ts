import { processMeans } from "../core/context.ts";
import { type Api, createApi } from "./create-api.ts";
import { recordMetrics } from "./metrics.ts";
import { fromWeb, toWeb } from "./next-adapter.ts";
import { endpoints } from "./registry.ts";

// Modules load twice (Next's bundle and the server's): one API, with one set of counters, answers for both.
const shared = globalThis as typeof globalThis & { __credenceApi?: Api };

/** The API of this process. */
export function api(): Api {
  shared.__credenceApi ??= createApi({
    base: processMeans(),
    endpoints,
    clock: Date.now,
    recorders: [recordMetrics],
  });
  return shared.__credenceApi;
}

/** Stop the API of this process, if it ran. */
export async function closeApi(): Promise<void> {
  const running = shared.__credenceApi;
  delete shared.__credenceApi;
  await running?.close();
}

/** Answer a web request as the API. */
export async function serveWeb(request: Request): Promise<Response> {
  return toWeb(request, await api().serve(fromWeb(request)));
}

/** The exports of the catch-all `route.ts` files: the pipeline answers every method, also those that a path does not have. */
export const routeHandlers = {
  GET: serveWeb,
  HEAD: serveWeb,
  POST: serveWeb,
  PUT: serveWeb,
  PATCH: serveWeb,
  DELETE: serveWeb,
  OPTIONS: serveWeb,
};

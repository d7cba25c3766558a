import { processDependencies } from "../core/context.ts";
import { env } from "../core/env.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { processReplica } from "../core/replica.ts";
import { type Api, createApi } from "./create-api.ts";
import { endpoints } from "./endpoints/registry.ts";
import { recordMetrics } from "./metrics.ts";
import { fromWeb, toWeb } from "./next-adapter.ts";

const running = processSingleton("api", () => ({ api: undefined as Api | undefined }));

export function api(): Api {
  const base = processDependencies();
  running.api ??= createApi({
    base,
    replica: processReplica(base),
    endpoints,
    clock: Date.now,
    recorders: [recordMetrics],
  });
  return running.api;
}

export async function closeApi(): Promise<void> {
  const { api } = running;
  running.api = undefined;
  await api?.close();
}

export async function serveWeb(request: Request): Promise<Response> {
  return toWeb(request, await api().serve(fromWeb(request, env())));
}

/** The exports of the catch-all `route.ts` files. The pipeline answers every method, also unsupported ones. */
export const routeHandlers = {
  GET: serveWeb,
  HEAD: serveWeb,
  POST: serveWeb,
  PUT: serveWeb,
  PATCH: serveWeb,
  DELETE: serveWeb,
  OPTIONS: serveWeb,
};

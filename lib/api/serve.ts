import { processMeans } from "../core/context.ts";
import type { Endpoint } from "./define-endpoint.ts";
import { recordMetrics } from "./metrics.ts";
import { fromWeb, toWeb } from "./next-door.ts";
import { type Api, createApi } from "./pipeline.ts";
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

type Answer = (request: Request) => Promise<Response>;

/**
 * The exports of a `route.ts`: every method is answered by the pipeline, also those that the path does not have. `path`
 * names the endpoints that answer there; without it, the file is the catch-all.
 */
export function route(path?: (typeof endpoints)[keyof typeof endpoints]["path"]): {
  GET: Answer;
  HEAD: Answer;
  POST: Answer;
  PUT: Answer;
  PATCH: Answer;
  DELETE: Answer;
  OPTIONS: Answer;
} {
  if (path !== undefined && !Object.values<Endpoint>(endpoints).some((endpoint) => endpoint.path === path)) {
    throw new Error(`No endpoint answers ${path}.`);
  }
  const answer: Answer = async (request) => toWeb(request, await api().serve(fromWeb(request)));
  return { GET: answer, HEAD: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer };
}

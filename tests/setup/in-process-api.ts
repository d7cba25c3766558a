import { afterAll, beforeAll } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { type Api, createApi } from "../../lib/api/serve.ts";
import type { Address } from "../../lib/core/chains.ts";
import type { Permission } from "../../lib/core/permissions.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import type { useContext } from "./context.ts";

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  json: Record<string, unknown>;
}

/** The whole API without a socket, on the context of a test file. */
export function useApi(context: Pick<ReturnType<typeof useContext>, "ctx" | "now">) {
  let api: Api;
  beforeAll(() => {
    const { env, db, pg, log } = context.ctx();
    api = createApi({ base: { env, db, pg, log }, endpoints, clock: () => context.now.getTime() });
  });
  afterAll(() => api?.close());

  /** Send a request with a Bearer credential; `path` is a path with its query; `more` are headers by lower-case name. */
  async function call(
    token: string,
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const [plain = "", ...query] = path.split("?");
    const headers = new Map([
      ["authorization", `Bearer ${token}`],
      ["content-type", "application/json"],
      ...Object.entries(more),
    ]);
    const answer = await api.serve({
      method,
      path: plain,
      query: query.join("?"),
      header: (name) => headers.get(name),
      peer: "127.0.0.1",
      readBody: async () => Buffer.from(body === undefined ? "" : JSON.stringify(body)),
    });
    const json = JSON.parse(String(answer.body)) as Record<string, unknown>; // Every answer is an object.
    return { status: answer.status, headers: answer.headers, json };
  }

  async function keyOf(wallet: Address, ...permissions: Permission[]): Promise<string> {
    const developer = await ensureDeveloper(context.ctx(), { wallet, tier: "enterprise" });
    return (await createKey(context.ctx(), { developerId: developer.id, name: "test", permissions })).apiKey;
  }

  return { api: () => api, call, keyOf };
}

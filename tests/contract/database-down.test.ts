import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoint, endpointGroup } from "../../lib/api/declaration/define-endpoint.ts";
import { type Api, createApi } from "../../lib/api/serve.ts";
import { createPool, createPrisma } from "../../lib/core/db.ts";
import { createLogger } from "../../lib/core/log.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { newKey } from "../../lib/domains/developers/key-format.ts";
import { testEnv } from "../setup/context.ts";
import { type OpenAdapter, openNodeAdapter } from "./adapters.ts";
import { apiOnSocket, bearer } from "./api-server.ts";
import { send } from "./http-client.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

// Nothing listens on port 1.
const url = "postgres://nobody@127.0.0.1:1/none";
const pool = createPool(url, 2);
const db = createPrisma(pool);
let api: Api;
let adapter: OpenAdapter;

beforeAll(async () => {
  const base = { env: testEnv(url), db, pg: pool, log: createLogger("silent") };
  api = createApi({ base, endpoints: sampleEndpoints(), clock: Date.now });
  adapter = await openNodeAdapter(() => api);
});
afterAll(async () => {
  await adapter.close();
  await api.close();
  await db.$disconnect();
  await pool.end();
});

it("without a database, requests that need it are SERVICE_UNAVAILABLE and others are answered", async () => {
  const withKey = await send(adapter.port, { path: "/v1/things", headers: bearer(newKey()) });
  expect([withKey.status, withKey.json?.error]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  expect(withKey.body).not.toContain("ECONNREFUSED");
  expect(withKey.headers).toHaveProperty("x-ratelimit-limit");
  expect((await send(adapter.port, { path: "/v1/search-things?q=abc" })).status).toBe(200);
  expect((await send(adapter.port, { path: "/v1/things" })).status).toBe(401);
});

const getSlow = defineEndpoint({
  method: "GET",
  path: "/v1/slow",
  summary: "Wait for a statement that takes too long",
  access: "public",
  response: z.object({}),
  handler: ({ ctx }) =>
    sqlTransaction(ctx.pg, async (sql) => {
      await sql.query("set local statement_timeout = 20");
      await sql.query("select pg_sleep(600)");
      return {};
    }),
});
const slow = apiOnSocket(endpointGroup("scores", { getSlow }));

it("a statement that reaches the statement timeout is SERVICE_UNAVAILABLE", async () => {
  const answer = await slow.send({ path: "/v1/slow" });
  expect([answer.status, answer.json?.error]).toEqual([503, "SERVICE_UNAVAILABLE"]);
});

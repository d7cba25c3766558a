import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from "vitest";
import { ApiError, createClient } from "../../lib/api/client.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { apiOnSocket } from "./api-server.ts";

const { context, port, key } = apiOnSocket(endpoints, {
  CHAINS: JSON.stringify([{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"] }]),
});
let apiKey = "";

beforeAll(async () => {
  await writeScoreRows(context.ctx().pg, [{ subject: addressNumber(1), points: { activity: 100 } }]);
  ({ apiKey } = await key({ tier: "free", permissions: ["write"] }));
});
afterAll(() => boardsOf(context.ctx()).stop());

const client = (credential = apiKey) => createClient({ baseUrl: `http://127.0.0.1:${port()}/`, apiKey: credential });

describe("the client", () => {
  it("fills paths, queries and bodies, and types the response", async () => {
    const one = await client().call("GET /v1/score/{identity}", { params: { identity: addressNumber(1) } });
    expectTypeOf(one.score.total).toEqualTypeOf<number>();
    expect([one.success, one.score.total]).toEqual([true, 100]);
    const board = await client().call("GET /v1/scores/leaderboard", { query: { category: "activity", limit: 1 } });
    expect([board.category, board.pagination.limit]).toEqual(["activity", 1]);
    const batch = await client().call("POST /v1/scores/batch", { body: { identities: [addressNumber(1), "nobody"] } });
    expect(batch.scores.map(({ found }) => found)).toEqual([true, false]);
    const modules = await client().call("GET /v1/trust/modules");
    expect(modules.modules.length).toBeGreaterThan(0);
  });

  it("repeats a request with an Idempotency-Key without executing it twice", async () => {
    const input = { body: { address: addressNumber(77) }, idempotencyKey: "one" };
    const answers = [await client().call("POST /v1/wallets", input), await client().call("POST /v1/wallets", input)];
    expect(answers[1]).toEqual(answers[0]);
  });

  it("escapes path parameters", async () => {
    const odd = client().call("GET /v1/score/{identity}", { params: { identity: "a/../b?c#d" } });
    await expect(odd).rejects.toMatchObject({ name: "ApiError", status: 400, code: "INVALID_REQUEST" });
  });

  it("throws the service's error with its code, details and request id", async () => {
    const unknown = client().call("GET /v1/score/{identity}", { params: { identity: "nobody" } });
    await expect(unknown).rejects.toBeInstanceOf(ApiError);
    await expect(unknown).rejects.toMatchObject({
      status: 404,
      code: "USER_NOT_FOUND",
      requestId: expect.stringMatching(/^req_/),
      retryAfter: null,
    });
    const big = client().call("GET /v1/scores/leaderboard", { query: { limit: 101 } });
    await expect(big).rejects.toMatchObject({ code: "LIMIT_EXCEEDS_MAXIMUM", details: [{ path: "query.limit" }] });
    await expect(client("wrong").call("GET /v1/trust/modules")).rejects.toMatchObject({ status: 401 });
  });

  it("reports when a limit resets", async () => {
    const calls = Array.from({ length: 31 }, () => client().call("GET /v1/scores/leaderboard"));
    const refused = (await Promise.allSettled(calls)).find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "RATE_LIMIT_EXCEEDED", retryAfter: 60 });
  });

  it("does not take another server's page for a response", async () => {
    const elsewhere = createClient({ fetch: async () => new Response("<html>", { status: 502 }) });
    await expect(elsewhere.call("GET /v1/trust/modules")).rejects.toMatchObject({ status: 502, code: "UNREADABLE" });
  });
});

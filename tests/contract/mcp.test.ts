import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { addressNumber } from "../factories/scores.ts";
import { newWallet, signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, json } from "./api-server.ts";
import { endpointsWithAudit, oauthProvider, openClient, scoreWallet, textOf, withClient } from "./mcp-world.ts";

const ORIGIN = "http://localhost:3000";
const api = apiOnSocket(endpointsWithAudit, {
  PUBLIC_ORIGIN: ORIGIN,
  CHAINS: JSON.stringify([{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:9"], wallets: "all", startBlock: 5 }]),
});
const alice = addressNumber(0xa11ce);
const declared = Object.values<Endpoint>(endpointsWithAudit).flatMap(({ tools = [] }) => tools);
const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1_200 }] };

beforeAll(async () => {
  await scoreWallet(api.context, alice);
  await boardsOf(api.context.ctx()).loaded;
  const { apiKey } = await api.key({ permissions: ["read"] });
  const client = await openClient(api.port(), apiKey);
  // The client validates answers by the listed schemas.
  await client.listTools();
  reader = { apiKey, client };
});
afterAll(async () => {
  await reader.client.close();
  await boardsOf(api.context.ctx()).stop();
});

function call(apiKey: string, name: string, given: Record<string, unknown>) {
  return withClient(api.port(), apiKey, (client) => client.callTool({ name, arguments: given }));
}

let reader: { apiKey: string; client: Client };

/** The answer of the API itself, without its time. */
async function ask(apiKey: string, method: string, path: string, body?: unknown) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { json: answer } = await api.send({ method, path, headers: json(apiKey), body: text });
  return { ...answer, timestamp: expect.any(String) };
}

describe("a client of the protocol", () => {
  it("lists every declared tool, with the warning about texts of strangers", async () => {
    expect(reader.client.getServerVersion()).toMatchObject({ name: "credence" });
    const { tools } = await reader.client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
    for (const tool of tools) {
      expect(tool.description).toContain("written by strangers");
      expect(tool.annotations).toEqual({ readOnlyHint: true });
      expect(JSON.stringify([tool.inputSchema, tool.outputSchema])).not.toContain("#/components");
    }
    expect(tools.find(({ name }) => name === "get_score")?.inputSchema).toMatchObject({
      properties: { identity: { type: "string" }, chainId: { type: "integer" } },
      required: ["identity"],
      additionalProperties: false,
    });
  });

  it.each([
    ["get_score", { identity: alice, chainId: 1 }, "GET", `/v1/score/${alice}?chainId=1`],
    ["get_breakdown", { identity: alice, chainId: null }, "GET", `/v1/score/${alice}/breakdown`],
    ["get_receipt", { identity: alice }, "GET", `/v1/score/${alice}/receipt`],
    ["get_leaderboard", { category: "age", limit: 5 }, "GET", "/v1/scores/leaderboard?category=age&limit=5"],
    ["search_identities", { q: alice.slice(0, 12) }, "GET", `/v1/search?q=${alice.slice(0, 12)}`],
    ["get_model", {}, "GET", "/v1/model"],
    ["list_lists", { limit: 5 }, "GET", "/v1/lists?limit=5"],
    ["evaluate_policy", { identity: alice, policy }, "POST", "/v1/trust/policies/evaluate"],
  ])("gets from %s what the API answers, as text and as structured content", async (name, given, method, path) => {
    const result = await reader.client.callTool({ name, arguments: given });
    expect(result.isError).toBeFalsy();
    expect(result.structuredContent).toEqual(
      await ask(reader.apiKey, method, path, method === "POST" ? given : undefined),
    );
    expect(textOf(result)).toEqual(result.structuredContent);
  });

  it("proves a score: the receipt of one tool is valid for another, and an altered one is not", async () => {
    const use = async (name: string, given: object) =>
      textOf(await reader.client.callTool({ name, arguments: { ...given } }));
    const { receipt } = await use("get_receipt", { identity: alice });
    expect(await use("verify_receipt", { receipt })).toMatchObject({ valid: true });
    const altered = {
      ...(receipt as { result: object }),
      result: { ...(receipt as { result: object }).result, total: 1 },
    };
    const verdict = await use("verify_receipt", { receipt: altered });
    expect(verdict).toMatchObject({ valid: false, total: 1 });
    const failed = (verdict.checks as { check: string; ok: boolean }[]).filter(({ ok }) => !ok);
    expect(failed.map(({ check }) => check)).toEqual(["total", "signature"]);
    expect(await use("verify_receipt", { receipt: { subject: alice } })).toMatchObject({
      valid: false,
      subject: null,
      checks: [{ check: "format", ok: false }],
    });
  });

  it("learns what closes the gap: only rules that do not pass, each with its change", async () => {
    const use = async (given: object) =>
      textOf(await reader.client.callTool({ name: "explain_gap", arguments: { ...given } }));
    const two = { op: "any", rules: [{ module: "total", cmp: "gte", value: 1 }, ...policy.rules] };
    const { result } = (await use({ identity: alice, policy: two })) as {
      result: { outcome: string; gaps: { id: string; gap: number; howTo: object | null }[] };
    };
    expect(result).toMatchObject({ outcome: "pass", gaps: [{ id: "1", module: "total", gap: expect.any(Number) }] });
    const easy = { op: "all", rules: [{ module: "walletAgeDays", cmp: "gte", value: 2_000 }] };
    const aged = await use({ identities: [alice, "nobody"], policy: easy });
    expect(aged.results).toMatchObject([
      { found: true, gaps: [{ howTo: { change: expect.any(String), reaches: 2_000 } }] },
      { found: false, outcome: "indeterminate" },
    ]);
  });

  it.each([
    ["an unknown identity", "get_score", { identity: "nobody-at-all" }, "USER_NOT_FOUND"],
    ["a bad identity", "get_score", { identity: "../../metrics" }, "INVALID_REQUEST"],
    ["a dot segment", "get_score", { identity: ".." }, "INVALID_REQUEST"],
    ["a missing argument", "get_score", {}, "INVALID_REQUEST"],
    ["an empty argument", "get_score", { identity: "" }, "INVALID_REQUEST"],
    ["an argument of the wrong type", "get_score", { identity: { name: "alice" } }, "INVALID_REQUEST"],
    ["an unknown argument", "get_score", { identity: "alice", admin: true }, "INVALID_REQUEST"],
    ["an unknown argument of a body", "evaluate_policy", { identity: alice, policy, tier: 1 }, "INVALID_REQUEST"],
    ["a chain that is not configured", "get_score", { identity: alice, chainId: 5 }, "UNSUPPORTED_CHAIN"],
    ["too many rows", "get_leaderboard", { limit: 101 }, "LIMIT_EXCEEDS_MAXIMUM"],
    ["another developer's policy", "evaluate_policy", { identity: alice, policyId: "pol_none" }, "NOT_FOUND"],
    ["another developer's list", "get_list_clusters", { listId: "lst_none" }, "NOT_FOUND"],
    ["a missing permission", "audit_thing", { name: "a", weight: 1 }, "FORBIDDEN"],
  ])("gets the code and the remedy of %s", async (_, name, given, code) => {
    const result = await reader.client.callTool({ name, arguments: given });
    expect([result.isError, result.structuredContent]).toEqual([true, undefined]);
    expect(textOf(result)).toMatchObject({ error: code, message: expect.any(String), remedy: expect.any(String) });
  });

  it("passes path, query and body to the endpoint, and nothing else of the message", async () => {
    const { apiKey } = await api.key();
    const result = await call(apiKey, "audit_thing", { name: "a/b?deep=false#%", deep: "true", weight: 3 });
    expect(textOf(result)).toMatchObject({ name: "a/b?deep=false#%", deep: "true", weight: 3 });
  });

  it.each<[string, Record<string, string>]>([
    ["without a key", {}],
    ["with a key that is wrong", bearer(`svc_live_${"a".repeat(36)}`)],
  ])("%s looks for OAuth, and reads where keys come from", async (_, headers) => {
    const url = new URL(`http://127.0.0.1:${api.port()}/mcp`);
    const transport = new StreamableHTTPClientTransport(url, {
      requestInit: { headers },
      authProvider: oauthProvider(),
    });
    const refused = new Client({ name: "test", version: "1.0.0" }).connect(transport);
    await expect(refused).rejects.toThrow(
      `Keys come from the portal, not from OAuth: create one at ${url.origin}/portal`,
    );
  });

  it("may act with the token of a signed-in wallet", async () => {
    const token = await signInByToken(api, newWallet());
    expect((await call(token, "get_score", { identity: alice })).isError).toBeFalsy();
  });
});

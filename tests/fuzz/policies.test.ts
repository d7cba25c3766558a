import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policyEndpoints } from "../../lib/api/endpoints/policies.ts";
import { moduleIds } from "../../lib/domains/policies/modules.ts";
import { comparisons } from "../../lib/domains/policies/policy-schema.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { scorePoints } from "../../lib/engine/index.ts";
import { apiOnSocket, json } from "../contract/api-server.ts";
import { beginnerFacts } from "../engine/sample-facts.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { rounds } from "../setup/rounds.ts";
import corpus from "./corpus/policies.json" with { type: "json" };

const { evaluatePolicy, savePolicy, simulatePolicy } = policyEndpoints;
// Whatever is sent as a policy: it is judged, or refused with details; no answer is a fault of ours, and none is long.

const CHAINS = JSON.stringify([{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }]);
const api = apiOnSocket({ evaluatePolicy, simulatePolicy, savePolicy }, { CHAINS });
const identities = [1, 2, 3].map(addressNumber);
const MOST_BYTES = 1_000_000;
const runs = { numRuns: rounds(40, 100) };
let apiKey = "";

beforeAll(async () => {
  const rows = identities.map((subject) => {
    const facts = beginnerFacts({ subject, wallets: [subject] });
    const { breakdown, ranked } = scorePoints(facts);
    return { subject, points: breakdown, ranked, facts };
  });
  await writeScoreRows(api.context.ctx().pg, rows);
  await boardsOf(api.context.ctx()).loaded;
});
afterAll(() => boardsOf(api.context.ctx()).stop());

async function post(path: string, body: string): Promise<number> {
  // Each request has a minute of its own: limits answer none of them.
  api.nextMinute();
  apiKey ||= (await api.key({ tier: "enterprise" })).apiKey;
  const answer = await api.send({ method: "POST", path: `/v1/trust/policies${path}`, headers: json(apiKey), body });
  expect(answer.body.length).toBeLessThan(MOST_BYTES);
  if (answer.status !== 200) {
    const { error, details = [] } = answer.json as { error?: string; details?: unknown[] }; // Every refusal has this form.
    expect([400, 404], body.slice(0, 500)).toContain(answer.status);
    expect(["INVALID_REQUEST", "UNSUPPORTED_CHAIN"], body.slice(0, 500)).toContain(error);
    if (error === "INVALID_REQUEST") expect(details.length, body.slice(0, 500)).toBeGreaterThan(0);
    expect(details.length).toBeLessThanOrEqual(20);
  }
  return answer.status;
}

/** Send a policy as JSON to each call that takes one. Both judge it, or both refuse it. */
async function send(policy: string): Promise<number> {
  const evaluated = await post("/evaluate", `{"identities":${JSON.stringify(identities)},"policy":${policy}}`);
  const simulated = await post("/simulate", `{"identities":${JSON.stringify(identities)},"policy":${policy}}`);
  expect(simulated, policy.slice(0, 500)).toBe(evaluated);
  return evaluated;
}

const value = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.bigInt({ min: 0n, max: 10n ** 90n }).map(String),
  fc.constantFrom("gold", "bronze", "minted", "none", true, false),
  fc.string({ unit: "binary", maxLength: 120 }),
);
const rule = fc.record(
  {
    module: fc.constantFrom(...moduleIds),
    cmp: fc.constantFrom(...comparisons),
    value: fc.oneof(value, fc.array(value, { maxLength: 110 })),
    params: fc.record(
      {
        code: fc.constantFrom("same_funder", "listed_self", "toString"),
        schema: fc.oneof(fc.constantFrom("endorsement", "skill"), fc.string({ maxLength: 210 })),
        minIssuerScore: fc.integer({ min: -1, max: 10_001 }),
        chainId: fc.constantFrom(0, 1, 2),
        address: fc.constantFrom(addressNumber(7), "0x"),
      },
      { requiredKeys: [] },
    ),
    chainIds: fc.array(fc.constantFrom(1, 2), { maxLength: 22 }),
    maxAgeSeconds: fc.oneof(fc.constant(0), fc.integer()),
    negate: fc.boolean(),
  },
  { requiredKeys: ["module", "cmp", "value"] },
);
const tree = fc.letrec((again) => ({
  node: fc.oneof({ maxDepth: 6, withCrossShrink: true }, rule, again("group"), fc.jsonValue({ maxDepth: 1 })),
  group: fc.record(
    {
      op: fc.constantFrom("all", "any", "atLeast"),
      n: fc.integer({ min: 0, max: 4 }),
      rules: fc.array(again("node"), { maxLength: 6 }),
    },
    { requiredKeys: ["op", "rules"] },
  ),
}));

/** A text of the corpus with a change in it. */
const changed = fc
  .tuple(fc.constantFrom(...corpus), fc.nat({ max: 300 }), fc.nat({ max: 8 }), fc.string({ maxLength: 20 }))
  .map(([from, at, cut, put]) => from.slice(0, at) + put + from.slice(at + cut));

describe("a policy is evaluated, or rejected with details:", () => {
  it("each of the corpus", async () => {
    const statuses = new Set<number>();
    for (const policy of corpus) statuses.add(await send(policy));
    expect([...statuses].sort()).toEqual([200, 400]);
  });

  it("any text", () =>
    fc.assert(
      fc.asyncProperty(changed, async (text) => void (await send(text))),
      runs,
    ));

  it("any rule", () =>
    fc.assert(
      fc.asyncProperty(rule, async (one) => void (await send(JSON.stringify({ op: "all", rules: [one] })))),
      runs,
    ));

  it("any tree", () =>
    fc.assert(
      fc.asyncProperty(tree.group, async (policy) => void (await send(JSON.stringify(policy)))),
      runs,
    ));
});

describe("a document of the greatest body length is rejected with details:", () => {
  const good = { module: "total", cmp: "gte", value: 300 };
  const binaryTree = (levels: number): unknown =>
    levels === 0 ? { module: 1 } : { op: "all", rules: [binaryTree(levels - 1), binaryTree(levels - 1)] };
  const long = "x".repeat(200_000);
  const all = (...rules: unknown[]) => JSON.stringify({ op: "all", rules });
  it.each([
    ["deep", `${'{"op":"all","rules":['.repeat(9_000)}1${"]}".repeat(9_000)}`],
    ["a binary tree", JSON.stringify(binaryTree(12))],
    ["wide", all(...Array.from({ length: 5_000 }, () => good))],
    ["wide and empty", all(...Array.from({ length: 60_000 }, () => ({})))],
    ["groups of nothing", all(...Array.from({ length: 9_000 }, () => ({ op: "all", rules: [] })))],
    ["a long list of values", all({ ...good, cmp: "in", value: Array.from({ length: 100_000 }, () => 1) })],
    ["lists in lists", all({ ...good, value: [Array.from({ length: 100_000 }, () => 1)] })],
    ["a long list of chains", all({ ...good, chainIds: Array.from({ length: 100_000 }, () => 1) })],
    ["a long module", all({ ...good, module: long })],
    ["a long value", all({ ...good, value: long })],
    ["a long name of a field", all({ ...good, [long]: 1 })],
    ["a long operator", JSON.stringify({ op: long, rules: [good] })],
    ["a long schema", all({ module: "attestation", params: { schema: long }, cmp: "gte", value: 1 })],
    ["many fields", all({ ...good, ...Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`f${i}`, i])) })],
    [
      "many parameters",
      all({ ...good, params: Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`p${i}`, i])) }),
    ],
  ])("%s", async (_what, policy) => {
    expect(await send(policy)).toBe(400);
    expect(await post("", `{"name":"gate","policy":${policy}}`)).toBe(400);
  });

  it("as many identities as have room", async () => {
    const many = JSON.stringify(Array.from({ length: 50_000 }, () => "ab"));
    expect(await post("/evaluate", `{"identities":${many},"policy":${all(good)}}`)).toBe(400);
    expect(await post("/simulate", `{"identities":${many},"policy":${all(good)}}`)).toBe(400);
  });
});

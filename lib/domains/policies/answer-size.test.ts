import { afterAll, beforeAll, expect, it } from "vitest";
import { beginnerFacts } from "../../../tests/engine/sample-facts.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { scorePoints } from "../../engine/index.ts";
import { boardsOf } from "../scores/index.ts";
import { compilePolicy } from "./compile.ts";
import { evaluate } from "./evaluate.ts";
import { evaluatePolicy, evaluatePolicyBatch } from "./index.ts";
import { loadInputs } from "./load.ts";
import { Policy } from "./policy-schema.ts";
import { fitResult } from "./serialize.ts";

const holder = useContext({ chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }] });
const identities = Array.from({ length: 100 }, (_, i) => addressNumber(i + 1));
const [first = ""] = identities;
const MEGABYTE = 1_000_000;

beforeAll(async () => {
  await writeScoreRows(
    holder.ctx().pg,
    identities.map((subject) => {
      const facts = beginnerFacts({ subject, wallets: [subject] });
      const { breakdown, ranked } = scorePoints(facts);
      return { subject, points: breakdown, ranked, facts };
    }),
  );
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

type Rule = Record<string, unknown>;
const repeated = (rule: (i: number) => Rule, count = 50) =>
  Policy.parse({ op: "any", rules: Array.from({ length: count }, (_, i) => rule(i)) });
async function evaluateAll(policy: Policy) {
  const results = await evaluatePolicyBatch(holder.ctx(), { identities, policy });
  expect(Buffer.byteLength(JSON.stringify(results))).toBeLessThan(MEGABYTE - 1_000);
  return results;
}

const amounts = Array.from({ length: 100 }, (_, i) => `${10n ** 77n + BigInt(i)}`);
const params = { chainId: 1, address: addressNumber(77) };
const longList = { module: "token", params, cmp: "in", value: amounts };
const number = (i: number) => ({ module: "walletAgeDays", cmp: "gte", value: 10_000 + i });

it("an ordinary batch leaves nothing out", async () => {
  for (const { leftOut, rules } of await evaluateAll(repeated(number, 20))) {
    expect(leftOut).toEqual([]);
    expect(rules[0]?.reason).toContain("requires at least 10000.");
  }
});

it("100 identities by 50 rules with lists of 100 long amounts are answered in less than 1 MB", async () => {
  const results = await evaluateAll(repeated(() => longList));
  for (const { leftOut, rules } of results) {
    expect(leftOut).toContain("required");
    expect(rules.map(({ outcome, required }) => [outcome, required])).toEqual(
      Array.from({ length: 50 }, () => ["indeterminate", null]),
    );
  }
});

it("long lists are left out before words, and words before measured values", async () => {
  const list = Array.from({ length: 100 }, (_, i) => 100_000 + i);
  const mixed = repeated((i) => (i < 15 ? number(i) : { module: "total", cmp: "in", value: list }), 25);
  for (const { leftOut, rules } of await evaluateAll(mixed)) {
    expect(leftOut).toEqual(["required"]);
    expect(rules[0]).toMatchObject({ required: 10_000, reason: expect.stringContaining("at least 10000") });
    expect(rules[15]).toMatchObject({ required: null, reason: expect.stringContaining("requires one of 100 values.") });
  }
  for (const { leftOut, rules } of await evaluateAll(repeated(number))) {
    expect(leftOut).toEqual(["required", "reason", "howTo"]);
    expect(rules[49]).toMatchObject({ outcome: "fail", required: 10_049, reason: "", howTo: null });
    expect(rules[49]?.gap).toBe(10_049 - Number(rules[49]?.actual));
  }
});

it("what is left out in a batch is there for a single identity, cached or not", async () => {
  const policy = repeated(number);
  await evaluateAll(policy);
  for (let time = 0; time < 2; time++) {
    const { rules } = await evaluatePolicy(holder.ctx(), { identity: first, policy });
    for (const { reason, required } of rules) expect(reason).toContain(`requires at least ${required}.`);
    const [shortened] = await evaluateAll(policy);
    expect(shortened?.leftOut).toEqual(["required", "reason", "howTo"]);
  }
});

it("lists of different values are different conditions, even if described in the same words", async () => {
  const listOf = (from: number) => ({
    module: "walletAgeDays",
    cmp: "in",
    value: Array.from({ length: 100 }, (_, i) => from + i),
  });
  const policy = Policy.parse({ op: "all", rules: [listOf(10_000), listOf(20_000)] });
  const { rules } = await evaluatePolicy(holder.ctx(), { identity: first, policy });
  expect(rules.map(({ howTo }) => howTo?.reaches)).toEqual([10_000, 20_000]);
});

it("the outcomes of 50 rules on the greatest balances fit into a hundredth of an answer", async () => {
  const ctx = holder.ctx();
  const most = 2n ** 256n - 1n;
  const rules = Array.from({ length: 50 }, () => ({ module: "token", params, cmp: "lt", value: "1" }));
  const deep = (levels: number): Rule => ({ op: "any", rules: levels === 0 ? rules : [deep(levels - 1)] });
  const compiled = compilePolicy(Policy.parse({ ...deep(4), onIndeterminate: "allow" }));
  const loaded = await loadInputs(ctx, { rules: compiled.rules, identities: [first] });
  const external = new Map(compiled.rules.map(({ rule }) => [rule, () => ({ value: most })]));
  const result = evaluate(compiled, { inputs: { ...loaded, external }, index: 0 }, ctx.now);
  const options = { findHowTo: () => null, pause: async () => {} };
  const room = 9_000;
  const short = await fitResult(result, { ...options, room });
  expect(Buffer.byteLength(JSON.stringify(short.result))).toBeLessThanOrEqual(room);
  expect(short.leftOut).toEqual(["required", "reason", "howTo", "actual", "gap", "dataAsOf", "block"]);
  const whole = await fitResult(result, { ...options, room: MEGABYTE });
  expect(whole.leftOut).toEqual([]);
  expect(whole.result.rules[49]?.actual).toBe(String(most));
});

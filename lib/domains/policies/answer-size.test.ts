import { afterAll, beforeAll, expect, it } from "vitest";
import { beginnerFacts } from "../../../tests/engine/sample-facts.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { scorePoints } from "../../engine/index.ts";
import { boardsOf } from "../scores/index.ts";
import { gather } from "./gather.ts";
import { evaluatePolicy, evaluatePolicyBatch } from "./index.ts";
import { rulesOf } from "./placed-rule.ts";
import { BatchResult, Policy, PolicyResult } from "./schemas.ts";
import { judge, lengthOf } from "./verdict.ts";

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
async function askAll(policy: Policy) {
  const pieces = await evaluatePolicyBatch(holder.ctx(), { identities, policy });
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  expect(length).toBeLessThan(MEGABYTE);
  return BatchResult.array().parse(JSON.parse(Buffer.concat(pieces).toString()));
}

const amounts = Array.from({ length: 100 }, (_, i) => `${10n ** 77n + BigInt(i)}`);
const params = { chainId: 1, address: addressNumber(77) };
const longList = { module: "token", params, cmp: "in", value: amounts };
const number = (i: number) => ({ module: "walletAgeDays", cmp: "gte", value: 10_000 + i });

it("an ordinary batch leaves nothing out", async () => {
  for (const { leftOut, rules } of await askAll(repeated(number, 20))) {
    expect(leftOut).toEqual([]);
    expect(rules[0]?.reason).toContain("at least 10000 is asked");
  }
});

it("100 identities by 50 rules with lists of 100 long amounts are answered in less than a megabyte", async () => {
  const results = await askAll(repeated(() => longList));
  for (const { leftOut, rules } of results) {
    expect(leftOut).toContain("required");
    expect(rules.map(({ outcome, required }) => [outcome, required])).toEqual(
      Array.from({ length: 50 }, () => ["indeterminate", null]),
    );
  }
});

it("long lists go before words, and words before what was measured", async () => {
  const list = Array.from({ length: 100 }, (_, i) => 100_000 + i);
  const mixed = repeated((i) => (i < 15 ? number(i) : { module: "total", cmp: "in", value: list }), 25);
  for (const { leftOut, rules } of await askAll(mixed)) {
    expect(leftOut).toEqual(["required"]);
    expect(rules[0]).toMatchObject({ required: 10_000, reason: expect.stringContaining("at least 10000") });
    expect(rules[15]).toMatchObject({ required: null, reason: expect.stringContaining("one of 100 values is asked") });
  }
  for (const { leftOut, rules } of await askAll(repeated(number))) {
    expect(leftOut).toEqual(["required", "reason", "howTo"]);
    expect(rules[49]).toMatchObject({ outcome: "fail", required: 10_049, reason: "", howTo: null });
    expect(rules[49]?.gap).toBe(10_049 - Number(rules[49]?.actual));
  }
});

it("what was left out for many is there when asked of one, from memory or not", async () => {
  const policy = repeated(number);
  await askAll(policy);
  for (let time = 0; time < 2; time++) {
    const pieces = await evaluatePolicy(holder.ctx(), { identity: first, policy });
    const { rules } = PolicyResult.parse(JSON.parse(Buffer.concat(pieces).toString()));
    for (const { reason, required } of rules) expect(reason).toContain(`at least ${required} is asked`);
    const [shortened] = await askAll(policy);
    expect(shortened?.leftOut).toEqual(["required", "reason", "howTo"]);
  }
});

it("a list of different values is another condition, though its words are the same", async () => {
  const listOf = (from: number) => ({
    module: "walletAgeDays",
    cmp: "in",
    value: Array.from({ length: 100 }, (_, i) => from + i),
  });
  const policy = Policy.parse({ op: "all", rules: [listOf(10_000), listOf(20_000)] });
  const pieces = await evaluatePolicy(holder.ctx(), { identity: first, policy });
  const { rules } = PolicyResult.parse(JSON.parse(Buffer.concat(pieces).toString()));
  expect(rules.map(({ howTo }) => howTo?.reaches)).toEqual([10_000, 20_000]);
});

it("the outcomes of 50 rules on the greatest balances have room in a hundredth of an answer", async () => {
  const ctx = holder.ctx();
  const most = `${2n ** 256n - 1n}`;
  const rules = Array.from({ length: 50 }, () => ({ module: "token", params, cmp: "lt", value: "1" }));
  const deep = (levels: number): Rule => ({ op: "any", rules: levels === 0 ? rules : [deep(levels - 1)] });
  const policy = Policy.parse({ ...deep(4), onIndeterminate: "allow" });
  const placed = rulesOf(policy);
  const gathered = await gather(ctx, { rules: placed, identities: [first] });
  const subject = gathered.measures.get("")?.[0]?.subject;
  if (!subject) throw new Error("the subject was written");
  const held = placed.map(({ rule }) => [rule, new Map([[subject, BigInt(most)]])] as const);
  const input = { policy, rules: placed, gathered: { ...gathered, tokens: new Map(held) }, index: 0 };
  const room = 9_000;
  const { verdict, leftOut } = await judge(ctx, { ...input, room, pause: async () => {} });
  expect(lengthOf(verdict)).toBeLessThanOrEqual(room);
  expect(leftOut).toEqual(["required", "reason", "howTo", "actual", "gap", "dataAsOf"]);
  const whole = await judge(ctx, { ...input, room: MEGABYTE, pause: async () => {} });
  expect(whole.leftOut).toEqual([]);
  expect(Buffer.concat(whole.verdict).toString()).toContain(`"actual":"${most}"`);
});

import { expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { evaluationCost, savePolicy, simulationCost } from "./index.ts";
import { Policy } from "./policy-schema.ts";

const holder = useContext({ chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }] });
const stored = { module: "total", cmp: "gte", value: 300 };
const token = { module: "token", params: { chainId: 1, address: addressNumber(7) }, cmp: "gte", value: "1" };
const policyOf = (rule: object, rules: number) =>
  Policy.parse({ op: "all", rules: Array.from({ length: rules }, () => rule) });
const identities = (count: number) => Array.from({ length: count }, (_, i) => addressNumber(i + 1));

test("an evaluation of one identity by rules on stored data counts as one request", async () => {
  expect(await evaluationCost(holder.ctx(), { policy: policyOf(stored, 50) })).toBe(1);
});

test("100 rule evaluations count as a request, a token rule as ten of them, and nothing as more than 50 requests", async () => {
  const cost = (rule: object, rules: number, subjects: number) =>
    evaluationCost(holder.ctx(), { policy: policyOf(rule, rules), identities: identities(subjects) });
  expect(await cost(stored, 10, 10)).toBe(1);
  expect(await cost(stored, 10, 11)).toBe(2);
  expect(await cost(stored, 50, 100)).toBe(50);
  expect(await cost(token, 1, 10)).toBe(1);
  expect(await cost(token, 1, 11)).toBe(2);
  expect(await cost(token, 50, 100)).toBe(50);
});

test("a rule on held counts by its days, up to thirty", async () => {
  const cost = (days: number, subjects = 1) => {
    const params = { chainId: 1, token: addressNumber(7), minimum: "1" };
    const policy = policyOf({ module: "held", params, cmp: "gte", value: days }, 1);
    return evaluationCost(holder.ctx(), { policy, identities: identities(subjects) });
  };
  expect(await cost(0)).toBe(1);
  expect(await cost(11)).toBe(2);
  expect(await cost(30)).toBe(3);
  expect(await cost(366)).toBe(3);
  expect(await cost(30, 100)).toBe(50);
});

test("on a past day, folding counts as five requests for each identity and set of chains", async () => {
  const rules = [
    { module: "walletAgeDays", cmp: "gte", value: 1 },
    { module: "flag", params: { code: "listed_self" }, cmp: "eq", value: false },
    { ...stored, chainIds: [1, 2] },
    { ...stored, chainIds: [1] },
  ];
  const cost = (count: number, subjects: number) =>
    evaluationCost(holder.ctx(), {
      ...{ policy: Policy.parse({ op: "all", rules: rules.slice(-count) }), identities: identities(subjects), at: 0 },
    });
  expect(await cost(1, 100)).toBe(1);
  expect(await cost(2, 1)).toBe(6);
  expect(await cost(4, 4)).toBe(41);
  expect(await cost(4, 100)).toBe(50);
});

test("a simulation of all subjects counts as one of the largest sample", async () => {
  const ctx = holder.ctx();
  expect(await simulationCost(ctx, { policy: policyOf(stored, 1) })).toBe(50);
  expect(await simulationCost(ctx, { policy: policyOf(token, 1) })).toBe(50);
  expect(await simulationCost(ctx, { policy: policyOf(stored, 1), identities: identities(100) })).toBe(1);
});

test("a saved policy counts by its rules, and another developer's is not found", async () => {
  const ctx = await signedIn(holder, 501);
  const { id: policyId } = await savePolicy(ctx, { name: "holders", policy: policyOf(token, 5) });
  expect(await evaluationCost(ctx, { policyId, identities: identities(100) })).toBe(50);
  expect(await evaluationCost(ctx, { policyId, identities: identities(10) })).toBe(5);
  await expect(evaluationCost(ctx, { policyId: "pol_none" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

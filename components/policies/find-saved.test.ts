import { expect, it } from "vitest";
import { findSaved } from "./find-saved.ts";

const contract = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const edited = {
  op: "all",
  rules: [{ module: "token", params: { chainId: 1, address: contract }, cmp: "gte", value: "1" }],
};
/** As a database returns it. */
const stored = {
  op: "all",
  rules: [{ cmp: "gte", value: "1", module: "token", params: { address: contract.toLowerCase(), chainId: 1 } }],
  onIndeterminate: "deny",
};
const saved = (id: string, policy: Record<string, unknown>) => ({
  id,
  name: id,
  policy,
  createdAt: "2026-01-15T12:00:00.000Z",
});

it("an edited policy is found among the saved ones, the newest first, whatever saving changed in its form", () => {
  expect(findSaved([saved("policy_2", stored), saved("policy_1", stored)], edited)?.id).toBe("policy_2");
});

it("a policy with another value, order of rules or choice for missing data is not the saved one", () => {
  const two = [edited.rules[0], { module: "total", cmp: "gte", value: 1 }];
  const policies = [saved("policy_1", { ...stored, rules: two })];
  expect(findSaved(policies, { op: "all", rules: two })?.id).toBe("policy_1");
  expect(findSaved(policies, { op: "all", rules: two.toReversed() })).toBeNull();
  expect(findSaved(policies, { op: "any", rules: two })).toBeNull();
  expect(findSaved(policies, { op: "all", rules: two, onIndeterminate: "allow" })).toBeNull();
});

it("what is no policy is not saved", () => {
  expect(findSaved([saved("policy_1", stored)], null)).toBeNull();
  expect(findSaved([], edited)).toBeNull();
});

import { describe, expect, it } from "vitest";
import { newestModel } from "../../lib/domains/models/index.ts";
import { describeModules } from "../../lib/domains/policies/list-modules.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import {
  changeAt,
  comparisonsOf,
  defaultRule,
  errorAt,
  isGroup,
  moduleParams,
  policyErrors,
  readDraft,
  readList,
  readValue,
  ruleNumber,
  valueKind,
  withoutChains,
} from "./draft.ts";
import { formatPolicy } from "./format-policy.ts";

const modules = describeModules(newestModel);
const tree = {
  op: "all",
  rules: [
    { module: "total", cmp: "gte", value: 300 },
    { op: "any", rules: [{ module: "votes", cmp: "gte", value: 1 }] },
  ],
};

describe("what the form begins a rule with", () => {
  it.each(modules.map((module) => [module.id, module] as const))("is valid for %s, parameters aside", (_, module) => {
    const rule = defaultRule(module);
    // A token's contract is for whoever asks, a screening list for the operator.
    if (module.id === "listed") rule.params = { list: "sanctions" };
    for (const name of ["address", "token"]) {
      if (rule.params && name in rule.params) rule.params[name] = `0x${"11".repeat(20)}`;
    }
    expect(Policy.safeParse({ op: "all", rules: [rule] }).error).toBeUndefined();
    for (const cmp of comparisonsOf(module)) {
      const value = cmp === "in" ? [rule.value] : rule.value;
      expect(Policy.safeParse({ op: "all", rules: [{ ...rule, cmp, value }] }).error, cmp).toBeUndefined();
    }
  });

  it("offers chains and parameters just where the schema takes them", () => {
    for (const module of modules) {
      const rule = { ...defaultRule(module), chainIds: [1] };
      for (const name of ["address", "token"]) {
        if (rule.params && name in rule.params) rule.params[name] = `0x${"11".repeat(20)}`;
      }
      const takesChains = Policy.safeParse({ op: "all", rules: [rule] }).success;
      expect(takesChains, module.id).toBe(!withoutChains.includes(module.id));
      const { params: _, ...bare } = defaultRule(module);
      // Without its parameter it is about any flag.
      const needsParams = module.id in moduleParams && module.id !== "underReview";
      expect(Policy.safeParse({ op: "all", rules: [bare] }).success, module.id).toBe(!needsParams);
    }
  });
});

describe("a tree", () => {
  it("is read from JSON of its shape, and from no other", () => {
    expect(readDraft(tree)).toBe(tree);
    for (const other of [null, 5, [], {}, { op: "all" }, { op: "all", rules: [5] }, { op: "all", rules: [{}] }]) {
      expect(readDraft(other), JSON.stringify(other)).toBeNull();
    }
  });

  it("is changed at a nodePath and nowhere else", () => {
    const changed = changeAt(tree, [1, 0], (node) => (isGroup(node) ? node : { ...node, value: 9 }));
    expect(changed.rules[0]).toBe(tree.rules[0]);
    expect(changed.rules[1]).toEqual({ op: "any", rules: [{ module: "votes", cmp: "gte", value: 9 }] });
    expect(changeAt(tree, [0], () => null).rules).toEqual([tree.rules[1]]);
    expect(changeAt(tree, [], (root) => ({ ...root, op: "any" })).op).toBe("any");
  });

  it("is written so that it reads back the same, short rules on one line", () => {
    const text = formatPolicy(tree);
    expect(JSON.parse(text)).toEqual(tree);
    expect(text.split("\n")[3]).toBe('    { "module": "total", "cmp": "gte", "value": 300 },');
    expect(JSON.parse(formatPolicy({ op: "all", rules: [] }))).toEqual({ op: "all", rules: [] });
  });
});

it("finds the errors of a node and of its fields among the details of an answer", () => {
  const errors = policyErrors([
    { path: "body.policy.rules.0.value", message: "must be a number for total" },
    { path: "body.policy.rules.1.rules.0.params.issuer", message: "must be an address" },
    { path: "body.policy", message: "is missing" },
    { path: "body.identity", message: "must be a name or an address" },
  ]);
  expect(errors).toHaveLength(3);
  expect(errorAt(errors, [0], "value")).toBe("must be a number for total");
  expect(errorAt(errors, [0], "cmp")).toBeUndefined();
  expect(errorAt(errors, [0])).toBeUndefined();
  expect(errorAt(errors, [1, 0], "params")).toBe("must be an address");
  expect(errorAt(errors, [])).toBe("is missing");
});

it("takes what is typed as a number where the module is one, and leaves the rest to the API", () => {
  expect([readValue("number", " 12.5 "), readValue("number", "twelve"), readValue("amount", "12")]).toEqual([
    12.5,
    "twelve",
    "12",
  ]);
  expect([readValue("result", "true"), readValue("result", "{now}"), readValue("result", "0")]).toEqual([
    true,
    "{now}",
    "0",
  ]);
  expect(readList("number", "1, 2,x")).toEqual([1, 2, "x"]);
  expect(ruleNumber("1.0")).toBe("2.1");
  expect(new Set(modules.map(valueKind))).toEqual(new Set(["number", "choice", "flag", "amount", "result"]));
});

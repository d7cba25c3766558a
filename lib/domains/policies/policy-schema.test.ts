import { expect, it } from "vitest";
import { inputError } from "../../api/declaration/input-errors.ts";
import { Policy } from "./policy-schema.ts";
import { EvaluationRequest } from "./schemas.ts";

const rule = { module: "total", cmp: "gte", value: 300 };
const binaryTree = (levels: number, leaf: unknown): unknown =>
  levels === 0 ? leaf : { op: "all", rules: [binaryTree(levels - 1, leaf), binaryTree(levels - 1, leaf)] };
const chain = (levels: number, leaf: unknown): unknown => {
  let node = leaf;
  for (let level = 0; level < levels; level++) node = { op: "any", rules: [node] };
  return node;
};

/** How many nodes and lists of a document are read while it is parsed as a policy. */
function countVisits(document: unknown): number {
  const visited = new Set<object>();
  const watch = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    return new Proxy(value, {
      get(target, name) {
        visited.add(target);
        const found: unknown = Reflect.get(target, name);
        return watch(found);
      },
    });
  };
  expect(Policy.safeParse(watch(document)).success).toBe(false);
  return visited.size;
}

function issuesOf(policy: unknown) {
  const parsed = EvaluationRequest.safeParse({ identity: "alice", policy });
  if (parsed.success) throw new Error("the document is no policy");
  const { code, details = [] } = inputError("body", parsed.error.issues);
  expect(code).toBe("INVALID_REQUEST");
  expect(details.length).toBeGreaterThan(0);
  expect(details.length).toBeLessThanOrEqual(20);
  return details;
}

it("a document of any size is rejected after equally few of its nodes were read", () => {
  const bad = { module: "none", cmp: 1, value: {} };
  for (const levels of [6, 9, 12]) expect(countVisits(binaryTree(levels, bad))).toBeLessThanOrEqual(150);
  for (const rules of [51, 5_000]) {
    expect(countVisits({ op: "all", rules: Array.from({ length: rules }, () => bad) })).toBeLessThanOrEqual(150);
    const groups = Array.from({ length: rules }, () => ({ op: "all", rules: [] }));
    expect(countVisits({ op: "all", rules: groups })).toBeLessThanOrEqual(150);
  }
});

it("no depth exhausts the stack", () => {
  expect(issuesOf(chain(50_000, rule))).toEqual([
    { path: `body.policy${".rules.0".repeat(5)}`, message: "is nested more than 5 deep" },
  ]);
});

it("a document that is too large is refused with the path of the issue", () => {
  const rules = (count: number) => Array.from({ length: count }, () => rule);
  const many = [{ path: "body.policy.rules", message: "must hold at most 50 rules in all" }];
  expect(issuesOf({ op: "all", rules: rules(51) })).toEqual(many);
  expect(issuesOf({ op: "all", rules: [...rules(49), { op: "any", rules: rules(2) }] })).toEqual(many);
  expect(issuesOf({ op: "all", rules: [{ op: "any", rules: rules(2) }, ...rules(49)] })).toEqual(many);
  const long = { module: "total", cmp: "in", value: Array.from({ length: 101 }, () => "x") };
  expect(issuesOf({ op: "all", rules: [rule, long] })).toEqual([
    { path: "body.policy.rules.1.value", message: "must hold at most 100 values" },
  ]);
  const chains = { ...rule, chainIds: Array.from({ length: 21 }, () => 1) };
  expect(issuesOf({ op: "all", rules: [chains] })).toEqual([
    { path: "body.policy.rules.0.chainIds", message: "must hold at most 20 values" },
  ]);
});

it("each issue of several rules in a group has its path", () => {
  const bad = { module: "none", cmp: "gte", value: 1 };
  const paths = issuesOf({ op: "all", rules: [{ op: "any", rules: [bad, { ...rule, cmp: "is" }] }] });
  expect(paths.map(({ path }) => path)).toEqual([
    "body.policy.rules.0.rules.0.module",
    "body.policy.rules.0.rules.1.cmp",
  ]);
});

it("fifty rules, five levels and lists of a hundred values are a policy", () => {
  const amounts = Array.from({ length: 100 }, (_, i) => String(i));
  const token = { module: "token", params: { chainId: 1, address: `0x${"11".repeat(20)}` }, cmp: "in", value: amounts };
  const rules = Array.from({ length: 49 }, () => token);
  expect(Policy.safeParse({ op: "all", rules: [...rules, chain(4, rule)] }).success).toBe(true);
  expect(Policy.safeParse({ op: "all", rules: Array.from({ length: 25 }, () => binaryTree(1, rule)) }).success).toBe(
    true,
  );
});

it("a list of too many identities is rejected before any of them is read", () => {
  const identities = Array.from({ length: 101 }, () => "not a name");
  const parsed = EvaluationRequest.safeParse({ identities, policy: { op: "all", rules: [rule] } });
  expect(inputError("body", parsed.error?.issues ?? []).details).toEqual([
    { path: "body.identities", message: "must hold at most 100 identities" },
  ]);
});

it("an id or an amount that no token can state is refused, and the largest of both are not", () => {
  const largest = String(2n ** 256n - 1n);
  const held = (params: Record<string, string>) => ({
    op: "all",
    rules: [
      {
        module: "held",
        params: { chainId: 1, token: `0x${"11".repeat(20)}`, minimum: "1", ...params },
        cmp: "gte",
        value: 1,
      },
    ],
  });
  expect(Policy.safeParse(held({ tokenId: largest, minimum: largest })).success).toBe(true);
  for (const name of ["tokenId", "minimum"]) {
    expect(issuesOf(held({ [name]: String(2n ** 256n) }))).toEqual([
      { path: `body.policy.rules.0.params.${name}`, message: "must be below 2^256" },
    ]);
    expect(issuesOf(held({ [name]: "x" }))).toHaveLength(2);
  }
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ContractRule, judgeResults, readContractRule, type WalletResult } from "./contract-rule.ts";
import { Policy, type PolicyRule } from "./policy-schema.ts";
import type { Outcome } from "./schemas.ts";

const ADDRESS = `0x${"ab".repeat(20)}`;
const wallet = `0x${"11".repeat(20)}` as const;
const params = {
  chainId: 1,
  address: ADDRESS,
  function: "isVerified(address) view returns (bool)",
  args: ["{wallet}"],
};

type Given = Record<string, unknown>;
/** The rule of a policy that has it alone; the message of its error otherwise. */
function parse(rule: Given): PolicyRule | string {
  const { success, data, error } = Policy.safeParse({ op: "all", rules: [{ module: "contract", ...rule }] });
  if (!success) return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  const [parsed] = data.rules;
  if (!parsed || !("module" in parsed)) throw new Error("one rule");
  return parsed;
}
function compile(rule: Given): ContractRule {
  const parsed = parse(rule);
  if (typeof parsed === "string") throw new Error(parsed);
  return readContractRule(parsed);
}
const words = (...parts: string[]) => `0x${parts.join("")}` as const;
const word = (value: bigint) => BigInt.asUintN(256, value).toString(16).padStart(64, "0");

describe("what is refused when a policy is saved", () => {
  const eq = { cmp: "eq", value: true };
  const of = (changed: Given, rest: Given = eq) => parse({ params: { ...params, ...changed }, ...rest });
  test.each([
    ["isVerified(address", "cannot be read"],
    ["<script>", "cannot be read"],
    ["event Transfer(address a)", "cannot be read"],
    ["constructor()", "not view or pure"],
    ["isVerified(address) returns (bool)", "not view or pure"],
    ["isVerified(address) payable returns (bool)", "not view or pure"],
    ["nameOf(address) view returns (string)", "dynamic type string"],
    ["all(address) view returns (uint256[])", "dynamic type uint256[]"],
    ["deep(address) view returns ((bool a, bytes b) c)", "dynamic type bytes"],
    ["many(address) view returns (uint256[33])", "more than 32 results"],
    ["many(address) view returns (uint256[4][9])", "more than 32 results"],
    ["many(address) view returns (uint256[0][9999999999])", "more than 32 results"],
    ["nothing(address) view", "returns nothing"],
    ["two(address) view returns (bool, bool)", "must have result"],
    ["two(address, uint256) view returns (bool)", "must have 2 args"],
    ["one(uint256) view returns (bool)", "argument 1 is of the type uint256"],
    ["one(address[] x) view returns (bool)", "argument 1 is of the type address[]"],
    ["one(string x) view returns (bool)", "argument 1 is of the type string"],
  ])("%s", (signature, message) => {
    expect(of({ function: signature })).toContain(message);
  });
  test("values, comparisons, arguments and settings that do not fit say so", () => {
    const uint = "level(address) view returns (uint8)";
    expect(of({ function: uint }, { cmp: "gte", value: "256" })).toContain("a whole number of uint8");
    expect(of({ function: uint }, { cmp: "gte", value: -1 })).toContain("a whole number of uint8");
    expect(of({ function: uint }, { cmp: "gte", value: 1.5 })).toContain("a whole number of uint8");
    expect(of({ function: uint }, { cmp: "gte", value: "{now}" })).toMatchObject({ value: "{now}" });
    expect(of({}, { cmp: "eq", value: "true" })).toContain("true or false");
    expect(of({}, { cmp: "gte", value: true })).toContain("must be eq, ne or in");
    expect(of({ function: "f(address) view returns (bytes32)" }, { cmp: "eq", value: "0x12" })).toContain(
      "64 hex digits",
    );
    expect(of({ over: "sum" })).toContain("uint alone");
    expect(of({ over: "any" }, { ...eq, negate: true })).toContain("could mean two things");
    expect(of({ onRevert: ["Not an error"] })).toContain("onRevert with an error that cannot be read");
    expect(of({ result: 1 })).toContain("has result 1, but the function has 1");
    expect(of({ function: "f(address, string) view returns (bool)", args: ["{name}", "{wallet}"] })).toContain(
      "argument 1",
    );
    expect(of({ address: undefined })).toContain("must have address, or a preset");
    expect(of({ preset: "world-id", function: undefined, address: undefined, args: undefined })).toContain(
      "the chains 480",
    );
    expect(of({ preset: "passport-score" })).toContain("has no function with a preset");
    const hats = { preset: "hats-wearer", function: undefined, address: undefined };
    expect(of({ ...hats, args: [] })).toContain("one argument in args");
    expect(of({ ...hats, args: [`0x${"1".repeat(64)}`] })).toMatchObject({ module: "contract" });
    expect(of({ list: "x" })).toContain("list");
  });
  test("50 rules are a policy, 51 are not, and no text of 300 characters takes long to refuse", () => {
    const rules = (n: number) => Array.from({ length: n }, () => ({ module: "contract", params, ...eq }));
    expect(Policy.safeParse({ op: "all", rules: rules(50) }).success).toBe(true);
    expect(Policy.safeParse({ op: "all", rules: rules(51) }).success).toBe(false);
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom(..."((),[]0 uintvew returns(bool)tuple indexed"))
          .map((all) => all.join("").slice(0, 300)),
        (text) => {
          const began = performance.now();
          of({ function: `f${text}` });
          return performance.now() - began < 250;
        },
      ),
      { seed: 2, numRuns: 1_500 },
    );
  });
});

test("arguments are encoded, and a word is read as its type or not at all", () => {
  const of = (returns: string, result?: number) =>
    compile({
      params: { ...params, function: `f(address, uint256) view returns (${returns})`, args: ["{wallet}", "7"], result },
      ...(/^u?int/.test(returns.split(", ")[result ?? 0] ?? "")
        ? { cmp: "gte", value: 1 }
        : { cmp: "in", value: sampleOf(returns, result) }),
    });
  const sampleOf = (returns: string, result = 0) => {
    const type = returns.split(", ")[result] ?? "";
    return [type === "bool" ? true : type === "address" ? ADDRESS : `0x${"0".repeat(2 * Number(type.slice(5)))}`];
  };
  expect(of("bool").encode({ wallet, name: null }).slice(10)).toBe(`${wallet.slice(2).padStart(64, "0")}${word(7n)}`);
  expect(of("bool").decode(words(word(1n)))).toBe(true);
  expect(of("bool").decode(words(word(2n)))).toBeNull();
  expect(of("bool").decode("0x")).toBeNull();
  expect(of("bool").decode("0x01")).toBeNull();
  expect(of("uint8").decode(words(word(255n)))).toBe(255n);
  expect(of("uint8").decode(words(word(256n)))).toBeNull();
  expect(of("int8").decode(words(word(-128n)))).toBe(-128n);
  expect(of("int8").decode(words(word(128n)))).toBeNull();
  expect(of("address").decode(words("00".repeat(12), wallet.slice(2)))).toBe(wallet);
  expect(of("address").decode(words("01".repeat(12), wallet.slice(2)))).toBeNull();
  expect(of("bytes20").decode(words("22".repeat(20), "00".repeat(12)))).toBe(`0x${"22".repeat(20)}`);
  expect(of("bytes20").decode(words("22".repeat(20), "01".repeat(12)))).toBeNull();
  expect(of("bool, uint256", 1).decode(words(word(1n), word(9n)))).toBe(9n);
  expect(of("bool, uint256", 1).decode(words(word(1n)))).toBeNull();
});

const unsigned = { ...params, function: "level(address) view returns (uint256)" };
const overs = [undefined, "any", "all", "sum"] as const;

test("`over` is any where a wallet can prove it, and all where a wallet could hide another", () => {
  const of = (rest: Given, changed: Given = {}) => compile({ params: { ...unsigned, ...changed }, ...rest }).over;
  for (const cmp of ["gte", "gt"]) expect(of({ cmp, value: 1 })).toBe("any");
  for (const cmp of ["lt", "lte", "ne"]) expect(of({ cmp, value: 1 })).toBe("all");
  expect([of({ cmp: "eq", value: 0 }), of({ cmp: "eq", value: 5 }), of({ cmp: "in", value: [0, 1] })]).toEqual([
    "all",
    "any",
    "all",
  ]);
  expect(of({ cmp: "in", value: [1, 2] })).toBe("any");
  expect([[true], [true, false]].map((value) => compile({ params, cmp: "in", value }).over)).toEqual(["any", "all"]);
  expect(of({ cmp: "gte", value: 1, negate: true })).toBe("all");
  expect([true, false].map((value) => compile({ params, cmp: "eq", value }).over)).toEqual(["any", "all"]);
  expect(of({ cmp: "lt", value: 1 }, { over: "any" })).toBe("any");
  expect(of({ cmp: "gte", value: 1 }, { over: "sum" })).toBe("sum");
});

const result: fc.Arbitrary<WalletResult> = fc.oneof(
  fc.bigInt({ min: 0n, max: 4n }).map((value): WalletResult => ({ kind: "value", value })),
  fc.constant<WalletResult>({ kind: "no", why: "It says no." }),
  fc.constant<WalletResult>({ kind: "unknown", why: "It is not known." }),
);

/** What the results of wallets could be: an unknown one any value, or a no. */
function worlds(results: readonly WalletResult[]): WalletResult[][] {
  const [first, ...rest] = results;
  if (!first) return [[]];
  const could: WalletResult[] =
    first.kind === "unknown"
      ? [{ kind: "no", why: "" }, ...[0n, 1n, 2n, 3n, 4n, 5n].map((value): WalletResult => ({ kind: "value", value }))]
      : [first];
  return worlds(rest).flatMap((world) => could.map((one) => [one, ...world]));
}

const compare = {
  gte: (a: bigint, b: bigint) => a >= b,
  gt: (a: bigint, b: bigint) => a > b,
  lte: (a: bigint, b: bigint) => a <= b,
};
const more = {
  lt: (a: bigint, b: bigint) => a < b,
  eq: (a: bigint, b: bigint) => a === b,
  ne: (a: bigint, b: bigint) => a !== b,
};
const comparisons = { ...compare, ...more };

test("an outcome is what every way agrees on in which the unknown wallets could turn out; a no is a fail after negate", () => {
  const cmps = Object.keys(comparisons) as (keyof typeof comparisons)[]; // The table's own keys.
  fc.assert(
    fc.property(
      ...([
        fc.constantFrom(...cmps),
        fc.bigInt({ min: 1n, max: 3n }),
        fc.boolean(),
        fc.constantFrom(...overs),
      ] as const),
      fc.array(result, { minLength: 1, maxLength: 3 }),
      (cmp, required, negate, over, results) => {
        if (negate && over === "any") return;
        const rule = compile({ params: { ...unsigned, over }, cmp, value: String(required), negate });
        const meets = (value: bigint) => comparisons[cmp](value, required) !== negate;
        const holds = (world: readonly WalletResult[]): boolean => {
          if (rule.over !== "sum") {
            const each = world.map((one) => one.kind === "value" && meets(one.value as bigint));
            return rule.over === "any" ? each.some(Boolean) : each.every(Boolean);
          }
          const sum = world.reduce((total, one) => total + (one.kind === "value" ? (one.value as bigint) : 0n), 0n);
          return world.every(({ kind }) => kind === "value") && meets(sum);
        };
        const verdicts = new Set(worlds(results).map(holds));
        const expected: Outcome = verdicts.size > 1 ? "indeterminate" : verdicts.has(true) ? "pass" : "fail";
        const { outcome } = judgeResults(rule, results, 0);
        // A sum is decided by all wallets or not at all.
        if (rule.over === "sum" && results.some(({ kind }) => kind === "unknown")) {
          expect(["indeterminate", expected]).toContain(outcome);
        } else expect(outcome).toBe(expected);
      },
    ),
    { seed: 3, numRuns: 3_000 },
  );
});

test("a revert means no only as the rule says, and only the selectors of its errors count", () => {
  const of = (onRevert: unknown) => compile({ params: { ...params, onRevert }, cmp: "eq", value: true });
  const notFound = "0x120a2e77" as const;
  expect(of(undefined).onRevert(notFound)).toBe("unknown");
  expect(of("indeterminate").onRevert(notFound)).toBe("unknown");
  expect(of("fail").onRevert("0x")).toBe("no");
  const named = of(["AttestationNotFound()", "error AttestationExpired(uint64 expirationTime)"]);
  expect([notFound, "0x06c09405" as const, "0x" as const, "0x08c379a0" as const].map(named.onRevert)).toEqual([
    ...["no", "no", "unknown", "unknown"],
  ]);
});

test("{now} is the block's time", () => {
  const rule = compile({ params: unsigned, cmp: "gt", value: "{now}" });
  const until = (value: bigint) => judgeResults(rule, [{ kind: "value", value }], 1_000).outcome;
  expect([until(0n), until(1_000n), until(1_001n)]).toEqual(["fail", "fail", "pass"]);
});

import { parseAbiItem, toFunctionSelector } from "viem";
import { expect, test, vi } from "vitest";
import { readErrorSelector, readFunctionSignature } from "./contract-signature.ts";
import { Policy } from "./policy-schema.ts";

const types = ["bool", "address", "uint8", "int256", "bytes4", "string", "bytes", "uint16[4][2]", "(bool, bytes32)[3]"];

test("selectors and types are those of the library, and names of parameters are dropped", () => {
  for (const type of types) {
    const text = `f(${type} a, (address b, ${type} c) d) external view returns (${type} e)`;
    const found = readFunctionSignature(text);
    const known = parseAbiItem(`function ${text}`);
    if (!found || known.type !== "function") throw new Error(text);
    expect(toFunctionSelector(found)).toBe(toFunctionSelector(known));
    expect(readErrorSelector(`error f(${type} a, (address b, ${type} c) d)`)).toBe(toFunctionSelector(known));
    expect(found.outputs[0]?.type).toBe(known.outputs[0]?.type);
    expect(JSON.stringify(found)).not.toContain('"a"');
  }
  expect(readFunctionSignature("f(uint) view returns (int)")).toMatchObject({
    inputs: [{ type: "uint256" }],
    outputs: [{ type: "int256" }],
  });
  expect(readErrorSelector("NotFound()")).toBe(toFunctionSelector("NotFound()"));
});

test.each([
  ...["f(toString) view", "f(__proto__)", "f(uint7)", "f(bytes33)", "f(bytes0)", "f(())", "f(bool,)", "f(,bool)"],
  ...["f(bool a b)", "f(bool[-1])", "f(bool[x])", "f (bool", "f)", "f() view view", "f() returns", "1f()", "f() x", ""],
  `${"f".repeat(300)}()`,
  `f${"(".repeat(100_000)}`,
])("%# is no signature", (text) => {
  expect(readFunctionSignature(text)).toBeNull();
  expect(readErrorSelector(text)).toBeNull();
});

const rule = (of: Record<string, unknown>) => ({
  op: "all",
  rules: [
    {
      module: "contract",
      params: { chainId: 1, address: `0x${"ab".repeat(20)}`, args: [], function: "f() view returns (bool)", ...of },
      cmp: "eq",
      value: true,
    },
  ],
});

test.each(["toString", "valueOf", "__proto__", "hasOwnProperty", "isPrototypeOf", "constructor"])(
  "a type named %s is an error of the policy",
  (name) => {
    for (const of of [
      { function: `f() view returns (${name})` },
      { function: `f(${name}) view returns (bool)`, args: ["1"] },
      { onRevert: [`E(${name})`] },
    ]) {
      expect(Policy.safeParse(rule(of)).success).toBe(false);
    }
  },
);

test("a policy with names of parameters that were never seen leaves nothing behind", () => {
  const set = vi.spyOn(Map.prototype, "set");
  try {
    const of = { function: "f(address neverSeenBefore) view returns (bool neverSeenEither)", args: ["{wallet}"] };
    expect(Policy.safeParse(rule(of)).success).toBe(true);
    expect(Policy.safeParse(rule({ onRevert: ["E(address neverSeenBefore)"] })).success).toBe(true);
    expect(JSON.stringify(set.mock.calls.map(([key]) => String(key)))).not.toContain("neverSeen");
  } finally {
    set.mockRestore();
  }
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { type CallGas, fitsNoCode, forkAt, forkOfBlock, NATIVE_LOGS, showsCode } from "./gas.ts";

// transfer(address,uint256) of one token unit to an address without zero bytes: 25 other bytes, 43 zero bytes.
const transfer = `0xa9059cbb${"0".repeat(24)}${"11".repeat(20)}${"0".repeat(62)}01`;

const cases: [what: string, gas: CallGas, shows: boolean][] = [
  ["a call of four bytes to a wallet", { used: 21_064, input: "0xa9059cbb" }, false],
  ["the same before EIP-2028", { used: 21_272, input: "0xa9059cbb" }, false],
  ["the same since EIP-7623", { used: 21_160, input: "0xa9059cbb" }, false],
  ["a transfer of a token to a wallet's address", { used: 21_000 + 25 * 16 + 43 * 4, input: transfer }, false],
  ["a transfer of a token", { used: 51_000, input: transfer }, true],
  ["one unit of gas more", { used: 21_000 + 25 * 16 + 43 * 4 + 1, input: transfer }, true],
  ["a refund", { used: 20_000, input: transfer }, true],
  ["an access list", { used: 21_064 + 2_400 + 3_800, input: "0xa9059cbb", listedAddresses: 1, listedKeys: 2 }, false],
  ["a refund of an authorization", { used: 33_564, input: "0xa9059cbb", authorizations: 1 }, false],
  ["more than an authorization", { used: 46_300, input: "0xa9059cbb", authorizations: 1 }, true],
];
for (const [what, gas, shows] of cases) {
  test(`${what} ${shows ? "shows" : "does not show"} code`, () => expect(showsCode(gas)).toBe(shows));
}

const input = "0xa9059cbb";
const lists = { listedAddresses: 1, listedKeys: 2 };
/** Calls by the prices of Glamsterdam: EIP-2780's reference cases, and what call data, lists and authorizations add. */
const glamsterdam: [what: string, gas: CallGas, shows: boolean][] = [
  ["a transaction to oneself", { used: 12_000, input: "0x", isSelf: true }, false],
  ["a payment to oneself", { used: 12_000, input: "0x", isSelf: true, hasValue: true }, false],
  ["nothing to another address", { used: 15_000, input: "0x" }, false],
  ["a payment", { used: 21_000, input: "0x", hasValue: true }, false],
  ["a payment that makes an account", { used: 204_600, input: "0x", hasValue: true }, false],
  ["four bytes to another address", { used: 15_256, input }, false],
  ["four bytes to oneself", { used: 12_256, input, isSelf: true }, false],
  ["four bytes with a payment", { used: 21_256, input, hasValue: true }, false],
  ["four bytes with a payment that makes an account", { used: 204_664, input, hasValue: true }, false],
  ["an access list", { used: 15_000 + 4_180 + 2 * 4_048 + 64, input, ...lists }, false],
  [
    "a long access list's bytes under the floor",
    { used: 15_000 + 64_000 + 1_280, input: `0x${"01".repeat(1_000)}`, listedAddresses: 1 },
    false,
  ],
  ["an authorization that changes nothing", { used: 22_880, input, authorizations: 1 }, false],
  ["one that writes", { used: 31_880, input, authorizations: 1 }, false],
  ["one that delegates", { used: 67_070, input, authorizations: 1 }, false],
  ["one that makes an account", { used: 250_670, input, authorizations: 1 }, false],
  ["two, of which one delegates", { used: 15_064 + 2 * 7_816 + 9_000 + 35_190, input, authorizations: 2 }, false],
  ["what a payment costs, without value", { used: 21_000, input: "0x" }, true],
  ["what a call cost before", { used: 21_064, input }, true],
  ["a new account without value", { used: 15_064 + 183_600, input }, true],
  ["a new account by oneself", { used: 195_600, input: "0x", isSelf: true, hasValue: true }, true],
  ["less than the floor", { used: 15_064, input }, true],
  ["one unit of gas more", { used: 15_257, input }, true],
  ["more than an authorization costs", { used: 250_671, input, authorizations: 1 }, true],
  ["gas between the prices of an authorization", { used: 40_000, input, authorizations: 1 }, true],
  [
    "more than a thousand authorizations cost",
    { used: 15_064 + 1_000 * 235_606 + 1, input, authorizations: 1_000 },
    true,
  ],
];
for (const [what, gas, shows] of glamsterdam) {
  test(`since Glamsterdam ${what} ${shows ? "shows" : "does not show"} code`, () =>
    expect(showsCode(gas, "glamsterdam")).toBe(shows));
}

/** Any call, as a wallet could send it. */
const calls = fc.record({
  bytes: fc.uint8Array({ maxLength: 300 }),
  isSelf: fc.boolean(),
  hasValue: fc.boolean(),
  listedAddresses: fc.nat(5),
  listedKeys: fc.nat(20),
  authorizations: fc.nat(3),
});
const hexOf = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`;

test("no call, whatever it carries, costs as much since Glamsterdam as code by itself, in no state of the accounts", () => {
  const states = fc.record({ written: fc.nat(3), delegated: fc.nat(3), made: fc.nat(3), isNew: fc.boolean() });
  fc.assert(
    fc.property(calls, states, ({ bytes, ...call }, state) => {
      const { isSelf, hasValue, listedAddresses, listedKeys, authorizations } = call;
      const of = (count: number) => Math.min(count, authorizations);
      const to = isSelf ? 0 : 3_000 + (hasValue ? 6_000 : 0);
      const lists = listedAddresses * 20 * 64 + listedKeys * 32 * 64;
      const data = [...bytes].reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0);
      const listed = listedAddresses * 2_900 + listedKeys * 2_000;
      const states = of(state.written) * 9_000 + of(state.delegated) * 35_190 + of(state.made) * 183_600;
      const made = state.isNew && hasValue && !isSelf ? 183_600 : 0;
      const plain = 12_000 + to + lists + data + listed + authorizations * 7_816 + states + made;
      const used = Math.max(plain, 12_000 + to + lists + bytes.length * 64);
      const gas = { used, input: hexOf(bytes), ...call };
      expect(showsCode(gas, "glamsterdam")).toBe(false);
      expect(fitsNoCode(gas)).toBe(true);
      expect(showsCode(gas, null)).toBeNull();
      expect(showsCode(gas, "unproven")).not.toBe(true);
      expect(showsCode({ ...gas, used: 15_000_000 }, "glamsterdam")).toBe(true);
    }),
  );
});

test("where the fork is unknown, no gas of any call shows anything", () => {
  fc.assert(
    fc.property(calls, fc.nat(300_000), ({ bytes, ...call }, used) => {
      const gas = { used, input: hexOf(bytes), ...call };
      expect(showsCode(gas, null)).toBeNull();
      expect(fitsNoCode(gas)).toBe(showsCode(gas, "osaka") === false || showsCode(gas, "glamsterdam") === false);
    }),
  );
});

test("a block's fork is that of its header's fields, else of its time, and unknown where its logs contradict the header", () => {
  const [before, since] = [1_700_000_000, 1_800_000_000];
  const block = { header: {}, time: since, hasNativeLogs: false };
  for (const field of ["blockAccessListHash", "balHash", "slotNumber"]) {
    expect(forkOfBlock({ ...block, header: { [field]: "0x1" }, time: before }, undefined)).toBe("glamsterdam");
    expect(forkOfBlock({ ...block, header: { [field]: null } }, undefined)).toBe("unproven");
    expect(forkOfBlock({ ...block, header: { [field]: null }, time: before }, undefined)).toBe("osaka");
  }
  expect(forkOfBlock({ ...block, hasNativeLogs: true }, undefined)).toBeNull();
  expect(forkOfBlock({ ...block, hasNativeLogs: true }, since)).toBe("glamsterdam");
  expect(forkOfBlock({ ...block, time: since - 1 }, since)).toBe("osaka");
});

test("a time without a header tells the fork before any chain had it, and where the chain's time of the fork is known", () => {
  expect(forkAt(1_700_000_000, undefined)).toBe("osaka");
  expect(forkAt(1_800_000_000, undefined)).toBeNull();
  expect([1_799_999_999, 1_800_000_000].map((time) => forkAt(time, 1_800_000_000))).toEqual(["osaka", "glamsterdam"]);
});

test("the protocol's logs come from the address that EIP-7708 names", () => {
  expect(NATIVE_LOGS).toBe(`0x${"f".repeat(39)}e`);
});

test("no call data, whatever its bytes, costs as much as code by itself", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 300 }), (bytes) => {
      const zeros = bytes.filter((byte) => byte === 0).length;
      const input = `0x${Buffer.from(bytes).toString("hex")}`;
      const others = bytes.length - zeros;
      for (const cost of [zeros * 4 + others * 16, zeros * 4 + others * 68, zeros * 10 + others * 40]) {
        expect(showsCode({ used: 21_000 + cost, input })).toBe(false);
      }
      expect(showsCode({ used: 21_000 + zeros * 4 + others * 68 + 1, input })).toBe(true);
    }),
  );
});

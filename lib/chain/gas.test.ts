import fc from "fast-check";
import { expect, test } from "vitest";
import { type CallGas, showsCode } from "./gas.ts";

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

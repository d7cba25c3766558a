import { getAddress } from "viem/utils";
import { expect, test } from "vitest";
import { loadFastChecksum } from "./keccak.ts";
import { checksum } from "./schemas.ts";

test("checksums in WebAssembly are viem's, and what is no address is refused as before", async () => {
  const addresses = Array.from(
    { length: 500 },
    (_, i) => `0x${(BigInt(i + 1) ** 17n).toString(16).padStart(40, "0").slice(-40)}`,
  );
  const expected = addresses.map((address) => getAddress(address));
  await loadFastChecksum();
  expect(addresses.map(checksum)).toEqual(expected);
  expect(expected.map(checksum)).toEqual(expected);
  expect(() => checksum("0x12")).toThrow();
});

import { expect, test } from "vitest";
import { ChainConfig } from "../../core/chains.ts";
import { describeContracts } from "./describe-contracts.ts";

const address = `0x${"ab".repeat(20)}`;
const chainWith = (contracts: object) =>
  ChainConfig.parse({ id: 5, name: "Five", rpcUrls: ["http://127.0.0.1:1"], contracts });

test("contracts are listed with checksummed address and ABI, and a missing one as null", () => {
  const { names, reservations, cany } = describeContracts(chainWith({ names: address, reservations: address }));
  const functions = (abi: readonly { type: string }[] = []) =>
    abi.flatMap((item) => (item.type === "function" && "name" in item ? [item.name] : []));
  expect(names?.address).toBe("0xABaBaBaBABabABabAbAbABAbABabababaBaBABaB");
  expect(functions(names?.abi)).toEqual(expect.arrayContaining(["mint", "mintSubname", "transferFrom"]));
  expect(functions(reservations?.abi)).toEqual(expect.arrayContaining(["reserve", "refund"]));
  expect(cany).toBeNull();
});

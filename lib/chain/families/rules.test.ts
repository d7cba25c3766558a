import { describe, expect, test } from "vitest";
import { chainFamilies } from "../../core/chains.ts";
import { type ClassifiedTransaction, families, familyOf, familyRules } from "./rules.ts";

const person = `0x${"11".repeat(20)}`;
const contract = `0x${"22".repeat(20)}`;
const sent: ClassifiedTransaction = { type: 2, from: person, to: contract, gasPrice: 1n, producer: null };
const classOf = (id: number, transaction: Partial<ClassifiedTransaction>) =>
  familyRules({ id, family: undefined }).classify({ ...sent, ...transaction });
/** In no family's table. */
const UNKNOWN_CHAIN = 987_654_321;

test("a chain's family is its setting, else that of its id, else unknown", () => {
  expect(familyOf({ id: 8453, family: undefined })).toBe("op-stack");
  expect(familyOf({ id: 8453, family: "ethereum" })).toBe("ethereum");
  expect(familyOf({ id: UNKNOWN_CHAIN, family: undefined })).toBeNull();
});

test("families name no chain, type, sender or contract twice with different meanings", () => {
  const all = Object.values(families);
  const ids = all.flatMap((family) => family.chainIds);
  expect(new Set(ids).size).toBe(ids.length);
  const meanings = new Map<string, string>();
  for (const [type, kind] of all.flatMap((family) => Object.entries(family.types))) {
    expect(meanings.get(type) ?? kind).toBe(kind);
    meanings.set(type, kind);
  }
});

test("the table has every family of the setting, with lower-case addresses", () => {
  expect(Object.keys(families).sort()).toEqual([...chainFamilies].sort());
  for (const { systemSenders, producerContracts, baseTokens, deployers } of Object.values(families)) {
    for (const address of [...systemSenders, ...producerContracts, ...baseTokens, ...deployers]) {
      expect(address).toMatch(/^0x[0-9a-f]{40}$/);
    }
  }
});

describe("the class of a transaction", () => {
  const depositor = "0xdeaddeaddeaddeaddeaddeaddeaddeaddead0001";
  const cases: [name: string, chainId: number, transaction: Partial<ClassifiedTransaction>, expected: string][] = [
    ["an ordinary one on Ethereum", 1, {}, "user"],
    ["a type that Ethereum does not have", 1, { type: 0x7e }, "user"],
    ["a deposit on Base", 8453, { type: 0x7e }, "deposit"],
    ["a deposit that creates a contract on OP Mainnet", 10, { type: 0x7e, to: null }, "deposit"],
    ["the L1 attributes", 10, { type: 0x7e, from: depositor }, "system"],
    ["a call of ArbOS", 42161, { type: 0x6a }, "system"],
    ["a retryable ticket", 42161, { type: 0x69 }, "system"],
    ["the retry of a ticket", 42161, { type: 0x68 }, "retry"],
    ["a deposit on Arbitrum", 42161, { type: 0x64 }, "deposit"],
    ["an EIP-712 transaction on ZKsync", 324, { type: 0x71 }, "user"],
    ["a priority operation on ZKsync", 324, { type: 0xff }, "deposit"],
    ["an upgrade of ZKsync", 324, { type: 0xfe, from: `0x${"8007".padStart(40, "0")}` }, "system"],
    ["state sync in a block of Polygon", 137, { type: 0x7f, from: `0x${"0".repeat(40)}` }, "deposit"],
    ["state sync as bor lists it", 137, { type: 0, from: `0x${"0".repeat(40)}` }, "system"],
    ["a fee currency on Celo", 42220, { type: 0x7b }, "user"],
    ["the L1 attributes on Celo", 42220, { type: 0x7e, from: depositor }, "system"],
    ["a deposit on a chain of no known family", UNKNOWN_CHAIN, { type: 0x7e }, "deposit"],
    ["a type nobody knows", UNKNOWN_CHAIN, { type: 0x76 }, "user"],
    ["no type", 1, { type: null }, "user"],
  ];
  for (const [name, chainId, transaction, expected] of cases) {
    test(`of ${name} is ${expected}`, () => expect(classOf(chainId, transaction)).toBe(expected));
  }

  const validators = `0x${"1000".padStart(40, "0")}`;
  test("of a BSC validator's call of a system contract is system only without gas price and by the block's producer", () => {
    const call = { from: person, to: validators, gasPrice: 0n, producer: person };
    expect(classOf(56, call)).toBe("system");
    expect(classOf(56, { ...call, gasPrice: 1n })).toBe("user");
    expect(classOf(56, { ...call, producer: contract })).toBe("user");
    expect(classOf(56, { ...call, to: contract })).toBe("user");
    expect(classOf(1, call)).toBe("user");
  });
});

test("the hash of a state-sync transaction is derived from its block", () => {
  // Block 74667488 of Polygon PoS, from the documentation of backfill-state-sync-txs.
  const hash = "0x38623e33fa0f94dd9276b7d44ea589608085b56c8fc87950612562b09e18b896";
  const [synthetic] = familyRules({ id: 137, family: undefined }).syntheticHashes({ number: 74667488, hash });
  expect(synthetic).toBe("0xc048ab4888a7d0c044b85e3371b775efbeb7a7b9d93a1d229ee1b039150c3289");
});

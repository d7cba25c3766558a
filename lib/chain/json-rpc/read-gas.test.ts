import { expect, test } from "vitest";
import { address } from "../../../tests/chain/scripted-node.ts";
import { eventTopics } from "../abi.ts";
import { familyRules } from "../families/rules.ts";
import type { ChainLog } from "../types.ts";
import { readGas } from "./read-gas.ts";

const [sender, receiver, paymaster] = [address("sender"), address("receiver"), address("paymaster")];
const bootloader = `0x${"8001".padStart(40, "0")}`;
const topic = (who: string) => `0x${who.slice(2).padStart(64, "0")}`;
const feeOf = (who: string): ChainLog => ({
  logIndex: 0,
  address: `0x${"800a".padStart(40, "0")}`,
  topics: [eventTopics.transfer, topic(who), topic(bootloader)],
  data: "0x",
});

type Given = Parameters<typeof readGas>[0];
const costs = { gasUsed: "0x5248", effectiveGasPrice: "0x2" };
function read(
  chainId: number,
  given: { raw?: Given["raw"]; receipt?: Given["receipt"]; read?: Partial<Given["read"]>; baseFee?: bigint } & Partial<
    Pick<Given, "fork">
  >,
) {
  return readGas({
    raw: given.raw ?? {},
    receipt: { ...costs, ...given.receipt },
    read: {
      type: 2,
      from: sender,
      to: receiver,
      value: 0n,
      method: "0xa9059cbb",
      success: true,
      logs: [],
      ...given.read,
    },
    input: "0xa9059cbb",
    fork: given.fork === undefined ? "osaka" : given.fork,
    baseFee: given.baseFee ?? null,
    rules: familyRules({ id: chainId, family: undefined }),
  });
}

test("a fee is the gas used times its effective price; before there was one, the price of the transaction", () => {
  expect(read(1, {})).toEqual({ fee: 42_128n, gasShowsCode: false });
  expect(read(1, { raw: { gasPrice: "0x3" }, receipt: { effectiveGasPrice: null } }).fee).toBe(63_192n);
  expect(read(1, { receipt: { effectiveGasPrice: undefined } }).fee).toBeNull();
  expect(read(1, { receipt: { gasUsed: 21_064 } })).toEqual(read(1, {}));
  expect(read(1, { receipt: { gasUsed: 21_064.5 } })).toEqual({ fee: null, gasShowsCode: null });
});

test("a price counts up to twice the block's base fee: whoever produces the block gets what lies above", () => {
  const tip = (baseFee: bigint) => read(1, { receipt: { effectiveGasPrice: "0x3b9aca00" }, baseFee }).fee;
  expect(tip(1_000_000_000n)).toBe(21_064n * 1_000_000_000n);
  expect(tip(500_000_000n)).toBe(21_064n * 1_000_000_000n);
  expect(tip(1n)).toBe(42_128n);
  // A chain without a base fee burns nothing.
  expect(tip(0n)).toBe(21_064n * 1_000_000_000n);
  expect(read(8453, { receipt: { l1Fee: "0x5" }, baseFee: 1n }).fee).toBe(42_133n);
});

test("a rollup's charge for data is part of the fee, unless its gas pays for that", () => {
  expect(read(8453, { receipt: { l1Fee: "0x5" } }).fee).toBe(42_133n);
  expect(read(987_654_321, { receipt: { l1Fee: "0x5" } }).fee).toBe(42_133n);
  expect(read(1, { receipt: { l1Fee: "0x5" } }).fee).toBe(42_128n);
  expect(read(5000, { receipt: { l1Fee: "0x5", tokenRatio: "0x1" } })).toEqual({ fee: 42_128n, gasShowsCode: null });
});

test("gas that pays for more than execution shows nothing, on a chain of no known family too", () => {
  expect(read(42161, { receipt: { gasUsedForL1: "0x0" } }).gasShowsCode).toBeNull();
  expect(read(324, { receipt: { l1BatchNumber: null } }).gasShowsCode).toBeNull();
  expect(read(987_654_321, { receipt: { gasUsedForL1: "0x0" } }).gasShowsCode).toBeNull();
  expect(read(987_654_321, {}).gasShowsCode).toBe(false);
});

test("gas of a failed transaction, or of one with several calls, shows nothing", () => {
  expect(read(1, { read: { success: false } })).toEqual({ fee: 42_128n, gasShowsCode: null });
  expect(read(1, { raw: { calls: [{}] } }).gasShowsCode).toBeNull();
});

test("a fee in a token is not known, and shows nothing", () => {
  expect(read(42220, { raw: { feeCurrency: address("a token") } })).toEqual({ fee: null, gasShowsCode: null });
});

test("a fee that somebody else paid is none of the sender's", () => {
  expect(read(1, { raw: { feePayer: paymaster } }).fee).toBe(0n);
  expect(read(1, { raw: { feePayer: sender } }).fee).toBe(42_128n);
  expect(read(324, { read: { type: 113, logs: [feeOf(paymaster)] } }).fee).toBe(0n);
  expect(read(324, { read: { type: 113, logs: [feeOf(sender)] } }).fee).toBe(42_128n);
  expect(read(324, { read: { type: 2, logs: [feeOf(sender)] } }).fee).toBe(42_128n);
});

test("gas shows code by the prices of the block's fork, and nothing where that is unknown", () => {
  const used = (gas: number, more: Parameters<typeof read>[1] = {}) =>
    read(1, { ...more, receipt: { gasUsed: `0x${gas.toString(16)}` } }).gasShowsCode;
  const glamsterdam = { fork: "glamsterdam" } as const;
  expect([used(21_064), used(15_256), used(21_064, glamsterdam), used(15_256, glamsterdam)]).toEqual([
    ...[false, true, true, false],
  ]);
  expect(used(21_256, { ...glamsterdam, read: { value: 1n } })).toBe(false);
  expect(used(12_256, { ...glamsterdam, read: { to: sender, value: 1n } })).toBe(false);
  const raw = { accessList: [{ address: receiver, storageKeys: ["0x0"] }], authorizationList: [{}] };
  expect(used(15_064 + 4_180 + 4_048 + 7_816 + 9_000 + 35_190, { ...glamsterdam, raw })).toBe(false);
  for (const gas of [15_256, 21_064, 21_160, 90_000]) expect(used(gas, { fork: null })).toBeNull();
  const unproven = { fork: "unproven" } as const;
  expect([21_064, 15_256, 90_000].map((gas) => used(gas, unproven))).toEqual([false, null, true]);
});

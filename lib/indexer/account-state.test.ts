import { concatHex, encodeFunctionData, type Hex, parseAbi, toHex } from "viem";
import { describe, expect, test } from "vitest";
import { address } from "../../tests/chain/scripted-node.ts";
import { chainBlock, chainTransaction } from "../../tests/factories/blocks.ts";
import {
  beforeExecution,
  bundler,
  ENTRY_POINT,
  execute,
  handle,
  operation,
  reported,
} from "../../tests/factories/user-operations.ts";
import { tokenTransfer } from "../../tests/providers/families/logs.ts";
import { needsCallData } from "../chain/call-data.ts";
import { ChainError } from "../chain/errors.ts";
import { NATIVE_LOGS } from "../chain/gas.ts";
import type { ChainBlock } from "../chain/types.ts";
import { readAccountState, type StateReads } from "./account-state.ts";
import { findPartlyRead } from "./decode/block-operations.ts";
import { decodeBlock } from "./decode/decode-block.ts";
import type { AccountState } from "./decode/smart-accounts/operation.ts";

const [account, shop, wallet] = [address("account"), address("shop"), address("wallet")] as [Hex, Hex, Hex];

/** A block in which the account says that it pays the shop so much, by a user operation. */
function payingBlock(value: bigint, number = 7): ChainBlock {
  const callData = handle(operation(account, execute(shop, value, "0x")));
  const logs = [beforeExecution, reported(account)].map((log, logIndex) => ({ ...log, logIndex }));
  return chainBlock([chainTransaction({ from: bundler, to: ENTRY_POINT, callData, logs })], { number });
}

function readsOf(request: StateReads["client"]["request"]): StateReads {
  return { client: { request }, signal: new AbortController().signal, hasFailed: false };
}

function sentRows(block: ChainBlock, state: AccountState) {
  const lists = { trustedPools: new Set<string>(), baseTokens: new Set<string>(), governors: new Set<string>() };
  return decodeBlock(block, { chainId: 1, ...lists, state }).filter(({ kind }) => kind === "sent");
}

test("what an account paid counts by its balances before and after the block", async () => {
  const block = payingBlock(30n);
  const asked: unknown[] = [];
  const reads = readsOf(async (method, params) => {
    asked.push([method, ...params]);
    return params[1] === "0x6" ? "0x64" : "0x46";
  });
  const state = await readAccountState(reads, [block]);
  expect(asked).toEqual(["0x6", "0x7"].map((tag) => ["eth_getBalance", account, tag]));
  expect(state.balanceChange(account, 7)).toBe(-30n);
  expect(sentRows(block, state)).toMatchObject([{ wallet: account, counterparty: shop, amount: 30n }]);
});

test("what an account paid in a block that reports moves of native currency is asked of no node", async () => {
  const reads = readsOf(() => Promise.reject(new TypeError("no question is expected")));
  const block = { ...payingBlock(30n), fork: "glamsterdam" } as const;
  const moves = block.transactions[0]?.logs ?? [];
  moves.splice(1, 0, { ...tokenTransfer(NATIVE_LOGS, account, shop, 30n), logIndex: 2 });
  const state = await readAccountState(reads, [block]);
  expect(sentRows(block, state)).toMatchObject([{ wallet: account, counterparty: shop, amount: 30n }]);
});

test.each(["STATE_UNAVAILABLE", "UNREACHABLE", "ABORTED", "RPC_ERROR"] as const)(
  "a balance that no node returns (%s) leaves the block, is unknown, and the range asks no more",
  async (code) => {
    const block = payingBlock(30n);
    let asked = 0;
    const reads = readsOf(async () => {
      asked++;
      throw new ChainError(code, "no state of that block");
    });
    const state = await readAccountState(reads, [block]);
    expect(state.balanceChange(account, 7)).toBeNull();
    expect(sentRows(block, state)).toMatchObject([{ wallet: account, counterparty: shop, amount: 0n }]);
    expect(asked).toBe(2);
    expect((await readAccountState(reads, [payingBlock(1n, 8)])).balanceChange(account, 8)).toBeNull();
    expect(asked).toBe(2);
  },
);

test("the code of a wallet that receives a signed batch is read, and unknown where that fails", async () => {
  const batch = parseAbi(["struct Call { address to; uint256 value; bytes data; }", "function execute(Call[], bytes)"]);
  const callData = encodeFunctionData({ abi: batch, args: [[{ to: shop, value: 0n, data: "0x" }], "0x12"] });
  const block = chainBlock([chainTransaction({ from: bundler, to: wallet, callData, method: callData.slice(0, 10) })]);
  const delegate = toHex(5, { size: 20 });
  const known = await readAccountState(
    readsOf(async () => concatHex(["0xef0100", delegate])),
    [block],
  );
  expect(known.delegate(wallet, 1)).toBe(delegate);
  const silent = readsOf(() => Promise.reject(new ChainError("TIMEOUT", "no answer")));
  expect((await readAccountState(silent, [block])).delegate(wallet, 1)).toBeNull();
});

/** How contracts get a batch that a wallet signed: for whom, in which form. */
const batches = parseAbi([
  "struct Call { address to; uint256 value; bytes data; }",
  "struct BatchedCall { Call[] calls; bool revertOnFailure; }",
  "struct SignedBatch { BatchedCall batch; uint256 nonce; bytes32 keyHash; address executor; uint256 deadline; }",
  "function execute(Call[], bytes)",
  "function execute(SignedBatch, bytes) payable",
  "function relay(address wallet, bytes batch)",
  "struct Part { address target; bool mayFail; bytes callData; }",
  "function aggregate3(Part[] parts) payable",
]);
const calls = [{ to: shop, value: 0n, data: "0x" }] as const;
const [ambireBatch, caliburBatch] = [
  encodeFunctionData({ abi: batches, functionName: "execute", args: [calls, "0x12"] }),
  encodeFunctionData({
    abi: batches,
    functionName: "execute",
    args: [
      {
        ...{ batch: { calls, revertOnFailure: true }, nonce: (9n << 64n) | 4n, keyHash: toHex(0, { size: 32 }) },
        ...{ executor: shop, deadline: 0n },
      },
      "0x12",
    ],
  }),
];
const delegates = {
  ambire: "0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d",
  calibur: "0x000000009b1d0af20d8c6d0a44e162d11f9b8f00",
} as const;
const forms: Record<string, (batch: Hex) => Hex> = {
  "after its address": (batch) => encodeFunctionData({ abi: batches, functionName: "relay", args: [wallet, batch] }),
  "among the parts of a multicall": (batch) => {
    const part = (target: Hex, callData: Hex) => ({ target, mayFail: false, callData });
    const parts = [part(shop, "0x12345678"), part(wallet, batch)];
    return encodeFunctionData({ abi: batches, functionName: "aggregate3", args: [parts] });
  },
  "within the call of another contract": (batch) => {
    const inner = encodeFunctionData({ abi: batches, functionName: "relay", args: [wallet, batch] });
    return encodeFunctionData({ abi: batches, functionName: "relay", args: [shop, inner] });
  },
  "without padding": (batch) => concatHex(["0x12345678", "0x01", wallet, batch]),
};

/** Who is partly read where a contract got this call data, and the wallet's code and count of batches are these. */
async function partlyReadIn(callData: Hex, node: { delegate: Hex; counts: [Hex, Hex] | null }): Promise<unknown[]> {
  const isStored = needsCallData({ from: bundler, to: shop, method: callData.slice(0, 10), logs: [], input: callData });
  const given = { from: bundler, to: shop, callData: isStored ? callData : null, method: callData.slice(0, 10) };
  const block = chainBlock([chainTransaction(given)], { number: 7 });
  const reads = readsOf(async (method, params) => {
    const [asked] = params as [string | { to: string }];
    if (method === "eth_getCode") return asked === wallet ? concatHex(["0xef0100", node.delegate]) : "0x";
    if (!node.counts || method !== "eth_call") throw new ChainError("STATE_UNAVAILABLE", "no state of that block");
    return node.counts[params[1] === "0x6" ? 0 : 1];
  });
  return findPartlyRead(block, await readAccountState(reads, [block])).map(({ account: found }) => found);
}

describe.each(Object.entries(forms))("a signed batch that a contract gets %s", (_form, pass) => {
  const word = (count: number) => toHex(count, { size: 32 });
  test.each([
    ["executed", delegates.ambire, ambireBatch, [word(3), word(4)], [wallet]],
    ["executed", delegates.calibur, caliburBatch, [word(4), word(5)], [wallet]],
    ["executed, by a wallet that delegates since this block", delegates.ambire, ambireBatch, ["0x", word(1)], [wallet]],
    ["perhaps executed: the node does not know the count", delegates.ambire, ambireBatch, null, [wallet]],
    ["not executed", delegates.ambire, ambireBatch, [word(3), word(3)], []],
    ["not executed, by a wallet that delegates since this block", delegates.ambire, ambireBatch, ["0x", word(0)], []],
    ["of another contract than the wallet's", delegates.calibur, ambireBatch, [word(3), word(4)], []],
  ] as const)("leaves the wallet partly read where it was %s", async (_what, delegate, batch, counts, expected) => {
    expect(await partlyReadIn(pass(batch), { delegate, counts: counts && [...counts] })).toEqual(expected);
  });
});

test("a fault that is not the node's, and the end of the download, are thrown", async () => {
  const broken = readsOf(() => Promise.reject(new TypeError("a bug")));
  await expect(readAccountState(broken, [payingBlock(1n)])).rejects.toThrow("a bug");
  const ending = new AbortController();
  const reads = readsOf(() => {
    ending.abort();
    return Promise.reject(new ChainError("ABORTED", "the worker stops"));
  });
  await expect(readAccountState({ ...reads, signal: ending.signal }, [payingBlock(1n)])).rejects.toThrow("aborted");
});

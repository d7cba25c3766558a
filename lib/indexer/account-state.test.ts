import { concatHex, encodeFunctionData, type Hex, parseAbi, toHex } from "viem";
import { expect, test } from "vitest";
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
import { ChainError } from "../chain/errors.ts";
import { NATIVE_LOGS } from "../chain/gas.ts";
import type { ChainBlock } from "../chain/types.ts";
import { readAccountState, type StateReads } from "./account-state.ts";
import { decodeBlock } from "./decode/decode-block.ts";
import type { AccountState } from "./decode/smart-accounts/account-state.ts";

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

import { toEventSelector } from "viem";
import { describe, expect, test } from "vitest";
import { address } from "../../../tests/chain/scripted-node.ts";
import arbitrum from "../../../tests/fixtures/chains/arbitrum.json" with { type: "json" };
import celo from "../../../tests/fixtures/chains/celo.json" with { type: "json" };
import opStack from "../../../tests/fixtures/chains/op-stack.json" with { type: "json" };
import { bsc } from "../../../tests/providers/families/bsc.ts";
import { type Family, type FamilyTransaction, makeBlocks, wallet } from "../../../tests/providers/families/family.ts";
import { tokenTransfer } from "../../../tests/providers/families/logs.ts";
import { deposits, l1Attributes } from "../../../tests/providers/families/op-stack.ts";
import { polygonPos } from "../../../tests/providers/families/polygon-pos.ts";
import { userTransaction, zksync } from "../../../tests/providers/families/zksync.ts";

import { familyRules } from "../../chain/families/rules.ts";
import { joinReceipts, readRawBlock } from "../../chain/json-rpc/blocks.ts";
import { decodeBlock } from "./decode-block.ts";
import { unknownState } from "./smart-accounts/operation.ts";

const [alice, bob, token] = [address("alice"), address("bob"), address("token")];
const none = new Set<string>();

/** The rows of block 1 of a chain, if its nodes give these transactions. */
function rowsOf(chainId: number, transactions: FamilyTransaction[], more: Partial<Family> = {}) {
  const [, given] = makeBlocks({ name: "one", chainId, ...more, transactions: () => transactions }, { length: 2 });
  const rules = familyRules({ id: chainId, family: undefined });
  const block = joinReceipts(readRawBlock(given?.block, 1), given?.receipts, rules);
  expect(block.unreadable).toEqual([]);
  const context = { chainId, trustedPools: none, governors: none, baseTokens: rules.baseTokens, state: unknownState };
  return decodeBlock(block, context).map(({ wallet: who, kind, counterparty, amount, asset }) => ({
    ...{ wallet: who, kind, counterparty, amount },
    ...(asset === null ? {} : { asset }),
  }));
}

const withParties = (given: FamilyTransaction, transaction: object, receipt: object = {}): FamilyTransaction => ({
  transaction: { ...given.transaction, ...transaction },
  receipt: { ...given.receipt, ...receipt },
});

describe("on the OP stack", () => {
  const [toWallet, creation, failed, viaMessenger] = deposits;
  const place = { number: 1, fork: "main", hash: "0x", random: () => 5 };

  test("the L1 attributes give no rows", () => {
    expect(rowsOf(10, [l1Attributes])).toEqual([]);
  });

  test("a deposit is received by its receiver and not sent by its sender", () => {
    expect(rowsOf(8453, [toWallet?.(place) ?? []].flat())).toEqual([
      { wallet: wallet(5), kind: "received", counterparty: wallet(1), amount: 10n ** 17n },
    ]);
    const toOneself = withParties(opStack.deposit, { from: alice, to: alice });
    expect(rowsOf(8453, [toOneself])).toEqual([
      { wallet: alice, kind: "received", counterparty: alice, amount: 0x69n },
    ]);
  });

  test("a deposit that creates a contract, or fails, is nobody's act", () => {
    expect(rowsOf(8453, [creation?.(place) ?? [], failed?.(place) ?? []].flat())).toEqual([]);
  });

  test("tokens that a deposit brings are received", () => {
    expect(rowsOf(8453, [viaMessenger?.(place) ?? []].flat())).toEqual([
      {
        wallet: wallet(5),
        kind: "tokenIn",
        counterparty: `0x${"0".repeat(40)}`,
        amount: 5n,
        asset: address("bridged token"),
      },
    ]);
  });
});

describe("on Arbitrum", () => {
  // The sender on the parent chain, whose alias the transactions name.
  const sender = "0xa7677d8f23e176a5d32135d746b69886e03302ad";

  test("ArbOS and a ticket that was not redeemed give no rows", () => {
    expect(rowsOf(421614, [arbitrum.internal, arbitrum.ticket])).toEqual([]);
  });

  test("a ticket with its retry is received once", () => {
    expect(rowsOf(421614, [arbitrum.ticket, arbitrum.retry])).toEqual([
      { wallet: arbitrum.retry.transaction.to, kind: "received", counterparty: sender, amount: 10n ** 16n },
    ]);
  });

  test("a deposit to the depositor's own address comes from itself", () => {
    const { to } = arbitrum.deposit.transaction;
    expect(rowsOf(421614, [arbitrum.deposit])).toEqual([
      { wallet: to, kind: "received", counterparty: to, amount: 10n ** 18n },
    ]);
  });
});

describe("on ZKsync", () => {
  test("fee, refund and value as logs of the base token are not token rows", () => {
    expect(rowsOf(zksync.chainId, [userTransaction({ from: alice, to: bob, value: "0x7" })])).toEqual([
      { wallet: alice, kind: "sent", counterparty: bob, amount: 7n },
      { wallet: bob, kind: "received", counterparty: alice, amount: 7n },
    ]);
  });

  test("a trade for native currency gives its value, not the base token of its logs", () => {
    const swap = {
      address: address("pool"),
      topics: [
        toEventSelector("Swap(address,uint256,uint256,uint256,uint256,address)"),
        `0x${"0".repeat(64)}`,
        `0x${"0".repeat(64)}`,
      ],
      data: `0x${"0".repeat(256)}`,
    };
    const rows = rowsOf(zksync.chainId, [
      userTransaction({ from: alice, to: bob, value: "0x7" }, [tokenTransfer(token, bob, alice, 9n), swap]),
    ]);
    expect(rows.filter(({ kind }) => kind === "swap")).toEqual([
      { wallet: alice, kind: "swap", counterparty: address("pool"), amount: 7n },
    ]);
  });

  test("a call of the deployer that made a contract is a creation", () => {
    const deployer = `0x${"8006".padStart(40, "0")}`;
    const call = withParties(userTransaction({ from: alice, to: deployer }), {}, { contractAddress: token });
    expect(rowsOf(zksync.chainId, [call])).toEqual([
      { wallet: alice, kind: "sent", counterparty: deployer, amount: 0n },
      { wallet: alice, kind: "created", counterparty: token, amount: null },
    ]);
  });
});

describe("on Polygon", () => {
  const blocks = makeBlocks(polygonPos, { length: 161 });
  const rules = familyRules({ id: 137, family: undefined });
  const kindsOf = (number: number) => {
    const block = joinReceipts(readRawBlock(blocks[number]?.block, number), blocks[number]?.receipts, rules);
    return block.transactions.map((one) => one.class);
  };

  test("state sync that is no part of the block is left out, whether the node gives a receipt or none", () => {
    expect(blocks[16]?.block.transactions.at(-1)?.from).toBe(`0x${"0".repeat(40)}`);
    for (const number of [16, 32, 48]) expect(kindsOf(number).every((kind) => kind === "user")).toBe(true);
  });

  test("state sync that is part of the block brings its tokens, and nobody sends it", () => {
    const stateSync = blocks[160]?.block.transactions.at(-1);
    expect(stateSync?.type).toBe("0x7f");
    expect(kindsOf(160).at(-1)).toBe("deposit");
    const zero = `0x${"0".repeat(40)}`;
    const receipt = {
      status: "0x1",
      gasUsed: "0x0",
      contractAddress: null,
      logs: [tokenTransfer(token, zero, bob, 9n)],
    };
    const transaction = { type: "0x7f", from: zero, to: zero, value: "0x0", input: "0x" };
    expect(rowsOf(137, [{ transaction, receipt }])).toEqual([
      { wallet: bob, kind: "tokenIn", counterparty: zero, amount: 9n, asset: token },
    ]);
  });
});

describe("on BSC", () => {
  const validator = wallet(0);
  const [distribution] = bsc.transactions({ number: 1, fork: "main", hash: "0x", random: () => 0 }).slice(-1);
  const header = () => ({ miner: validator });

  test("what the producer of a block calls as part of the protocol gives no rows, its own transactions do", () => {
    const own = withParties(celo.legacy, { from: validator, to: bob, value: "0x5", gasPrice: "0x1", input: "0x" });
    expect(rowsOf(56, [own, distribution ?? []].flat(), { header })).toEqual([
      { wallet: validator, kind: "sent", counterparty: bob, amount: 5n },
      { wallet: bob, kind: "received", counterparty: validator, amount: 5n },
    ]);
  });
});

describe("on Celo", () => {
  test("a transaction that pays in a fee currency is its sender's, and a receipt of the block itself is left out", () => {
    const sent = withParties(celo.feeCurrency, { from: alice, to: bob });
    const extraReceipts = ({ hash: blockHash }: { hash: string }) => [
      { blockHash, transactionHash: blockHash, status: "0x1", gasUsed: "0x0", contractAddress: null, logs: [] },
    ];
    expect(rowsOf(42220, [sent], { extraReceipts })).toEqual([
      { wallet: alice, kind: "sent", counterparty: bob, amount: 1n },
      { wallet: bob, kind: "received", counterparty: alice, amount: 1n },
    ]);
  });

  test("after it became an L2, deposits are deposits", () => {
    const deposit = withParties(opStack.deposit, { from: alice, to: bob });
    expect(rowsOf(42220, [l1Attributes, deposit])).toEqual([
      { wallet: bob, kind: "received", counterparty: alice, amount: 0x69n },
    ]);
  });
});

test("a batch of calls is one transaction of its sender, and each receiver's share is summed", () => {
  const calls = [
    { to: bob, value: "0x3", data: "0xa9059cbb00000000" },
    { to: token, value: "0x0", data: "0x" },
    { to: bob, value: "0x4", data: "0x" },
  ];
  const fields = { type: "0x76", from: alice, to: undefined, value: undefined, input: undefined, calls };
  const batch = withParties(celo.feeCurrency, fields);
  expect(rowsOf(4217, [batch])).toEqual([
    { wallet: alice, kind: "sent", counterparty: bob, amount: 7n },
    { wallet: bob, kind: "received", counterparty: alice, amount: 7n },
  ]);
});

import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  padHex,
  parseAbi,
  toEventSelector,
  toHex,
} from "viem";
import { describe, expect, test } from "vitest";
import { address, hash } from "../../../../tests/chain/scripted-node.ts";
import { chainBlock, chainTransaction } from "../../../../tests/factories/blocks.ts";
import {
  beforeExecution,
  bundler,
  ENTRY_POINT,
  entryPointAbi,
  handle,
  operation,
  type ReportOptions,
  reported,
} from "../../../../tests/factories/user-operations.ts";
import { NATIVE_LOGS } from "../../../chain/gas.ts";
import type { ChainLog, ChainTransaction } from "../../../chain/types.ts";
import { findPartlyRead } from "../block-operations.ts";
import { decodeBlock } from "../decode-block.ts";
import { type AccountState, unknownState } from "./operation.ts";

const hexAddress = (name: string) => address(name) as Hex;
const [account, other, shop, token, pool] = ["account", "other", "shop", "token", "pool"].map(hexAddress) as [
  Hex,
  Hex,
  Hex,
  Hex,
  Hex,
]; // Five of them.
const [safe, owner, tokenB, governor] = ["safe", "owner", "tokenB", "governor"].map(hexAddress) as [Hex, Hex, Hex, Hex];
const MULTI_SEND = "0x40a2accbd92bca938b02010e17a5b8929b49130d";

const abi = parseAbi([
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)",
  "function multiSend(bytes transactions)",
]);
const abiV6 = parseAbi([
  "struct UserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; uint256 callGasLimit; uint256 verificationGasLimit; uint256 preVerificationGas; uint256 maxFeePerGas; uint256 maxPriorityFeePerGas; bytes paymasterAndData; bytes signature; }",
  "function handleOps(UserOperation[] ops, address beneficiary)",
]);
const accountAbi = parseAbi([
  "struct Call { address to; uint256 value; bytes data; }",
  "struct Batch { Call[] calls; bool revertOnFailure; }",
  "struct SignedBatch { Batch batch; uint256 nonce; bytes32 keyHash; address executor; uint256 deadline; }",
  "function execute(address to, uint256 value, bytes data)",
  "function execute(bytes32 mode, bytes executionCalldata)",
  "function execute(Call[] calls, bytes signature)",
  "function execute(Batch batch)",
  "function execute(SignedBatch batch, bytes signature)",
  "function executeBatch(address[] to, bytes[] data)",
  "function executeBatch(address[] to, uint256[] value, bytes[] data)",
  "function executeBatch(Call[] calls)",
  "function executeUserOp(address to, uint256 value, bytes data, uint8 operation)",
]);
const ping = "0x5c36b186";
const call = { to: shop, value: 0n, data: ping } as const;
const execute = (to: Hex, value = 0n, data: Hex = ping) =>
  encodeFunctionData({ abi: accountAbi, functionName: "execute", args: [to, value, data] });

type Log = Partial<ChainLog>;
const topic = (who: Hex) => padHex(who, { size: 32 });
const transfer = (asset: Hex, from: Hex, to: Hex, units: bigint): Log => ({
  address: asset,
  topics: [toEventSelector("Transfer(address,address,uint256)"), topic(from), topic(to)],
  data: padHex(toHex(units), { size: 32 }),
});
const vote = (voter: Hex): Log => ({
  address: governor,
  topics: [toEventSelector("VoteCast(address,uint256,uint8,uint256,string)"), topic(voter)],
  data: `0x${"0".repeat(64 * 5)}`,
});
const delegated = (delegator: Hex): Log => ({
  address: token,
  topics: [toEventSelector("DelegateChanged(address,address,address)"), ...[delegator, other, shop].map(topic)],
});
const swap: Log = {
  address: pool,
  topics: [toEventSelector("Swap(address,uint256,uint256,uint256,uint256,address)"), topic(account), topic(account)],
  data: `0x${"0".repeat(64 * 4)}`,
};
function carry(callData: Hex, logs: readonly Log[], overrides: Partial<ChainTransaction> = {}): ChainTransaction {
  return chainTransaction({
    ...{ hash: hash("transaction"), from: bundler, to: ENTRY_POINT, callData, method: callData.slice(0, 10) },
    logs: logs.map((log, i) => ({ logIndex: 10 + i, address: shop, topics: [], data: "0x", ...log })),
    ...overrides,
  });
}

function rowsOf(
  transactions: ChainTransaction | ChainTransaction[],
  state: AccountState = unknownState,
  governors: readonly string[] = [],
) {
  const none = new Set<string>();
  const context = { chainId: 1, trustedPools: none, baseTokens: none, governors: new Set(governors), state };
  return decodeBlock(chainBlock([transactions].flat()), context).map(
    ({ wallet, kind, counterparty, amount, method, logIndex, own }) => ({
      ...{ wallet, kind, counterparty, logIndex },
      ...(amount && { amount }),
      ...(method && { method }),
      ...(own !== undefined && { own }),
    }),
  );
}
/** Who paid what for gas, and whether code ran, row by row. */
function gasOf(transactions: ChainTransaction, state: AccountState = unknownState) {
  const none = new Set<string>();
  const context = { chainId: 1, trustedPools: none, baseTokens: none, governors: none, state };
  return decodeBlock(chainBlock([transactions]), context)
    .filter(({ kind }) => kind === "sent" || kind === "failed")
    .map(({ wallet, fee, ran }) => ({ wallet, fee, ran }));
}
/** The accounts of which a transaction shows only a part of what they did. */
function partlyReadOf(transaction: ChainTransaction): string[] {
  return findPartlyRead(chainBlock([transaction]), unknownState).map((one) => one.account);
}
/** The call of a contract that passes call data on. */
const relayAbi = parseAbi(["function relay(uint256 tip, bytes data)", "function multicall(bytes[] data)"]);
const relay = (data: Hex) => encodeFunctionData({ abi: relayAbi, functionName: "relay", args: [3n, data] });
const sent = (wallet: Hex, counterparty: Hex | null, logIndex = 0) => ({
  wallet,
  kind: "sent",
  counterparty,
  logIndex,
});
const called = (wallet: Hex, counterparty: Hex, logIndex = 0) => ({
  ...sent(wallet, counterparty, logIndex),
  method: ping,
});

describe("a user operation", () => {
  test("is the account's act, and none of the bundler's", () => {
    expect(rowsOf(carry(handle(operation(account, execute(shop))), [beforeExecution, reported(account)]))).toEqual([
      called(account, shop),
    ]);
  });

  test("of EntryPoint v0.6, and of an aggregated bundle, is read the same", () => {
    const old = { ...operation(account, execute(shop)), callGasLimit: 0n, verificationGasLimit: 0n };
    const v6 = encodeFunctionData({
      abi: abiV6,
      functionName: "handleOps",
      args: [[{ ...old, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }], bundler],
    });
    const at = "0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789";
    expect(rowsOf(carry(v6, [{ ...beforeExecution, address: at }, reported(account, { at })], { to: at }))).toEqual([
      called(account, shop),
    ]);
    const group = { userOps: [operation(account, execute(shop))], aggregator: other, signature: "0x" } as const;
    const aggregated = encodeFunctionData({
      abi: entryPointAbi,
      functionName: "handleAggregatedOps",
      args: [[group], bundler],
    });
    expect(rowsOf(carry(aggregated, [beforeExecution, reported(account)]))).toEqual([called(account, shop)]);
  });

  test("that failed is the account's failure", () => {
    const failed = carry(handle(operation(account, execute(shop))), [
      beforeExecution,
      vote(account),
      reported(account, { success: false }),
    ]);
    expect(rowsOf(failed)).toEqual([{ ...called(account, shop), kind: "failed" }]);
  });

  test("counts once, without a counterparty, if its call data has no known form or another contract calls the EntryPoint", () => {
    const strange = handle(operation(account, "0xdeadbeef"));
    expect(rowsOf(carry(strange, [beforeExecution, reported(account)]))).toEqual([sent(account, null)]);
    const relayed = carry("0x12345678", [beforeExecution, reported(account)], { to: other });
    expect(rowsOf(relayed)).toEqual([sent(account, null)]);
  });

  test("is read from the call data of another contract that called the EntryPoint, wherever it is there", () => {
    const bundle = handle(operation(account, execute(shop)), operation(other, execute(pool)));
    const logs = [beforeExecution, reported(account), reported(other)];
    const group = { userOps: [operation(account, execute(shop))], aggregator: other, signature: "0x" } as const;
    const aggregated = encodeFunctionData({
      abi: entryPointAbi,
      functionName: "handleAggregatedOps",
      args: [[group], bundler],
    });
    const both = [called(account, shop), called(other, pool)];
    for (const [callData, expected] of [
      [relay(bundle), both],
      [relay(relay(bundle)), both],
      [concatHex(["0x12345678", bundle]), both],
      [concatHex(["0x1234567890", bundle, "0xff"]), both],
      [bundle.toUpperCase().replace("0X", "0x") as Hex, both],
      [encodeFunctionData({ abi: relayAbi, functionName: "multicall", args: [[execute(shop), bundle]] }), both],
      [relay(aggregated), [called(account, shop), sent(other, null)]],
    ] as const) {
      expect(rowsOf(carry(callData, logs, { to: pool }))).toEqual(expected);
    }
  });

  test("is not read from call data that another contract has of another nonce or sender, or of which it has two that differ", () => {
    const read = (callData: Hex) => {
      const transaction = carry(callData, [beforeExecution, reported(account, { nonce: 7n })], { to: pool });
      return [rowsOf(transaction), partlyReadOf(transaction)];
    };
    const missing = [[sent(account, null)], [account]];
    expect(read(relay(handle(operation(account, execute(shop), 8n))))).toEqual(missing);
    expect(read(relay(handle(operation(other, execute(shop), 7n))))).toEqual(missing);
    const [real, decoy] = [shop, other].map((to) => handle(operation(account, execute(to), 7n))) as [Hex, Hex]; // Two.
    expect(read(relay(concatHex([decoy, real])))).toEqual(missing);
    expect(read(relay(concatHex([real, real])))).toEqual([[called(account, shop)], []]);
    expect(read("0x12345678")).toEqual(missing);
  });

  test("makes no account act that no EntryPoint reported, whatever is in the call data", () => {
    const data = relay(handle(operation(account, execute(shop)), operation(other, execute(shop))));
    const rows = rowsOf(carry(data, [beforeExecution, reported(other)], { to: pool }));
    expect(rows).toEqual([called(other, shop)]);
    const untouched = carry(data, [reported(account, { at: shop })], { to: pool });
    expect(rowsOf(untouched)).toMatchObject([{ wallet: bundler, kind: "sent" }]);
    expect(partlyReadOf(untouched)).toEqual([]);
  });

  test("is looked for in call data of any size and form without work that grows with its square", () => {
    const logs = [beforeExecution, ...Array.from({ length: 300 }, (_, i) => reported(account, { nonce: BigInt(i) }))];
    const word = (value: number) => value.toString(16).padStart(64, "0");
    // Every group of a bundle of 4,000 has one list of 3,200 entries.
    const lists = `dbed18e0${word(32)}${word(4_000)}${word(3_200).repeat(4_000)}`;
    for (const text of ["765e827f".repeat(60_000), lists.repeat(8), "7765e827f".repeat(50_000)]) {
      expect(rowsOf(carry(`0x${text}`, logs, { to: pool }))).toHaveLength(300);
    }
  });

  test("gives the account its delegations and swaps, and tokens to both sides", () => {
    const logs = [
      delegated(account),
      beforeExecution,
      delegated(account),
      delegated(other),
      transfer(token, account, pool, 100n),
      swap,
      transfer(tokenB, pool, account, 90n),
      reported(account),
      delegated(account),
    ];
    expect(rowsOf(carry(handle(operation(account, execute(pool))), logs), unknownState, [token])).toEqual([
      called(account, pool),
      { wallet: account, kind: "delegate", counterparty: token, logIndex: 12 },
      { wallet: account, kind: "tokenOut", counterparty: pool, logIndex: 14, amount: 100n },
      { wallet: pool, kind: "tokenIn", counterparty: account, logIndex: 14, amount: 100n },
      { wallet: pool, kind: "tokenOut", counterparty: account, logIndex: 16, amount: 90n },
      { wallet: account, kind: "tokenIn", counterparty: pool, logIndex: 16, amount: 90n },
      { wallet: account, kind: "swap", counterparty: pool, logIndex: 15, amount: 100n },
    ]);
  });

  test("that pays another account of the same bundle is not the other account's act", () => {
    const logs = [
      beforeExecution,
      transfer(token, account, other, 5n),
      transfer(token, other, shop, 6n),
      reported(account),
      transfer(token, other, shop, 7n),
      reported(other),
    ];
    const bundle = handle(operation(account, execute(token)), operation(other, execute(token)));
    const moves = rowsOf(carry(bundle, logs)).filter(({ wallet, kind }) => wallet !== shop && kind !== "sent");
    expect(moves).toEqual([
      { wallet: account, kind: "tokenOut", counterparty: other, logIndex: 11, amount: 5n },
      { wallet: other, kind: "tokenIn", counterparty: account, logIndex: 11, amount: 5n, own: false },
      { wallet: other, kind: "tokenOut", counterparty: shop, logIndex: 12, amount: 6n, own: false },
      { wallet: other, kind: "tokenOut", counterparty: shop, logIndex: 14, amount: 7n },
    ]);
  });

  test("counts only if a canonical EntryPoint emits its event", () => {
    const bundle = handle(operation(account, execute(shop)));
    const forged = carry(bundle, [{ ...beforeExecution, address: other }, reported(account, { at: other })]);
    expect(rowsOf(forged)).toEqual([
      { wallet: bundler, kind: "sent", counterparty: ENTRY_POINT, logIndex: -1, method: bundle.slice(0, 10) },
    ]);
  });

  test("is one of several acts, each with its own calls, if its account has several in a transaction", () => {
    const bundle = handle(operation(account, execute(shop), 1n), operation(account, execute(other), 2n));
    const logs = [beforeExecution, reported(account, { nonce: 1n }), reported(account, { nonce: 2n })];
    expect(rowsOf(carry(bundle, logs))).toEqual([called(account, shop, 0), called(account, other, 1)]);
  });
});

describe("call data of an account", () => {
  const encode = (functionName: "execute" | "executeBatch" | "executeUserOp", args: readonly unknown[]) =>
    encodeFunctionData({ abi: accountAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
  const calls = [call, { ...call, to: other }];
  const batch = encodeAbiParameters(
    [
      {
        type: "tuple[]",
        components: [{ type: "address" }, { type: "uint256" }, { type: "bytes" }],
      },
    ] as const,
    [calls.map(({ to, value, data }) => [to, value, data] as const)],
  );
  const mode = (start: Hex) => padHex(start, { size: 32, dir: "right" });
  const userOp = concatHex(["0x8dd7712f", execute(shop)]);
  const pair = [called(account, shop, 0), called(account, other, 1)];
  const forms: [what: string, callData: Hex, rows: unknown[]][] = [
    ["execute", execute(shop), [called(account, shop)]],
    ["executeUserOp before execute", userOp, [called(account, shop)]],
    [
      "executeBatch of addresses and data",
      encode("executeBatch", [
        [shop, other],
        [ping, ping],
      ]),
      pair,
    ],
    ["executeBatch without values", encode("executeBatch", [[shop, other], [], [ping, ping]]), pair],
    [
      "executeBatch of three lists",
      encode("executeBatch", [
        [shop, other],
        [0n, 0n],
        [ping, ping],
      ]),
      pair,
    ],
    ["executeBatch of calls", encode("executeBatch", [calls]), pair],
    [
      "ERC-7579, single",
      encode("execute", [mode("0x"), concatHex([shop, padHex("0x"), ping])]),
      [called(account, shop)],
    ],
    ["ERC-7579, batch", encode("execute", [mode("0x01"), batch]), pair],
    ["ERC-7821", encode("execute", [mode("0x01000000000078210001"), batch]), pair],
    ["ERC-7579, tried", encode("execute", [mode("0x0101"), batch]), [sent(account, null)]],
    ["ERC-7579, delegate call", encode("execute", [mode("0xff"), concatHex([shop, ping])]), [sent(account, null)]],
    ["the Safe's module", encode("executeUserOp", [shop, 0n, ping, 0]), [called(account, shop)]],
    ["the Safe's module, delegate call", encode("executeUserOp", [shop, 0n, ping, 1]), [sent(account, null)]],
    ["Calibur", encode("execute", [{ calls, revertOnFailure: true }]), pair],
    ["Calibur, tried", encode("execute", [{ calls, revertOnFailure: false }]), [sent(account, null)]],
  ];
  for (const [what, callData, expected] of forms) {
    test(`is read of ${what}`, () => {
      expect(rowsOf(carry(handle(operation(account, callData)), [beforeExecution, reported(account)]))).toEqual(
        expected,
      );
    });
  }

  test("counts at most 16 calls of an operation", () => {
    const many = encode("executeBatch", [Array.from({ length: 40 }, () => call)]);
    expect(rowsOf(carry(handle(operation(account, many)), [beforeExecution, reported(account)]))).toHaveLength(16);
  });

  test("that is cut short or has wrong offsets has no known form, and never throws", () => {
    const whole = handle(operation(account, encode("executeBatch", [calls])));
    for (let length = 10; length < whole.length; length += 38) {
      const cut = whole.slice(0, length) as Hex;
      expect(rowsOf(carry(cut, [beforeExecution, reported(account)]))[0]).toMatchObject({ wallet: account });
      const huge = `${cut}${"f".repeat(whole.length - length)}` as Hex;
      expect(rowsOf(carry(huge, [beforeExecution, reported(account)]))[0]).toMatchObject({ wallet: account });
    }
  });
});

describe("native currency of an operation", () => {
  const paying = carry(handle(operation(account, execute(shop, 10n, "0x"))), [beforeExecution, reported(account)]);
  const state = (change: bigint | null): AccountState => ({ ...unknownState, balanceChange: () => change });
  const paid = [{ ...sent(account, shop), amount: 10n }];

  test("counts if the account's balance fell by as much, and not if it did not or is unknown", () => {
    expect(rowsOf(paying, state(-10n))).toEqual(paid);
    expect(rowsOf(paying, state(-9n))).toEqual([sent(account, shop)]);
    expect(rowsOf(paying, state(null))).toEqual([sent(account, shop)]);
  });

  test("is distinguished from what else reached and left the account in the block", () => {
    const funded = chainTransaction({ hash: hash("funding"), from: other, to: account, value: 4n });
    const isPaid = (change: bigint, transactions: ChainTransaction[]) =>
      rowsOf([...transactions, paying], state(change)).some(
        ({ wallet, amount }) => wallet === account && amount === 10n,
      );
    expect(isPaid(-6n, [funded])).toBe(true);
    expect(isPaid(-5n, [funded])).toBe(false);
    const own = chainTransaction({ hash: hash("own"), from: account, to: other, value: 4n });
    expect(isPaid(-14n, [own])).toBe(true);
    expect(isPaid(-13n, [own])).toBe(false);
  });
});

describe("native currency of an operation, where the protocol reports its moves", () => {
  const moved = (from: Hex, to: Hex, wei: bigint) => transfer(NATIVE_LOGS, from, to, wei);
  /** What the account sent in one operation with these moves, in a block whose header shows the fork. */
  function sentIn(callData: Hex, moves: Log[], ops: { success?: boolean; before?: Log[] } = {}) {
    const logs = [
      ...(ops.before ?? []),
      beforeExecution,
      ...moves,
      reported(account, { success: ops.success ?? true }),
    ];
    const none = new Set<string>();
    const context = { chainId: 1, trustedPools: none, baseTokens: none, governors: none, state: unknownState };
    return decodeBlock(
      chainBlock([carry(handle(operation(account, callData)), logs)], { fork: "glamsterdam" }),
      context,
    )
      .filter(({ wallet, kind }) => wallet === account && kind !== "received")
      .map(({ kind, counterparty, amount, method, logIndex }) => [kind, counterparty, amount, method, logIndex]);
  }
  const batch = (...calls: (readonly [Hex, bigint])[]) =>
    encodeFunctionData({
      abi: accountAbi,
      functionName: "executeBatch",
      args: [calls.map(([to, value]) => ({ to, value, data: "0x" as const }))],
    });

  test("is what really left the account, whatever its call data says", () => {
    const says10 = execute(shop, 10n, "0x");
    expect(sentIn(says10, [moved(account, shop, 10n)])).toEqual([["sent", shop, 10n, null, 0]]);
    expect(sentIn(says10, [moved(account, shop, 9n)])).toEqual([["sent", shop, 9n, null, 0]]);
    expect(sentIn(says10, [])).toEqual([["sent", shop, 0n, null, 0]]);
    expect(sentIn(says10, [moved(other, shop, 10n), moved(shop, account, 10n)])[0]).toEqual([
      "sent",
      shop,
      0n,
      null,
      0,
    ]);
    expect(sentIn(says10, [moved(account, other, 10n)])).toEqual([
      ["sent", shop, 0n, null, 0],
      ["sent", other, 10n, null, 1],
    ]);
  });

  test("is joined to each call of a batch, by amount first", () => {
    const calls = batch([shop, 1n], [shop, 2n], [other, 3n], [pool, 0n]);
    const moves = [
      moved(account, shop, 2n),
      moved(account, other, 4n),
      moved(account, shop, 1n),
      moved(account, pool, 5n),
    ];
    expect(sentIn(calls, moves).map(([, to, amount]) => [to, amount])).toEqual([
      [shop, 1n],
      [shop, 2n],
      [other, 4n],
      [pool, 0n],
      [pool, 5n],
    ]);
  });

  test("shows whom an account paid whose call data has no known form, in at most 16 rows", () => {
    const unknown = "0xdeadbeef";
    expect(sentIn(unknown, [moved(account, shop, 3n), moved(account, other, 4n)])).toEqual([
      ["sent", shop, 3n, null, 0],
      ["sent", other, 4n, null, 1],
    ]);
    expect(sentIn(unknown, [])).toEqual([["sent", null, 0n, null, 0]]);
    expect(
      sentIn(
        unknown,
        Array.from({ length: 40 }, () => moved(account, shop, 1n)),
      ),
    ).toHaveLength(16);
  });

  test("leaves out what the account pays an EntryPoint for gas, and what moved outside its own operation", () => {
    const before = [moved(account, ENTRY_POINT, 50n), moved(account, other, 7n)];
    expect(
      sentIn(execute(shop, 10n, "0x"), [moved(account, shop, 10n), moved(account, ENTRY_POINT, 6n)], { before }),
    ).toEqual([["sent", shop, 10n, null, 0]]);
    expect(sentIn(execute(shop, 10n, "0x"), [], { success: false })).toEqual([["failed", shop, 0n, null, 0]]);
  });

  test("shows no code: neither a call of nothing nor of the address of the logs", () => {
    const none = new Set<string>();
    const context = { chainId: 1, trustedPools: none, baseTokens: none, governors: none, state: unknownState };
    for (const to of [shop, NATIVE_LOGS] as const) {
      const logs = [beforeExecution, moved(account, to, 1n), reported(account)];
      const block = chainBlock([carry(handle(operation(account, execute(to, 1n, ping))), logs)], {
        fork: "glamsterdam",
      });
      const rows = decodeBlock(block, context);
      expect(rows.find(({ kind }) => kind === "sent")).toMatchObject({ counterparty: to, amount: 1n, ran: false });
    }
  });
});

describe("a Safe", () => {
  const exec = (to: Hex, data: Hex, kind = 0, signatures: Hex = "0x") =>
    encodeFunctionData({
      abi,
      functionName: "execTransaction",
      args: [to, 0n, data, kind, 0n, 0n, 0n, other, other, signatures],
    });
  const done = (event = "ExecutionSuccess", at: Hex = safe): Log => ({
    address: at,
    topics: [toEventSelector(`${event}(bytes32,uint256)`)],
    data: `0x${"0".repeat(128)}`,
  });
  const run = (callData: Hex, logs: Log[]) => carry(callData, logs, { from: owner, to: safe });

  test("acts when it reports success, and the sender of the transaction gets nothing", () => {
    expect(rowsOf(run(exec(shop, ping), [done()]))).toEqual([called(safe, shop)]);
    const indexed = { ...done(), topics: [...(done().topics ?? []), hash("safe")], data: padHex("0x") };
    expect(rowsOf(run(exec(shop, ping), [delegated(safe), delegated(owner), indexed]), unknownState, [token])).toEqual([
      called(safe, shop),
      { wallet: safe, kind: "delegate", counterparty: token, logIndex: 10 },
    ]);
  });

  test("gives the owners who sign and send nothing for what it does, and gets nothing for what they do", () => {
    // Two owners who approved: each signature names its owner.
    const signatures = concatHex([owner, other].flatMap((one) => [topic(one), topic("0x"), "0x01"] as const));
    const logs = [delegated(owner), delegated(other), transfer(tokenB, safe, shop, 5n), done()];
    const theirs = [owner, other].map((from) =>
      chainTransaction({ hash: hash(`of ${from}`), from, to: shop, callData: ping, method: ping, success: true }),
    );
    const rows = rowsOf([run(exec(shop, ping, 0, signatures), logs), ...theirs], unknownState, [token]);
    expect(rows.filter(({ wallet }) => wallet === safe)).toEqual([
      called(safe, shop),
      { wallet: safe, kind: "tokenOut", counterparty: shop, logIndex: 12, amount: 5n },
    ]);
    for (const wallet of [owner, other]) {
      expect(rows.filter((row) => row.wallet === wallet)).toEqual([called(wallet, shop, -1)]);
    }
  });

  test("fails when it reports failure", () => {
    expect(rowsOf(run(exec(shop, ping), [done("ExecutionFailure")]))).toEqual([
      { ...called(safe, shop), kind: "failed" },
    ]);
  });

  test("makes the calls in MultiSend's data; other delegate calls have no known calls", () => {
    const packed = [shop, other].map((to) =>
      encodePacked(["uint8", "address", "uint256", "uint256", "bytes"], [0, to, 0n, 4n, ping]),
    );
    const batch = encodeFunctionData({ abi, functionName: "multiSend", args: [concatHex(packed)] });
    expect(rowsOf(run(exec(MULTI_SEND, batch, 1), [done()]))).toEqual([called(safe, shop, 0), called(safe, other, 1)]);
    expect(rowsOf(run(exec(other, batch, 1), [done()]))).toEqual([sent(safe, null)]);
  });

  test("without its own report leaves the transaction to its sender", () => {
    expect(rowsOf(run(exec(shop, ping), [done("ExecutionSuccess", other)]))).toEqual([
      { wallet: owner, kind: "sent", counterparty: safe, logIndex: -1, method: "0x6a761202" },
    ]);
  });

  test("acts where another contract passed its call on, and the sender of the transaction gets nothing", () => {
    const through = (callData: Hex, logs: Log[]) => carry(callData, logs, { from: owner, to: pool });
    expect(rowsOf(through(relay(exec(shop, ping)), [done()]))).toEqual([called(safe, shop)]);
    expect(rowsOf(through(concatHex(["0x12345678", exec(shop, ping)]), [done("ExecutionFailure")]))).toEqual([
      { ...called(safe, shop), kind: "failed" },
    ]);
    const logs = [delegated(safe), done(), delegated(other), done("ExecutionSuccess", other), delegated(safe)];
    const calls = [
      { to: safe, value: 0n, data: exec(shop, ping) },
      { to: other, value: 0n, data: exec(token, ping) },
    ];
    const many = encodeFunctionData({ abi: accountAbi, functionName: "executeBatch", args: [calls] });
    expect(rowsOf(through(many, logs), unknownState, [token])).toEqual([
      called(safe, shop),
      called(other, token),
      { wallet: safe, kind: "delegate", counterparty: token, logIndex: 10 },
      { wallet: other, kind: "delegate", counterparty: token, logIndex: 12 },
    ]);
    const twice = relay(concatHex([exec(shop, ping), exec(token, ping)]));
    expect(rowsOf(through(twice, [done(), done()]))).toEqual([called(safe, shop, 0), called(safe, token, 1)]);
  });

  test("is partly read where its report is all that is known, and the transaction is its sender's", () => {
    const by = { from: owner, to: pool };
    const stored = carry("0x12345678", [done()], by);
    const decoys = carry(relay(concatHex([exec(shop, ping), exec(token, ping)])), [done()], by);
    const lists = encodeFunctionData({
      abi: accountAbi,
      functionName: "executeBatch",
      args: [
        [safe, other],
        [exec(shop, ping), exec(token, ping)],
      ],
    });
    const unclear = carry(lists, [done(), done("ExecutionSuccess", other)], by);
    for (const transaction of [stored, decoys, unclear]) {
      expect(rowsOf(transaction)).toMatchObject([{ wallet: owner, kind: "sent", counterparty: pool }]);
    }
    expect([stored, decoys].map(partlyReadOf)).toEqual([[safe], [safe]]);
    expect(partlyReadOf(unclear).sort()).toEqual([other, safe].sort());
    const bundle = handle(operation(account, execute(shop)));
    expect(partlyReadOf(carry(bundle, [beforeExecution, done(), reported(account)]))).toEqual([safe]);
  });

  test("acts itself when an owner's smart account calls it", () => {
    const bundle = handle(operation(account, execute(safe, 0n, exec(shop, ping))));
    expect(rowsOf(carry(bundle, [beforeExecution, done(), reported(account)]))).toEqual([called(safe, shop)]);
  });
});

describe("a wallet that delegates to code", () => {
  const batch = encodeFunctionData({
    abi: accountAbi,
    functionName: "executeBatch",
    args: [[call, { ...call, to: other }]],
  });
  const signed = encodeFunctionData({ abi: accountAbi, functionName: "execute", args: [[call], "0x1234"] });
  const ambire: AccountState = {
    ...unknownState,
    delegate: (wallet) => (wallet === account ? "0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d" : null),
  };

  test("makes the calls of a batch that it sends to itself", () => {
    const own = carry(batch, [vote(account)], { from: account, to: account });
    expect(rowsOf(own, unknownState, [governor])).toEqual([
      called(account, shop, 0),
      called(account, other, 1),
      { wallet: account, kind: "vote", counterparty: governor, logIndex: 10 },
    ]);
  });

  test("acts by a batch that it signed, and the sponsor that sends it does not", () => {
    const sponsored = carry(signed, [], { from: other, to: account });
    expect(rowsOf(sponsored, ambire)).toEqual([called(account, shop)]);
  });

  test("does not act when others call code that is not known to check its signature", () => {
    const stranger = { ...called(other, account, -1), method: signed.slice(0, 10) };
    expect(rowsOf(carry(signed, [], { from: other, to: account }))).toEqual([stranger]);
    expect(rowsOf(carry(batch, [], { from: other, to: account }), ambire)).toEqual([
      { ...stranger, method: batch.slice(0, 10) },
    ]);
  });
});

describe("gas", () => {
  const paid = (...args: Parameters<typeof gasOf>) => gasOf(...args).map(({ wallet, fee }) => ({ wallet, fee }));
  const two = handle(operation(account, execute(shop)), operation(other, execute(shop)));

  test("of a user operation is paid by the account, in its first row, or by its paymaster", () => {
    const batch = encodeFunctionData({
      abi: accountAbi,
      functionName: "executeBatch",
      args: [[call, { ...call, to: other }]],
    });
    const bundle = handle(operation(account, batch));
    const logs = (options: ReportOptions) => [beforeExecution, reported(account, { cost: 30n, ...options })];
    expect(paid(carry(bundle, logs({}), { fee: 100n }))).toEqual([
      { wallet: account, fee: 30n },
      { wallet: account, fee: 0n },
    ]);
    expect(paid(carry(bundle, logs({ paymaster: shop }), { fee: 100n }))[0]).toEqual({ wallet: account, fee: 0n });
    expect(paid(carry(bundle, logs({ success: false }), { fee: 100n }))).toEqual([{ wallet: account, fee: 30n }]);
    expect(paid(carry(bundle, logs({})))[0]).toEqual({ wallet: account, fee: undefined });
  });

  test("counts at most as far as the transaction paid it: what a bundler keeps is no gas", () => {
    const logs = [beforeExecution, reported(account, { cost: 900n }), reported(other, { cost: 100n, paymaster: shop })];
    expect(paid(carry(two, logs, { fee: 100n }))).toEqual([
      { wallet: account, fee: 90n },
      { wallet: other, fee: 0n },
    ]);
  });

  test("of a Safe's transaction, and of a sponsored batch, is paid by who sends it; of an own batch by the wallet", () => {
    const batch = encodeFunctionData({ abi: accountAbi, functionName: "executeBatch", args: [[call]] });
    expect(paid(carry(batch, [], { from: account, to: account, fee: 50n }))).toEqual([{ wallet: account, fee: 50n }]);
    const signed = encodeFunctionData({ abi: accountAbi, functionName: "execute", args: [[call], "0x1234"] });
    const state = { ...unknownState, delegate: () => "0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d" };
    expect(paid(carry(signed, [], { from: other, to: account, fee: 50n }), state)).toEqual([
      { wallet: account, fee: 0n },
    ]);
  });

  test("shows nothing of single calls: code ran where the callee emits, or is the only one that can have called others", () => {
    const callsTo = (...targets: Hex[]) =>
      handle(
        operation(
          account,
          encodeFunctionData({
            abi: accountAbi,
            functionName: "executeBatch",
            args: [targets.map((to) => ({ ...call, to }))],
          }),
        ),
      );
    const ran = (targets: Hex[], emitters: Hex[]) => {
      const logs = [beforeExecution, ...emitters.map((emitter) => ({ address: emitter })), reported(account)];
      return gasOf(carry(callsTo(...targets), logs)).map((row) => row.ran);
    };
    expect(ran([shop, token], [token])).toEqual([false, true]);
    expect(ran([shop, token], [token, pool])).toEqual([true, true]);
    expect(ran([shop, other, token], [token, pool])).toEqual([false, false, true]);
    expect(ran([shop], [])).toEqual([false]);
    expect(ran([shop], [account, ENTRY_POINT])).toEqual([false]);
  });
});

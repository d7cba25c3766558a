import { encodeFunctionData, type Hex, pad, parseAbi, toEventSelector, toHex } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "../../../scripts/simulation/prng.ts";
import { hash, address as named } from "../../../tests/chain/scripted-node.ts";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { chainBlock, chainTransaction } from "../../../tests/factories/blocks.ts";
import {
  beforeExecution,
  bundler,
  ENTRY_POINT,
  execute,
  handle,
  operation,
  reported,
} from "../../../tests/factories/user-operations.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { ChainLog, ChainTransaction } from "../../chain/types.ts";
import type { Address } from "../../core/chains.ts";
import { foldActivity } from "../../engine/fold.ts";
import type { Activity } from "../../engine/types.ts";
import { emptyFacts } from "../../engine/wallet-facts.ts";
import { decodeBlock } from "../../indexer/decode/decode-block.ts";
import { unknownState } from "../../indexer/decode/smart-accounts/operation.ts";
import { readPartners, readRelation } from "./read-relation.ts";

const holder = useContext();
const from: Address = `0x${"f".repeat(40)}`;
const token: Address = `0x${"7".repeat(40)}`;
const address = (first: string, last: string, fill = "0"): Address =>
  `0x${first}${fill.repeat(40 - first.length - last.length)}${last}`;
const paid = address("abcd12", "90ef12");
const paidByToken = address("5555", "6666");
/** Named by a `transferFrom` of zero, which anybody can send. */
const zero = address("abcd99", "99ef12", "1");
/** Named as receiver by a stranger's token. */
const faked = address("5555", "6666", "1");
const stranger = address("1234567", "0");
const failed = address("3333", "4444");
const called = address("8888", "9999");
const ownZero = address("7777", "1111");
const tx = (number: number) => ({ txHash: `0x${String(number).padStart(64, "0")}`, blockNumber: number });
const relation = (to: Address) => readRelation(holder.ctx(), { from, address: to, chainIds: [1] });

beforeAll(async () => {
  const row = { wallet: from, asset: token };
  await insertActivity(
    holder.ctx().pg,
    makeActivity([
      { wallet: from, kind: "sent", counterparty: paid, amount: 5n, at: 1_000 },
      { wallet: from, kind: "received", counterparty: paid, amount: 1n, at: 2_000 },
      { wallet: from, kind: "sent", counterparty: token, amount: 0n, ...tx(7) },
      { ...row, kind: "tokenOut", counterparty: paidByToken, amount: 9n, ...tx(7), logIndex: 3, at: 3_000 },
      { ...row, kind: "tokenOut", counterparty: ownZero, amount: 0n, ...tx(7), logIndex: 4 },
      { ...row, kind: "tokenOut", counterparty: zero, amount: 0n, ...tx(8) },
      { ...row, kind: "tokenOut", counterparty: faked, amount: 9n, ...tx(9) },
      { wallet: from, kind: "received", counterparty: stranger, amount: 1n, at: 4_000 },
      { wallet: from, kind: "failed", counterparty: failed, amount: 5n },
      { wallet: from, kind: "sent", counterparty: called, amount: 0n },
    ]),
  );
});

describe("what a wallet did with an address", () => {
  it("is known from its own payments, of value and of tokens, and from what it received", async () => {
    expect(await relation(paid)).toMatchObject({
      sentBefore: true,
      receivedFrom: true,
      lastAt: 1_000,
      isPlanted: false,
    });
    expect(await relation(paidByToken)).toMatchObject({ sentBefore: true, receivedFrom: false, lastAt: 3_000 });
    expect(await relation(stranger)).toMatchObject({ sentBefore: false, receivedFrom: true, lastAt: null });
  });

  it("is no payment where the transaction failed or moved nothing", async () => {
    const none = { sentBefore: false, lastAt: null, isPlanted: false };
    for (const one of [failed, called, ownZero]) expect(await relation(one)).toMatchObject(none);
  });
});

it.each([
  ["four digits at both ends", address("abcd3", "3ef12", "2"), [4, 4]],
  ["six at the beginning", address("abcd12", "0000", "2"), [6, 0]],
  ["six at the end", address("0000", "90ef12", "2"), [0, 6]],
  ["three at one end", address("abc3", "ef12", "2"), null],
  ["five at one end", address("abcd1", "000", "5"), null],
])("an address that shares %s with one that was paid", async (_, like, shared) => {
  const found = (await relation(like)).lookalikes.map(({ samePrefix, sameSuffix }) => [samePrefix, sameSuffix]);
  expect(found).toEqual(shared === null ? [] : [shared]);
});

it("an address is no look-alike of itself", async () => {
  expect((await relation(paid)).lookalikes).toEqual([]);
});

/** What the decoder writes of a payment of a token and an NFT by a smart account, in a bundle where a stranger's operation names it too. */
const ofAccount = (account: Hex, transaction: Partial<ChainTransaction>, logs: readonly Partial<ChainLog>[]) => {
  const none = new Set<string>();
  const rules = { chainId: 1, trustedPools: none, baseTokens: none, governors: none, state: unknownState };
  const whole = logs.map((log, i) => ({ address: "", topics: [], data: "0x", logIndex: 10 + i, ...log }));
  const made = chainTransaction({ hash: hash(account), from: bundler, to: ENTRY_POINT, ...transaction, logs: whole });
  return decodeBlock(chainBlock([made]), rules).filter(({ wallet }) => wallet === account);
};
const transfer = (sender: Hex, to: Hex, nft?: bigint) => ({
  address: token,
  topics: [
    toEventSelector("Transfer(address,address,uint256)"),
    ...[sender, to].map((one) => pad(one)),
    ...(nft === undefined ? [] : [toHex(nft, { size: 32 })]),
  ],
  data: nft === undefined ? toHex(9n, { size: 32 }) : "0x",
});
const call = execute(token, 0n, "0x12345678");
const [account, other, safe] = ["account", "other account", "safe"].map((name) => named(name) as Hex) as [
  Hex,
  Hex,
  Hex,
];
const paidNft = address("2468", "1357");
const asNft = address("2468", "1357", "1");
const safeAbi = parseAbi([
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)",
]);

it.each([
  [
    "a user operation",
    account,
    { callData: handle(operation(account, call), operation(other, call)) },
    [
      ...[beforeExecution, transfer(account, paidByToken), transfer(account, paidNft, 1n), reported(account)],
      ...[transfer(account, faked), transfer(account, asNft, 2n), reported(other)],
    ],
  ],
  [
    "a Safe transaction",
    safe,
    {
      to: safe,
      callData: encodeFunctionData({
        abi: safeAbi,
        functionName: "execTransaction",
        args: [token, 0n, "0x12345678", 0, 0n, 0n, 0n, token, token, "0x"],
      }),
    },
    [
      ...[transfer(safe, paidByToken), transfer(safe, paidNft, 1n)],
      { address: safe, topics: [toEventSelector("ExecutionSuccess(bytes32,uint256)")], data: `0x${"0".repeat(128)}` },
    ],
  ],
] as const)(
  "what %s moved was paid by its account, and what another's moved in the same bundle was not",
  async (_, wallet, transaction, logs) => {
    const rows = ofAccount(wallet, transaction, logs);
    await insertActivity(holder.ctx().pg, rows);
    const of = (to: Address) => readRelation(holder.ctx(), { from: wallet, address: to, chainIds: [1] });
    for (const [to, like] of [
      [paidByToken, faked],
      [paidNft, asNft],
    ] as const) {
      expect(await of(to)).toMatchObject({ sentBefore: true, isPlanted: false, lookalikes: [] });
      expect(await of(like)).toMatchObject({ sentBefore: false, lookalikes: [{ address: to }] });
    }
  },
);

describe("a flood of transfers that strangers made", () => {
  const victim: Address = `0x${"e".repeat(40)}`;
  const flooded = (kind: string) =>
    holder.ctx().pg.query(
      `insert into activity (chain_id, block_number, at, tx_index, log_index, kind, wallet, tx_hash, counterparty, asset, amount)
       select 1, 1000, 9000, 0, n, $2, $1, '\\x01', '\\x02', '\\x03', 1 from generate_series(1, 20001) as n`,
      [victim, kind],
    );

  it.each(["tokenIn", "tokenOut"])("of %s hides no payment, and leaves open only what was received", async (kind) => {
    const { pg } = holder.ctx();
    await pg.query("delete from activity where wallet = $1", [victim]);
    const row = { wallet: victim, asset: token };
    await insertActivity(
      pg,
      makeActivity([
        { wallet: victim, kind: "sent", counterparty: token, amount: 0n, ...tx(7) },
        { ...row, kind: "tokenOut", counterparty: paidByToken, amount: 9n, ...tx(7), at: 3_000 },
        { wallet: victim, kind: "sent", counterparty: paid, amount: 9n },
      ]),
    );
    await flooded(kind);
    const of = (to: Address) => readRelation(holder.ctx(), { from: victim, address: to, chainIds: [1] });
    const whole = { isCut: false, isOthersCut: true };
    expect(await of(paidByToken)).toMatchObject({ sentBefore: true, lastAt: 3_000, ...whole });
    expect(await of(faked)).toMatchObject({ lookalikes: [{ address: paidByToken }], ...whole });
    expect(await of(zero)).toMatchObject({ lookalikes: [{ address: paid }], ...whole });
  });
});

it("a token that the wallet never moved counts as received from nobody", async () => {
  const [known, made] = [address("13579", "2"), address("24680", "3")];
  await insertActivity(
    holder.ctx().pg,
    makeActivity([
      { wallet: from, kind: "tokenIn", counterparty: known, asset: token, amount: 1n, ...tx(21) },
      { wallet: from, kind: "tokenIn", counterparty: made, asset: `0x${"9".repeat(40)}`, amount: 1n, ...tx(22) },
    ]),
  );
  expect(await relation(known)).toMatchObject({ receivedFrom: true, isSender: true, lastAt: null });
  expect(await relation(made)).toMatchObject({ receivedFrom: false, isSender: true });
  const rows = makeActivity([
    { wallet: from, kind: "sent", counterparty: token, amount: 0n, ...tx(7) },
    { wallet: from, kind: "tokenOut", counterparty: paidByToken, asset: token, amount: 9n, ...tx(7) },
    { wallet: from, kind: "tokenIn", counterparty: known, asset: token, amount: 1n, ...tx(21) },
    { wallet: from, kind: "tokenIn", counterparty: made, asset: `0x${"9".repeat(40)}`, amount: 1n, ...tx(22) },
  ]);
  const summary = readPartners([foldActivity(emptyFacts(from, 1), rows)]);
  expect([[...summary.paid], [...summary.received]]).toEqual([[paidByToken], [known]]);
});

it("a smart account is known in part if the calls of an operation could not be read, or were too many", async () => {
  const read = async (wallet: Address, rows: readonly Activity[]) => {
    await insertActivity(holder.ctx().pg, rows);
    return (await readRelation(holder.ctx(), { from: wallet, address: paid, chainIds: [1] })).isPartlyKnown;
  };
  const operate = (wallet: Hex, callData: Hex) =>
    read(
      wallet,
      ofAccount(wallet, { callData: handle(operation(wallet, callData)) }, [beforeExecution, reported(wallet)]),
    );
  const [read1, unread, batch] = ["of one call", "of unread calls", "of many"].map((name) => named(name) as Hex) as [
    Hex,
    Hex,
    Hex,
  ];
  expect(await operate(read1, call)).toBe(false);
  expect(await operate(unread, "0x99999999")).toBe(true);
  const calls = Array.from({ length: 17 }, () => paid);
  const executeBatch = encodeFunctionData({
    abi: parseAbi(["function executeBatch(address[] to, bytes[] data)"]),
    args: [calls, calls.map(() => "0x12345678" as const)],
  });
  expect(await operate(batch, executeBatch)).toBe(true);
});

describe("a history of many kinds of rows", () => {
  const ends = [
    ["abcd12", "90ef12"],
    ["abcd12", "000000"],
    ["abcd99", "00ef12"],
    ["000000", "90ef12"],
    ["abc000", "000f12"],
  ] as const;
  const others = [...ends.map(([first, last], i) => address(first, last, String(i))), from, token];
  const kinds = ["sent", "received", "tokenOut", "tokenIn", "nftOut", "nftIn", "failed", "swap"] as const;

  const wallet: Address = `0x${"d".repeat(40)}`;

  /** Rows of transactions with up to five rows each, on two chains. */
  function makeHistory(seed: number): Activity[] {
    const { pick, between } = createRandom(seed);
    const rows = Array.from({ length: 20 }, (_, number) => {
      const transaction = { chainId: pick([1, 2]), ...tx(1_000 + number), at: 5_000 + number };
      return Array.from({ length: between(1, 5) }, (_, place) => {
        const kind = pick(kinds);
        const isTransfer = kind.startsWith("token") || kind.startsWith("nft");
        const own = isTransfer ? pick([null, true, false]) : null;
        return {
          ...{ ...transaction, wallet, kind, logIndex: pick([-1, place, 15]) },
          ...{ counterparty: pick([...others, null]), amount: pick([0n, 5n, null]) },
          ...(isTransfer && { asset: pick([token, ...others.slice(0, 2)]) }),
          ...(own !== null && { own }),
        };
      });
    });
    const keyOf = ({ chainId, blockNumber, logIndex, kind }: Activity) => [chainId, blockNumber, logIndex, kind].join();
    return [...new Map(makeActivity(rows.flat()).map((row) => [keyOf(row), row])).values()];
  }

  const readAll = async (seed: number) => {
    const ctx = holder.ctx();
    await insertActivity(ctx.pg, makeHistory(seed));
    const found = await Promise.all(
      others.map((to) => readRelation(ctx, { from: wallet, address: to, chainIds: [1, 2] })),
    );
    await ctx.pg.query("delete from activity where wallet = $1 and block_number > 0", [wallet]);
    return found;
  };

  it("says the same where it is searched as a whole and where its newest rows are", async () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    const whole = [];
    for (const seed of seeds) whole.push(await readAll(seed));
    expect(whole.flat().filter(({ sentBefore, receivedFrom }) => sentBefore && receivedFrom)).not.toEqual([]);
    await holder.ctx().pg.query(
      `insert into activity (chain_id, block_number, at, tx_index, log_index, kind, wallet, tx_hash)
       select 1, 0, 1, 0, n, 'failed', $1, '\\x01' from generate_series(1, 20000) as n`,
      [wallet],
    );
    for (const seed of seeds) {
      expect(await readAll(seed)).toEqual(whole[seed]?.map((one) => ({ ...one, isOthersCut: true })));
    }
  });
});

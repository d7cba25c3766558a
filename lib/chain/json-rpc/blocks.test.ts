import { getContractAddress } from "viem";
import { describe, expect, test } from "vitest";
import { address, alice, bob, hash, hex } from "../../../tests/chain/scripted-node.ts";
import { familyRules, stateSyncHash } from "../families/rules.ts";
import type { ChainBlock } from "../types.ts";
import { checkContents, joinReceipts, readRawBlock } from "./blocks.ts";

type Json = Record<string, unknown>;

const number = 7;
const blockHash = hash("block");
const header = { number: hex(number), hash: blockHash, parentHash: hash("parent"), timestamp: hex(1_700_000_000) };
const zero = `0x${"0".repeat(40)}`;
const bloom = (digit: string) => `0x${digit}${"0".repeat(511)}`;

/** The n-th transaction of the block and its receipt, with some fields replaced; undefined leaves a field out. */
function pair(n: number, transaction: Json = {}, receipt: Json = {}): [transaction: Json, receipt: Json] {
  const own = hash(`transaction ${n}`);
  const sent = {
    hash: own,
    type: "0x2",
    from: alice,
    to: bob,
    nonce: "0x5",
    value: hex(n),
    gas: hex(90_000),
    input: "0x",
  };
  const done = {
    transactionHash: own,
    blockHash,
    status: "0x1",
    gasUsed: hex(30_000),
    contractAddress: null,
    logs: [],
  };
  return [without({ ...sent, ...transaction }), without({ ...done, ...receipt })];
}

function without(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function join(
  pairs: [Json, Json][],
  options: { chainId?: number; miner?: string; receipts?: unknown[]; fields?: Json } = {},
): ChainBlock {
  const { chainId = 1, miner, receipts = pairs.map(([, receipt]) => receipt), fields } = options;
  const block = { ...header, miner, ...fields, transactions: pairs.map(([transaction]) => transaction) };
  return joinReceipts(readRawBlock(block, number), receipts, familyRules({ id: chainId, family: undefined }));
}

/** What is read of one transaction between two ordinary ones, which are always read. */
function readOdd(transaction: Json, receipt: Json = {}, chainId = 1) {
  const block = join([pair(1), pair(2, transaction, receipt), pair(3)], { chainId });
  expect(block.transactions.filter(({ index }) => index !== 1).map(({ value }) => value)).toEqual([1n, 3n]);
  return { read: block.transactions.find(({ index }) => index === 1), aside: block.unreadable[0] };
}

describe("receipts", () => {
  test("are joined by hash, whatever their order", () => {
    const pairs = [pair(1, {}, { status: "0x0" }), pair(2), pair(3)];
    const reversed = join(pairs, { receipts: pairs.map(([, receipt]) => receipt).reverse() });
    expect(reversed).toEqual(join(pairs));
    expect(reversed.transactions.map(({ success }) => success)).toEqual([false, true, true]);
  });

  test("of the block itself, as Celo had them before its L2, are left out", () => {
    const own = pair(2, {}, { transactionHash: blockHash })[1];
    expect(join([pair(1)], { chainId: 42220, receipts: [pair(1)[1], own] })).toEqual(
      join([pair(1)], { chainId: 42220 }),
    );
    expect(() => join([pair(1)], { chainId: 1, receipts: [pair(1)[1], own] })).toThrow("which the block does not have");
  });

  test("may be missing for a transaction of the chain itself only", () => {
    const system = pair(2, { type: "0x6a" });
    const block = join([pair(1), system], { chainId: 42161, receipts: [pair(1)[1]] });
    expect(block.transactions.map((one) => one.class)).toEqual(["user", "system"]);
    expect(() => join([pair(1), pair(2)], { chainId: 42161, receipts: [pair(1)[1]] })).toThrow("no receipt");
  });
});

test("a state-sync transaction, listed by some nodes of Polygon and given a receipt by others, makes no difference", () => {
  const own = stateSyncHash({ number, hash: blockHash });
  const [transaction, receipt] = pair(2, { hash: own, from: zero, to: zero }, { transactionHash: own });
  const plain = join([pair(1)], { chainId: 137 });
  expect(join([pair(1), [transaction, receipt]], { chainId: 137 })).toEqual(plain);
  expect(join([pair(1), [transaction, receipt]], { chainId: 137, receipts: [pair(1)[1]] })).toEqual(plain);
  expect(join([pair(1)], { chainId: 137, receipts: [pair(1)[1], receipt] })).toEqual(plain);
});

describe("what can be understood of an odd transaction is used", () => {
  const creation = { to: null, input: "0x6001600155" };
  const created = getContractAddress({ from: "0x1111111111111111111111111111111111111111", nonce: 5n }).toLowerCase();
  const from = "0x1111111111111111111111111111111111111111";
  const log = { logIndex: "0x0", address: bob, topics: [], data: "0x" };
  const cases: Record<string, [transaction: Json, receipt: Json, expected: Json]> = {
    "a creation without contractAddress": [{ ...creation, from }, {}, { to: null, contractAddress: created }],
    "a creation to 0x": [{ ...creation, to: "0x", from }, {}, { to: null, contractAddress: created }],
    "a creation to an empty text": [{ ...creation, to: "", from }, {}, { to: null, contractAddress: created }],
    "no input": [{ input: undefined }, {}, { method: null }],
    "data in place of input": [{ input: undefined, data: "0xa9059cbb00" }, {}, { method: "0xa9059cbb" }],
    "logs null": [{}, { logs: null }, { logs: [] }],
    "logs null and an empty bloom filter": [{}, { logs: null, logsBloom: bloom("0") }, { logs: [] }],
    "no logs but an empty bloom filter": [{}, { logs: undefined, logsBloom: bloom("0") }, { logs: [] }],
    "from in the receipt only": [{ from: undefined }, { from: alice }, { from: alice }],
    "to in the receipt only": [{ to: undefined }, { to: bob }, { to: bob }],
    "a log instead of status and root": [{}, { status: undefined, logs: [log] }, { success: true }],
    "a plain transfer without status and root": [{}, { status: undefined, gasUsed: hex(21_000) }, { success: true }],
    "a type nobody knows": [{ type: "0x50" }, {}, { type: 80, class: "user" }],
    "a type as a number": [{ type: 2 }, {}, { type: 2 }],
    "no type": [{ type: undefined }, {}, { type: null, class: "user" }],
  };
  for (const [what, [transaction, receipt, expected]] of Object.entries(cases)) {
    test(what, () => {
      const { read, aside } = readOdd(transaction, receipt);
      expect(aside).toBeUndefined();
      expect(read).toMatchObject(expected);
    });
  }

  test("a batch of calls has its first call's target and method, and the sum of the values", () => {
    const calls = [
      { to: bob, value: "0x3", input: "0xa9059cbb00000000" },
      { to: alice, value: "0x0", data: "0x" },
      { to: bob, input: "0x" },
      { to: null, value: "0x4", input: "0x6001" },
    ];
    const fields = { type: "0x76", to: undefined, value: undefined, input: undefined, calls };
    const { read } = readOdd(fields);
    expect(read).toMatchObject({ type: 0x76, class: "user", to: bob, value: 7n, method: "0xa9059cbb" });
    expect(read?.calls?.map(({ to, value }) => [to, value])).toEqual([
      [bob, 3n],
      [alice, 0n],
      [bob, 0n],
      [null, 4n],
    ]);
  });
});

describe("a transaction that cannot be understood is set aside with its wallets and the reason", () => {
  const cases: Record<string, [transaction: Json, receipt: Json, reason: RegExp, wallets: string[]]> = {
    "no value": [{ value: undefined }, {}, /transaction\.value/, [alice, bob]],
    "a method that is not hex": [{ input: "0xa9059cbz00" }, {}, /transaction\.input/, [alice, bob]],
    "neither status nor root nor a log": [{}, { status: undefined }, /receipt\.status/, [alice, bob]],
    "no logs although the bloom filter has some": [
      {},
      { logs: null, logsBloom: bloom("8") },
      /receipt\.logs/,
      [alice, bob],
    ],
    "no logs and no bloom filter": [{}, { logs: undefined }, /receipt\.logs/, [alice, bob]],
    "no sender": [{ from: undefined }, {}, /transaction\.from/, [bob]],
    "a receiver that is no address": [{ to: "0x12" }, {}, /transaction\.to/, [alice]],
    "calls that are none": [{ calls: [7], to: undefined }, {}, /transaction\.calls/, [alice]],
    "a creation without contractAddress and nonce": [{ to: null, nonce: undefined }, {}, /transaction\.nonce/, [alice]],
    "a hash that is none": [{ hash: "0x12" }, {}, /transaction\.hash/, [alice, bob]],
    "a log's index beyond what is stored": [
      {},
      { logs: [{ logIndex: hex(2 ** 31), address: bob, topics: [hash("an event")], data: "0x" }] },
      /log\.logIndex/,
      [alice, bob],
    ],
    "calls whose values are more than 256 bits together": [
      { calls: [1, 2].map(() => ({ to: bob, value: `0x${"f".repeat(64)}`, input: "0x" })), to: undefined },
      {},
      /transaction\.calls\.\*\.value/,
      [alice],
    ],
    "an absurdly long value": [{ value: `0x${"f".repeat(10_000)}` }, {}, /transaction\.value/, [alice, bob]],
  };
  for (const [what, [transaction, receipt, reason, wallets]] of Object.entries(cases)) {
    test(what, () => {
      const { read, aside } = readOdd(transaction, receipt);
      expect(read).toBeUndefined();
      expect(aside).toMatchObject({ index: 1, wallets });
      expect(aside?.reason).toMatch(reason);
      expect(aside?.reason.length).toBeLessThanOrEqual(200);
    });
  }

  test("something that is no object", () => {
    const block = { ...header, transactions: [pair(1)[0], 7] };
    const { unreadable, transactions } = joinReceipts(
      readRawBlock(block, number),
      [pair(1)[1]],
      familyRules({ id: 1, family: undefined }),
    );
    expect(transactions).toHaveLength(1);
    expect(unreadable).toMatchObject([{ index: 1, hash: null, wallets: [] }]);
  });
});

test("a transaction that a node lists twice is one, and others keep their places", () => {
  const [one, other] = [pair(1), pair(2)];
  const block = join([one, one, other], { receipts: [one[1], other[1]] });
  expect(block.transactions.map(({ value, index }) => [value, index])).toEqual([
    [1n, 0],
    [2n, 1],
  ]);
});

test("a node that gives hashes in place of transactions is at fault", () => {
  expect(() => readRawBlock({ ...header, transactions: [hash("a")] }, number)).toThrow("without its transactions");
});

test("a BSC validator's call of a system contract is read without its value and logs", () => {
  const validators = `0x${"1000".padStart(40, "0")}`;
  const call = pair(1, { from: alice, to: validators, gasPrice: "0x0", input: "0xf340fa01" });
  expect(join([call], { chainId: 56, miner: alice }).transactions).toMatchObject([{ class: "system", value: 0n }]);
  expect(join([call], { chainId: 56, miner: bob }).transactions).toMatchObject([{ class: "user", value: 1n }]);
});

test("a contract created through ZKsync's deployer is a creation", () => {
  const deployer = `0x${"8006".padStart(40, "0")}`;
  const contractAddress = address("made");
  const { read } = readOdd({ type: "0x71", to: deployer }, { contractAddress }, 324);
  expect(read).toMatchObject({ to: deployer, contractAddress });
});

describe("the fork of a block", () => {
  const native = { logIndex: "0x0", address: "0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfE", topics: [], data: "0x" };
  const call = (gasUsed: number, logs: Json[] = []) =>
    pair(1, { input: "0xa9059cbb", value: "0x1" }, { gasUsed: hex(gasUsed), logs });

  test("is told by its header, and decides what gas shows", () => {
    for (const field of ["blockAccessListHash", "balHash", "slotNumber"]) {
      const block = join([call(21_256)], { fields: { [field]: "0x1" } });
      expect([block.fork, block.transactions[0]?.gasShowsCode]).toEqual(["glamsterdam", false]);
    }
    expect(join([call(21_256)], { fields: { slotNumber: null } }).transactions[0]?.gasShowsCode).toBe(true);
    expect(join([call(21_064)])).toMatchObject({ fork: "osaka", transactions: [{ gasShowsCode: false }] });
  });

  test("is not proven where a node may leave the fields out: gas that is a call's on the later fork alone does not show code", () => {
    const timestamp = hex(Date.UTC(2027, 2, 1) / 1_000);
    const plain = (gasUsed: number, input: string, value = "0x0") =>
      join([pair(1, { input, value }, { gasUsed: hex(gasUsed) })], { fields: { timestamp } });
    const bytes = `0x${"7e".repeat(80)}`;
    for (const [gas, input, value] of [
      [15_256, "0xa9059cbb"],
      [15_000 + 80 * 64, bytes],
      [21_000 + 80 * 64, bytes, "0x5"],
    ] as const) {
      expect(plain(gas, input, value)).toMatchObject({ fork: "unproven", transactions: [{ gasShowsCode: null }] });
    }
    expect(plain(21_064, "0xa9059cbb").transactions[0]?.gasShowsCode).toBe(false);
    expect(plain(48_123, "0xa9059cbb").transactions[0]?.gasShowsCode).toBe(true);
  });

  describe("decides what the gas of a payment with lists shows", () => {
    const storageKeys = [hash("key 1"), hash("key 2")];
    const accessList = [
      { address: address("listed"), storageKeys },
      { address: bob, storageKeys: [hash("key 3")] },
      { address: alice, storageKeys: null },
    ];
    /** Three addresses and three keys, by the prices before the fork and since. */
    const [before, since] = [3 * (2_400 + 1_900), 3 * (2_900 + 1_280 + 2_000 + 2_048)];
    const isNew = 183_600;
    const authorization = 7_816;
    const cases: [what: string, gas: number, transaction: Json, forks: [osaka: boolean, glamsterdam: boolean]][] = [
      ["by the earlier prices", 21_000 + before, { accessList }, [false, true]],
      ["by the later prices", 21_000 + since, { accessList }, [true, false]],
      ["to a new account", 21_000 + since + isNew, { accessList }, [true, false]],
      ["to the sender", 12_000 + since, { accessList, to: alice }, [true, false]],
      ["without value", 15_000 + since, { accessList, value: "0x0" }, [true, false]],
      ["without value to a new account", 15_000 + since + isNew, { accessList, value: "0x0" }, [true, true]],
      ["without its list", 21_000 + since, {}, [true, true]],
      ["with data", 21_000 + since + 4 * 64, { accessList, input: "0xa9059cbb" }, [true, true]],
      ["with data under its lists", 21_000 + since + 4 * 16, { accessList, input: "0xa9059cbb" }, [true, false]],
      [
        "with an authorization, to a new account",
        21_000 + since + isNew + authorization + 9_000 + 35_190 + isNew,
        { accessList, authorizationList: [{}] },
        [true, false],
      ],
      [
        "with two authorizations of written accounts",
        21_000 + since + 2 * authorization,
        { accessList, authorizationList: [{}, {}] },
        [false, false],
      ],
      ["with a unit more", 21_000 + since + isNew + 1, { accessList }, [true, true]],
      ["with much more", 900_000, { accessList, authorizationList: [{}] }, [true, true]],
    ];
    test.each(cases)("%s", (_, gas, transaction, [osaka, glamsterdam]) => {
      const shown = (fields: Json, more: [Json, Json][] = []) =>
        join([pair(1, transaction, { gasUsed: hex(gas) }), ...more], { fields }).transactions[0]?.gasShowsCode;
      expect(shown({})).toBe(osaka);
      expect(shown({ slotNumber: "0x1" })).toBe(glamsterdam);
      // The node may have left the fields out.
      expect(shown({ timestamp: hex(Date.UTC(2027, 2, 1) / 1_000) })).toBe(osaka ? (glamsterdam ? true : null) : false);
      expect(shown({}, [pair(2, {}, { logs: [native] })])).toBeNull();
    });
  });

  test("is unknown, and gas shows nothing, where a log of the protocol stands in a block whose header does not show it", () => {
    for (const gas of [21_064, 21_256, 90_000]) {
      const block = join([call(gas), pair(2, {}, { logs: [native] })]);
      expect([block.fork, block.transactions[0]?.gasShowsCode]).toEqual([null, null]);
    }
  });

  test("which counts a block's gas in its own way keeps the gas of the receipts from being compared with the header's", () => {
    const [transaction, receipt] = call(21_256);
    const check = (fields: Json) => {
      const block = { ...header, gasUsed: hex(183_600), ...fields, transactions: [transaction] };
      checkContents(readRawBlock(block, number), [receipt], familyRules({ id: 1, family: undefined }));
    };
    expect(() => check({})).toThrow("gas");
    for (const field of ["blockAccessListHash", "balHash", "slotNumber"]) check({ [field]: "0x1" });
  });

  test("that charges less than 21,000 does not prove success by that gas", () => {
    const bare = pair(1, {}, { status: undefined, gasUsed: hex(21_000) });
    expect(join([bare], { fields: { slotNumber: "0x1" } }).unreadable).toHaveLength(1);
    expect(join([bare]).transactions).toMatchObject([{ success: true }]);
  });
});

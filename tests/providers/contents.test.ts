import { describe, expect, test } from "vitest";
import { type ChainFamilyName, chainFamilies } from "../../lib/core/chains.ts";
import { ethereum } from "./families/ethereum.ts";
import { bloomOf, EMPTY_ROOT, type FamilyBlock, type Json, makeBlocks } from "./families/family.ts";
import { error, type Given, type Manner } from "./manners.ts";
import { timesAsked, useProviders } from "./use-providers.ts";

const { node, client, clock } = useProviders();
/** A chain in no family's table. */
const unknown = useProviders({ ...ethereum, chainId: 987_654_321 });

const chain = makeBlocks(ethereum, { length: 40 });
/** A block with several transactions, of which the first leaves logs; the blocks around it have some too. */
const AT = chain.findIndex(({ block, receipts: [receipt] }, i) => {
  const { logs } = receipt ?? {};
  return i > 5 && block.transactions.length > 2 && Array.isArray(logs) && logs.length > 0;
});
const odd = chain[AT] as FamilyBlock; // The seed has such a block.
const other = chain[AT + 1] as FamilyBlock; // It is not the last.
const [first = {}, ...rest] = odd.block.transactions;
const NONE = `0x${"0".repeat(512)}`;
const SOME = `0x${"0".repeat(511)}8`;
const hashOf = (one: Json | undefined) => String(one?.hash);
const partiesOf = ({ from, to }: Json) => [...new Set([from, to])].filter(Boolean);
const fork = makeBlocks(ethereum, { length: 40, fork: "other", base: chain, at: AT })[AT] as FamilyBlock; // As long.

const asHashes = ({ block }: FamilyBlock): Json => ({ ...block, transactions: block.transactions.map(hashOf) });
const internal = error(-32603, "Internal error");
const nothing = () => null;
const without = (one: FamilyBlock, key: string): Json =>
  Object.fromEntries(Object.entries(one.block).filter(([name]) => name !== key));

const withoutLastLog = (receipt: Json): Json => ({ ...receipt, logs: (receipt.logs as Json[]).slice(0, -1) });

/** What an endpoint may give of one block, whatever the chain has. */
const faulty: Record<string, Given> = {
  "no block": { block: null },
  "no block with transactions": { block: null, header: without(odd, "transactions") },
  "an error for the block": { block: internal },
  "a block of another number": { block: other.block },
  "a block of a fork": { block: fork.block, receipts: fork.receipts },
  "hashes in place of transactions, and no transaction alone": {
    block: asHashes(odd),
    transaction: nothing,
  },
  "no receipts": { receipts: [], receipt: nothing },
  "null for receipts, together and alone": { receipts: null, receipt: nothing },
  "an error for receipts, together and alone": { receipts: internal, receipt: () => internal },
  "one receipt too few": { receipts: odd.receipts.slice(1), receipt: nothing },
  "receipts of another block": { receipts: other.receipts, receipt: nothing },
  "receipts that name another block": {
    receipts: odd.receipts.map((one) => ({ ...one, blockHash: other.block.hash })),
  },
  "receipts that name no block that can be read": {
    receipts: odd.receipts.map((one) => ({ ...one, blockHash: "0x" })),
  },
  "null among the receipts, together and alone": { receipts: [null, ...odd.receipts.slice(1)], receipt: nothing },
  "text in place of receipts": { receipts: "0xgarbage" as unknown as Json, receipt: nothing },
  "an object in place of receipts": { receipts: { ...odd.receipts }, receipt: nothing },
  "receipts in a list of a list": { receipts: [odd.receipts], receipt: nothing },
  "receipts that name no transaction": {
    receipts: odd.receipts.map((one) => ({ ...one, transactionHash: null })),
    receipt: nothing,
  },
  "receipts of the block above that name this one": {
    receipts: other.receipts.map((one) => ({ ...one, blockHash: odd.block.hash })),
    receipt: nothing,
  },
  "receipts of a fork": { receipts: fork.receipts, receipt: nothing },
  "receipts whose logs are null, although the header shows some": {
    receipts: odd.receipts.map((one) => ({ ...one, logs: null, logsBloom: undefined })),
  },
  "null in place of transactions": { block: { ...odd.block, transactions: null } },
  "an object in place of transactions": { block: { ...odd.block, transactions: { ...odd.block.transactions } } },
  "a list in place of the block": { block: [odd.block] as unknown as Json },
  "text in place of the block": { block: "0x" as unknown as Json },
  "a block without its parent": { block: without(odd, "parentHash") },
  "a block that is pending": { block: { ...odd.block, hash: null, number: null, miner: null } },
  "a time as text": { block: { ...odd.block, timestamp: "2025-06-02T06:00:00Z" } },
  "a receipt too many": { receipts: [...odd.receipts, ...other.receipts.slice(0, 1)] },
  "a receipt too many of this block": {
    receipts: [...odd.receipts, { ...odd.receipts[0], transactionHash: other.block.hash }],
  },
  "receipts with less gas than the header": {
    receipts: odd.receipts.map((one, i) => (i > 0 ? one : { ...one, gasUsed: "0x1" })),
  },
  "a removed log": { receipts: odd.receipts.map((one) => ({ ...one, logs: [{ removed: true }] })) },
  "no transactions, as a node that removed them": { block: { ...odd.block, transactions: [] }, receipts: [] },
  "no transactions, and the root alone shows some": {
    block: { ...odd.block, transactions: [], gasUsed: "0x0" },
    receipts: [],
  },
  "no transactions, and the gas alone shows some": {
    block: { ...without(odd, "transactionsRoot"), transactions: [] },
    receipts: [],
  },
  "a transaction too few": { block: { ...odd.block, transactions: rest }, receipts: odd.receipts.slice(1) },
  "no logs, although the header shows some": {
    block: { ...odd.block, logsBloom: SOME },
    receipts: odd.receipts.map((one) => ({ ...one, logs: [], logsBloom: NONE })),
  },
  "no logs, although the receipts show some": {
    receipts: odd.receipts.map((one) => ({ ...one, logs: [], logsBloom: SOME })),
  },
  "a receipt without its last log": { receipts: odd.receipts.map(withoutLastLog) },
  "a receipt without its last log, and no bloom filter of it": {
    receipts: odd.receipts.map((one) => ({ ...withoutLastLog(one), logsBloom: undefined })),
  },
  "a receipt without its last log, and a bloom filter to match": {
    receipts: odd.receipts.map(withoutLastLog).map((one) => ({ ...one, logsBloom: bloomOf([one]) })),
  },
};

const at = (given: Given): Partial<Manner> => ({
  gives: ({ block }) => (block.number === odd.block.number ? given : {}),
});

describe("a block of which an endpoint gives", () => {
  test.each(Object.entries(faulty))("%s is asked of the next one, at once and with its receipts", async (_, given) => {
    const expected = await client(await node({}, chain)).blocks(0, 39);
    const healthy = await node({}, chain);
    expect(await client([await node(at(given), chain), healthy]).blocks(0, 39)).toEqual(expected);
    expect(clock.slept).toEqual([]);
    // Only of that block, and of those above it that are of a fork.
    expect(timesAsked(healthy, "eth_getBlockByNumber")).toBeLessThan(20);
    expect(timesAsked(healthy, "eth_getBlockReceipts")).toBe(timesAsked(healthy, "eth_getBlockByNumber"));
  });

  test.each(Object.entries(faulty))(
    "%s is missing where there is no other, and no block below it",
    async (_, given) => {
      const expected = await client(await node({}, chain)).blocks(0, AT - 1);
      const { blocks, fault } = await client(await node(at(given), chain)).blocksUntilFault({ from: 0, to: 39 });
      // The block of the fork links to the one below; the one above it does not.
      const isLower = blocks.length === AT + 1 && blocks[AT]?.hash === fork.block.hash;
      expect(blocks.slice(0, AT)).toEqual(expected);
      expect(fault).toMatchObject({
        number: isLower ? AT + 1 : AT,
        error: { retryable: fault?.error.code !== "FORKED" },
      });
    },
  );
});

test("receipts come one by one from the endpoint that gave the block", async () => {
  const lacking = await node({ ...at({ receipts: [] }) }, chain);
  const healthy = await node({}, chain);
  await client([lacking, healthy]).blocks(AT, AT);
  expect(timesAsked(lacking, "eth_getTransactionReceipt")).toBe(odd.block.transactions.length);
  expect(healthy.requests).toEqual([]);
});

test("a range must continue the block below it, at some endpoint", async () => {
  const { hash: parentHash } = (chain[AT - 1] as FamilyBlock).block; // There are blocks below.
  const elsewhere = makeBlocks(ethereum, { length: 40, fork: "other", base: chain, at: AT - 2 });
  const [forked, healthy] = [await node({}, elsewhere), await node({}, chain)];
  const range = { from: AT, to: 39, parentHash };
  const { fault } = await client(forked).blocksUntilFault(range);
  expect(fault).toMatchObject({ number: AT, error: { code: "FORKED" } });
  const { blocks } = await client([forked, healthy]).blocksUntilFault(range);
  expect(blocks.map(({ hash }) => hash)).toEqual(chain.slice(AT).map(({ block }) => block.hash));
  expect(clock.slept).toEqual([]);
});

test("a header that one endpoint lacks another is asked for", async () => {
  const [behind, healthy] = [await node({}, chain.slice(0, AT)), await node({}, chain)];
  expect(await client([behind, healthy]).header(AT)).toMatchObject({ hash: odd.block.hash });
  expect(await client(behind).header(AT)).toBeNull();
});

test("whether a block is on the chain every endpoint is asked; one that replaced it is asked last from then on", async () => {
  const replaced = await node({}, makeBlocks(ethereum, { length: 40, fork: "other", base: chain, at: AT }));
  const reader = client([replaced, await node({}, chain)]);
  const stored = { number: AT, hash: odd.block.hash };
  expect(await reader.hasBlock(stored)).toBe(true);
  expect(await reader.head()).toMatchObject({ hash: chain[39]?.block.hash });
  expect(await client(replaced).hasBlock(stored)).toBe(false);
});

describe("a block that a node gives in parts alone", () => {
  const parts: Record<string, Given> = {
    "an error for it as a whole": { block: internal, header: asHashes(odd) },
    "words for its size": { block: error(-32008, "Response is too big"), header: asHashes(odd) },
    "hashes in any case": { block: asHashes(odd) },
  };
  test.each(Object.entries(parts))("because of %s is read so", async (_, given) => {
    const expected = await client(await node({}, chain)).blocks(0, 39);
    expect(await client(await node(at({ ...given, receipts: internal }), chain)).blocks(0, 39)).toEqual(expected);
  });

  test("without one of its transactions is known but for that one", async () => {
    const given = {
      ...parts["hashes in any case"],
      transaction: (hash: string) => (hash === hashOf(first) ? null : undefined),
    };
    const { fault } = await client(await node(at(given), chain)).blocksUntilFault({ from: AT, to: AT });
    expect(fault?.partial?.transactions).toHaveLength(rest.length);
    expect(fault?.partial?.unreadable).toMatchObject([{ index: 0, hash: hashOf(first) }]);
  });
});

describe("what can be read of a block that no endpoint gives whole", () => {
  const partialOf = (given: Given) =>
    node(at(given), chain).then(async (served) => {
      const { fault } = await client(served).blocksUntilFault({ from: AT, to: AT });
      return fault?.partial ?? null;
    });
  const missing = (hash: string) => (hash === hashOf(first) ? null : undefined);
  const items: Record<string, [Given, RegExp]> = {
    "a receipt that nobody has": [{ receipts: odd.receipts.slice(1), receipt: missing }, /no receipt/],
    "a transaction whose receipt names another block": [
      { receipts: odd.receipts.map((one, i) => (i === 0 ? { ...one, blockHash: other.block.hash } : one)) },
      /of another block/,
    ],
    "a transaction whose receipt lacks a log": [
      { receipts: odd.receipts.map((one, i) => (i === 0 ? withoutLastLog(one) : one)) },
      /lacks logs/,
    ],
    "a removed log": [
      { receipts: odd.receipts.map((one, i) => (i === 0 ? { ...one, logs: [{ removed: true }] } : one)) },
      /removed/,
    ],
  };
  test.each(Object.entries(items))("is all but %s, whose wallets are named", async (_, [given, reason]) => {
    const partial = await partialOf(given);
    expect(partial?.transactions.map(({ index }) => index)).toEqual(rest.map((_one, i) => i + 1));
    expect(partial?.unreadable).toMatchObject([
      { index: 0, hash: hashOf(first), reason: expect.stringMatching(reason), wallets: partiesOf(first) },
    ]);
  });

  test.each(["a receipt too many", "a receipt too many of this block"])(
    "is all of it but %s, which is set aside",
    async (name) => {
      const partial = await partialOf(faulty[name] ?? {});
      expect(partial?.transactions).toHaveLength(odd.block.transactions.length);
      expect(partial?.unreadable).toMatchObject([{ index: odd.block.transactions.length }]);
    },
  );

  test("is all of it, where each of several endpoints lacks another part", async () => {
    const lacks = (place: number) => {
      const lost = odd.receipts[place] as Json; // The block has several.
      const receipt = (hash: string) => (hash === lost.transactionHash ? null : undefined);
      return node(at({ receipts: odd.receipts.filter((one) => one !== lost), receipt }), chain);
    };
    const cut = { block: { ...odd.block, transactions: odd.block.transactions.slice(0, -1) } };
    const short = node(at({ ...cut, receipts: odd.receipts.slice(1, -1), receipt: nothing }), chain);
    const nodes = await Promise.all([short, ...odd.receipts.map((_, i) => lacks(i))]);
    const { fault } = await client(nodes).blocksUntilFault({ from: AT, to: AT });
    const [expected] = await client(await node({}, chain)).blocks(AT, AT);
    expect(fault?.partial).toEqual(expected);
  });

  test("is nothing without any receipt, and without its transactions", async () => {
    for (const name of ["no receipts", "no transactions, as a node that removed them"]) {
      expect(await partialOf(faulty[name] ?? {}), name).toBeNull();
    }
  });
});

describe("a transaction that one endpoint gives in a way that cannot be understood", () => {
  const [receipt = {}, ...receipts] = odd.receipts;
  const [second = {}, ...others] = rest;
  const unreadable: Record<string, Given> = {
    "without a value": { block: { ...odd.block, transactions: [{ ...first, value: undefined }, ...rest] } },
    "with logs that are none": { receipts: [{ ...receipt, logs: "none" }, ...receipts] },
    "without a hash": { block: { ...odd.block, transactions: [{ ...first, hash: null }, ...rest] } },
    "as null": { block: { ...odd.block, transactions: [null as unknown as Json, ...rest] } },
    "in a list": { block: { ...odd.block, transactions: [[first] as unknown as Json, ...rest] } },
    "with null for a log": { receipts: [{ ...receipt, logs: [null] }, ...receipts] },
    "with a topic that is null": {
      receipts: [
        { ...receipt, logs: (receipt.logs as Json[]).map((log) => ({ ...log, topics: [null] })) },
        ...receipts,
      ],
    },
  };
  test.each(Object.entries(unreadable))("is taken from the next one, at once: %s", async (_, given) => {
    const expected = await client(await node({}, chain)).blocks(0, 39);
    const healthy = await node({}, chain);
    const nodes = [await node(at(given), chain), healthy];
    expect(await client(nodes).blocks(0, 39)).toEqual(expected);
    expect(clock.slept).toEqual([]);
    expect(timesAsked(healthy, "eth_getBlockByNumber")).toBe(1);
  });

  test("is taken from whichever gives it, where each gives another one so", async () => {
    const [expected] = await client(await node({}, chain)).blocks(AT, AT);
    const odds = [
      [{ ...first, value: undefined }, ...rest],
      [first, { ...second, value: undefined }, ...others],
    ];
    const nodes = await Promise.all(
      odds.map((transactions) => node(at({ block: { ...odd.block, transactions } }), chain)),
    );
    expect(await client(nodes).blocks(AT, AT)).toEqual([expected]);
  });

  test("is set aside at once where no other gives it, or that one is of a fork", async () => {
    const served = await node(at(unreadable["without a value"] ?? {}), chain);
    for (const nodes of [[served], [served, await node(at({ block: fork.block, receipts: fork.receipts }), chain)]]) {
      const [block] = await client(nodes).blocks(AT, AT);
      expect(block?.unreadable).toMatchObject([{ index: 0, hash: hashOf(first) }]);
      expect(block?.transactions).toHaveLength(rest.length);
    }
    expect(clock.slept).toEqual([]);
  });
});

test("a receipt too many on a chain of no known family is set aside with its wallets, at once", async () => {
  const extra = { ...odd.receipts[0], transactionHash: other.block.hash };
  const served = await unknown.node(at({ receipts: [...odd.receipts, extra] }), chain);
  const [block] = await unknown.client(served).blocks(AT, AT);
  expect(block?.transactions).toHaveLength(odd.block.transactions.length);
  expect(block?.unreadable).toMatchObject([{ hash: other.block.hash, wallets: partiesOf(first) }]);
  expect(clock.slept).toEqual([]);
});

describe("a block without transactions", () => {
  const roots = { transactionsRoot: hashOf(first), receiptsRoot: hashOf(rest[0]) };
  const none = { transactionsRoot: EMPTY_ROOT, receiptsRoot: EMPTY_ROOT };
  const zero = { transactionsRoot: `0x${"0".repeat(64)}`, receiptsRoot: `0x${"0".repeat(64)}` };
  const all: readonly (ChainFamilyName | "unknown")[] = [...chainFamilies, "unknown"];
  const keeps = all.filter((family) => family !== "zksync" && family !== "unknown");
  /** What its header may show, and the families of which it is not there then. */
  const headers: Record<string, [Json, readonly string[]]> = {
    "of which a header keeps gas and roots": [{ gasUsed: "0x5208", ...roots }, [...keeps, "unknown"]],
    "of which a header keeps roots": [{ gasUsed: "0x0", ...roots }, keeps],
    "of which a header keeps gas, and no root": [{ gasUsed: "0x5208", ...none }, keeps],
    "of which a header has gas and no root of receipts, as with Cosmos": [
      { gasUsed: "0x5208", transactionsRoot: hashOf(first), receiptsRoot: EMPTY_ROOT },
      keeps,
    ],
    "that is empty": [{ gasUsed: "0x0", ...none }, []],
    "that is empty, with roots of zeros": [{ gasUsed: "0x0", ...zero }, []],
    "whose header has neither gas nor roots": [
      { gasUsed: undefined, transactionsRoot: undefined, receiptsRoot: undefined },
      [],
    ],
  };
  test.each(Object.entries(headers))(
    "%s is believed where the family does not contradict",
    async (_, [header, refusing]) => {
      const manner = at({ block: { ...odd.block, logsBloom: NONE, ...header, transactions: [] }, receipts: [] });
      const [served, elsewhere] = [await node(manner, chain), await unknown.node(manner, chain)];
      for (const family of all) {
        const reader = family === "unknown" ? unknown.client(elsewhere) : client(served, { family });
        const { blocks } = await reader.blocksUntilFault({ from: AT, to: AT });
        expect(blocks.length, family).toBe(refusing.includes(family) ? 0 : 1);
      }
    },
  );
});

test("the gas of receipts and header may differ from the fork on that adds a list of block accesses", async () => {
  const later = { ...odd.block, gasUsed: "0xffffff", blockAccessListHash: hashOf(first) };
  expect(await client(await node(at({ block: later }), chain)).blocks(AT, AT)).toHaveLength(1);
  const { blockAccessListHash: _, ...now } = later;
  const { fault } = await client(await node(at({ block: now }), chain)).blocksUntilFault({ from: AT, to: AT });
  expect(fault).toMatchObject({ number: AT, error: { code: "INCONSISTENT" }, partial: null });
});

import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { eventTopics } from "../../lib/chain/abi.ts";
import { NATIVE_LOGS } from "../../lib/chain/gas.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { type Activity, emptyFacts, encodeFacts, foldActivity } from "../../lib/engine/index.ts";
import { readActivity } from "../../lib/indexer/activity-rows.ts";
import { readFacts } from "../../lib/indexer/facts-rows.ts";
import { hash } from "../chain/scripted-node.ts";
import { testClock } from "../chain/test-clock.ts";
import { followUntil } from "../indexer/following.ts";
import { differences, readIndex } from "../indexer/index-state.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { ethereum } from "./families/ethereum.ts";
import { type Family, type FamilyBlock, type Json, makeBlocks, wallet } from "./families/family.ts";
import { glamsterdam } from "./families/glamsterdam.ts";
import { families } from "./families/index.ts";
import { chainOf } from "./follow.ts";
import { error, type Manner, wellMannered } from "./manners.ts";
import { startMockNode } from "./mock-node.ts";

// What the only endpoint of a chain may give of it: the chain is read to its end, and what cannot be read is set aside with a reason.

const holder = useContext();
afterEach(async () => {
  await emptyIndex(holder.ctx());
});

interface SetAside {
  block: number;
  /** -1: the whole block. */
  index: number;
  hash: string | null;
}

/** Follows a chain to its end, on a clock of its own. Returns what was set aside, and the faults that the cursor named. */
async function followToEnd(chain: readonly FamilyBlock[], gives?: Manner["gives"], family: Family = ethereum) {
  const ctx = holder.ctx();
  const clock = testClock();
  const manner = { ...wellMannered, ...(gives && { gives }) };
  const node = await startMockNode({ family, chain, manner, clock });
  let time = ctx.now.getTime();
  const faults = new Set<string>();
  await followUntil(
    { ctx, url: holder.url() },
    {
      ...{ chain: chainOf(family, [node.url]), options: { clock }, now: () => new Date(time) },
      until: ({ cursor }) => cursor.state === "following" && cursor.newest?.number === chain.length - 1,
      onWait: (ms, { cursor }) => {
        // So that the hour for which a block is asked for takes few rounds.
        time += 50 * ms;
        if (cursor.error) faults.add(cursor.error);
      },
    },
  ).finally(node.close);
  const { rows } = await ctx.pg.query<SetAside>(
    "select block_number as block, tx_index as index, tx_hash as hash from quarantined_transaction order by 1, 2",
  );
  return { setAside: rows, faults: [...faults] };
}

/** Each transaction of a block that was read has activity or was set aside. */
async function expectAllRead(chain: readonly FamilyBlock[], setAside: readonly SetAside[]): Promise<void> {
  const { rows } = await holder
    .ctx()
    .pg.query<{ place: string }>(
      "select distinct block_number || ' 0x' || encode(tx_hash, 'hex') as place from activity",
    );
  const missing = new Set(setAside.filter(({ index }) => index < 0).map(({ block }) => block));
  const known = new Set([...rows.map(({ place }) => place), ...setAside.map(({ block, hash }) => `${block} ${hash}`)]);
  const places = chain.flatMap(({ block }, number) =>
    missing.has(number) ? [] : block.transactions.map(({ hash }) => `${number} ${hash}`),
  );
  expect(places.filter((place) => !known.has(place))).toEqual([]);
}

async function expectFactsToBeTheFold(): Promise<void> {
  const { pg: pool } = holder.ctx();
  const { rows } = await pool.query<{ wallet: string }>("select wallet from facts where chain_id = 1");
  const wallets = rows.map(({ wallet }) => wallet);
  const stored = new Map<string, Activity[]>();
  await sqlTransaction(pool, (sql) =>
    readActivity(sql, { chainId: 1, wallets }, (wallet, some) => {
      stored.set(wallet, [...(stored.get(wallet) ?? []), ...some]);
    }),
  );
  const facts = await readFacts(pool, 1, wallets);
  expect(wallets.length).toBeGreaterThan(5);
  for (const wallet of wallets) {
    const own = facts.get(wallet);
    const fold = foldActivity(emptyFacts(wallet, 1), stored.get(wallet) ?? []);
    expect(own && encodeFacts(own)).toEqual(encodeFacts(fold));
  }
}

/** What a field may hold, whatever the protocol says. */
const values: readonly unknown[] = [
  ...[`0x${"f".repeat(64)}`, "0xffffffffffffffff", "0x20000000000000", "0x80000000", "0x0", "0x", "", "0xzz", "-0x1"],
  ...["\u0000", "\ud800", null, undefined, true, 5, 1e300, [], {}, [null], `0x${"0".repeat(80)}`],
];

/** Fields of each part of a block that a node gives, but for those that name it. */
const fields = {
  header: ["timestamp", "baseFeePerGas", "gasUsed", "miner", "logsBloom", "transactionsRoot", "receiptsRoot"],
  transaction: ["from", "to", "value", "input", "type", "nonce", "gas", "gasPrice", "calls", "feePayer"],
  receipt: ["status", "gasUsed", "effectiveGasPrice", "contractAddress", "logs", "logsBloom", "root", "blockHash"],
  log: ["logIndex", "address", "topics", "data", "removed"],
} as const;
type Part = keyof typeof fields;
const parts = Object.keys(fields) as Part[]; // Its keys are the parts.

/** A block with another value in a field of this part; null if it has no such part. */
function withValue({ block, receipts }: FamilyBlock, part: Part, change: (item: Json) => Json): FamilyBlock | null {
  const [first, ...rest] = block.transactions;
  if (!first || rest.length === 0) return null;
  if (part === "header") return { block: { ...block, ...change(block) }, receipts };
  if (part === "transaction") return { block: { ...block, transactions: [change(first), ...rest] }, receipts };
  const at = part === "log" ? receipts.findIndex(({ logs }) => Array.isArray(logs) && logs.length > 0) : 0;
  const receipt = receipts[at];
  if (!receipt) return null;
  const [log = {}, ...logs] = receipt.logs as Json[]; // As the family makes them.
  const changed = part === "log" ? { ...receipt, logs: [change(log), ...logs] } : change(receipt);
  return { block, receipts: receipts.with(at, changed) };
}

/** A chain with each value in each field of a part, one in a block. */
function oddChain(part: Part): FamilyBlock[] {
  const cases = fields[part].flatMap((field) => values.map((value) => ({ [field]: value })));
  const blocks: FamilyBlock[] = [];
  for (const one of makeBlocks(ethereum, { length: 5 * cases.length })) {
    const [given] = cases;
    const odd = given ? withValue(one, part, (item) => ({ ...item, ...given })) : null;
    blocks.push(odd ?? one);
    if (odd) cases.shift();
    else if (!given && one.block.transactions.length > 1) break;
  }
  expect(cases).toEqual([]);
  return blocks;
}

test.each(parts)("whatever a field holds, all else is read: %s", async (part) => {
  const chain = oddChain(part);
  const { setAside } = await followToEnd(chain);
  await expectAllRead(chain, setAside);
  await expectFactsToBeTheFold();
  // A field of a transaction concerns that alone; but a receipt of no gas, or of 5, which the header contradicts, makes all of the block doubtful.
  const blocks = setAside.filter(({ index }) => index < 0);
  if (part !== "header") expect(blocks).toHaveLength(part === "receipt" ? 2 : 0);
});

const whole = makeBlocks(ethereum, { length: 60 });
const withLogs = (chain: readonly FamilyBlock[], indexOf: (at: number) => number): FamilyBlock[] =>
  chain.map(({ block, receipts }) => {
    let at = 0;
    const numbered = (logs: unknown) =>
      (logs as Json[]).map((log) => ({ ...log, logIndex: `0x${indexOf(at++).toString(16)}` }));
    return { block, receipts: receipts.map((one) => ({ ...one, logs: numbered(one.logs) })) };
  });
const withTimes = (timeOf: (number: number, time: bigint) => bigint): FamilyBlock[] =>
  whole.map(({ block, receipts }, number) => ({
    block: { ...block, timestamp: `0x${timeOf(number, BigInt(String(block.timestamp))).toString(16)}` },
    receipts,
  }));
const between = (number: number) => number > 20 && number < 40;

describe("a chain that is read whole", () => {
  const chains: Record<string, FamilyBlock[]> = {
    "has one index for all logs": withLogs(whole, () => 0),
    "has indexes of logs that come twice": withLogs(whole, (at) => [5, 6, 5][at % 3] ?? 0),
    "lists a transaction twice in a block": whole.map(({ block, receipts }) => ({
      block: { ...block, transactions: block.transactions.flatMap((one) => [one, one]) },
      receipts: receipts.flatMap((one) => [one, one]),
    })),
    "names no parent, as Hardhat for blocks that it reserves": whole.map(({ block, receipts }, number) => ({
      block: between(number) ? { ...block, parentHash: `0x${"0".repeat(64)}` } : block,
      receipts,
    })),
    "has a time far in the future, as of Ganache": withTimes((at, time) => (between(at) ? 17_179_869_184_000n : time)),
    "has times in nanoseconds": withTimes((_, time) => time * 1_000_000_000n),
    "has times of 64 bits": withTimes((at, time) => (at % 7 === 3 ? 2n ** 64n - 1n : time)),
    "has times that fall by days": withTimes((at, time) => (between(at) ? time - 86_400n * BigInt(at) : time)),
    "has one time for all blocks": withTimes(() => 1_748_844_000n),
    "has no times": withTimes(() => 0n),
  };
  test.each(Object.entries(chains))("%s", async (_, chain) => {
    expect(await followToEnd(chain)).toEqual({ setAside: [], faults: [] });
    await expectAllRead(chain, []);
    await expectFactsToBeTheFold();
  });
});

/** A request has 16 blocks, and 64 are decoded together. */
const apartBy: [what: string, isFirst: (number: number) => boolean, apart: number][] = [
  ["below, of the same request", (number) => number % 16 === 7, 1],
  ["below, of another request", (number) => number % 16 === 15 && number % 64 !== 63, 1],
  ["below, of another slice", (number) => number % 64 === 63, 1],
  ["far below", (number) => number > 10, 70],
];
test.each(apartBy)(
  "a transaction that a block %s lists too, with its receipt, is set aside",
  async (_, isFirst, apart) => {
    const long = makeBlocks(ethereum, { length: 200 });
    const at = long.findIndex(({ block }, number) => isFirst(number) && block.transactions.length > 0);
    const [first, second] = [long[at], long[at + apart]] as [FamilyBlock, FamilyBlock]; // There are blocks above.
    const [again = {}] = first.block.transactions;
    const chain = long.with(at + apart, {
      block: { ...second.block, transactions: [...second.block.transactions, again] },
      receipts: [...second.receipts, ...first.receipts.slice(0, 1)],
    });
    const { setAside } = await followToEnd(chain);
    expect(setAside).toEqual([{ block: at + apart, index: second.block.transactions.length, hash: again.hash }]);
    await expectAllRead(chain, setAside);
    await expectFactsToBeTheFold();
  },
);

/** JSON with every plain value changed; `field` is the name of the field that holds it. */
function withEach(value: unknown, change: (value: unknown, field: string) => unknown, field = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => withEach(one, change, field));
  if (typeof value !== "object" || value === null) return change(value, field);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withEach(one, change, name)]));
}

const quantities: ReadonlySet<string> = new Set(
  `number timestamp gasUsed baseFeePerGas value gas gasPrice nonce type status logIndex transactionIndex effectiveGasPrice
   cumulativeGasUsed blockNumber`.split(/\s+/),
);
const isHex = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]+$/.test(value);
const isQuantity = (value: unknown, field: string): value is string => quantities.has(field) && isHex(value);
const more = { uncles: [hash("uncle")], sha3Uncles: null, withdrawals: [{}], totalDifficulty: 17, sealFields: ["0x"] };

describe("a chain is read as any other from a node that", () => {
  const written: Record<string, (value: unknown, field: string) => unknown> = {
    "writes hex in upper case": (value) => (isHex(value) ? `0x${value.slice(2).toUpperCase()}` : value),
    "writes zeros before numbers": (value, field) =>
      isQuantity(value, field) ? `0x${value.slice(2).padStart(64, "0")}` : value,
    "writes numbers as numbers": (value, field) =>
      isQuantity(value, field) && Number.isSafeInteger(Number(value)) ? Number(value) : value,
    "gives blooms of zeros": (value, field) => (field === "logsBloom" ? `0x${"0".repeat(512)}` : value),
    "gives no blooms": (value, field) => (field === "logsBloom" ? null : value),
  };
  const chains: Record<string, FamilyBlock[]> = {
    ...Object.fromEntries(
      // Only plain values differ.
      Object.entries(written).map(([how, change]) => [how, withEach(whole, change) as FamilyBlock[]]),
    ),
    "has more fields": whole.map(({ block, receipts }) => ({
      block: { ...block, ...more, transactions: block.transactions.map((one) => ({ ...one, ...more })) },
      receipts: receipts.map((one) => ({ ...one, ...more })),
    })),
  };
  let expected: Awaited<ReturnType<typeof readIndex>>;
  beforeAll(async () => {
    await followToEnd(whole);
    expected = await readIndex(holder.ctx().pg);
    await emptyIndex(holder.ctx());
  });
  test.each(Object.entries(chains))("%s", async (_, chain) => {
    expect(await followToEnd(chain)).toEqual({ setAside: [], faults: [] });
    expect(differences(await readIndex(holder.ctx().pg), expected)).toEqual({});
  });
});

/** Activity without what follows from fields of the header alone. */
async function acts(): Promise<string[]> {
  const { rows } = await holder
    .ctx()
    .pg.query<{ act: string }>("select (to_jsonb(a) - 'fee' - 'ran')::text as act from activity a order by 1");
  return rows.map(({ act }) => act);
}

test.each(families.map((family) => [family.name, family] as const))(
  "headers of %s with no more than place, time and producer give the same acts",
  async (_, family) => {
    const chain = makeBlocks(family, { length: 60 });
    await followToEnd(chain, undefined, family);
    const expected = await acts();
    await emptyIndex(holder.ctx());
    const bare = chain.map(({ block, receipts }) => {
      const { number, hash: own, parentHash, timestamp, miner, transactions, balHash, blockAccessListHash } = block;
      return {
        block: { number, hash: own, parentHash, timestamp, miner, transactions, balHash, blockAccessListHash },
        receipts,
      };
    });
    expect(await followToEnd(bare, undefined, family)).toEqual({ setAside: [], faults: [] });
    expect(await acts()).toEqual(expected);
  },
);

/** Logs of the protocol's address that report no move of native value. */
function strangeNativeLogs(): Json[] {
  const topicOf = (address: string) => `0x${address.slice(2).padStart(64, "0")}`;
  const word = topicOf("0x5");
  const [from, to] = [topicOf(wallet(1)), topicOf(wallet(2))];
  const words = (count: number) => `0x${word.slice(2).repeat(count)}`;
  const { transfer, ...others } = eventTopics;
  const dirty = `0x${"1".repeat(24)}${wallet(1).slice(2)}`;
  const events = [
    ...Object.values(others),
    hash("another event"),
    // Uniswap v3, an operation's report, and a Safe's.
    "0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67",
    "0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f",
    "0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e",
  ];
  const logs = [
    ...[[], [transfer], [transfer, from], [transfer, from, to, word], [transfer, from, to, word, word]].map(
      (topics) => [topics, word],
    ),
    ...["0x", words(1).slice(0, -2), `${words(1)}00`, words(2), words(3_000)].map((data) => [
      [transfer, from, to],
      data,
    ]),
    ...[
      [transfer, dirty, to],
      [transfer, from, dirty],
      [transfer, from, to, word],
    ].map((topics) => [topics, "0x"]),
    ...[
      [transfer, dirty, to],
      [transfer, from, dirty],
    ].map((topics) => [topics, word]),
    ...events.flatMap((event) =>
      [0, 1, 2, 3].flatMap((indexed) =>
        [0, 1, 2, 4, 5].map((count) => [[event, from, to, word].slice(0, indexed + 1), words(count)]),
      ),
    ),
  ];
  return logs.map(([topics, data], i) => ({
    ...{ address: i % 2 === 0 ? NATIVE_LOGS : `0x${NATIVE_LOGS.slice(2).toUpperCase()}`, topics, data },
    ...{ logIndex: `0x${(1_000 + i).toString(16)}`, removed: false },
  }));
}

test.each([
  ["without the fork", ethereum],
  ["since the fork", glamsterdam],
])("strange logs of the address that reports native moves are nothing, in whole blocks %s", async (_, family) => {
  const chain = makeBlocks(family, { length: 60 });
  await followToEnd(chain, undefined, family);
  const expected = [await acts(), await readIndex(holder.ctx().pg)] as const;
  await emptyIndex(holder.ctx());
  const odd = chain.map(({ block, receipts }) => ({
    block,
    receipts: receipts.map((one) => ({ ...one, logs: [...strangeNativeLogs(), ...[one.logs ?? []].flat()] })),
  }));
  expect(await followToEnd(odd, undefined, family)).toEqual({ setAside: [], faults: [] });
  expect(await acts()).toEqual(expected[0]);
  // Without the fork's fields such a log makes its block's fork unknown, and gas shows nothing there.
  if (family === glamsterdam) expect(differences(await readIndex(holder.ctx().pg), expected[1])).toEqual({});
  await expectFactsToBeTheFold();
});

test("words of a node that PostgreSQL cannot store stop nothing", async () => {
  const refusal = error(-32000, "reverted: \u0000\u0000 \ud800");
  const { setAside, faults } = await followToEnd(whole, ({ block }) =>
    Number(block.number) === 30 ? { block: refusal, header: refusal } : {},
  );
  expect(setAside).toMatchObject([{ block: 30, index: -1 }]);
  expect(faults.join()).toContain("reverted: \ufffd\ufffd");
});

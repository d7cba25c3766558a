import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreParts } from "../../lab/forgery/score.ts";
import { familyRules } from "../../lib/chain/families/rules.ts";
import { NATIVE_LOGS } from "../../lib/chain/gas.ts";
import { joinReceipts, readRawBlock } from "../../lib/chain/json-rpc/blocks.ts";
import type { HistoryRowLists } from "../../lib/chain/wallet-history.ts";
import {
  type Activity,
  currentModel,
  emptyFacts,
  encodeFacts,
  foldActivity,
  type WalletFacts,
} from "../../lib/engine/index.ts";
import { decodeBlock } from "../../lib/indexer/decode/decode-block.ts";
import { operationsToActivity } from "../../lib/indexer/decode/history-operations.ts";
import { historyRowsToActivity } from "../../lib/indexer/decode/history-rows.ts";
import { unknownState } from "../../lib/indexer/decode/smart-accounts/operation.ts";
import { address, hash, hex } from "../chain/scripted-node.ts";
import { bundler, ENTRY_POINT, execute, handle, operation, reported } from "../factories/user-operations.ts";
import { type Family, type FamilyTransaction, makeBlocks } from "../providers/families/family.ts";
import { tokenTransfer } from "../providers/families/logs.ts";

// One wallet, read from blocks and from an explorer's lists of the same acts.

const me = address("me");
const people = Array.from({ length: 6 }, (_, i) => address(`person ${i}`));
const contracts = Array.from({ length: 4 }, (_, i) => address(`contract ${i}`));
const token = address("token");
const METHOD = "0xa9059cbb";
/** What every transaction pays for gas, whatever its fork charges: both prices divide it. */
const FEE = 10n ** 15n;

/** An act of the wallet, or value that somebody's contract pays it. */
type Act =
  | { kind: "pay" | "payWithList" | "payWithData" | "touch" | "call" | "callAndPay"; to: string; wei: bigint }
  | { kind: "token"; to: string; wei: bigint }
  | { kind: "toSelf" | "paidBack" | "paidInside"; to: string; wei: bigint };

const acts: fc.Arbitrary<Act> = fc
  .record({
    kind: fc.constantFrom(
      "pay",
      "payWithList",
      "payWithData",
      "touch",
      "call",
      "callAndPay",
      "token",
      "toSelf",
      "paidBack",
      "paidInside",
    ),
    person: fc.constantFrom(...people),
    contract: fc.constantFrom(...contracts),
    wei: fc.bigInt({ min: 1n, max: 10n ** 19n }),
  })
  .map(({ kind, person, contract, wei }) => {
    const isContract = ["call", "callAndPay", "paidBack", "paidInside"].includes(kind);
    return { kind, to: kind === "toSelf" ? me : isContract ? contract : person, wei } as Act; // The kinds are those of Act.
  });

/** The act's transaction: who sends what to whom, what it uses before and since the fork, and what moves inside it. */
function transactionOf({ kind, to, wei }: Act) {
  const plain = { from: me, to, value: 0n, input: "0x", inside: null as bigint | null, tokens: 0n, list: false };
  const data = { ...plain, input: METHOD };
  const by: Record<Act["kind"], { used: [number, number] } & typeof plain> = {
    pay: { ...plain, value: wei, used: [21_000, wei % 2n === 0n ? 21_000 : 204_600] },
    payWithList: { ...plain, value: wei, list: true, used: [25_300, wei % 2n === 0n ? 29_228 : 212_828] },
    payWithData: { ...data, value: wei, used: [21_064, 21_256] },
    touch: { ...data, used: [21_064, 15_256] },
    call: { ...data, used: [45_000, 40_000] },
    callAndPay: { ...data, value: wei, used: [45_000, 46_000] },
    token: { ...data, to: token, tokens: wei, used: [51_000, 49_000] },
    toSelf: { ...data, value: wei, used: [21_064, 12_256] },
    paidBack: { ...data, value: 2n * wei, inside: wei, used: [50_000, 52_000] },
    paidInside: { ...data, from: people[0] ?? "", inside: wei, used: [50_000, 52_000] },
  };
  return by[kind];
}

function blocksOf(given: readonly Act[], forkAt: number): Activity[] {
  const family: Family = {
    name: "both",
    chainId: 1,
    header: ({ number }) => (number > forkAt ? { blockAccessListHash: hash("list"), slotNumber: hex(number) } : {}),
    transactions: ({ number }) => {
      const act = given[number - 1];
      return act ? [nodeTransaction(act, number > forkAt)] : [];
    },
  };
  return decodeAll(family, given.length + 1);
}

function nodeTransaction(act: Act, isForked: boolean): FamilyTransaction {
  const { from, to, value, input, used, inside, tokens, list } = transactionOf(act);
  const accessList = list ? [{ address: to, storageKeys: [hash("key")] }] : [];
  const native = (sender: string, receiver: string, wei: bigint) =>
    isForked && wei > 0n && sender !== receiver ? [tokenTransfer(NATIVE_LOGS, sender, receiver, wei)] : [];
  const logs = [
    ...native(from, to, value),
    ...(tokens > 0n ? [tokenTransfer(token, me, act.to, tokens)] : []),
    ...(inside === null ? [] : native(to, me, inside)),
  ];
  const gasUsed = hex(isForked ? used[1] : used[0]);
  const effectiveGasPrice = hex(priceOf(Number(gasUsed)));
  return {
    transaction: { type: "0x2", from, to, value: hex(value), input, nonce: "0x0", gas: gasUsed, accessList },
    receipt: { status: "0x1", gasUsed, effectiveGasPrice, contractAddress: null, logs },
  };
}

const priceOf = (used: number) => FEE / BigInt(used);

/** The rows of a chain, one block each three days. */
function decodeAll(family: Family, length: number): Activity[] {
  const rules = familyRules({ id: family.chainId, family: undefined });
  const none = new Set<string>();
  const context = { ...{ chainId: family.chainId, trustedPools: none, governors: none }, state: unknownState };
  return makeBlocks(family, { length }).flatMap(({ block, receipts }, number) => {
    const raw = readRawBlock({ ...block, timestamp: hex(timeOf(number)) }, number);
    const read = joinReceipts(raw, receipts, rules);
    expect(read.unreadable).toEqual([]);
    return decodeBlock(read, { ...context, baseTokens: rules.baseTokens });
  });
}

/** Before any chain had the fork, so that an explorer's rows say whether code ran. */
const timeOf = (number: number) => 1_748_844_000 + 3 * 86_400 * number;

/** What an explorer that also lists internal transactions gives for the same acts before the fork. */
function listsOf(given: readonly Act[]): HistoryRowLists {
  const lists: HistoryRowLists = { transactions: [], internal: [], tokens: [], nfts: [] };
  for (const [i, act] of given.entries()) {
    const { from, to, value, input, used, inside, tokens } = transactionOf(act);
    const place = { blockNumber: i + 1, at: timeOf(i + 1), hash: hash(`act ${i}`), txIndex: 0 };
    const [gasUsed] = used;
    const gas = {
      fee: priceOf(gasUsed) * BigInt(gasUsed),
      ran: gasUsed < 45_000 && input !== "0x" ? false : null,
    } as const;
    const method = input === "0x" ? null : input;
    if (from === me) {
      lists.transactions.push({ ...place, from, to, value, failed: false, contractAddress: null, method, ...gas });
    }
    if (tokens > 0n) {
      lists.tokens.push({ ...place, logIndex: null, from: me, to: act.to, contractAddress: token, value: tokens });
    }
    if (inside !== null) lists.internal.push({ ...place, from: to, to: me, value: inside, failed: false });
  }
  return lists;
}

const mainnet = { id: 1, contracts: { governors: [] } };

function factsOf(rows: readonly Activity[], wallet = me, chainId = 1): WalletFacts {
  return foldActivity(
    emptyFacts(wallet, chainId),
    rows.filter((row) => row.wallet === wallet),
  );
}

function pointsOf(facts: WalletFacts, asOf: number) {
  const part = { chainId: facts.chainId, facts, asOf, referenceWei: String(10n ** 18n), prices: {} };
  const { points } = scoreParts({ wallets: [facts.wallet], parts: [part], funding: [], alike: [] }, {}, currentModel);
  return points;
}

/** All facts but what was paid for gas, which is cheaper since the fork, and which explorers of ZKsync do not know. */
function encoded(facts: WalletFacts): string {
  return Buffer.from(encodeFacts({ ...facts, gasPaid: emptyFacts("", 0).gasPaid, gasUnknown: 0 })).toString("hex");
}

test("a wallet scored from blocks across the fork has the points that an explorer's lists give for the same acts", () => {
  const hidden = (act: Act) => act.kind === "paidBack" || act.kind === "paidInside";
  fc.assert(
    fc.property(fc.array(acts, { minLength: 1, maxLength: 40 }), fc.nat(40), (drawn, forkAt) => {
      // Blocks before the fork do not show what moved inside transactions.
      const given = drawn.map((act, i): Act => (i < forkAt && hidden(act) ? { ...act, kind: "call" } : act));
      const fromBlocks = factsOf(blocksOf(given, forkAt));
      const fromLists = factsOf(historyRowsToActivity(mainnet, me, listsOf(given)));
      expect(encoded(fromBlocks)).toBe(encoded(fromLists));
      const asOf = Math.floor(timeOf(given.length + 1) / 86_400) * 86_400;
      expect(pointsOf(fromBlocks, asOf)).toEqual(pointsOf(fromLists, asOf));
    }),
    { numRuns: 60 },
  );
});

test("a smart account that acts after the fork has the facts that its reports and internal transactions give before", () => {
  const account = address("account") as `0x${string}`;
  const payments = people.map((to, i) => ({ to: to as `0x${string}`, wei: BigInt(i + 1) * 10n ** 16n }));
  const done = reported(account, { paymaster: address("paymaster") as `0x${string}` });
  const family: Family = {
    name: "accounts",
    chainId: 1,
    header: () => ({ balHash: hash("list") }),
    transactions: ({ number }) => {
      const payment = payments[number - 1];
      if (!payment) return [];
      const input = handle(operation(account, execute(payment.to, payment.wei, "0x")));
      const transaction = { type: "0x2", from: bundler, to: ENTRY_POINT, value: "0x0", input, nonce: "0x0" };
      const logs = [tokenTransfer(NATIVE_LOGS, account, payment.to, payment.wei), done];
      return [{ transaction, receipt: { status: "0x1", gasUsed: hex(150_000), effectiveGasPrice: "0x1", logs } }];
    },
  };
  const places = payments.map((payment, i) => {
    const place = { blockNumber: i + 1, at: timeOf(i + 1), hash: hash(`operation ${i}`), txIndex: 0 };
    return { log: { ...place, ...done, logIndex: 1 }, paid: { ...place, from: account, ...payment } };
  });
  const paid = places.map(({ paid: { wei, ...row } }) => ({ ...row, value: wei, failed: false }));
  const rows = decodeAll(family, payments.length + 1);
  const listed = operationsToActivity(1, account, { logs: places.map(({ log }) => log), paid });
  expect(encoded(factsOf(rows, account))).toBe(encoded(factsOf(listed, account)));
  for (const { to, wei } of payments) {
    expect(factsOf(rows, to)).toMatchObject({ received: 1, in: wei });
  }
});

test.each([
  ["ZKsync", 324, "800a", "8001"],
  ["Polygon", 137, "1010", "1010"],
])(
  "on %s, logs of the base token are no tokens by blocks and by an explorer's lists",
  (_name, chainId, base, collector) => {
    const [baseToken, system] = [base, collector].map((end) => `0x${end.padStart(40, "0")}`);
    const given = people.map(
      (to, i): Act => ({ kind: i % 2 === 0 ? "pay" : "token", to, wei: BigInt(i + 1) * 10n ** 17n }),
    );
    const repeated = (act: Act) => {
      const { value } = transactionOf(act);
      return [
        { from: me, to: system ?? "", units: 5_000n },
        ...(value > 0n ? [{ from: me, to: act.to, units: value }] : []),
        { from: system ?? "", to: me, units: 70n },
      ];
    };
    const family: Family = {
      name: "base token",
      chainId,
      transactions: ({ number }) => {
        const act = given[number - 1];
        if (!act) return [];
        const { transaction, receipt } = nodeTransaction(act, false);
        const more = repeated(act).map(({ from, to, units }) => tokenTransfer(baseToken ?? "", from, to, units));
        return [
          {
            transaction,
            receipt: { ...receipt, l1BatchNumber: "0x1", logs: [...[receipt?.logs ?? []].flat(), ...more] },
          },
        ];
      },
    };
    const lists = listsOf(given);
    for (const [i, act] of given.entries()) {
      const place = { blockNumber: i + 1, at: timeOf(i + 1), hash: hash(`act ${i}`), txIndex: 0, logIndex: null };
      const rows = repeated(act).map(({ from, to, units }) => ({
        ...place,
        from,
        to,
        contractAddress: baseToken ?? "",
        value: units,
      }));
      lists.tokens.push(...rows);
    }
    const chain = { ...mainnet, id: chainId };
    const fromBlocks = factsOf(decodeAll(family, given.length + 1), me, chainId);
    const fromLists = factsOf(historyRowsToActivity(chain, me, lists), me, chainId);
    expect(encoded(fromBlocks)).toBe(encoded(fromLists));
    expect([...fromLists.tokens.entries.keys()]).toEqual([token]);
  },
);

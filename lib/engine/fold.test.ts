import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { activity as anyActivity } from "../../tests/indexer/activity-factory.ts";
import { decodeFacts, encodeFacts } from "./facts-codec.ts";
import { foldActivity, pairOf } from "./fold.ts";
import { flowWith } from "./sketch/flow-sample.ts";
import { type Activity, type ActivityKind, activityKinds, compareActivity } from "./types.ts";
import { emptyFacts, type WalletFacts } from "./wallet-facts.ts";

const wallet = `0x${"aa".repeat(20)}`;
const others = ["b1", "b2", "b3", "b4"].map((byte) => `0x${byte.repeat(20)}`);
const tokens = ["c1", "c2", "c3"].map((byte) => `0x${byte.repeat(20)}`);
const start = 1_600_000_000;

function activity(part: Partial<Activity> & { kind: ActivityKind; blockNumber: number }): Activity {
  const at = start + part.blockNumber * 20_000;
  return anyActivity({ at, txHash: `0x${part.blockNumber}`, wallet, counterparty: others[0] ?? null, ...part });
}

const anyRow = fc
  .record({
    kind: fc.constantFrom(...activityKinds),
    blockNumber: fc.nat({ max: 12 }),
    tx: fc.nat({ max: 2 }),
    logIndex: fc.nat({ max: 3 }),
    counterparty: fc.option(fc.constantFrom(...others, wallet)),
    asset: fc.option(fc.constantFrom(...tokens)),
    amount: fc.option(fc.bigInt({ min: 0n, max: 10n ** 24n })),
    method: fc.option(fc.constantFrom("0xa9059cbb", "0x38ed1739")),
    fee: fc.option(fc.bigInt({ min: 0n, max: 2n ** 100n })),
    ran: fc.option(fc.boolean()),
  })
  .map(({ tx, fee, ran, ...row }) =>
    activity({
      ...row,
      ...{ txHash: `0x${row.blockNumber}${tx}`, txIndex: tx },
      ...(fee !== null && { fee }),
      ...(ran !== null && { ran }),
    }),
  );

const history = fc.array(anyRow, { maxLength: 60 }).map((rows) => rows.sort(compareActivity));
const runs = { seed: 20_260_102, numRuns: 300 };

const bytesOf = (facts: WalletFacts): string => Buffer.from(encodeFacts(facts)).toString("hex");
const fold = (rows: readonly Activity[]): string => bytesOf(foldActivity(emptyFacts(wallet, 1), rows));

test("facts are the same bytes however the blocks are batched", () => {
  fc.assert(
    fc.property(history, fc.array(fc.nat({ max: 13 }), { maxLength: 8 }), (rows, cuts) => {
      const bounds = [0, ...cuts.sort((a, b) => a - b), 14];
      let facts = emptyFacts(wallet, 1);
      for (const [i, to] of bounds.entries()) {
        const batch = rows.filter(({ blockNumber }) => blockNumber >= (bounds[i - 1] ?? 0) && blockNumber < to);
        // Between two batches facts are stored.
        facts = decodeFacts(encodeFacts(foldActivity(facts, batch)));
      }
      expect(bytesOf(facts)).toBe(fold(rows));
    }),
    runs,
  );
});

test("facts are the same bytes in any order inside a block", () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (rows, randomness) => {
      const shuffled = rows
        .map((row) => ({ row, key: randomness.next().value }))
        .sort((a, b) => a.row.blockNumber - b.row.blockNumber || a.key - b.key)
        .map(({ row }) => row);
      expect(fold(shuffled)).toBe(fold(rows));
    }),
    runs,
  );
});

test("rows of other wallets and chains are none of the facts", () => {
  const foreign = [
    activity({ kind: "sent", blockNumber: 1, wallet: others[1] ?? "" }),
    activity({ kind: "sent", blockNumber: 1, chainId: 2 }),
  ];
  expect(fold(foreign)).toBe(bytesOf(emptyFacts(wallet, 1)));
});

test("a block that is older than the newest folded, or this block again, is refused", () => {
  const facts = foldActivity(emptyFacts(wallet, 1), [activity({ kind: "sent", blockNumber: 5 })]);
  expect(() => foldActivity(facts, [activity({ kind: "sent", blockNumber: 4 })])).toThrow(RangeError);
  expect(() => foldActivity(facts, [activity({ kind: "sent", blockNumber: 5 })])).toThrow(RangeError);
});

test("failed transactions, incoming value and airdrops are no transactions of the wallet's own", () => {
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ kind: "failed", blockNumber: 1, amount: 5n }),
    activity({ kind: "received", blockNumber: 2, amount: 7n }),
    activity({ kind: "tokenIn", blockNumber: 3, asset: tokens[0] ?? "", amount: 9n }),
    activity({ kind: "nftIn", blockNumber: 4, asset: tokens[1] ?? "", amount: 1n }),
  ]);
  expect(facts).toMatchObject({ sent: 0, failed: 1, firstSentAt: null, lastSentAt: null });
  expect(facts.sentDays.buckets.size).toBe(0);
  expect(facts.recipients.entries.size).toBe(0);
  expect(flowWith(facts.inflows, others[0] ?? "")).toEqual({ count: 1, value: 7n });
});

test("a contract creation is a transaction without a counterparty", () => {
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ kind: "sent", blockNumber: 1, counterparty: null, amount: 3n }),
    activity({ kind: "created", blockNumber: 1, counterparty: others[3] ?? "" }),
  ]);
  expect(facts).toMatchObject({ sent: 1, created: 1, out: 0n });
  expect(facts.recipients.entries.size).toBe(0);
});

test("a token transfer out counts only inside an own transaction, in whatever order the rows come", () => {
  const sent = activity({ kind: "sent", blockNumber: 1, txHash: "0xown" });
  const own = activity({
    kind: "tokenOut",
    blockNumber: 1,
    txHash: "0xown",
    logIndex: 3,
    asset: tokens[0] ?? "",
    amount: 10n,
  });
  const forged = activity({ ...own, txHash: "0xforged" });
  for (const rows of [
    [sent, own, forged],
    [forged, own, sent],
  ]) {
    const facts = foldActivity(emptyFacts(wallet, 1), rows);
    expect([...facts.tokens.entries]).toEqual([[tokens[0], { out: 1, units: 10n }]]);
    expect([...facts.tokenPaid.entries]).toEqual([[pairOf(tokens[0] ?? "", others[0] ?? ""), 10n]]);
  }
});

test("tokens have a sender, unless the wallet took them in an own transaction", () => {
  const sent = activity({ kind: "sent", blockNumber: 1, txHash: "0xswap" });
  const taken = { ...sent, kind: "tokenIn" as const, logIndex: 3, asset: tokens[0] ?? "", amount: 1n };
  const given = activity({ ...taken, txHash: "0xgift", counterparty: others[1] ?? "" });
  for (const rows of [
    [sent, taken, given],
    [given, taken, sent],
  ]) {
    const facts = foldActivity(emptyFacts(wallet, 1), rows);
    expect(facts.tokens.entries.size).toBe(0);
    expect([...facts.tokenSenders.entries]).toEqual([[pairOf(tokens[0] ?? "", others[1] ?? ""), 1n]]);
  }
});

test("a row that says whose a token transfer is counts as it says, whatever the transaction", () => {
  const shared = { blockNumber: 1, asset: tokens[0] ?? "", counterparty: others[1] ?? "" };
  const pair = pairOf(shared.asset, shared.counterparty);
  const ofAnother = foldActivity(emptyFacts(wallet, 1), [
    activity({ kind: "sent", blockNumber: 1 }),
    activity({ ...shared, kind: "tokenOut", amount: 5n, own: false, txHash: "0xout" }),
    activity({ ...shared, kind: "tokenIn", amount: 7n, own: false }),
  ]);
  expect([...ofAnother.tokenPaid.entries]).toEqual([]);
  expect([...ofAnother.tokenSenders.entries]).toEqual([[pair, 7n]]);
  const signed = foldActivity(emptyFacts(wallet, 1), [
    activity({ ...shared, kind: "tokenOut", amount: 5n, own: true }),
    activity({ ...shared, kind: "tokenIn", amount: 7n, own: true, txHash: "0xin" }),
  ]);
  expect([...signed.tokenPaid.entries]).toEqual([[pair, 5n]]);
  expect([...signed.tokenSenders.entries]).toEqual([]);
});

test("the funder is the sender of the first value, not the wallet itself and not a sender of nothing", () => {
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ kind: "received", blockNumber: 1, counterparty: wallet, amount: 1n }),
    activity({ kind: "received", blockNumber: 1, counterparty: others[3] ?? "", amount: 0n }),
    activity({ kind: "received", blockNumber: 2, counterparty: others[2] ?? "", amount: 1n }),
    activity({ kind: "received", blockNumber: 2, counterparty: others[1] ?? "", amount: 1n, logIndex: 4 }),
    activity({ kind: "received", blockNumber: 3, counterparty: others[0] ?? "", amount: 9n }),
  ]);
  expect(facts.funder).toMatchObject({ address: others[1], block: 2 });
});

describe("gas", () => {
  test("of own transactions, failed ones too, is added up; transactions of unknown fee are counted", () => {
    const facts = foldActivity(emptyFacts(wallet, 1), [
      activity({ kind: "sent", blockNumber: 1, fee: 5n }),
      activity({ kind: "failed", blockNumber: 2, fee: 7n }),
      activity({ kind: "sent", blockNumber: 3, fee: 0n }),
      activity({ kind: "sent", blockNumber: 4 }),
      activity({ kind: "failed", blockNumber: 5 }),
    ]);
    expect(facts).toMatchObject({ gasPaid: 12n, gasUnknown: 2 });
  });

  test("paid for a call of an address without code makes no contract of it", () => {
    const call = { kind: "sent" as const, method: "0xa9059cbb" };
    const facts = foldActivity(emptyFacts(wallet, 1), [
      activity({ ...call, blockNumber: 1, counterparty: others[0] ?? "", ran: false }),
      activity({ ...call, blockNumber: 2, counterparty: others[1] ?? "", ran: true }),
      activity({ ...call, blockNumber: 3, counterparty: others[2] ?? "" }),
    ]);
    expect(facts).toMatchObject({ sent: 3, calls: 2 });
    expect([...facts.contracts.entries.keys()]).toEqual([others[1], others[2]]);
  });
});

test("a transaction that moves no value and runs no code is a transaction of its day, and reaches nobody", () => {
  const empty = { kind: "sent", counterparty: others[0] ?? null, amount: 0n, fee: 5n } as const;
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ ...empty, ran: false, blockNumber: 1 }),
    activity({ ...empty, ran: false, method: "0xa9059cbb", blockNumber: 2 }),
  ]);
  expect(facts).toMatchObject({ sent: 2, gasPaid: 10n, calls: 0 });
  expect(facts.recipients.entries.size).toBe(0);
  const reaching = [{ ran: true }, {}, { ran: false, amount: 1n }].map((part, i) =>
    activity({ ...empty, ...part, counterparty: others[i] ?? null, blockNumber: 3 + i }),
  );
  expect([...foldActivity(facts, reaching).recipients.entries.keys()].sort()).toEqual(others.slice(0, 3));
});

test("a transaction to the wallet itself costs gas, is counted, and is nothing else", () => {
  const itself = { counterparty: wallet, amount: 9n, blockNumber: 1 };
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ ...itself, kind: "sent", fee: 5n, method: "0xa9059cbb", ran: true }),
    activity({ ...itself, kind: "received" }),
    activity({ ...itself, kind: "tokenOut", asset: tokens[0] ?? "" }),
    activity({ ...itself, kind: "tokenIn", asset: tokens[0] ?? "" }),
  ]);
  const { block, firstSeenAt, lastSeenAt, recipients } = facts;
  expect([...recipients.entries.keys()]).toEqual([wallet]);
  const empty = emptyFacts(wallet, 1);
  const expected = { ...empty, block, firstSeenAt, lastSeenAt, recipients, sent: 1, gasPaid: 5n };
  expect(bytesOf(facts)).toBe(bytesOf(expected));
});

describe("what a transaction moves of a token", () => {
  const [token, other] = tokens as [string, string];
  const [lender, shop, friend] = others as [string, string, string];
  const facts = (...moves: [kind: "tokenOut" | "tokenIn", units: bigint, side: string, asset?: string][]) => {
    const rows = moves.map(([kind, amount, counterparty, asset = token], logIndex) =>
      activity({ kind, blockNumber: 1, txHash: "0xtx", logIndex, asset, amount, counterparty }),
    );
    const folded = (own: Activity[]) => foldActivity(emptyFacts(wallet, 1), [...rows, ...own]);
    return {
      own: folded([activity({ kind: "sent", blockNumber: 1, txHash: "0xtx" })]),
      others: folded([]),
    };
  };

  test("and gives back leaves nothing: a flash loan, a round trip, a payment of nothing", () => {
    for (const moves of [
      facts(["tokenIn", 1_000n, lender], ["tokenOut", 1_000n, lender]),
      facts(["tokenIn", 1_000n, lender], ["tokenOut", 400n, shop], ["tokenOut", 600n, lender]),
      facts(["tokenOut", 0n, shop]),
    ]) {
      expect(moves.own.tokens.entries.size + moves.own.tokenPaid.entries.size).toBe(0);
      expect(moves.others.tokenSenders.entries.size).toBe(0);
    }
  });

  test("counts by what remains, divided among those who keep some", () => {
    const { own } = facts(
      ["tokenOut", 60n, shop],
      ["tokenOut", 30n, friend],
      ["tokenIn", 10n, friend],
      ["tokenIn", 20n, lender],
      ["tokenOut", 7n, shop, other],
    );
    expect([...own.tokens.entries]).toEqual([
      [token, { out: 2, units: 60n }],
      [other, { out: 1, units: 7n }],
    ]);
    expect(Object.fromEntries(own.tokenPaid.entries)).toEqual({
      [pairOf(token, shop)]: 45n,
      [pairOf(token, friend)]: 15n,
      [pairOf(other, shop)]: 7n,
    });
  });

  test("in transactions of others counts by what remains with the wallet", () => {
    const { others: sent } = facts(["tokenIn", 90n, lender], ["tokenOut", 60n, shop], ["tokenIn", 30n, shop]);
    expect(Object.fromEntries(sent.tokenSenders.entries)).toEqual({ [pairOf(token, lender)]: 60n });
    expect(sent.tokenPaid.entries.size).toBe(0);
  });
});

test("facts that version 1.0.0 stored, with each address in full, are read, and stored with each once", () => {
  const [own, payee] = [wallet.slice(2), others[0]?.slice(2)];
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ kind: "sent", blockNumber: 1, amount: 10n ** 18n }),
    activity({ kind: "received", blockNumber: 2, amount: 10n ** 17n }),
  ]);
  const stored = Buffer.from(
    `03${own}01010201000001000001a0bcf9fa0501a0bcf9fa0501a0bcf9fa0501c0d8fafa0501${payee}02c0d8fafa05080de0b6b3a7640000
     08016345785d8a0000010001${payee}01d69001d6900100000001${payee}5301080de0b6b3a76400000001${payee}520108016345785d8a0000
     0001b8bd0180200001d69001010001d6900108016345785d8a0000080de0b6b3a7640000${"00".repeat(17)}`.replaceAll(/\s/g, ""),
    "hex",
  );
  expect(encodeFacts(decodeFacts(stored))).toEqual(encodeFacts(facts));
  expect(stored.length - encodeFacts(facts).length).toBe(3 * 19 - 2);
  expect(() => decodeFacts(Uint8Array.from([4, 7]))).toThrow(RangeError);
});

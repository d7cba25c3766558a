import fc from "fast-check";
import { expect, test } from "vitest";
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
  return {
    chainId: 1,
    at: start + part.blockNumber * 20_000,
    txHash: `0x${part.blockNumber}`,
    txIndex: 0,
    logIndex: -1,
    wallet,
    counterparty: others[0] ?? null,
    asset: null,
    amount: null,
    assetOut: null,
    amountOut: null,
    method: null,
    ...part,
  };
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
  })
  .map(({ tx, ...row }) => activity({ ...row, txHash: `0x${row.blockNumber}${tx}`, txIndex: tx }));

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
    activity({ ...shared, kind: "tokenOut", amount: 5n, own: false }),
    activity({ ...shared, kind: "tokenIn", amount: 7n, own: false }),
  ]);
  expect([...ofAnother.tokenPaid.entries]).toEqual([]);
  expect([...ofAnother.tokenSenders.entries]).toEqual([[pair, 7n]]);
  const signed = foldActivity(emptyFacts(wallet, 1), [
    activity({ ...shared, kind: "tokenOut", amount: 5n, own: true }),
    activity({ ...shared, kind: "tokenIn", amount: 7n, own: true }),
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

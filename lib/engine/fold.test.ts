import fc from "fast-check";
import { expect, test } from "vitest";
import { foldActivity } from "./fold.ts";
import { type Activity, type ActivityKind, activityKinds, compareActivity } from "./types.ts";
import { emptyFacts } from "./wallet-facts.ts";

const wallet = `0x${"aa".repeat(20)}`;
const others = ["b1", "b2", "b3", "b4"].map((byte) => `0x${byte.repeat(20)}`);
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
    asset: fc.option(fc.constantFrom("0xt1", "0xt2", "0xt3")),
    amount: fc.option(fc.bigInt({ min: 0n, max: 10n ** 24n })),
    method: fc.option(fc.constantFrom("0xa9059cbb", "0x38ed1739")),
  })
  .map(({ tx, ...row }) => activity({ ...row, txHash: `0x${row.blockNumber}${tx}`, txIndex: tx }));

const history = fc.array(anyRow, { maxLength: 60 }).map((rows) => rows.sort(compareActivity));
const runs = { seed: 20_260_102, numRuns: 300 };

const fold = (rows: readonly Activity[]): string => JSON.stringify(foldActivity(emptyFacts(wallet, 1), rows));

test("facts are the same JSON however the rows are batched", () => {
  fc.assert(
    fc.property(history, fc.array(fc.nat({ max: 60 }), { maxLength: 8 }), (rows, cuts) => {
      const bounds = [0, ...cuts.sort((a, b) => a - b), rows.length];
      let facts = emptyFacts(wallet, 1);
      for (const [i, to] of bounds.entries()) {
        // Between two batches facts are stored as JSON.
        facts = JSON.parse(JSON.stringify(foldActivity(facts, rows.slice(bounds[i - 1] ?? 0, to))));
      }
      expect(JSON.stringify(facts)).toBe(fold(rows));
    }),
    runs,
  );
});

test("facts are the same JSON in any order inside a block", () => {
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
  expect(fold(foreign)).toBe(JSON.stringify(emptyFacts(wallet, 1)));
});

test("an older block than the newest folded is refused", () => {
  const facts = foldActivity(emptyFacts(wallet, 1), [activity({ kind: "sent", blockNumber: 5 })]);
  expect(() => foldActivity(facts, [activity({ kind: "sent", blockNumber: 4 })])).toThrow(RangeError);
});

test("failed transactions, incoming value and airdrops are no transactions of the wallet's own", () => {
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ kind: "failed", blockNumber: 1, amount: 5n }),
    activity({ kind: "received", blockNumber: 2, amount: 7n }),
    activity({ kind: "tokenIn", blockNumber: 3, asset: "0xt1", amount: 9n }),
    activity({ kind: "nftIn", blockNumber: 4, asset: "0xn1", amount: 1n }),
  ]);
  expect(facts).toMatchObject({ sent: 0, failed: 1, firstSentAt: null, lastSentAt: null });
  expect(Object.values(facts.days).map((day) => day.sent)).toEqual([0]);
  expect(facts.counterparties[others[0] ?? ""]).toMatchObject({ sent: 0, out: "0", in: "7" });
});

test("a contract creation is a transaction without a counterparty", () => {
  const facts = foldActivity(emptyFacts(wallet, 1), [
    activity({ kind: "sent", blockNumber: 1, counterparty: null, amount: 3n }),
    activity({ kind: "created", blockNumber: 1, counterparty: "0xc0" }),
  ]);
  expect(facts).toMatchObject({ sent: 1, created: 1, counterparties: {} });
});

test("a token transfer out counts only inside an own transaction, in whatever order the rows come", () => {
  const sent = activity({ kind: "sent", blockNumber: 1, txHash: "0xown" });
  const own = activity({ kind: "tokenOut", blockNumber: 1, txHash: "0xown", logIndex: 3, asset: "0xt1", amount: 10n });
  const forged = activity({ ...own, txHash: "0xforged" });
  const paid = { "0xt1": { in: 0, out: 1, paid: { [others[0] ?? ""]: "10" }, from: {} } };
  for (const rows of [
    [sent, own, forged],
    [forged, own, sent],
  ]) {
    expect(foldActivity(emptyFacts(wallet, 1), rows).tokens).toEqual(paid);
  }
});

test("tokens have a sender, unless the wallet took them in an own transaction", () => {
  const sent = activity({ kind: "sent", blockNumber: 1, txHash: "0xswap" });
  const taken = activity({ kind: "tokenIn", blockNumber: 1, txHash: "0xswap", logIndex: 3, asset: "0xt1", amount: 1n });
  const given = activity({ ...taken, txHash: "0xgift", counterparty: others[1] ?? "" });
  const tokens = { "0xt1": { in: 2, out: 0, paid: {}, from: { [others[1] ?? ""]: "1" } } };
  for (const rows of [
    [sent, taken, given],
    [given, taken, sent],
  ]) {
    expect(foldActivity(emptyFacts(wallet, 1), rows).tokens).toEqual(tokens);
  }
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

test("however long the history, facts hold each counterparty once and only the newest block open", () => {
  const rows = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) =>
      activity({ kind: "sent", blockNumber: from + i, counterparty: others[i % 4] ?? null, amount: 1n }),
    );
  const facts = foldActivity(emptyFacts(wallet, 1), rows(20_000, 0));
  expect(facts.sent).toBe(20_000);
  expect(Object.keys(facts.counterparties)).toHaveLength(4);
  expect(facts.open).toEqual({ sent: ["0x19999"], pending: [] });
});

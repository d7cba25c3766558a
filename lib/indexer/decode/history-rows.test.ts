import { describe, expect, test } from "vitest";
import { address, hash } from "../../../tests/chain/scripted-node.ts";
import { NATIVE_LOGS } from "../../chain/gas.ts";
import type { InternalRow, NftRow, TokenRow, TransactionRow } from "../../chain/wallet-history.ts";
import type { Address } from "../../core/chains.ts";
import { type HistoryChain, historyRowsToActivity, showsSmartAccount } from "./history-rows.ts";

const [wallet, other, token, contract] = ["wallet", "other", "token", "contract"].map(address) as [
  string,
  string,
  string,
  string,
];
const place = { blockNumber: 9, at: 1_500_000_000, hash: hash("tx"), txIndex: 4 };

const transaction = (overrides: Partial<TransactionRow> = {}): TransactionRow => ({
  ...place,
  from: wallet,
  to: other,
  value: 5n,
  failed: false,
  contractAddress: null,
  method: null,
  fee: 21n,
  ran: null,
  ...overrides,
});
const internal = (overrides: Partial<InternalRow> = {}): InternalRow => ({
  ...place,
  from: contract,
  to: wallet,
  value: 5n,
  failed: false,
  ...overrides,
});
const tokenRow = (overrides: Partial<TokenRow> = {}): TokenRow => ({
  ...place,
  logIndex: null,
  from: other,
  to: wallet,
  contractAddress: token,
  value: 5n,
  ...overrides,
});
const nft = (overrides: Partial<NftRow> = {}): NftRow => ({
  ...place,
  logIndex: null,
  from: other,
  to: wallet,
  contractAddress: token,
  tokenId: "1",
  count: 1n,
  ...overrides,
});

const chain: HistoryChain = { id: 1, family: undefined, contracts: { governors: [other as Address] } };

const brief = (lists: Parameters<typeof historyRowsToActivity>[2]) =>
  historyRowsToActivity(chain, wallet, lists).map(({ kind, counterparty, amount, logIndex }) => ({
    ...{ kind, counterparty, amount, logIndex },
  }));
const ofTransaction = (overrides: Partial<TransactionRow>) =>
  brief({ transactions: [transaction(overrides)] }).map(({ kind, counterparty, amount }) => ({
    ...{ kind, counterparty, amount },
  }));

describe("transactions", () => {
  test("that the wallet sent have everything the explorer gives", () => {
    expect(historyRowsToActivity(chain, wallet, { transactions: [transaction({ method: "0xa9059cbb" })] })).toEqual([
      {
        chainId: 1,
        blockNumber: 9,
        at: 1_500_000_000,
        txHash: hash("tx"),
        txIndex: 4,
        logIndex: -1,
        wallet,
        kind: "sent",
        counterparty: other,
        asset: null,
        amount: 5n,
        assetOut: null,
        amountOut: null,
        method: "0xa9059cbb",
        fee: 21n,
      },
    ]);
  });

  test("have no fee where the explorer gives none, or where others may have paid", () => {
    const feesOn = (id: number, fee: bigint | null) =>
      historyRowsToActivity({ ...chain, id }, wallet, { transactions: [transaction({ fee })] }).map((row) => row.fee);
    expect(feesOn(1, null)).toEqual([undefined]);
    expect(feesOn(8453, 7n)).toEqual([7n]);
    expect(feesOn(324, 7n)).toEqual([undefined]);
  });

  test("to another address than a configured governor's are no votes, whatever their call data", () => {
    const methods = ["0x56781388", "0x5c19a95c"];
    expect(methods.flatMap((method) => ofTransaction({ method, to: contract })).map((row) => row.kind)).toEqual([
      "sent",
      "sent",
    ]);
  });

  test("are received with value, and nothing without", () => {
    expect(ofTransaction({ from: other, to: wallet })).toEqual([{ kind: "received", counterparty: other, amount: 5n }]);
    expect(ofTransaction({ from: other, to: wallet, value: 0n })).toEqual([]);
  });

  test("that failed are failed for the sender and nothing for the receiver", () => {
    expect(ofTransaction({ failed: true })).toEqual([{ kind: "failed", counterparty: other, amount: 5n }]);
    expect(ofTransaction({ failed: true, from: other, to: wallet })).toEqual([]);
  });

  test("that create a contract are sent without a receiver and created", () => {
    expect(ofTransaction({ to: null, contractAddress: contract, value: 0n })).toEqual([
      { kind: "sent", counterparty: null, amount: 0n },
      { kind: "created", counterparty: contract, amount: null },
    ]);
    expect(ofTransaction({ to: null, contractAddress: contract, failed: true })).toEqual([
      { kind: "failed", counterparty: null, amount: 5n },
    ]);
  });

  test("of other wallets are ignored, but value sent to the wallet's own creation is received", () => {
    expect(ofTransaction({ from: other, to: contract })).toEqual([]);
    expect(ofTransaction({ from: other, to: null, contractAddress: contract })).toEqual([]);
    expect(ofTransaction({ from: other, to: null, contractAddress: wallet })).toEqual([
      { kind: "received", counterparty: other, amount: 5n },
    ]);
  });

  test("to oneself are sent and received", () => {
    expect(ofTransaction({ to: wallet }).map((row) => row.kind)).toEqual(["sent", "received"]);
  });

  for (const [call, method, kind] of [
    ["castVote", "0x56781388", "vote"],
    ["castVote of the first Governor", "0x15373e3d", "vote"],
    ["castVoteWithReason", "0x7b3c71d3", "vote"],
    ["castVoteWithReasonAndParams", "0x5f398a14", "vote"],
    ["delegate", "0x5c19a95c", "delegate"],
  ] as const) {
    test(`that call ${call} count as ${kind} when they are the wallet's own and succeeded`, () => {
      const counted = { kind, counterparty: other, amount: null };
      expect(ofTransaction({ method })).toContainEqual(counted);
      expect(ofTransaction({ method, failed: true })).not.toContainEqual(counted);
      expect(ofTransaction({ method, from: other, to: wallet }).map((row) => row.kind)).toEqual(["received"]);
    });
  }

  test("that carry another's signed vote or delegation do not count as the sender's", () => {
    for (const method of ["0x3bccf4fd", "0xc3cda520"]) {
      expect(ofTransaction({ method }).map((row) => row.kind)).toEqual(["sent"]);
    }
  });
});

describe("internal transfers", () => {
  test("to the wallet are received, the others ignored", () => {
    expect(
      brief({
        internal: [
          internal(),
          internal({ value: 0n }),
          internal({ failed: true }),
          internal({ from: wallet, to: contract }),
          internal({ value: 6n }),
        ],
      }),
    ).toEqual([
      { kind: "received", counterparty: contract, amount: 5n, logIndex: 0 },
      { kind: "received", counterparty: contract, amount: 6n, logIndex: 1 },
    ]);
  });
});

describe("transfers", () => {
  test("of tokens name the token and the other side", () => {
    const [row] = historyRowsToActivity(chain, wallet, { tokens: [tokenRow({ from: wallet, to: other })] });
    expect(row).toMatchObject({ kind: "tokenOut", counterparty: other, asset: token, amount: 5n });
  });

  test("that are equal stay distinct, also from token transfers of other kinds", () => {
    expect(
      brief({
        tokens: [tokenRow(), tokenRow(), tokenRow({ value: 6n }), tokenRow({ from: wallet, to: other })],
        nfts: [nft(), nft({ tokenId: "2" })],
      }),
    ).toEqual([
      { kind: "tokenOut", counterparty: other, amount: 5n, logIndex: 0 },
      { kind: "tokenIn", counterparty: other, amount: 5n, logIndex: 0 },
      { kind: "nftIn", counterparty: other, amount: 1n, logIndex: 0 },
      { kind: "tokenIn", counterparty: other, amount: 5n, logIndex: 1 },
      { kind: "nftIn", counterparty: other, amount: 1n, logIndex: 1 },
      { kind: "tokenIn", counterparty: other, amount: 6n, logIndex: 2 },
    ]);
  });

  test("have the log index where the explorer gives one", () => {
    expect(brief({ tokens: [tokenRow({ logIndex: 77 })] })[0]?.logIndex).toBe(77);
  });

  test("in several rows of one log are one, with their counts added", () => {
    expect(
      brief({ nfts: [nft({ logIndex: 7, tokenId: "1", count: 2n }), nft({ logIndex: 7, tokenId: "2", count: 3n })] }),
    ).toEqual([{ kind: "nftIn", counterparty: other, amount: 5n, logIndex: 7 }]);
  });

  test("with the log index of another transfer count for nothing, as in blocks; those without an index get one of their own", () => {
    const tokens = [
      tokenRow({ value: 9n }),
      tokenRow({ logIndex: 0 }),
      tokenRow({ logIndex: 0, value: 6n }),
      tokenRow({ logIndex: 0, contractAddress: contract, value: 7n }),
      tokenRow({ logIndex: 1, value: 8n }),
    ];
    const nfts = [nft({ logIndex: 0 }), nft({ logIndex: 0, contractAddress: contract, count: 3n })];
    expect(brief({ tokens, nfts }).map(({ kind, amount, logIndex }) => [kind, amount, logIndex])).toEqual([
      ["tokenIn", 5n, 0],
      ["nftIn", 1n, 0],
      ["tokenIn", 8n, 1],
      ["tokenIn", 9n, 2],
    ]);
  });

  test("of a batch in several rows without a log index are one, as in blocks, and those of others stay their own", () => {
    const part = { isErc1155: true } as const;
    const rows = [
      nft({ ...part, tokenId: "1" }),
      nft({ ...part, tokenId: "2", count: 4n }),
      nft({ ...part, from: contract }),
    ];
    expect(brief({ nfts: rows }).map(({ counterparty, amount }) => [counterparty, amount])).toEqual([
      [other, 5n],
      [contract, 1n],
    ]);
  });

  test("of what repeats moves of native currency are none: the protocol's anywhere, a base token's on its family's chains", () => {
    const [ofZksync, ofPolygon] = ["800a", "1010"].map((end) => `0x${end.padStart(40, "0")}`);
    const tokensOn = (id: number) => {
      const rows = [NATIVE_LOGS, ofZksync, ofPolygon].map((contractAddress = "") => ({
        contractAddress,
        to: other,
        from: wallet,
      }));
      const lists = { tokens: rows.map((row) => tokenRow(row)), nfts: rows.map((row) => nft(row)) };
      return [...new Set(historyRowsToActivity({ ...chain, id }, wallet, lists).map(({ asset }) => asset))];
    };
    expect(tokensOn(1)).toEqual([ofZksync, ofPolygon]);
    expect(tokensOn(324)).toEqual([ofPolygon]);
    expect(tokensOn(137)).toEqual([ofZksync]);
    expect(tokensOn(987_654_321)).toEqual([]);
  });

  test("to oneself go out and come in", () => {
    expect(brief({ tokens: [tokenRow({ from: wallet })] }).map((row) => row.kind)).toEqual(["tokenOut", "tokenIn"]);
  });

  test("of other wallets are ignored", () => {
    expect(brief({ tokens: [tokenRow({ to: contract })], nfts: [nft({ to: contract })] })).toEqual([]);
  });
});

test("a call of the wallet's own, or one that only a smart account receives, shows one, unless by some fork's prices no code ran", () => {
  const shows = (overrides: Partial<TransactionRow>) =>
    showsSmartAccount(wallet, { transactions: [transaction({ to: wallet, method: "0x6a761202", ...overrides })] });
  for (const from of [wallet, other]) {
    expect(shows({ from })).toBe(true);
    expect(shows({ from, ran: false })).toBe(false);
    expect(shows({ from, mayBeCodeless: true })).toBe(false);
  }
});

test("activity is in order, whatever the order of the lists", () => {
  const rows = historyRowsToActivity(chain, wallet, {
    transactions: [transaction({ blockNumber: 3, hash: hash("a") }), transaction({ blockNumber: 8, hash: hash("b") })],
    tokens: [tokenRow({ blockNumber: 1, hash: hash("c") }), tokenRow({ blockNumber: 5, hash: hash("d") })],
  });
  expect(rows.map((row) => row.blockNumber)).toEqual([1, 3, 5, 8]);
});

import fc from "fast-check";
import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbi, toEventSelector } from "viem";
import { describe, expect, test } from "vitest";
import { address, hash } from "../../../tests/chain/scripted-node.ts";
import { chainBlock, chainTransaction } from "../../../tests/factories/blocks.ts";
import { eventTopics } from "../../chain/abi.ts";
import { NATIVE_LOGS } from "../../chain/gas.ts";
import type { ChainBlock, ChainLog, ChainTransaction } from "../../chain/types.ts";
import { compareActivity } from "../../engine/types.ts";
import { decodeBlock } from "./decode-block.ts";
import type { DecodeContext } from "./decoded-block.ts";
import { COW_SETTLEMENT, wrappedNativeOf } from "./events.ts";
import { unknownState } from "./smart-accounts/operation.ts";
import { tradeEvents } from "./trade-events.ts";

// The logs here are encoded by viem from the events as the contracts declare them; none was recorded on a network.
const abi = parseAbi([
  "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
  "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
  "event VoteCast(address indexed voter, uint256 proposalId, uint8 support, uint256 weight, string reason)",
  "event VoteCastWithParams(address indexed voter, uint256 proposalId, uint8 support, uint256 weight, string reason, bytes params)",
  "event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)",
]);
const erc20 = parseAbi(["event Transfer(address indexed from, address indexed to, uint256 value)"]);
const erc721 = parseAbi(["event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)"]);
const unindexed = parseAbi(["event Transfer(address from, address to, uint256 tokenId)"]);
const hexAddress = (name: string) => address(name) as Hex;
const [alice, bob, carol] = [hexAddress("alice"), hexAddress("bob"), hexAddress("carol")];
const [token0, token1, collection] = [hexAddress("token0"), hexAddress("token1"), hexAddress("collection")];
const [pool, governor, votes] = [hexAddress("pool"), hexAddress("governor"), hexAddress("votes")];
const zero = `0x${"0".repeat(40)}`;

const context: DecodeContext = {
  chainId: 7,
  trustedPools: new Set(),
  baseTokens: new Set(),
  governors: new Set(),
  state: unknownState,
};

const data = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(
    types.split(",").map((type) => ({ type })),
    values,
  );
const topics = (encoded: ReturnType<typeof encodeEventTopics>): string[] => encoded.map(String);

const transfer = (token: string, from: Hex, to: Hex, value: bigint): Partial<ChainLog> => ({
  address: token,
  topics: topics(encodeEventTopics({ abi: erc20, eventName: "Transfer", args: { from, to } })),
  data: data("uint256", [value]),
});
function transactionOf(logs: Partial<ChainLog>[], overrides: Partial<ChainTransaction> = {}): ChainTransaction {
  return chainTransaction({
    hash: hash("transaction"),
    index: 2,
    from: alice,
    to: carol,
    method: "0x12345678",
    logs: logs.map((log, i) => ({ logIndex: 10 + i, address: token0, topics: [], data: "0x", ...log })),
    ...overrides,
  });
}

function blockOf(...transactions: ChainTransaction[]): ChainBlock {
  return chainBlock(transactions, { number: 5, hash: hash("block 5") });
}

/** What a transaction with these logs says, but for the transaction itself. */
function decodeLogs(logs: Partial<ChainLog>[], overrides: Partial<DecodeContext> = {}) {
  return decodeBlock(blockOf(transactionOf(logs)), { ...context, ...overrides })
    .filter((row) => row.logIndex >= 0)
    .map(({ wallet, kind, counterparty, asset, amount, assetOut, amountOut, logIndex }) => ({
      ...{ wallet, kind, counterparty, logIndex },
      ...(asset === null ? {} : { asset, amount }),
      ...(assetOut === null ? {} : { assetOut, amountOut }),
    }));
}

describe("the transaction itself", () => {
  const decode = (overrides: Partial<ChainTransaction>) =>
    decodeBlock(blockOf(transactionOf([], overrides)), context).map(
      ({ wallet, kind, counterparty, amount, method }) => ({
        ...{ wallet, kind, counterparty, amount, method },
      }),
    );

  test("with value is sent by one and received by the other", () => {
    expect(decodeBlock(blockOf(transactionOf([], { value: 9n })), context)).toEqual([
      {
        chainId: 7,
        blockNumber: 5,
        at: 1_700_000_000,
        txHash: hash("transaction"),
        txIndex: 2,
        logIndex: -1,
        wallet: alice,
        kind: "sent",
        counterparty: carol,
        asset: null,
        amount: 9n,
        assetOut: null,
        amountOut: null,
        method: "0x12345678",
      },
      expect.objectContaining({ wallet: carol, kind: "received", counterparty: alice, amount: 9n, method: null }),
    ]);
  });

  test("without value has no receiver", () => {
    expect(decode({})).toEqual([
      { wallet: alice, kind: "sent", counterparty: carol, amount: 0n, method: "0x12345678" },
    ]);
  });

  test("that failed is failed for its sender only, whatever its logs", () => {
    const failed = transactionOf([transfer(token0, alice, bob, 1n)], { success: false, value: 9n });
    expect(decodeBlock(blockOf(failed), context)).toEqual([
      expect.objectContaining({ wallet: alice, kind: "failed", counterparty: carol, amount: 9n }),
    ]);
  });

  test("that creates a contract is sent without a receiver and created; the contract receives its value", () => {
    expect(decode({ to: null, contractAddress: collection, value: 4n, method: null })).toEqual([
      { wallet: alice, kind: "sent", counterparty: null, amount: 4n, method: null },
      { wallet: collection, kind: "received", counterparty: alice, amount: 4n, method: null },
      { wallet: alice, kind: "created", counterparty: collection, amount: null, method: null },
    ]);
  });

  test("to oneself is sent and received", () => {
    expect(decode({ to: alice, value: 4n }).map(({ wallet, kind }) => [wallet, kind])).toEqual([
      [alice, "sent"],
      [alice, "received"],
    ]);
  });
});

describe("token transfers", () => {
  test("of ERC-20 go out of one wallet and into the other", () => {
    expect(decodeLogs([transfer(token0, alice, bob, 2n ** 256n - 1n)])).toEqual([
      { wallet: alice, kind: "tokenOut", counterparty: bob, asset: token0, amount: 2n ** 256n - 1n, logIndex: 10 },
      { wallet: bob, kind: "tokenIn", counterparty: alice, asset: token0, amount: 2n ** 256n - 1n, logIndex: 10 },
    ]);
  });

  test("of ERC-721 share the topic and differ by the indexed token", () => {
    const log = {
      address: collection,
      topics: topics(
        encodeEventTopics({ abi: erc721, eventName: "Transfer", args: { from: alice, to: bob, tokenId: 9n } }),
      ),
    };
    expect(log.topics[0]).toBe(eventTopics.transfer);
    expect(decodeLogs([log])).toEqual([
      { wallet: alice, kind: "nftOut", counterparty: bob, asset: collection, amount: 1n, logIndex: 10 },
      { wallet: bob, kind: "nftIn", counterparty: alice, asset: collection, amount: 1n, logIndex: 10 },
    ]);
  });

  test("of ERC-1155 count the tokens they move", () => {
    const args = { operator: carol, from: alice, to: bob };
    const single = {
      address: collection,
      topics: topics(encodeEventTopics({ abi, eventName: "TransferSingle", args })),
      data: data("uint256,uint256", [77n, 3n]),
    };
    const batch = {
      address: collection,
      topics: topics(encodeEventTopics({ abi, eventName: "TransferBatch", args })),
      data: data("uint256[],uint256[]", [
        [1n, 2n, 3n],
        [4n, 5n, 6n],
      ]),
    };
    expect(
      decodeLogs([single, batch]).map(({ wallet, kind, counterparty, amount, logIndex }) => ({
        ...{ wallet, kind, counterparty, amount, logIndex },
      })),
    ).toEqual([
      { wallet: alice, kind: "nftOut", counterparty: bob, amount: 3n, logIndex: 10 },
      { wallet: bob, kind: "nftIn", counterparty: alice, amount: 3n, logIndex: 10 },
      { wallet: alice, kind: "nftOut", counterparty: bob, amount: 15n, logIndex: 11 },
      { wallet: bob, kind: "nftIn", counterparty: alice, amount: 15n, logIndex: 11 },
    ]);
  });

  test("of an ERC-1155 batch whose sum exceeds 256 bits count the largest stored amount", () => {
    const most = 2n ** 256n - 1n;
    const [row] = decodeLogs([
      {
        topics: topics(
          encodeEventTopics({ abi, eventName: "TransferBatch", args: { operator: carol, from: alice, to: bob } }),
        ),
        data: data("uint256[],uint256[]", [
          [1n, 2n],
          [most, most],
        ]),
      },
    ]);
    expect(row?.amount).toBe(most);
  });

  test("from or to the zero address are rows of the other side only", () => {
    expect(decodeLogs([transfer(token0, zero as Hex, bob, 1n), transfer(token0, alice, zero as Hex, 1n)])).toEqual([
      { wallet: bob, kind: "tokenIn", counterparty: zero, asset: token0, amount: 1n, logIndex: 10 },
      { wallet: alice, kind: "tokenOut", counterparty: zero, asset: token0, amount: 1n, logIndex: 11 },
    ]);
  });

  test("of other wallets than the given ones are dropped", () => {
    const rows = decodeLogs([transfer(token0, alice, bob, 1n)], { keep: (wallet) => wallet === bob });
    expect(rows.map((row) => row.wallet)).toEqual([bob]);
  });
});

describe("governance", () => {
  const vote = (voter: Hex): Partial<ChainLog> => ({
    address: governor,
    topics: topics(encodeEventTopics({ abi, eventName: "VoteCast", args: { voter } })),
    data: data("uint256,uint8,uint256,string", [1n, 1, 10n, ""]),
  });

  const trusting = { governors: new Set([governor, votes]) };

  test("counts votes at a configured governor, with or without parameters and reason", () => {
    const withParams = {
      address: governor,
      topics: topics(encodeEventTopics({ abi, eventName: "VoteCastWithParams", args: { voter: alice } })),
      data: data("uint256,uint8,uint256,string,bytes", [1n, 1, 10n, "because", "0x1234"]),
    };
    expect(decodeLogs([vote(alice), withParams], trusting)).toEqual([
      { wallet: alice, kind: "vote", counterparty: governor, logIndex: 10 },
      { wallet: alice, kind: "vote", counterparty: governor, logIndex: 11 },
    ]);
  });

  test("believes configured governors alone, which may also name voters that did not send the transaction", () => {
    expect(decodeLogs([vote(alice), vote(bob)])).toEqual([]);
    expect(decodeLogs([vote(bob)], trusting)).toEqual([
      { wallet: bob, kind: "vote", counterparty: governor, logIndex: 10 },
    ]);
  });

  test("counts a delegation of a configured token by the sender, and nobody else's", () => {
    const delegate = (delegator: Hex): Partial<ChainLog> => ({
      address: votes,
      topics: topics(
        encodeEventTopics({
          abi,
          eventName: "DelegateChanged",
          args: { delegator, fromDelegate: zero as Hex, toDelegate: carol },
        }),
      ),
    });
    expect(decodeLogs([delegate(alice)])).toEqual([]);
    expect(decodeLogs([delegate(alice), delegate(bob)], trusting)).toEqual([
      { wallet: alice, kind: "delegate", counterparty: votes, logIndex: 10 },
    ]);
  });
});

describe("gas", () => {
  const own = (overrides: Partial<ChainTransaction>, logs: Partial<ChainLog>[] = []) => {
    const [row] = decodeBlock(blockOf(transactionOf(logs, overrides)), { ...context, baseTokens: new Set([token1]) });
    return { kind: row?.kind, fee: row?.fee, ran: row?.ran };
  };

  test("of a transaction, failed or not, is paid by its sender as far as it is known", () => {
    expect(own({ fee: 7n, gasShowsCode: true })).toEqual({ kind: "sent", fee: 7n, ran: true });
    expect(own({ fee: 7n, gasShowsCode: true, success: false })).toEqual({ kind: "failed", fee: 7n, ran: undefined });
    expect(own({})).toEqual({ kind: "sent", fee: undefined, ran: undefined });
  });

  test("or a log of any contract shows that code ran, but no log of a base token", () => {
    const shown = { fee: 7n, gasShowsCode: false };
    expect(own(shown).ran).toBe(false);
    expect(own(shown, [transfer(token0, alice, bob, 1n)]).ran).toBe(true);
    expect(own(shown, [transfer(token1, alice, bob, 1n)]).ran).toBe(false);
    expect(own({ ...shown, method: null, value: 0n }).ran).toBe(false);
    expect(own({ ...shown, to: null, method: null }).ran).toBeUndefined();
  });

  test("that may have been paid in a token leaves logs of the callee alone as proof", () => {
    const unknown = { fee: null, gasShowsCode: null };
    expect(own(unknown, [transfer(token0, alice, bob, 1n)]).ran).toBeUndefined();
    expect(own({ ...unknown, to: token0 }, [transfer(token0, alice, bob, 1n)]).ran).toBe(true);
  });
});

describe("the protocol's logs of native moves", () => {
  const moved = (from: Hex, to: Hex, wei: bigint) => transfer(NATIVE_LOGS, from, to, wei);
  function rowsOf(fork: ChainBlock["fork"], logs: Partial<ChainLog>[], overrides: Partial<ChainTransaction> = {}) {
    const block = { ...blockOf(transactionOf(logs, overrides)), fork };
    return decodeBlock(block, context).map(({ wallet, kind, counterparty, amount, logIndex, asset, ran }) => ({
      ...{ wallet, kind, counterparty, amount, logIndex },
      ...(asset !== null && { asset }),
      ...(ran !== undefined && { ran }),
    }));
  }
  const paid = { value: 5n, gasShowsCode: false, fee: 7n };
  const sent = { wallet: alice, kind: "sent", counterparty: carol, amount: 5n, logIndex: -1, ran: false };
  const got = { wallet: carol, kind: "received", counterparty: alice, amount: 5n, logIndex: -1 };

  test("are no tokens and show no code on any chain, whatever the header shows", () => {
    for (const fork of ["osaka", "glamsterdam", null] as const) {
      expect(rowsOf(fork, [moved(alice, carol, 5n)], paid)).toEqual([sent, got]);
      // A payment to the address itself: the log is the protocol's all the same.
      const toIt = { ...paid, to: NATIVE_LOGS };
      expect(rowsOf(fork, [moved(alice, NATIVE_LOGS, 5n)], toIt)[0]).toMatchObject({ kind: "sent", ran: false });
    }
  });

  test("say what was received inside a transaction, and from whom", () => {
    const logs = [
      moved(alice, carol, 5n),
      transfer(token0, carol, alice, 9n),
      moved(carol, bob, 3n),
      moved(carol, alice, 2n),
    ];
    expect(rowsOf("glamsterdam", logs, paid).filter(({ kind }) => kind === "received")).toEqual([
      got,
      { wallet: bob, kind: "received", counterparty: carol, amount: 3n, logIndex: 12 },
      { wallet: alice, kind: "received", counterparty: carol, amount: 2n, logIndex: 13 },
    ]);
  });

  test("are not believed in a block whose header does not show the fork, and never of another contract or shape", () => {
    const logs = [moved(alice, carol, 5n), moved(carol, bob, 3n)];
    for (const fork of ["osaka", null] as const) expect(rowsOf(fork, logs, paid)).toEqual([sent, got]);
    const odd = [
      { ...moved(carol, bob, 3n), data: "0x" },
      { ...moved(carol, bob, 3n), topics: [...(moved(carol, bob, 3n).topics ?? []), hash("id")], data: "0x" },
      { ...moved(carol, bob, 3n), topics: [hash("another event")] },
    ];
    expect(rowsOf("glamsterdam", odd, { ...paid, value: 0n })).toEqual([{ ...sent, amount: 0n }]);
    const forged = rowsOf("glamsterdam", [transfer(token0, carol, bob, 3n)], { ...paid, value: 0n });
    expect(forged.filter(({ kind }) => kind === "received")).toEqual([]);
  });

  test("of a creation, a batch of calls and a deposit repeat what the transaction shows", () => {
    const creation = { ...paid, to: null, contractAddress: token1 };
    const received = (overrides: Partial<ChainTransaction>, logs: Partial<ChainLog>[]) =>
      rowsOf("glamsterdam", logs, overrides).flatMap((row) =>
        row.kind === "received" ? [[row.wallet, row.amount]] : [],
      );
    expect(received(creation, [moved(alice, token1, 5n)])).toEqual([[token1, 5n]]);
    const calls = [
      { to: carol, value: 3n, input: "0x" },
      { to: carol, value: 2n, input: "0x" },
    ];
    expect(received({ ...paid, calls }, [moved(alice, carol, 3n), moved(alice, carol, 2n)])).toEqual([[carol, 5n]]);
    expect(received({ ...paid, class: "deposit" }, [moved(bob, carol, 5n), moved(bob, carol, 5n)])).toEqual([
      [carol, 5n],
      [carol, 5n],
    ]);
    expect(received({ ...paid, success: false }, [moved(alice, carol, 5n)])).toEqual([]);
  });
});

describe("hostile logs", () => {
  const badTransfers: Record<string, Partial<ChainLog>> = {
    "nothing indexed": {
      topics: topics(encodeEventTopics({ abi: unindexed, eventName: "Transfer" })),
      data: data("address,address,uint256", [alice, bob, 1n]),
    },
    "no data": { ...transfer(token0, alice, bob, 1n), data: "0x" },
    "half a word": { ...transfer(token0, alice, bob, 1n), data: `0x${"0".repeat(40)}` },
    "a word too many": { ...transfer(token0, alice, bob, 1n), data: `0x${"0".repeat(128)}` },
    "no hex": { ...transfer(token0, alice, bob, 1n), data: `0x${"g".repeat(64)}` },
    "four topics and data": {
      topics: [eventTopics.transfer, hash("a"), hash("b"), hash("c")],
      data: data("uint256", [1n]),
    },
    "addresses that are none": { topics: [eventTopics.transfer, hash("a"), hash("b")], data: data("uint256", [1n]) },
    "the topic alone": { topics: [eventTopics.transfer] },
    "no topic": { topics: [] },
  };
  for (const [what, log] of Object.entries(badTransfers)) {
    test(`a Transfer with ${what} is ignored`, () => {
      expect(decodeLogs([log])).toEqual([]);
    });
  }

  test("an ERC-1155 batch with absurd lengths and offsets is ignored", () => {
    const batchTopics = topics(
      encodeEventTopics({ abi, eventName: "TransferBatch", args: { operator: carol, from: alice, to: bob } }),
    );
    const words = (...values: bigint[]): string =>
      `0x${values.map((value) => value.toString(16).padStart(64, "0")).join("")}`;
    const huge = 2n ** 255n;
    for (const bad of [
      words(huge, huge, 1n, 1n),
      words(64n, 64n, huge, 1n),
      words(64n, 64n, 2n ** 32n, 1n),
      words(0n, 0n, 0n, 0n),
      data("uint256[],uint256[]", [[1n, 2n], [1n]]),
    ]) {
      expect(decodeLogs([{ topics: batchTopics, data: bad }]).filter((row) => row.amount !== 0n)).toEqual([]);
    }
  });

  test("never make decoding throw or give two rows with the same wallet, transaction, log and kind", () => {
    const topicsRead = [
      ...Object.values(eventTopics),
      ...tradeEvents.map(({ signature }) => toEventSelector(signature)),
    ];
    const word = fc.oneof(
      fc.constantFrom(...topicsRead),
      fc.constantFrom(...[alice, bob, pool].map((one) => `0x${"0".repeat(24)}${one.slice(2)}`)),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`),
    );
    const bytes = fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => `0x${words.map((one) => one.slice(2)).join("")}`),
      fc.string().map((text) => `0x${text}`),
    );
    const log = fc.record({
      address: fc.constantFrom(pool, token0, token1, governor, COW_SETTLEMENT, wrappedNativeOf(1).address),
      topics: fc.oneof(
        fc.array(word, { maxLength: 5 }),
        fc
          .tuple(fc.constantFrom(...topicsRead), fc.array(word, { maxLength: 4 }))
          .map(([first, rest]) => [first, ...rest]),
      ),
      data: bytes,
    });
    const all = { ...context, chainId: 1, trustedPools: new Set([pool]), governors: new Set([governor]) };
    fc.assert(
      fc.property(fc.array(log, { maxLength: 12 }), (logs) => {
        const rows = decodeBlock(blockOf(transactionOf(logs)), all);
        for (const wallet of new Set(rows.map((row) => row.wallet))) {
          const own = rows.filter((row) => row.wallet === wallet).sort(compareActivity);
          for (const [i, row] of own.entries()) {
            const next = own[i + 1];
            if (next) expect(compareActivity(row, next)).toBeLessThan(0);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([[[5, 6, 5]], [[5, 5, 6]], [[0, 0, 0]]])(
  "logs with the indexes %j give a wallet one row of each kind and index, that of the first",
  (indexes) => {
    const logs = indexes.map((logIndex, at) => ({ ...transfer(token0, alice, bob, BigInt(at + 1)), logIndex }));
    const rows = decodeLogs(logs).filter(({ wallet }) => wallet === alice);
    const first = [...new Set(indexes)].map((logIndex) => ({
      logIndex,
      amount: BigInt(indexes.indexOf(logIndex) + 1),
    }));
    expect(rows.map(({ logIndex, amount }) => ({ logIndex, amount }))).toEqual(first);
  },
);

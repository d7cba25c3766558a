import { decodeAbiParameters, type Hex, zeroAddress } from "viem";
import { eventTopics } from "../../chain/abi.ts";
import { atMost, dataAddress, topicAddress, word, wordCount } from "../../chain/log-words.ts";
import type { ChainLog, ChainTransaction } from "../../chain/types.ts";
import type { DecoderInput, LogDecoder } from "./decoded-block.ts";

// Events that one log tells alone.

interface Erc20Transfer {
  from: string;
  to: string;
  units: bigint;
}

/** `Transfer(address indexed, address indexed, uint256)`: three topics and one word. ERC-721 has four topics and none. */
export function readErc20Transfer(log: ChainLog): Erc20Transfer | null {
  if (log.topics.length !== 3 || wordCount(log.data) !== 1) return null;
  const from = topicAddress(log.topics[1]);
  const to = topicAddress(log.topics[2]);
  const units = word(log.data, 0);
  return from && to && units !== null ? { from, to, units } : null;
}

const decodeErc20Transfer: LogDecoder = (log, { emit }) => {
  const transfer = readErc20Transfer(log);
  if (!transfer) return;
  const { from, to, units } = transfer;
  const shared = { logIndex: log.logIndex, asset: log.address, amount: units };
  emit({ ...shared, wallet: from, kind: "tokenOut", counterparty: to });
  emit({ ...shared, wallet: to, kind: "tokenIn", counterparty: from });
};

/** `Transfer(address indexed, address indexed, uint256 indexed)`: four topics and no data. One token each. */
const decodeErc721Transfer: LogDecoder = (log, { emit }) => {
  if (log.topics.length !== 4 || wordCount(log.data) !== 0) return;
  const from = topicAddress(log.topics[1]);
  const to = topicAddress(log.topics[2]);
  if (!from || !to) return;
  const shared = { logIndex: log.logIndex, asset: log.address, amount: 1n };
  emit({ ...shared, wallet: from, kind: "nftOut", counterparty: to });
  emit({ ...shared, wallet: to, kind: "nftIn", counterparty: from });
};

/** `TransferSingle(operator, from, to, id, value)`: the count is the value. */
const decodeErc1155Single: LogDecoder = (log, input) => {
  if (log.topics.length !== 4 || wordCount(log.data) !== 2) return;
  emitTransfer(log, input, word(log.data, 1));
};

/** `TransferBatch(operator, from, to, ids, values)`: one row for the log, the count is the sum of the values. */
const decodeErc1155Batch: LogDecoder = (log, input) => {
  if (log.topics.length !== 4 || wordCount(log.data) < 4) return;
  emitTransfer(log, input, sumOfBatch(log.data));
};

function emitTransfer(log: ChainLog, { emit }: DecoderInput, count: bigint | null): void {
  const from = topicAddress(log.topics[2]);
  const to = topicAddress(log.topics[3]);
  if (!from || !to || count === null) return;
  const shared = { logIndex: log.logIndex, asset: log.address, amount: count };
  emit({ ...shared, wallet: from, kind: "nftOut", counterparty: to });
  emit({ ...shared, wallet: to, kind: "nftIn", counterparty: from });
}

const BATCH = [{ type: "uint256[]" }, { type: "uint256[]" }] as const;

function sumOfBatch(data: string): bigint | null {
  try {
    // Log data begins with 0x; viem checks every offset and length.
    const [ids, values] = decodeAbiParameters(BATCH, data as Hex);
    if (ids.length !== values.length) return null;
    return atMost(values.reduce((total, value) => total + value, 0n));
  } catch {
    return null;
  }
}

/** Native currency that a wallet wrapped or unwrapped. */
interface Wrapping {
  kind: "wrap" | "unwrap";
  wallet: string;
  wei: bigint;
}

/** `Deposit(dst indexed, wad)` and `Withdrawal(src indexed, wad)` of the chain's wrapped native currency. */
function readWeth9(log: ChainLog): Wrapping | null {
  if (log.topics.length !== 2 || wordCount(log.data) !== 1) return null;
  const kind =
    log.topics[0] === eventTopics.deposit ? "wrap" : log.topics[0] === eventTopics.withdrawal ? "unwrap" : null;
  const wallet = topicAddress(log.topics[1]);
  const wei = word(log.data, 0);
  return kind && wallet && wei !== null ? { kind, wallet, wei } : null;
}

/** The contract that wraps a chain's native currency. */
interface WrappedNative {
  address: string;
  /** Whether it reports wrapping with transfers from and to the zero address, and not with Deposit and Withdrawal like WETH9. */
  mints: boolean;
}

/** The wrapping that a log reports; null for any other log. */
export function readWrapping(log: ChainLog, { address, mints }: WrappedNative): Wrapping | null {
  if (log.address !== address) return null;
  if (!mints) return readWeth9(log);
  const transfer = log.topics[0] === eventTopics.transfer ? readErc20Transfer(log) : null;
  if (transfer?.from === zeroAddress) return { kind: "wrap", wallet: transfer.to, wei: transfer.units };
  if (transfer?.to === zeroAddress) return { kind: "unwrap", wallet: transfer.from, wei: transfer.units };
  return null;
}

/** A wallet gets wrapped currency from its contract, or returns it. Contracts that mint emit a Transfer, which has its own decoder. */
const decodeWrapping: LogDecoder = (log, { context, emit }) => {
  const wrapped = wrappedNativeOf(context.chainId);
  const wrapping = wrapped.mints ? null : readWrapping(log, wrapped);
  if (!wrapping) return;
  emit({
    logIndex: log.logIndex,
    wallet: wrapping.wallet,
    kind: wrapping.kind === "wrap" ? "tokenIn" : "tokenOut",
    counterparty: log.address,
    asset: log.address,
    amount: wrapping.wei,
  });
};

const likeWeth9 = (address: string): WrappedNative => ({ address, mints: false });
const minting = (address: string): WrappedNative => ({ address, mints: true });

export const wrappedNatives: ReadonlyMap<number, WrappedNative> = new Map([
  [1, likeWeth9("0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2")],
  [56, likeWeth9("0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c")],
  [100, likeWeth9("0xe91d153e0b41518a2ce8dd3d7944fa863463a97d")],
  [137, likeWeth9("0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270")],
  [324, minting("0x5aea5775959fbc2557cc8789bc1bf90a239d9a91")],
  [42161, minting("0x82af49447d8a07e3bd95bd0d56f35241523fbab1")],
  [43114, likeWeth9("0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7")],
  [59144, likeWeth9("0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f")],
  [534352, minting("0x5300000000000000000000000000000000000004")],
]);
/** On chains of the OP Stack the contract is part of the chain; nobody can deploy to its address elsewhere. */
export const opStackWeth = likeWeth9("0x4200000000000000000000000000000000000006");

export function wrappedNativeOf(chainId: number): WrappedNative {
  return wrappedNatives.get(chainId) ?? opStackWeth;
}

/** Uniswap v4's PoolManager by chain: https://docs.uniswap.org/contracts/v4/deployments. */
export const poolManagers: ReadonlyMap<number, string> = new Map([
  [1, "0x000000000004444c5dc75cb358380d2e3de08a90"],
  [10, "0x9a13f98cb987694c9f086b1f5eb990eea8264ec3"],
  [56, "0x28e2ea090877bf75740558f6bfb36a5ffee9e9df"],
  [130, "0x1f98400000000000000000000000000000000004"],
  [137, "0x67366782805870060151383f4bbff9dab53e5cd6"],
  [480, "0xb1860d529182ac3bc1f51fa2abd56662b7d13f33"],
  [1868, "0x360e68faccca8ca495c1b759fd9eee466db9fb32"],
  [8453, "0x498581ff718922c3f8e6a244956af099b2652b2b"],
  [42161, "0x360e68faccca8ca495c1b759fd9eee466db9fb32"],
  [42220, "0x288dc841a52fca2707c6947b3a777c5e56cd87bc"],
  [43114, "0x06380c0e0912312b5150364b9dc4542ba0dbbc85"],
  [57073, "0x360e68faccca8ca495c1b759fd9eee466db9fb32"],
  [81457, "0x1631559198a9e474033433b2958dabc135ab6446"],
  [7777777, "0x0575338e4c17006ae181b47900a84404247ca30f"],
]);

export function poolManagerOf(chainId: number): string | undefined {
  return poolManagers.get(chainId);
}

/** CoW Protocol's GPv2Settlement, at one address on every chain that has it. */
export const COW_SETTLEMENT = "0x9008d19f58aabd9ed0d60971565aa8510560ab41";

/** `VoteCast(voter indexed, proposalId, support, weight, reason)`: at least four head words and the reason's length. */
const decodeVoteCast: LogDecoder = (log, input) => emitVote(log, input, 5);

/** `VoteCastWithParams(voter indexed, proposalId, support, weight, reason, params)`. */
const decodeVoteCastWithParams: LogDecoder = (log, input) => emitVote(log, input, 7);

// Any contract can claim that somebody voted, so only configured governors count.
function emitVote(log: ChainLog, { context, emit }: DecoderInput, leastWords: number): void {
  if (!context.governors.has(log.address) || log.topics.length !== 2 || wordCount(log.data) < leastWords) return;
  const voter = topicAddress(log.topics[1]);
  if (!voter) return;
  emit({ logIndex: log.logIndex, wallet: voter, kind: "vote", counterparty: log.address });
}

/**
 * `DelegateChanged(delegator indexed, fromDelegate indexed, toDelegate indexed)`. It counts only of configured tokens, because any
 * contract can emit it, and only for the actor, because tokens may delegate by themselves.
 */
const decodeDelegateChanged: LogDecoder = (log, { act, context, emit }) => {
  if (!context.governors.has(log.address) || log.topics.length !== 4 || wordCount(log.data) !== 0) return;
  const delegator = topicAddress(log.topics[1]);
  if (!delegator || delegator !== act.actor) return;
  emit({ logIndex: log.logIndex, wallet: delegator, kind: "delegate", counterparty: log.address });
};

/** CoW Protocol's name for the native currency. */
const COW_NATIVE = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";

/** The owner of the order trades; the sender of the transaction is only a solver. */
const decodeCowTrade: LogDecoder = (log, { emit }) => {
  const trade = readTrade(log);
  if (!trade) return;
  emit({
    logIndex: log.logIndex,
    wallet: trade.owner,
    kind: "swap",
    counterparty: log.address,
    asset: trade.sold,
    amount: trade.amount,
    assetOut: trade.bought === COW_NATIVE ? null : trade.bought,
    amountOut: trade.amountOut,
  });
};

/** By topic. docs/decoding.md has the table of rules. */
export const eventDecoders: ReadonlyMap<string, readonly LogDecoder[]> = new Map([
  [eventTopics.transfer, [decodeErc20Transfer, decodeErc721Transfer]],
  [eventTopics.transferSingle, [decodeErc1155Single]],
  [eventTopics.transferBatch, [decodeErc1155Batch]],
  [eventTopics.deposit, [decodeWrapping]],
  [eventTopics.withdrawal, [decodeWrapping]],
  [eventTopics.cowTrade, [decodeCowTrade]],
  [eventTopics.voteCast, [decodeVoteCast]],
  [eventTopics.voteCastWithParams, [decodeVoteCastWithParams]],
  [eventTopics.delegateChanged, [decodeDelegateChanged]],
]);

interface CowTrade {
  owner: string;
  sold: string;
  bought: string;
  amount: bigint;
  amountOut: bigint;
}

/** `Trade(owner indexed, sellToken, buyToken, sellAmount, buyAmount, feeAmount, orderUid)` of the settlement contract. */
function readTrade(log: ChainLog): CowTrade | null {
  if (log.address !== COW_SETTLEMENT || log.topics[0] !== eventTopics.cowTrade) return null;
  if (log.topics.length !== 2 || wordCount(log.data) < 7) return null;
  const owner = topicAddress(log.topics[1]);
  const [sold, bought] = [dataAddress(log.data, 0), dataAddress(log.data, 1)];
  const [amount, amountOut] = [word(log.data, 2), word(log.data, 3)];
  if (!owner || !sold || !bought || sold === zeroAddress || bought === zeroAddress) return null;
  return amount && amountOut ? { owner, sold, bought, amount, amountOut } : null;
}

/** Whether a solver's transaction settles orders. */
export function isSettlement({ to, logs }: ChainTransaction): boolean {
  return to === COW_SETTLEMENT && logs.some((log) => readTrade(log) !== null);
}

/** The owners of the orders that were settled. */
export function ownersOf(logs: readonly ChainLog[]): ReadonlySet<string> {
  return new Set(logs.flatMap((log) => readTrade(log)?.owner ?? []));
}

import { decodeAbiParameters, type Hex, zeroAddress } from "viem";
import { eventTopics } from "../../chain/abi.ts";
import { atMost, topicAddress, word, wordCount } from "../../chain/log-words.ts";
import type { ChainLog } from "../../chain/types.ts";
import { decodeCowTrade } from "./cow-protocol.ts";
import { type WrappedNative, wrappedNativeOf } from "./swap-contracts.ts";
import type { DecoderInput, LogDecoder } from "./types.ts";

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

import { zeroAddress } from "viem";
import { eventTopics } from "../../chain/abi.ts";
import type { ChainLog } from "../../chain/types.ts";
import { readErc20Transfer } from "./erc20-transfer.ts";
import { type WrappedNative, wrappedNativeOf } from "./swaps/contracts.ts";
import type { LogDecoder } from "./types.ts";
import { topicAddress, word, wordCount } from "./words.ts";

/** Native currency that a wallet wrapped or unwrapped. */
export interface Wrapping {
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
export const decodeWrapping: LogDecoder = (log, { context, emit }) => {
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

import { zeroAddress } from "viem";
import { eventTopics } from "../../chain/abi.ts";
import { dataAddress, topicAddress, word, wordCount } from "../../chain/log-words.ts";
import type { ChainLog, ChainTransaction } from "../../chain/types.ts";
import { COW_SETTLEMENT } from "./swap-contracts.ts";
import type { LogDecoder } from "./types.ts";

/** CoW Protocol's name for the native currency. */
const COW_NATIVE = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";

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

/** The owner of the order trades; the sender of the transaction is only a solver. */
export const decodeCowTrade: LogDecoder = (log, { emit }) => {
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

/** Whether a solver's transaction settles orders. */
export function isSettlement({ to, logs }: ChainTransaction): boolean {
  return to === COW_SETTLEMENT && logs.some((log) => readTrade(log) !== null);
}

/** The owners of the orders that were settled. */
export function ownersOf(logs: readonly ChainLog[]): ReadonlySet<string> {
  return new Set(logs.flatMap((log) => readTrade(log)?.owner ?? []));
}

import { toEventSelector } from "viem";
import { wordCount } from "../../chain/log-words.ts";
import type { ChainLog } from "../../chain/types.ts";

interface TradeEvent {
  protocol: string;
  signature: string;
  /** Topics of a log, the first included, and words of its data. */
  topics: number;
  words: number;
}

/**
 * Events with which exchanges on any chain report trades. They only mark a transaction as a trade; the moves of the trader's assets show
 * what was traded.
 */
export const tradeEvents: readonly TradeEvent[] = [
  {
    protocol: "Uniswap v2, Velodrome v1",
    signature: "Swap(address,uint256,uint256,uint256,uint256,address)",
    topics: 3,
    words: 4,
  },
  {
    protocol: "Uniswap v3, Aerodrome Slipstream, Algebra",
    signature: "Swap(address,address,int256,int256,uint160,uint128,int24)",
    topics: 3,
    words: 5,
  },
  {
    protocol: "PancakeSwap v3",
    signature: "Swap(address,address,int256,int256,uint160,uint128,int24,uint128,uint128)",
    topics: 3,
    words: 7,
  },
  {
    protocol: "Uniswap v4",
    signature: "Swap(bytes32,address,int128,int128,uint160,uint128,int24,uint24)",
    topics: 3,
    words: 6,
  },
  {
    protocol: "Aerodrome, Velodrome v2",
    signature: "Swap(address,address,uint256,uint256,uint256,uint256)",
    topics: 3,
    words: 4,
  },
  {
    protocol: "Curve",
    signature: "TokenExchange(address,int128,uint256,int128,uint256)",
    topics: 2,
    words: 4,
  },
  {
    protocol: "Curve, underlying coins",
    signature: "TokenExchangeUnderlying(address,int128,uint256,int128,uint256)",
    topics: 2,
    words: 4,
  },
  {
    protocol: "Curve crypto pools, PancakeSwap StableSwap",
    signature: "TokenExchange(address,uint256,uint256,uint256,uint256)",
    topics: 2,
    words: 4,
  },
  {
    protocol: "Curve Tricrypto and Twocrypto NG",
    signature: "TokenExchange(address,uint256,uint256,uint256,uint256,uint256,uint256)",
    topics: 2,
    words: 6,
  },
  {
    protocol: "Balancer v2",
    signature: "Swap(bytes32,address,address,uint256,uint256)",
    topics: 4,
    words: 2,
  },
  {
    protocol: "Balancer v3",
    signature: "Swap(address,address,address,uint256,uint256,uint256,uint256)",
    topics: 4,
    words: 4,
  },
  {
    protocol: "0x, transformed",
    signature: "TransformedERC20(address,address,address,uint256,uint256)",
    topics: 2,
    words: 4,
  },
  {
    protocol: "0x, liquidity provider",
    signature: "LiquidityProviderSwap(address,address,uint256,uint256,address,address)",
    topics: 1,
    words: 6,
  },
  {
    protocol: "0x, OTC order",
    signature: "OtcOrderFilled(bytes32,address,address,address,address,uint128,uint128)",
    topics: 1,
    words: 7,
  },
  {
    protocol: "0x, RFQ order",
    signature: "RfqOrderFilled(bytes32,address,address,address,address,uint128,uint128,bytes32)",
    topics: 1,
    words: 8,
  },
  {
    protocol: "0x, limit order",
    signature:
      "LimitOrderFilled(bytes32,address,address,address,address,address,uint128,uint128,uint128,uint256,bytes32)",
    topics: 1,
    words: 11,
  },
  {
    protocol: "1inch v4, v5",
    signature: "OrderFilled(address,bytes32,uint256)",
    topics: 2,
    words: 2,
  },
  { protocol: "1inch v4, v5, RFQ order", signature: "OrderFilledRFQ(bytes32,uint256)", topics: 1, words: 2 },
  { protocol: "1inch v6", signature: "OrderFilled(bytes32,uint256)", topics: 1, words: 2 },
  {
    protocol: "1inch v3",
    signature: "Swapped(address,address,address,address,uint256,uint256)",
    topics: 1,
    words: 6,
  },
];

const byTopic: ReadonlyMap<string, TradeEvent> = new Map(
  tradeEvents.map((one) => [toEventSelector(one.signature), one]),
);

/** Whether a log is exactly one of the events. */
export function isTradeEvent(log: ChainLog): boolean {
  const event = byTopic.get(log.topics[0] ?? "");
  return event !== undefined && log.topics.length === event.topics && wordCount(log.data) === event.words;
}

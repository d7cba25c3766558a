import type { ChainBlock, ChainLog, ChainTransaction, PoolTokens } from "../../chain/types.ts";
import type { Activity } from "../../engine/types.ts";

/** What decoding needs besides the blocks. */
export interface DecodeContext {
  chainId: number;
  /** Tokens of every contract that emitted a swap in the blocks (see readPools); null or absent: not a pool. */
  pools: ReadonlyMap<string, PoolTokens | null>;
  /** Pools whose Swap events are trusted; those of others only as far as token transfers confirm them. */
  trustedPools: ReadonlySet<string>;
  /** Governors whose votes count for any voter; votes of others count only for the transaction's sender. */
  governors: ReadonlySet<string>;
  /** The wallets to decode; absent: all. */
  keep?: (wallet: string) => boolean;
}

/** What a decoder reads, and where it emits activity. */
export interface Scene {
  context: DecodeContext;
  block: ChainBlock;
  transaction: ChainTransaction;
  /** Sums of the transaction's ERC-20 transfers, computed at first use. */
  moves: () => TokenMoves;
  /** Adds a row; rows of other wallets and of the zero address are dropped. */
  emit: (row: ActivityPart) => void;
}

/** What a decoder finds of an activity; the rest comes from the block and transaction. */
export type ActivityPart = Pick<Activity, "wallet" | "kind" | "counterparty" | "logIndex"> &
  Partial<Pick<Activity, "asset" | "amount" | "assetOut" | "amountOut" | "method">>;

/**
 * Reads one kind of event. Any contract can emit anything under any name, so a decoder reads only what fits the event
 * exactly, ignores the rest and never throws.
 */
export type LogDecoder = (log: ChainLog, scene: Scene) => void;

/** Token units that moved into and out of addresses within one transaction. */
export interface TokenMoves {
  /** Take `units` off what moved that way; false, and nothing taken, when less did. */
  takeIn: (address: string, token: string, units: bigint) => boolean;
  takeOut: (address: string, token: string, units: bigint) => boolean;
}

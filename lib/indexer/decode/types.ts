import type { ChainBlock, ChainLog, ChainTransaction, PoolTokens } from "../../chain/types.ts";
import type { Activity } from "../../engine/types.ts";

/** What the decoder must know beside the blocks. */
export interface DecodeContext {
  chainId: number;
  /** Tokens of every contract that emitted a swap in the blocks (see readPools); null or absent: not a pool. */
  pools: ReadonlyMap<string, PoolTokens | null>;
  /** Pools whose Swap events are believed as they stand; others' only as far as the tokens were seen to move. */
  trustedPools: ReadonlySet<string>;
  /** Governors that may say who voted; others' votes count only for the sender of the transaction. */
  governors: ReadonlySet<string>;
  /** Which wallets' rows are wanted; absent: all. */
  keep?: (wallet: string) => boolean;
}

/** Where a decoder stands, and what it may ask. */
export interface Scene {
  context: DecodeContext;
  block: ChainBlock;
  transaction: ChainTransaction;
  /** What the transaction's ERC-20 transfers moved, made when first asked for. */
  moves: () => TokenMoves;
  /** Take a row; rows of wallets that are not wanted, and of the zero address, are dropped. */
  emit: (row: ActivityPart) => void;
}

/** What a decoder says of an activity; the rest follows from the block and transaction. */
export type ActivityPart = Pick<Activity, "wallet" | "kind" | "counterparty" | "logIndex"> &
  Partial<Pick<Activity, "asset" | "amount" | "assetOut" | "amountOut" | "method">>;

/**
 * Reads one kind of event. Any contract can emit anything under any name, so a decoder takes only what fits the event
 * exactly, ignores the rest and never throws.
 */
export type LogDecoder = (log: ChainLog, scene: Scene) => void;

/** Token units that moved into and out of addresses within one transaction. */
export interface TokenMoves {
  /** Take `units` off what moved that way; false, and nothing taken, when less did. */
  takeIn: (address: string, token: string, units: bigint) => boolean;
  takeOut: (address: string, token: string, units: bigint) => boolean;
}

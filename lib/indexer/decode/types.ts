import type { PoolTokens } from "../../chain/types.ts";

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

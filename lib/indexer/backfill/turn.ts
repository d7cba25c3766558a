import type { SourceOptions } from "../../chain/sources/source.ts";
import type { HistoryList, WalletHistory } from "../../chain/wallet-history.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import type { BackfillProgress } from "./staged-history.ts";
import type { TrackedWallet } from "./tracked-wallets.ts";

export interface FetchOptions {
  signal: AbortSignal;
  /** Given by tests. */
  source?: SourceOptions;
  /** Given by tests. */
  turn?: { rows: number; ms: number };
}

/** A turn of a backfill: what it fetches, from where. */
export interface Turn {
  chain: ChainConfig;
  claimed: ClaimedBackfill;
  tracked: TrackedWallet;
  /** First block to read; activity before it stays. */
  fromBlock: number;
  /** What earlier turns staged. */
  staged: BackfillProgress | null;
}

/** What a turn fetched. */
export interface FetchedTurn {
  /** Null: no source gave its newest block. */
  history: WalletHistory | null;
  fault: string | null;
  /** By list. */
  rows: ReadonlyMap<HistoryList, readonly Activity[]>;
  /** The rows show a smart account, whose acts they hold in part. */
  isSmartAccount: boolean;
}

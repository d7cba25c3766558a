import type { SourceOptions } from "../../chain/capabilities.ts";
import type { HistoryList, WalletHistory } from "../../chain/wallet-history.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import type { BegunTurn } from "./begin-turns.ts";

/** Blocks below the last covered one that a later reading reads again, because sources may add rows late. */
export const OVERLAP = 20;

export interface FetchOptions {
  signal: AbortSignal;
  /** Set by tests. */
  source?: SourceOptions;
  /** Set by tests. */
  turn?: { rows: number; ms: number };
  /** Called after each page with its list and the rows of all lists so far. */
  onPage?: (read: { list: HistoryList; rows: number }) => void;
}

/** A turn of a backfill. */
export interface Turn extends BegunTurn {
  chain: ChainConfig;
  claimed: ClaimedBackfill;
  /** First block to read; activity before it stays. */
  fromBlock: number;
}

/** What a turn fetched. */
export interface FetchedTurn {
  /** Null if no source returned its newest block. */
  history: WalletHistory | null;
  fault: string | null;
  /** By list. */
  rows: ReadonlyMap<HistoryList, readonly Activity[]>;
  /** Whether the rows show a smart account, of whose acts they have only a part. */
  isSmartAccount: boolean;
  attested?: AttestedTo | null;
}

/** The block up to which a turn read attestations; `stored`: what was stored of that when it had read. */
export interface AttestedTo {
  stored: number | null;
  to: number;
}

import type { BlockHeader, ChainBlock, ChainLog, ChainTransaction, UnreadableTransaction } from "../../chain/types.ts";
import type { AgentEvent } from "../../domains/agents/index.ts";
import type { AttestationEvent } from "../../domains/attestations/index.ts";
import type { NameEvent } from "../../domains/identities/index.ts";
import type { Activity } from "../../engine/types.ts";
import type { AccountState } from "./smart-accounts/operation.ts";

/** The position of the one unreadable transaction of a block that is set aside as a whole. */
export const WHOLE_BLOCK = -1;
/** In place of the hash of such a block while nobody has named it. */
export const UNKNOWN_HASH = `0x${"0".repeat(64)}`;

/** An account that acted in a transaction of which its operations have only a part. */
export interface PartlyRead {
  account: string;
  /** The transaction's position in the block. */
  index: number;
}

/** A block, and what wallets did in it. */
export interface DecodedBlock extends BlockHeader {
  /** The time that the node gave, if another one counts. */
  statedTime?: number;
  /** Set aside with all blocks from this one on, which are missing too. */
  firstMissing?: number;
  rows: Activity[];
  /** Its transactions that could not be understood. */
  unreadable?: readonly UnreadableTransaction[];
  /** Smart accounts of whose acts in it only a part could be read. */
  partlyRead?: readonly PartlyRead[];
  /** Events of the names and reservations contracts. */
  names?: readonly NameEvent[];
  /** Events of the chain's EAS contract. */
  attestations?: readonly AttestationEvent[];
  /** Events of the chain's registries of agents. */
  agents?: readonly AgentEvent[];
}

/** What decoding needs in addition to the blocks. */
export interface DecodeContext {
  chainId: number;
  /** Pools whose trades count even if only one side is visible. */
  trustedPools: ReadonlySet<string>;
  /** Contracts whose logs are skipped, because they repeat moves of native value. */
  baseTokens: ReadonlySet<string>;
  /** Governors whose votes count, and votes tokens whose delegations count. */
  governors: ReadonlySet<string>;
  /** What blocks do not show of smart accounts. */
  state: AccountState;
  /** The wallets to decode; absent: all. */
  keep?: (wallet: string) => boolean;
}

/** A move of native currency that the protocol reported. */
export interface NativeMove {
  from: string;
  to: string;
  wei: bigint;
  logIndex: number;
}

/** What one wallet caused in a transaction. */
export interface Act {
  /** The wallet that acts; null for logs that no wallet is known to have caused. */
  actor: string | null;
  /** Native currency that the actor sent along, wei. */
  value: bigint;
  /** Logs of contracts. */
  logs: readonly ChainLog[];
  /** The moves of native currency that the protocol reported; null if it reports none in this block. */
  moves: readonly NativeMove[] | null;
}

/** What a decoder gets: the act, with its transaction and block, and a function for the activity that it finds. */
export interface DecoderInput {
  context: DecodeContext;
  block: ChainBlock;
  transaction: ChainTransaction;
  act: Act;
  /** Adds a row; rows of other wallets and of the zero address are dropped. */
  emit: (row: ActivityPart) => void;
}

/** What a decoder finds of an activity; the rest comes from the block and transaction. */
export type ActivityPart = Pick<Activity, "wallet" | "kind" | "counterparty" | "logIndex"> &
  Partial<Pick<Activity, "asset" | "amount" | "assetOut" | "amountOut" | "method" | "own">> & {
    fee?: bigint | null;
    ran?: boolean | null;
  };

/**
 * Reads one kind of event. Any contract can emit anything under any name, so a decoder reads only logs that match the event exactly,
 * ignores the others and never throws.
 */
export type LogDecoder = (log: ChainLog, input: DecoderInput) => void;

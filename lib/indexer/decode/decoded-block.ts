import type { BlockHeader, UnreadableTransaction } from "../../chain/types.ts";
import type { AgentEvent } from "../../domains/agents/index.ts";
import type { AttestationEvent } from "../../domains/attestations/index.ts";
import type { NameEvent } from "../../domains/identities/index.ts";
import type { Activity } from "../../engine/index.ts";
import type { PartlyRead } from "./block-operations.ts";

/** The position of the one unreadable transaction of a block that is set aside as a whole. */
export const WHOLE_BLOCK = -1;
/** In place of the hash of such a block while nobody has named it. */
export const UNKNOWN_HASH = `0x${"0".repeat(64)}`;

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

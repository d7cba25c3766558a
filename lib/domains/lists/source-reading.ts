import type { Capabilities } from "../../chain/capabilities.ts";
import type { AskedBlock } from "../../chain/sources/contract-calls.ts";
import type { ChainConfig } from "../../core/chains.ts";
import { ServiceError } from "../../core/errors.ts";
import type { ListSource } from "./source-schemas.ts";
import type { SourceState } from "./stored-list.ts";

export type OnChain = Exclude<ListSource, { kind: "board" }>;

interface Turn {
  /** When another list is due, as `performance.now()` counts. */
  until: number;
  /** Aborts the requests of the turn: it waits for one that began before its end, and for no other. */
  signal: AbortSignal;
}

/** A list whose source is read. */
export interface Reading<S extends ListSource = OnChain> extends Turn {
  id: string;
  developerId: string;
  source: S;
  state: SourceState;
  chain: ChainConfig;
  block: AskedBlock;
  client: Capabilities["blocks"];
  /** Throws where the developer's calls of the day are used up. */
  spend: (calls: number) => Promise<void>;
  /** A further turn without a pause, while no other list waits to be read; null if it ends here. */
  further: () => Promise<Turn | null>;
}

/** Whether the turn is over. */
export function isOver({ until, signal }: Turn): boolean {
  return signal.aborted || performance.now() > until;
}

/** For a failure that is the source's own, with what to tell. */
export function refused(message: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", message);
}

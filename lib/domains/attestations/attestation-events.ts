import type { Hex } from "viem";
import type { Address } from "../../core/chains.ts";
import type { SourceBlock } from "../scores/index.ts";

/** A schema as the chain's registry has it. */
export interface SchemaRecord {
  schema: string;
  revocable: boolean;
  resolver: Address;
}

interface EventPlace {
  uid: Hex;
  txHash: Hex;
  logIndex: number;
}

/** What EAS emitted: an attestation was made, or one was revoked. Addresses are lower-case hex, times unix seconds. */
export type AttestationEvent = EventPlace &
  (
    | {
        kind: "attested";
        subject: Address;
        issuer: Address;
        schemaUid: Hex;
        /** Null where it is not known. */
        schema: SchemaRecord | null;
        /** Whatever the issuer's transaction gave; of any length. */
        data: Hex;
        time: bigint;
        /** 0: never. */
        expirationTime: bigint;
        revocable: boolean;
        refUid: Hex;
      }
    | { kind: "revoked" }
  );
export type Attested = Extract<AttestationEvent, { kind: "attested" }>;

/** What EAS emitted in one block. */
export interface AttestationBlock {
  source: SourceBlock;
  events: readonly AttestationEvent[];
}

/** An event in its block. */
export interface Emitted {
  source: SourceBlock;
  event: AttestationEvent;
}
export interface Made extends Emitted {
  event: Attested;
}

export function isMade(emitted: Emitted): emitted is Made {
  return emitted.event.kind === "attested";
}

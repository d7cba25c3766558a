import type { Hex } from "viem";
import type { Address } from "../../core/chains.ts";
import type { SourceBlock } from "../scores/index.ts";

/** A schema of the chain's registry. */
export interface SchemaRecord {
  schema: string;
  revocable: boolean;
  resolver: Address;
}

interface EventPlace {
  uid: Hex;
  txHash: Hex;
  logIndex: number;
  /** Who sent the transaction; absent: the issuer. */
  sender?: Address;
}

/** An event of EAS. Addresses are lower-case hex, times unix seconds. */
export type AttestationEvent = EventPlace &
  (
    | {
        kind: "attested";
        subject: Address;
        issuer: Address;
        schemaUid: Hex;
        /** Null if unknown. */
        schema: SchemaRecord | null;
        /** Not validated, of any length. */
        data: Hex;
        time: bigint;
        /** 0: never. */
        expirationTime: bigint;
        revocable: boolean;
        refUid: Hex;
      }
    | {
        /** Made, but no node has returned its contents yet. */
        kind: "unread";
        subject: Address;
        issuer: Address;
      }
    | {
        kind: "revoked";
        /** Of the attestation; absent if unknown. */
        subject?: Address;
        issuer?: Address;
      }
    | {
        /** The issuer takes back an attestation that was signed and not made on chain. */
        kind: "revokedOffchain";
        issuer: Address;
      }
  );
export type Attested = Extract<AttestationEvent, { kind: "attested" }>;

export interface AttestationBlock {
  source: SourceBlock;
  events: readonly AttestationEvent[];
}

export interface Emitted {
  source: SourceBlock;
  event: AttestationEvent;
}

/** Who sent the transaction, if that is not the issuer. */
export function otherSender({ sender, issuer }: { sender?: Address; issuer: Address }): Address | null {
  return sender === undefined || sender === issuer ? null : sender;
}

export interface Unread extends Emitted {
  event: Extract<AttestationEvent, { kind: "unread" }>;
}

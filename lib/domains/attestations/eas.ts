import { encodePacked, type Hex, hashTypedData, keccak256, parseSignature, stringToHex, zeroAddress } from "viem";
import type { Address } from "../../core/chains.ts";
import { checksum } from "../../core/schemas.ts";

/** The format of EAS's off-chain attestations, version 2 (Ethereum Attestation Service; its SDK is the reference). */

/** What an issuer signs, in this order: it is part of the hash. */
export const attestTypes = {
  Attest: [
    { name: "version", type: "uint16" },
    { name: "schema", type: "bytes32" },
    { name: "recipient", type: "address" },
    { name: "time", type: "uint64" },
    { name: "expirationTime", type: "uint64" },
    { name: "revocable", type: "bool" },
    { name: "refUID", type: "bytes32" },
    { name: "data", type: "bytes" },
    { name: "salt", type: "bytes32" },
  ],
} as const;

export const EAS_VERSION = 2 as const;
export const EMPTY_UID: Hex = `0x${"0".repeat(64)}`;

/** The EAS of a chain: signatures are bound to its address and version. */
export interface EasContract {
  chainId: number;
  /** Lower-case hex. */
  contract: Address;
  /** What the contract answers to `version()`, such as 1.4.0. */
  version: string;
}

/** What an off-chain attestation says. Addresses and hashes are lower-case hex, times unix seconds. */
export interface AttestMessage {
  schema: Hex;
  recipient: Address;
  time: number;
  /** 0: never. */
  expirationTime: number;
  revocable: boolean;
  refUID: Hex;
  data: Hex;
  salt: Hex;
}

/** What to sign, as wallets take it; plain JSON. */
export function attestTypedData(eas: EasContract, message: AttestMessage) {
  return {
    domain: {
      name: "EAS Attestation" as const,
      version: eas.version,
      chainId: eas.chainId,
      verifyingContract: checksum(eas.contract),
    },
    types: attestTypes,
    primaryType: "Attest" as const,
    message: { version: EAS_VERSION, ...message, recipient: checksum(message.recipient) },
  };
}

/** The hash an issuer signs. */
export function attestHash(eas: EasContract, message: AttestMessage): Hex {
  const { domain, types, primaryType, message: fields } = attestTypedData(eas, message);
  const numbers = { time: BigInt(fields.time), expirationTime: BigInt(fields.expirationTime) };
  return hashTypedData({ domain, types, primaryType, message: { ...fields, ...numbers } });
}

/**
 * The uid as EAS's SDK computes it. It packs the schema as the text of its hex, so lower case is part of the format; and it
 * holds neither issuer nor chain, so two issuers may make the same one.
 */
export function attestationUid(message: AttestMessage): Hex {
  return keccak256(
    encodePacked(
      ["uint16", "bytes", "address", "address", "uint64", "uint64", "bool", "bytes32", "bytes", "bytes32", "uint32"],
      [
        EAS_VERSION,
        stringToHex(message.schema),
        message.recipient,
        zeroAddress,
        BigInt(message.time),
        BigInt(message.expirationTime),
        message.revocable,
        message.refUID,
        message.data,
        message.salt,
        0,
      ],
    ),
  );
}

/** The uid of a schema, as EAS's registry computes it. */
export function schemaUid(schema: string, revocable: boolean, resolver: Address = zeroAddress): Hex {
  return keccak256(encodePacked(["string", "address", "bool"], [schema, resolver, revocable]));
}

/** EAS's share package: what its SDK verifies and its explorers open. Only the signature of a wallet's own key fits. */
export function sharePackage(eas: EasContract, message: AttestMessage, signed: { issuer: Address; signature: Hex }) {
  const { r, s, yParity } = parseSignature(signed.signature);
  return {
    sig: {
      version: EAS_VERSION,
      uid: attestationUid(message),
      ...attestTypedData(eas, message),
      signature: { v: 27 + yParity, r, s },
    },
    signer: checksum(signed.issuer),
  };
}

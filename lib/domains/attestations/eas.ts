import { encodePacked, type Hex, hashTypedData, keccak256, parseSignature, stringToHex, zeroAddress } from "viem";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { easDeployment } from "../../core/eas-deployments.ts";
import { checksum } from "../../core/schemas.ts";

// The format of EAS's off-chain attestations, version 2; EAS's SDK is the reference.

/** The order of fields is part of the hash. */
const attestTypes = {
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

const EAS_VERSION = 2 as const;
export const EMPTY_UID: Hex = `0x${"0".repeat(64)}`;

/** Signatures are bound to address and version. */
export interface EasContract {
  chainId: number;
  /** Lower-case hex. */
  contract: Address;
  /** The result of `version()`, such as 1.4.0. */
  version: string;
}

/** Addresses and hashes are lower-case hex, times unix seconds. */
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

/** The typed data for wallets, as plain JSON. */
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

export function attestHash(eas: EasContract, message: AttestMessage): Hex {
  const { domain, types, primaryType, message: fields } = attestTypedData(eas, message);
  const numbers = { time: BigInt(fields.time), expirationTime: BigInt(fields.expirationTime) };
  return hashTypedData({ domain, types, primaryType, message: { ...fields, ...numbers } });
}

/** EAS's uid. It packs the schema's hex as text, so lower case matters. It covers neither issuer nor chain, so it is not unique. */
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

export function schemaUid(schema: string, revocable: boolean): Hex {
  return keccak256(encodePacked(["string", "address", "bool"], [schema, zeroAddress, revocable]));
}

/** EAS's share package. It has no field for signatures of smart accounts. */
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

export function easOf(chain: Pick<ChainConfig, "id" | "contracts">): EasContract | null {
  const known = easDeployment(chain);
  return known && { chainId: chain.id, contract: known.contract, version: known.version };
}

import { keccak256, stringToHex, type TypedDataDomain } from "viem";
import type { Env } from "./env.ts";

/** EIP-712 messages for this service, by primary type. Absent texts are "", an absent notifySubject is true. */
export const signedTypes = {
  MintIdentity: [
    { name: "name", type: "string" },
    { name: "owner", type: "address" },
    { name: "deadline", type: "uint256" },
  ],
  ActivateIdentity: [
    { name: "name", type: "string" },
    { name: "owner", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
  LinkWallet: [
    { name: "name", type: "string" },
    { name: "owner", type: "address" },
    { name: "wallet", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
  UnlinkWallet: [
    { name: "name", type: "string" },
    { name: "owner", type: "address" },
    { name: "wallet", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
  ClaimAchievement: [
    { name: "achievementId", type: "string" },
    { name: "wallet", type: "address" },
    { name: "deadline", type: "uint256" },
  ],
  TrackReferral: [
    { name: "code", type: "string" },
    { name: "referee", type: "address" },
    { name: "deadline", type: "uint256" },
  ],
  ClaimMint: [
    { name: "name", type: "string" },
    { name: "claimer", type: "address" },
    { name: "chainId", type: "uint256" },
    { name: "referralCode", type: "string" },
    { name: "deadline", type: "uint256" },
  ],
  OpenAppeal: [
    { name: "wallet", type: "address" },
    { name: "flag", type: "string" },
    { name: "reason", type: "string" },
    { name: "evidence", type: "string[]" },
    { name: "deadline", type: "uint256" },
  ],
  WithdrawAppeal: [
    { name: "appealId", type: "string" },
    { name: "wallet", type: "address" },
    { name: "deadline", type: "uint256" },
  ],
  RevokeAttestation: [
    { name: "attestationId", type: "string" },
    { name: "reason", type: "string" },
    { name: "details", type: "string" },
    { name: "publicReason", type: "string" },
    { name: "notifySubject", type: "bool" },
  ],
} as const;
export type SignedType = keyof typeof signedTypes;

interface SolidityValues {
  string: string;
  "string[]": readonly string[];
  address: `0x${string}`;
  uint256: bigint;
  bool: boolean;
}

/** The message of a primary type. */
export type SignedMessage<T extends SignedType> = {
  [Field in (typeof signedTypes)[T][number] as Field["name"]]: SolidityValues[Field["type"]];
};

/** Domain of these messages: a signature is valid for one chain and one public origin. */
export type SigningDomain = Required<Pick<TypedDataDomain, "name" | "version" | "salt">> & { chainId: number };

export function signingDomain(env: Pick<Env, "PUBLIC_ORIGIN">, chainId: number): SigningDomain {
  return { name: "Credence", version: "1", chainId, salt: keccak256(stringToHex(env.PUBLIC_ORIGIN)) };
}

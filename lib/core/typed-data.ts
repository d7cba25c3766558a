import { keccak256, stringToHex, type TypedDataDomain } from "viem";
import type { Env } from "./env.ts";

const name = { name: "name", type: "string" } as const;
const owner = { name: "owner", type: "address" } as const;
const wallet = { name: "wallet", type: "address" } as const;
const nonce = { name: "nonce", type: "uint256" } as const;
const reason = { name: "reason", type: "string" } as const;
const deadline = { name: "deadline", type: "uint256" } as const;

/** EIP-712 messages for this service, by primary type. An absent text is signed as "", an absent notifySubject as true. */
export const signedTypes = {
  MintIdentity: [name, owner, deadline],
  ActivateIdentity: [name, owner, nonce, deadline],
  LinkWallet: [name, owner, wallet, nonce, deadline],
  UnlinkWallet: [name, owner, wallet, nonce, deadline],
  ClaimAchievement: [{ name: "achievementId", type: "string" }, wallet, deadline],
  TrackReferral: [{ name: "code", type: "string" }, { name: "referee", type: "address" }, deadline],
  ClaimMint: [
    name,
    { name: "claimer", type: "address" },
    { name: "chainId", type: "uint256" },
    { name: "referralCode", type: "string" },
    deadline,
  ],
  OpenAppeal: [wallet, { name: "flag", type: "string" }, reason, { name: "evidence", type: "string[]" }, deadline],
  WithdrawAppeal: [{ name: "appealId", type: "string" }, wallet, deadline],
  RevokeAttestation: [
    { name: "attestationId", type: "string" },
    reason,
    { name: "details", type: "string" },
    { name: "publicReason", type: "string" },
    { name: "notifySubject", type: "bool" },
  ],
  EraseData: [wallet, { name: "erased", type: "string" }, { name: "retained", type: "string" }, nonce, deadline],
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

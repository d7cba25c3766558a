import { type Hex, keccak256, stringToBytes } from "viem";
import type { Address } from "../../core/chains.ts";
import { checksum } from "../../core/schemas.ts";

/** The EIP-712 type of a pass, as ScoreVerifier.sol declares it. */
export const passTypes = {
  PolicyPass: [
    { name: "subject", type: "address" },
    { name: "policyId", type: "bytes32" },
    { name: "allowed", type: "bool" },
    { name: "issuedAt", type: "uint64" },
    { name: "expiresAt", type: "uint64" },
    { name: "nonce", type: "bytes32" },
  ],
} as const;

/** The EIP-712 domain of the passes for a ScoreVerifier. */
export function passDomain(chainId: number, verifier: Address) {
  return { name: "Credence Policy Pass", version: "1", chainId, verifyingContract: checksum(verifier) } as const;
}

/** The policy's id in a pass: keccak256 of its id as text. */
export function passPolicyId(policyId: string): Hex {
  return keccak256(stringToBytes(policyId));
}

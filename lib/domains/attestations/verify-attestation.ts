import { type Hex, isAddressEqual, recoverAddress } from "viem";
import { judgeSignature } from "../../chain/interactive/verify-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import { type AttestMessage, attestHash, type EasContract } from "./eas.ts";
import type { SignatureKind } from "./schemas.ts";

const ERC6492_END = "6492".repeat(16);

/** How the issuer signed. Throws INVALID_SIGNATURE; CHAIN_UNAVAILABLE if only the chain can decide and it does not respond. */
export async function requireIssuer(
  ctx: Pick<Context, "env" | "log">,
  input: { eas: EasContract; message: AttestMessage; issuer: Address; signature: string },
): Promise<{ signature: Hex; kind: Exclude<SignatureKind, "onchain"> }> {
  const { eas, message, issuer } = input;
  const hash = attestHash(eas, message);
  const verdict = await judgeSignature(ctx, {
    chainId: eas.chainId,
    address: issuer,
    hash,
    signature: input.signature,
  });
  if ("refusal" in verdict) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      `The signature is not that of ${checksum(issuer)} for this attestation. ${verdict.refusal} Sign the typed data of POST /v1/trust/attestations/prepare.`,
    );
  }
  const signature = input.signature.toLowerCase() as Hex; // A valid signature is hex.
  if (verdict.by === "key") return { signature, kind: "eoa" };
  return { signature, kind: signature.endsWith(ERC6492_END) ? "erc6492" : "erc1271" };
}

/** Whether the issuer's own key signed; needs no chain. */
export async function isSignedByKey(
  eas: EasContract,
  message: AttestMessage,
  signed: { issuer: Address; signature: Hex },
): Promise<boolean> {
  try {
    const { issuer, signature } = signed;
    return isAddressEqual(issuer, await recoverAddress({ hash: attestHash(eas, message), signature }));
  } catch {
    // A smart account's signature can have any bytes.
    return false;
  }
}

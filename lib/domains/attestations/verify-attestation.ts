import { type Hex, isAddressEqual, recoverAddress } from "viem";
import { verifyTypedSignature } from "../../chain/verify-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import { type AttestMessage, attestHash, attestTypedData, type EasContract } from "./eas.ts";
import type { SignatureKind } from "./schemas.ts";

const ERC6492_END = "6492".repeat(16);

/** How the issuer signed. Throws INVALID_SIGNATURE; CHAIN_UNAVAILABLE if only the chain can decide and it does not respond. */
export async function requireIssuer(
  ctx: Pick<Context, "env" | "log">,
  input: { eas: EasContract; message: AttestMessage; issuer: Address; signature: string },
): Promise<{ signature: Hex; kind: Exclude<SignatureKind, "onchain"> }> {
  const { eas, message, issuer } = input;
  const signature = input.signature.toLowerCase();
  const typedData = attestTypedData(eas, message);
  if (!(await verifyTypedSignature(ctx, { chainId: eas.chainId, address: issuer, typedData, signature }))) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      `The signature is not that of ${checksum(issuer)} for this attestation. Sign the typed data of POST /v1/trust/attestations/prepare.`,
    );
  }
  const signed = signature as Hex; // A valid signature is hex.
  if (await isSignedByKey(eas, message, { issuer, signature: signed })) return { signature: signed, kind: "eoa" };
  return { signature: signed, kind: signed.endsWith(ERC6492_END) ? "erc6492" : "erc1271" };
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

import { z } from "zod";
import { ChecksumAddress, TransactionHash } from "../../core/schemas.ts";

// Schemas of EAS's typed data and share package. Safe in a browser.

export const UnixSeconds = z.int().nonnegative();
export const HexBytes = z.string().regex(/^0x([0-9a-f]{2})*$/);

const TypeField = z.object({ name: z.string(), type: z.string() });
const EasDomain = z.object({
  name: z.literal("EAS Attestation"),
  version: z.string(),
  chainId: z.int().positive(),
  verifyingContract: ChecksumAddress,
});
const AttestMessage = z.object({
  version: z.literal(2),
  schema: TransactionHash,
  recipient: ChecksumAddress,
  time: UnixSeconds,
  expirationTime: UnixSeconds,
  revocable: z.boolean(),
  refUID: TransactionHash,
  data: HexBytes,
  salt: TransactionHash,
});
export const TypedData = z.object({
  domain: EasDomain,
  types: z.object({ Attest: z.array(TypeField).readonly() }),
  primaryType: z.literal("Attest"),
  message: AttestMessage,
});

export const SharePackage = z
  .object({
    sig: z.object({
      version: z.literal(2),
      uid: TransactionHash,
      ...TypedData.shape,
      signature: z.object({ v: z.int(), r: z.string(), s: z.string() }),
    }),
    signer: ChecksumAddress,
  })
  .meta({ description: "EAS's share package, which its SDK verifies." });

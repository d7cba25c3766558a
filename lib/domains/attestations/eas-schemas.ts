import type { Hex } from "viem";
import { z } from "zod";
import type { Address } from "../../core/chains.ts";
import { ChecksumAddress, TransactionHash } from "../../core/schemas.ts";
import { attestationUid } from "./eas.ts";

// Schemas of EAS's typed data and share package.

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

/** A number as JSON has it, or as text, since EAS's SDK makes text of its large integers. */
const Whole = z.union([UnixSeconds, z.string().regex(/^\d{1,20}$/)]).transform(Number);
const Word = z.string().regex(/^0x[0-9a-fA-F]{64}$/);

/** A share package as EAS's SDK makes it, or as this service returned it; its other fields follow from these. */
const GivenPackage = z.object({
  sig: z.object({
    uid: Word,
    domain: z.object({ chainId: Whole }),
    message: z.object({
      version: Whole,
      schema: Word,
      recipient: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
      time: Whole,
      expirationTime: Whole,
      revocable: z.boolean(),
      refUID: Word,
      data: z.string().regex(/^0x(?:[0-9a-fA-F]{2})*$/),
      salt: Word,
    }),
    signature: z.object({ v: Whole, r: Word, s: Word }),
  }),
  signer: z.string(),
});

/** Null if a number is too large for EAS's types. */
function uidOf(message: z.output<typeof GivenPackage>["sig"]["message"]): string | null {
  const { schema, recipient, refUID, data, salt, ...terms } = message;
  const lower = (hex: string) => hex.toLowerCase() as Hex; // They were read as hex.
  const words = { schema: lower(schema), refUID: lower(refUID), data: lower(data), salt: lower(salt) };
  try {
    return attestationUid({ ...terms, ...words, recipient: lower(recipient) as Address });
  } catch {
    return null;
  }
}

/**
 * A share package as the fields of an attestation to post; anything else as it is. Adds an issue for a package of another version, whose
 * message is another, for one that is incomplete, and for one whose uid is not that of its message.
 */
export function fromSharePackage(given: unknown, context: z.RefinementCtx): unknown {
  if (typeof given !== "object" || given === null || !("sig" in given) || !("signer" in given)) return given;
  const read = GivenPackage.safeParse(given);
  if (!read.success) {
    const path = read.error.issues[0]?.path.join(".") ?? "sig";
    context.addIssue({ code: "custom", path: [path], message: "is not as in a share package of EAS, version 2" });
    return z.NEVER;
  }
  const { signer, sig } = read.data;
  // What no package has is left to be refused.
  const { sig: _sig, signer: _signer, ...rest } = given;
  const { version, recipient, ...message } = sig.message;
  if (version !== 2) {
    context.addIssue({ code: "custom", path: ["sig", "message", "version"], message: "must be 2" });
    return z.NEVER;
  }
  if (uidOf(sig.message) !== sig.uid.toLowerCase()) {
    context.addIssue({ code: "custom", path: ["sig", "uid"], message: "is not the uid of its message" });
    return z.NEVER;
  }
  const { v, r, s } = sig.signature;
  const parity = v >= 27 ? v : v + 27;
  const signature = `${r}${s.slice(2)}${parity.toString(16).padStart(2, "0")}`;
  return { ...rest, ...message, subject: recipient, issuer: signer, chainId: sig.domain.chainId, signature };
}

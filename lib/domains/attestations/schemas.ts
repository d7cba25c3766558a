import type { Hex } from "viem";
import { isHex } from "viem/utils";
import { z } from "zod";
import type { Address } from "../../core/chains.ts";
import {
  AddressParam,
  ChainFilter,
  ChainNumber,
  ChecksumAddress,
  Identity,
  Limit,
  Offset,
  Pagination,
  SortOrder,
  Timestamp,
  TransactionHash,
} from "../../core/schemas.ts";
import { Hidden } from "../takedowns/schemas.ts";
import { attestationUid, EMPTY_UID } from "./eas.ts";

// Schemas of EAS's typed data and share package.

const UnixSeconds = z.int().nonnegative();
const HexBytes = z.string().regex(/^0x([0-9a-f]{2})*$/);

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
const TypedData = z.object({
  domain: EasDomain,
  types: z.object({ Attest: z.array(TypeField).readonly() }),
  primaryType: z.literal("Attest"),
  message: AttestMessage,
});

const SharePackage = z
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
function fromSharePackage(given: unknown, context: z.RefinementCtx): unknown {
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

// Schemas of requests and responses. Safe in a browser.

export const revocationReasons = [
  "relationship_ended",
  "skill_outdated",
  "achievement_invalid",
  "reputation_changed",
  "identity_verification_failed",
  "other",
] as const;
export type RevocationReason = (typeof revocationReasons)[number];

export const attestationStatuses = ["active", "revoked", "expired", "all"] as const;

/** Which attestations to list. A wallet or name as the subject selects all wallets of its identity; a schema is a uid or a name. */
export const AttestationsQuery = z.object({
  subject: Identity.optional(),
  issuer: Identity.optional(),
  schema: z.string().min(1).max(66).optional(),
  status: z.enum(attestationStatuses).default("all"),
  chainId: ChainFilter,
  sort: z.enum(["createdAt", "issuerScore"]).default("createdAt"),
  order: SortOrder.default("desc"),
  limit: Limit,
  offset: Offset,
});
export type AttestationsQuery = z.infer<typeof AttestationsQuery>;

/** How an attestation is proven: by the issuer's key, a smart account, or a transaction. */
const signatureKinds = ["eoa", "erc1271", "erc6492", "onchain"] as const;
export type SignatureKind = (typeof signatureKinds)[number];

const LONGEST_TEXT = 1_000;
const LONGEST_NAME = 64;
/** An ERC-6492 signature, as hex. */
const LONGEST_SIGNATURE = 2 + 2 * 16 * 1024;

const Bytes32 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, "must be 32 bytes as 0x and hex")
  // The expression above guarantees the form.
  .transform((value) => value.toLowerCase() as `0x${string}`)
  .meta({ override: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" } });

/** Unix seconds in a body: a number, or a decimal string as EAS's SDK writes them. */
const Seconds = z
  .union([z.int().nonnegative(), z.string().regex(/^[0-9]{1,16}$/)], "must be whole unix seconds")
  .transform(Number)
  .pipe(z.int().nonnegative())
  .meta({
    description: "Unix seconds.",
    override: { type: ["integer", "string"], minimum: 0 },
    example: 1_767_225_600,
  });

const SchemaReference = z
  .string()
  .min(1)
  .max(66)
  .meta({ description: "A schema's uid or name.", example: "endorsement" });

const Data = z
  .union([
    z.record(z.string(), z.unknown()),
    z
      .string()
      .refine((value) => isHex(value) && value.length % 2 === 0, "must be bytes as 0x and hex")
      .transform((value) => value.toLowerCase() as `0x${string}`), // Checked above.
  ])
  .meta({
    description:
      "An object with exactly the schema's fields, or their canonical ABI encoding as hex. At most 64 KiB, encoded and as JSON.",
    override: { type: ["object", "string"] },
    example: { context: "audit", statement: "Found two faults in our contracts, and was patient about it." },
  });

const Issuer = AddressParam.meta({ description: "The signer: a wallet or a smart account." });
const Subject = Identity.meta({
  description: "The recipient: an address, or a name, which resolves to an address now.",
});

const NamedSchema = z.strictObject({
  uid: TransactionHash.optional().meta({ description: "As the service gives it out: what the fields must have." }),
  name: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_NAME)
    .regex(/^[^\p{C}]*$/u, "must be plain text")
    .refine((name) => !/^0x/i.test(name), "must not look like a uid")
    .meta({ example: "craft" }),
  schema: z
    .string()
    .trim()
    .min(1)
    .meta({ description: "Types and names of the fields, in EAS's format.", example: "string skill, uint8 level" }),
  revocable: z.boolean().default(true),
});
/** A schema, also one as the service gave it out, alone or in its answer. */
export const RegisterSchema = z.preprocess((given) => {
  const isAnswer = typeof given === "object" && given !== null && Object.keys(given).join() === "schema";
  return isAnswer ? Object.values(given)[0] : given;
}, NamedSchema) as unknown as typeof NamedSchema; // What documents name.
export type RegisterSchema = z.output<typeof RegisterSchema>;

export const PrepareAttestation = z.strictObject({
  subject: Subject,
  schema: SchemaReference,
  data: Data,
  issuer: Issuer,
  chainId: ChainNumber.optional().meta({ description: "The first configured chain with an EAS if absent." }),
  expirationTime: Seconds.default(0).meta({ description: "Unix seconds; 0: never." }),
  revocable: z.boolean().optional().meta({ description: "As the schema, if absent." }),
  refUID: Bytes32.default(EMPTY_UID).meta({ description: "The uid of an attestation that this one refers to." }),
});
export type PrepareAttestation = z.output<typeof PrepareAttestation>;

const SignedAttestation = z.strictObject({
  subject: Subject,
  schema: SchemaReference,
  data: Data,
  issuer: Issuer,
  chainId: ChainNumber,
  time: Seconds,
  expirationTime: Seconds.default(0),
  revocable: z.boolean().default(true),
  refUID: Bytes32.default(EMPTY_UID),
  salt: Bytes32,
  signature: z.string().max(LONGEST_SIGNATURE),
});
/** An attestation with its signature, also as a share package of EAS (`sig`, `signer`). */
export const CreateAttestation = z.preprocess(fromSharePackage, SignedAttestation) as unknown as z.ZodType<
  z.output<typeof SignedAttestation>,
  z.input<typeof SignedAttestation>
>; // What documents and clients name; the package is one more form of it.
export type CreateAttestation = z.output<typeof CreateAttestation>;

export const RevokeAttestation = z
  .strictObject({
    reason: z.enum(revocationReasons),
    details: z.string().max(LONGEST_TEXT).optional(),
    signature: z.string().max(LONGEST_SIGNATURE).meta({
      description:
        "The issuer's signature of RevokeAttestation (see Signing), in the domain of the attestation's chain.",
    }),
    notifySubject: z.boolean().default(true),
    publicReason: z.string().max(LONGEST_TEXT).optional(),
  })
  .refine(({ reason, details }) => reason !== "other" || (details ?? "").trim() !== "", {
    message: "must explain the reason other",
    path: ["details"],
  });
export type RevokeAttestation = z.output<typeof RevokeAttestation>;

const Schema = z
  .object({ uid: TransactionHash, name: z.string().nullable(), schema: z.string(), revocable: z.boolean() })
  .meta({ id: "AttestationSchema", description: "A schema; `name` is null for a schema from a chain." });

export const SchemaResponse = z.object({ schema: Schema });
export const SchemasResponse = z.object({ schemas: z.array(Schema), pagination: Pagination });

const Attestation = z
  .object({
    id: z.string(),
    subject: ChecksumAddress,
    issuer: ChecksumAddress,
    schema: TransactionHash.meta({ description: "The schema's uid." }),
    schemaName: z.string().nullable(),
    data: z.record(z.string(), z.unknown()).meta({ description: "Empty unless `dataState` is `decoded`." }),
    dataState: z.enum(["decoded", "undecodable", "omitted"]).meta({
      description:
        "`undecodable`: `encodedData` is not the canonical ABI encoding of the schema's fields, or they take more than 64 KiB as JSON. `omitted`: the data of an on-chain attestation exceeds 64 KiB and is only in its transaction.",
    }),
    dataBytes: z.int().nonnegative().meta({ description: "Length of the encoded data." }),
    encodedData: HexBytes,
    createdAt: Timestamp,
    revokedAt: Timestamp.optional(),
    revocationReason: z.enum(revocationReasons).optional().meta({ description: "Absent if revoked on chain." }),
    revocationDetails: z.string().optional(),
    publicReason: z.string().optional(),
    status: z.enum(["active", "revoked", "expired"]),
    uid: TransactionHash.meta({ description: "EAS's uid. Two issuers can have the same uid; `id` is unique." }),
    chainId: z.int().positive(),
    time: UnixSeconds.meta({ description: "Time of the attestation, set by the issuer; unix seconds." }),
    expirationTime: UnixSeconds.meta({ description: "Unix seconds; 0: never." }),
    revocable: z.boolean(),
    refUID: TransactionHash,
    signatureKind: z.enum(signatureKinds),
    issuerScore: z.int().nonnegative().meta({ description: "The issuer's current total." }),
    txHash: TransactionHash.nullable().meta({ description: "Only for on-chain attestations." }),
    final: z.boolean().meta({ description: "False while a reorg could remove an on-chain attestation." }),
    truncated: z
      .array(z.enum(["data", "encodedData", "revocationDetails", "publicReason"]))
      .optional()
      .meta({ description: "In lists: shortened fields. Get Attestation returns them in full." }),
  })
  .meta({ id: "Attestation", description: "An issuer's statement about a subject." });
export type Attestation = z.output<typeof Attestation>;

export const AttestationsResponse = z.object({
  attestations: z.array(Attestation),
  pagination: Pagination,
  leftOut: z.int().positive().optional().meta({
    description:
      "Present if on-chain attestations that match subject, issuer, schema and chain are left out: of one schema about one subject, those by one sender through one issuer beyond the oldest 50 and the newest 50 active ones. At most 10000.",
  }),
});

export const PreparedResponse = z.object({
  typedData: TypedData.meta({ description: "The typed data to sign (EIP-712)." }),
  attestation: z
    .object({
      subject: ChecksumAddress,
      schema: TransactionHash,
      data: z.record(z.string(), z.unknown()),
      issuer: ChecksumAddress,
      chainId: z.int().positive(),
      time: UnixSeconds,
      expirationTime: UnixSeconds,
      revocable: z.boolean(),
      refUID: TransactionHash,
      salt: TransactionHash,
    })
    .meta({ description: "The body to post, without the signature." }),
});

export const CreatedResponse = z.object({
  attestation: Attestation,
  scoreImpact: z.int().meta({ description: "The subject's new minus old total." }),
});

export const AttestationResponse = z.object({
  attestation: Attestation,
  hidden: Hidden.optional().meta({ description: "Present while an operator hides it from pages and lists." }),
  validity: z.object({
    signature: z.boolean().meta({
      description:
        "Whether it is valid: a key's is verified for each response, a smart account's when the attestation was posted.",
    }),
    revoked: z.boolean(),
    expired: z.boolean(),
    valid: z.boolean(),
  }),
  export: SharePackage.nullable().meta({
    description: "Null for smart accounts and on-chain attestations.",
  }),
});

export const RevokedResponse = z.object({
  message: z.string(),
  attestationId: z.string(),
  attestation: Attestation,
  impact: z.object({
    subjectNotified: z.boolean(),
    trustScoreImpact: z.int().meta({ description: "The subject's new minus old total." }),
    relatedAttestations: z.int().nonnegative().meta({ description: "Active attestations whose refUID is this uid." }),
    publicVisibility: z.boolean().meta({ description: "Whether a publicReason was given." }),
  }),
});

const Revocation = z.object({
  attestationId: z.string(),
  uid: TransactionHash,
  subject: ChecksumAddress,
  issuer: ChecksumAddress,
  schema: TransactionHash,
  chainId: z.int().positive(),
  revokedAt: Timestamp,
  reason: z.enum(revocationReasons).nullable().meta({ description: "Null if revoked on chain." }),
  publicReason: z.string().nullable(),
});
export type Revocation = z.infer<typeof Revocation>;

export const RevocationsResponse = z.object({ revocations: z.array(Revocation), next: z.string() });

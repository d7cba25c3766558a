import { isHex } from "viem/utils";
import { z } from "zod";
import {
  AddressParam,
  ChainNumber,
  ChecksumAddress,
  Identity,
  MAX_LIMIT,
  Pagination,
  Timestamp,
  TransactionHash,
} from "../../core/schemas.ts";
import { EMPTY_UID } from "./eas.ts";
import { HexBytes, SharePackage, TypedData, UnixSeconds } from "./eas-schemas.ts";

/** Schemas of requests and responses about attestations. Safe in a browser. */

/** Why an attestation was revoked. */
export const revocationReasons = [
  "relationship_ended",
  "skill_outdated",
  "achievement_invalid",
  "reputation_changed",
  "identity_verification_failed",
  "other",
] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** What attestations can be listed by. */
export const attestationStatuses = ["active", "revoked", "expired", "all"] as const;
export const attestationSorts = ["createdAt", "issuerScore"] as const;

/** How an attestation is proven: by its issuer's own key, by a smart account, or by a transaction. */
export const signatureKinds = ["eoa", "erc1271", "erc6492", "onchain"] as const;
export type SignatureKind = (typeof signatureKinds)[number];

const LONGEST_TEXT = 1_000;
const LONGEST_NAME = 64;
/** Of ERC-6492, as hex. */
const LONGEST_SIGNATURE = 2 + 2 * 16 * 1024;

const Bytes32 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, "must be 32 bytes as 0x and hex")
  // The expression above makes sure of it.
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
      .transform((value) => value.toLowerCase() as `0x${string}`), // As was just seen.
  ])
  .meta({
    description:
      "An object with exactly the schema's fields, or their canonical ABI encoding as hex. At most 64 KiB, encoded and as JSON.",
    override: { type: ["object", "string"] },
    example: { context: "audit", statement: "Found two faults in our contracts, and was patient about it." },
  });

const Issuer = AddressParam.meta({ description: "Who signs: a wallet, or a smart account." });
const Subject = Identity.meta({ description: "Who is attested: an address, or a name, which is resolved now." });

export const RegisterSchema = z.strictObject({
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
    .meta({ description: "Types and names of the fields, as EAS writes them.", example: "string skill, uint8 level" }),
  revocable: z.boolean().default(true),
});
export type RegisterSchema = z.output<typeof RegisterSchema>;

export const PrepareAttestation = z.strictObject({
  subject: Subject,
  schema: SchemaReference,
  data: Data,
  issuer: Issuer,
  chainId: ChainNumber.optional().meta({ description: "The first configured chain with an EAS if absent." }),
  expirationTime: Seconds.default(0).meta({ description: "Unix seconds; 0: never." }),
  revocable: z.boolean().optional().meta({ description: "As the schema is, if absent." }),
  refUID: Bytes32.default(EMPTY_UID).meta({ description: "The uid of an attestation this one is about." }),
});
export type PrepareAttestation = z.output<typeof PrepareAttestation>;

export const CreateAttestation = z.strictObject({
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
  .meta({ id: "AttestationSchema", description: "A schema; `name` is null for one that was met on a chain." });

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
        "`undecodable`: `encodedData` is not the canonical ABI encoding of the schema's fields, or they take more than 64 KiB as JSON. `omitted`: the data of an attestation on chain has more than 64 KiB, and stands there alone.",
    }),
    dataBytes: z.int().nonnegative().meta({ description: "How long the encoded data is." }),
    encodedData: HexBytes,
    createdAt: Timestamp,
    revokedAt: Timestamp.optional(),
    revocationReason: z.enum(revocationReasons).optional().meta({ description: "Absent if revoked on chain." }),
    revocationDetails: z.string().optional(),
    publicReason: z.string().optional(),
    status: z.enum(["active", "revoked", "expired"]),
    uid: TransactionHash.meta({ description: "EAS's uid. Two issuers may make the same one; `id` is unique." }),
    chainId: z.int().positive(),
    time: UnixSeconds.meta({ description: "When it was made, by the issuer; unix seconds." }),
    expirationTime: UnixSeconds.meta({ description: "Unix seconds; 0: never." }),
    revocable: z.boolean(),
    refUID: TransactionHash,
    signatureKind: z.enum(signatureKinds),
    issuerScore: z.int().nonnegative().meta({ description: "The issuer's total now." }),
    txHash: TransactionHash.nullable().meta({ description: "Of one made on chain." }),
    final: z.boolean().meta({ description: "False while a reorganisation could take the block of one made on chain." }),
    truncated: z
      .array(z.enum(["data", "encodedData", "revocationDetails", "publicReason"]))
      .optional()
      .meta({ description: "In lists: fields that are cut. Get Attestation answers them whole." }),
  })
  .meta({ id: "Attestation", description: "What an issuer states about a subject." });
export type Attestation = z.output<typeof Attestation>;

export const AttestationsResponse = z.object({ attestations: z.array(Attestation), pagination: Pagination });

export const PreparedResponse = z.object({
  typedData: TypedData.meta({ description: "What the issuer signs (EIP-712)." }),
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
    .meta({ description: "What to post, with the signature added." }),
});

export const CreatedResponse = z.object({
  attestation: Attestation,
  scoreImpact: z.int().meta({ description: "The subject's new minus old total." }),
});

export const AttestationResponse = z.object({
  attestation: Attestation,
  validity: z.object({
    signature: z.boolean().meta({
      description:
        "Whether it holds: a key's is verified for this answer, a smart account's when the attestation was posted.",
    }),
    revoked: z.boolean(),
    expired: z.boolean(),
    valid: z.boolean(),
  }),
  export: SharePackage.nullable().meta({
    description: "Null where a smart account signed, and for one made on chain.",
  }),
});

export const RevokedResponse = z.object({
  message: z.string(),
  attestationId: z.string(),
  attestation: Attestation,
  impact: z.object({
    subjectNotified: z.boolean(),
    trustScoreImpact: z.int().meta({ description: "The subject's new minus old total." }),
    relatedAttestations: z.int().nonnegative().meta({ description: "Active ones whose refUID is this uid." }),
    publicVisibility: z.boolean().meta({ description: "Whether a publicReason was given." }),
  }),
});

export const RevocationsResponse = z.object({
  revocations: z.array(
    z.object({
      attestationId: z.string(),
      uid: TransactionHash,
      subject: ChecksumAddress,
      issuer: ChecksumAddress,
      schema: TransactionHash,
      chainId: z.int().positive(),
      revokedAt: Timestamp,
      reason: z.enum(revocationReasons).nullable().meta({ description: "Null if revoked on chain." }),
      publicReason: z.string().nullable(),
    }),
  ),
  next: z.string(),
});

/** Notifications to mark as read. */
export const ReadNotifications = z.strictObject({
  ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_LIMIT).meta({ description: "1 to 100 ids." }),
});
export const ReadResponse = z.object({
  unread: z.int().nonnegative().meta({ description: "How many are unread afterwards; 100 stands for 100 or more." }),
});

export const NotificationsResponse = z.object({
  notifications: z.array(
    z.object({
      id: z.string(),
      kind: z.string().meta({
        description:
          "attestation.created or attestation.revoked, with the data of that event; or identity.removed, with the data of the identity.created that will not come, because a reorg or an earlier mint on another chain removed the mint.",
        example: "attestation.created",
      }),
      data: z.record(z.string(), z.unknown()).meta({ description: "svcId, attestationId …, by kind." }),
      at: Timestamp,
      readAt: Timestamp.nullable().meta({ description: "When it was marked as read; null: it is unread." }),
    }),
  ),
  pagination: Pagination,
});

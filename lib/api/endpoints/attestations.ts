import { z } from "zod";
import type { Address } from "../../core/chains.ts";
import { ServiceError } from "../../core/errors.ts";
import { ChainId, Cursor, Identity, Limit, Offset, SortOrder } from "../../core/schemas.ts";
import * as attestations from "../../domains/attestations/index.ts";
import {
  AttestationResponse,
  AttestationsResponse,
  attestationSorts,
  attestationStatuses,
  CreateAttestation,
  CreatedResponse,
  NotificationsResponse,
  PrepareAttestation,
  PreparedResponse,
  ReadNotifications,
  ReadResponse,
  RegisterSchema,
  RevocationsResponse,
  RevokeAttestation,
  RevokedResponse,
  SchemaResponse,
  SchemasResponse,
} from "../../domains/attestations/schemas.ts";
import { defineEndpoint, Existing } from "../define-endpoint.ts";

const attestation = z.object({
  attestationId: z
    .string()
    .min(1)
    .meta({ description: "Its id, or EAS's uid.", example: "att_01h2xcejqtf2nbrexx3vqjhp41" }),
});

const listAttestationSchemas = defineEndpoint({
  method: "GET",
  path: "/v1/trust/schemas",
  summary: "List the schemas of attestations",
  description: "The four every installation has, then those that were registered here or met on a chain, oldest first.",
  tag: "attestations",
  access: "read",
  rateLimit: "default",
  query: z.object({ limit: Limit, offset: Offset }),
  response: SchemasResponse,
  errors: [],
  handler: ({ ctx, query }) => attestations.listSchemas(ctx, query),
});

const registerAttestationSchema = defineEndpoint({
  method: "POST",
  path: "/v1/trust/schemas",
  summary: "Register a schema of attestations",
  description: `Fields as EAS writes them, such as \`string skill, uint8 level\`. The uid is EAS's: it depends on the fields and on whether
attestations can be revoked, so a schema can be registered once. Its name is taken once as well, in any letter case. The same
again answers the same.`,
  tag: "attestations",
  access: "write",
  rateLimit: "default",
  body: RegisterSchema,
  response: SchemaResponse,
  status: 201,
  errors: [],
  handler: async ({ ctx, body }) => ({ schema: await attestations.registerSchema(ctx, body) }),
});

const prepareAttestation = defineEndpoint({
  method: "POST",
  path: "/v1/trust/attestations/prepare",
  summary: "Get what an issuer has to sign for an attestation",
  description: `The issuer signs \`typedData\` (EIP-712, the format of EAS's off-chain attestations); then \`attestation\` is posted with
the \`signature\` added. Nothing is stored. Numbers beyond 2^53 in \`data\` are decimal strings.`,
  tag: "attestations",
  access: "read",
  rateLimit: "default",
  body: PrepareAttestation,
  response: PreparedResponse,
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
  handler: ({ ctx, body }) => attestations.prepareAttestation(ctx, body),
});

const createAttestation = defineEndpoint({
  method: "POST",
  path: "/v1/trust/attestations",
  summary: "Store a signed attestation",
  description: `Takes what \`prepare\` gave, and what EAS's SDK made (off-chain version 2, with \`data\` as an object or as the encoded
bytes). The issuer may be a smart account (ERC-1271, ERC-6492) of the attestation's chain. \`time\` may be ten minutes ahead at most.
NOT_ELIGIBLE where ${attestations.MOST_LIVE} attestations of the issuer hold for the subject, until one is revoked or expires; and beyond ${attestations.MOST_A_DAY}
attestations of an issuer within 24 hours, whoever posts them.`,
  tag: "attestations",
  access: "write",
  rateLimit: "default",
  body: CreateAttestation,
  response: CreatedResponse,
  status: 201,
  okWhen: "the same attestation is stored already.",
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN", "INVALID_SIGNATURE", "CHAIN_UNAVAILABLE", "NOT_ELIGIBLE"],
  handler: async ({ ctx, body }) => {
    const { isNew, ...made } = await attestations.createAttestation(ctx, body);
    return isNew ? made : new Existing(made);
  },
});

const listAttestations = defineEndpoint({
  method: "GET",
  path: "/v1/trust/attestations",
  summary: "List attestations",
  description: `By subject, issuer, schema (uid or name), status and chain. A name, and any wallet of an identity, stand for all its
wallets. \`issuerScore\` sorts by the issuer's total now. Long \`data\`, \`encodedData\` and texts of revocations are cut, so that a page has
less than 1 MB: \`truncated\` names what is, and Get Attestation answers it whole.`,
  tag: "attestations",
  access: "read",
  rateLimit: "default",
  query: z.object({
    subject: Identity.optional(),
    issuer: Identity.optional(),
    schema: z.string().min(1).max(66).optional(),
    status: z.enum(attestationStatuses).default("all"),
    chainId: ChainId.optional(),
    sort: z.enum(attestationSorts).default("createdAt"),
    order: SortOrder.default("desc"),
    limit: Limit,
    offset: Offset,
  }),
  response: AttestationsResponse,
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
  handler: ({ ctx, query }) => attestations.listAttestations(ctx, query),
});

const getAttestation = defineEndpoint({
  method: "GET",
  path: "/v1/trust/attestations/{attestationId}",
  summary: "Get an attestation, whether it holds, and EAS's share package of it",
  description: "By a uid that several issuers made: the first that came in.",
  tag: "attestations",
  access: "read",
  rateLimit: "default",
  params: attestation,
  response: AttestationResponse,
  errors: ["ATTESTATION_NOT_FOUND"],
  handler: ({ ctx, params }) => attestations.getAttestation(ctx, params),
});

const revokeAttestation = defineEndpoint({
  method: "DELETE",
  path: "/v1/trust/attestations/{attestationId}",
  summary: "Revoke an attestation for good",
  description: `By the issuer's signature of \`RevokeAttestation\` (EIP-712, see \`GET /v1/auth/signing\`), in the domain of the
attestation's chain; any key with write may relay it. Absent texts are signed as \`""\`, an absent \`notifySubject\` as true. With the reason
\`other\`, \`details\` must explain it. Checked in this order: found, not revoked yet, revocable, signed by the issuer.`,
  tag: "attestations",
  access: "write",
  rateLimit: "revokeAttestation",
  params: attestation,
  body: RevokeAttestation,
  response: RevokedResponse,
  errors: [
    "ATTESTATION_NOT_FOUND",
    "ATTESTATION_ALREADY_REVOKED",
    "ATTESTATION_NOT_REVOCABLE",
    "NOT_ATTESTATION_ISSUER",
    "INVALID_SIGNATURE",
    "UNSUPPORTED_CHAIN",
    "CHAIN_UNAVAILABLE",
  ],
  handler: ({ ctx, params, body }) => attestations.revokeAttestation(ctx, { ...params, ...body }),
});

const listRevocations = defineEndpoint({
  method: "GET",
  path: "/v1/trust/revocations",
  summary: "Follow the revocations of attestations",
  description: `Revocations after the cursor, oldest first. Ask again with \`next\`; nothing is left out and nothing comes twice. One
made on chain comes when its block is final.`,
  tag: "attestations",
  access: "read",
  rateLimit: "default",
  query: z.object({ after: Cursor.optional(), limit: Limit }),
  response: RevocationsResponse,
  errors: [],
  handler: ({ ctx, query }) => attestations.listRevocations(ctx, query),
});

const listNotifications = defineEndpoint({
  method: "GET",
  path: "/v1/notifications",
  summary: "List the notifications of the signed-in wallet",
  description: "Newest first, of all wallets of its identity. Listing them marks nothing as read.",
  tag: "attestations",
  access: "session",
  rateLimit: "default",
  query: z.object({ limit: Limit, offset: Offset }),
  response: NotificationsResponse,
  errors: [],
  handler: ({ ctx, query }) => attestations.listNotifications(ctx, query),
});

const readNotifications = defineEndpoint({
  method: "POST",
  path: "/v1/notifications/read",
  summary: "Mark notifications as read",
  description: "Those of the signed-in wallet and of all others of its identity; other ids change nothing.",
  tag: "attestations",
  access: "session",
  rateLimit: "default",
  body: ReadNotifications,
  response: ReadResponse,
  errors: [],
  handler: ({ ctx, body }) => {
    if (ctx.actor.kind !== "session") throw new ServiceError("FORBIDDEN", "This needs a signed-in wallet.");
    // Sessions hold wallets as tables do.
    return attestations.readNotifications(ctx, { ...body, wallet: ctx.actor.wallet as Address });
  },
});

/** Under their operation ids. */
export const attestationEndpoints = {
  listAttestationSchemas,
  registerAttestationSchema,
  prepareAttestation,
  createAttestation,
  listAttestations,
  getAttestation,
  revokeAttestation,
  listRevocations,
  listNotifications,
  readNotifications,
};

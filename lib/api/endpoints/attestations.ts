import { z } from "zod";
import type { Address } from "../../core/chains.ts";
import { ServiceError } from "../../core/errors.ts";
import { Limit, Offset } from "../../core/schemas.ts";
import * as attestations from "../../domains/attestations/index.ts";
import {
  AttestationResponse,
  AttestationsQuery,
  AttestationsResponse,
  CreateAttestation,
  CreatedResponse,
  PrepareAttestation,
  PreparedResponse,
  RegisterSchema,
  RevocationsResponse,
  RevokeAttestation,
  RevokedResponse,
  SchemaResponse,
  SchemasResponse,
} from "../../domains/attestations/schemas.ts";
import { defineEndpoint, Existing, endpointGroup, Repeated } from "../declaration/define-endpoint.ts";

const attestation = z.object({
  attestationId: z
    .string()
    .min(1)
    .meta({ description: "Its id, or EAS's uid.", example: "att_01h2xcejqtf2nbrexx3vqjhp41" }),
});

/** A feed's cursor, the `next` of an earlier response. */
const Cursor = z
  .string()
  .regex(/^[0-9]{1,15}$/, "must be the `next` of an earlier response")
  .transform(Number)
  .meta({
    description: "The `next` of an earlier response; without it, from the beginning.",
    override: { type: "string" },
  });

/** By operation id. */
export const attestationEndpoints = endpointGroup("attestations", {
  listAttestationSchemas: defineEndpoint({
    method: "GET",
    path: "/v1/trust/schemas",
    summary: "List the schemas of attestations",
    description: "The four built-in schemas, then those registered here or found on a chain, oldest first.",
    access: "read",
    replica: true,
    query: z.object({ limit: Limit, offset: Offset }),
    response: SchemasResponse,
    handler: ({ ctx, query }) => attestations.listSchemas(ctx, query),
  }),

  registerAttestationSchema: defineEndpoint({
    method: "POST",
    path: "/v1/trust/schemas",
    summary: "Register a schema of attestations",
    description: `Fields in EAS's format, such as \`string skill, uint8 level\`. The uid is EAS's: it depends on the fields and on whether
attestations can be revoked, so a schema can be registered once. Its name is unique, ignoring letter case. Repeating the
request returns the same schema. A developer can register ${attestations.MOST_SCHEMAS}.`,
    access: "write",
    body: RegisterSchema,
    response: SchemaResponse,
    status: 201,
    errors: ["NOT_ELIGIBLE"],
    handler: async ({ ctx, body }) => ({ schema: await attestations.registerSchema(ctx, body) }),
  }),

  prepareAttestation: defineEndpoint({
    method: "POST",
    path: "/v1/trust/attestations/prepare",
    summary: "Get the typed data of an attestation to sign",
    description: `The issuer signs \`typedData\` (EIP-712, the format of EAS's off-chain attestations); then post \`attestation\` with
the \`signature\`. Nothing is stored. Numbers above 2^53 in \`data\` are decimal strings.`,
    access: "read",
    body: PrepareAttestation,
    response: PreparedResponse,
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
    handler: ({ ctx, body }) => attestations.prepareAttestation(ctx, body),
  }),

  createAttestation: defineEndpoint({
    method: "POST",
    path: "/v1/trust/attestations",
    summary: "Store a signed attestation",
    description: `Accepts attestations of \`prepare\` and of EAS's SDK (off-chain version 2, with \`data\` as an object or as the encoded
bytes), also its share package as it is (\`sig\`, \`signer\`). The issuer may be a smart account (ERC-1271, ERC-6492) of the attestation's chain. \`time\` may be at most ten minutes ahead.
NOT_ELIGIBLE if ${attestations.MOST_LIVE} attestations of the issuer about the subject are active, until one is revoked or expires; and beyond ${attestations.MOST_A_DAY}
attestations of an issuer within 24 hours, whoever posts them. It counts as one request for each 2 KiB of \`data\`, at most 50.`,
    access: "write",
    cost: ({ body }) => attestations.storageCost(body),
    body: CreateAttestation,
    response: CreatedResponse,
    status: 201,
    okWhen: "the attestation is stored already.",
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN", "INVALID_SIGNATURE", "CHAIN_UNAVAILABLE", "NOT_ELIGIBLE"],
    handler: async ({ ctx, body }) => {
      const { isNew, ...made } = await attestations.createAttestation(ctx, body);
      return isNew ? made : new Existing(made);
    },
  }),

  listAttestations: defineEndpoint({
    method: "GET",
    path: "/v1/trust/attestations",
    summary: "List attestations",
    description: `By subject, issuer, schema (uid or name), status and chain. A name, and any wallet of an identity, select all its
wallets. \`issuerScore\` sorts by the issuer's current total. Long \`data\`, \`encodedData\` and texts of revocations are shortened, so that a page has
less than 1 MB: \`truncated\` names these fields, and Get Attestation returns them in full.`,
    access: "read",
    replica: true,
    query: AttestationsQuery,
    response: AttestationsResponse,
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, query }) => new Repeated(await attestations.listAttestations(ctx, query)),
  }),

  getAttestation: defineEndpoint({
    method: "GET",
    path: "/v1/trust/attestations/{attestationId}",
    summary: "Get an attestation, its validity and EAS's share package",
    description: "For a uid of several issuers: the attestation that was stored first.",
    access: "read",
    replica: true,
    params: attestation,
    response: AttestationResponse,
    errors: ["ATTESTATION_NOT_FOUND"],
    handler: ({ ctx, params }) => attestations.getAttestation(ctx, params),
  }),

  revokeAttestation: defineEndpoint({
    method: "DELETE",
    path: "/v1/trust/attestations/{attestationId}",
    summary: "Revoke an attestation permanently",
    description: `Needs the issuer's signature of \`RevokeAttestation\` (EIP-712, see \`GET /v1/auth/signing\`), in the domain of the
attestation's chain; any key with write permission may relay it. Absent texts are signed as \`""\`, an absent \`notifySubject\` as true. With the reason
\`other\`, \`details\` must explain it. Checks in this order: found, not revoked yet, revocable, signed by the issuer.`,
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
  }),

  listRevocations: defineEndpoint({
    method: "GET",
    path: "/v1/trust/revocations",
    summary: "Follow the revocations of attestations",
    description: `Revocations after the cursor, oldest first. Continue with \`next\`: none is missed or repeated. A revocation
on chain appears when its block is final.`,
    access: "read",
    replica: true,
    query: z.object({ after: Cursor.optional(), limit: Limit }),
    response: RevocationsResponse,
    handler: ({ ctx, query }) => attestations.listRevocations(ctx, query),
  }),

  listNotifications: defineEndpoint({
    method: "GET",
    path: "/v1/notifications",
    summary: "List the notifications of the signed-in wallet",
    description: "Newest first, for all wallets of its identity. Listing does not mark them as read.",
    access: "session",
    query: z.object({ limit: Limit, offset: Offset }),
    response: attestations.NotificationsResponse,
    handler: ({ ctx, query }) => attestations.listNotifications(ctx, query),
  }),

  readNotifications: defineEndpoint({
    method: "POST",
    path: "/v1/notifications/read",
    summary: "Mark notifications as read",
    description: "Notifications of the signed-in wallet and the other wallets of its identity; other ids are ignored.",
    access: "session",
    body: attestations.ReadNotifications,
    response: attestations.ReadResponse,
    handler: ({ ctx, body }) => {
      if (ctx.actor.kind !== "session") throw new ServiceError("FORBIDDEN", "This needs a signed-in wallet.");
      // Wallets of sessions are lower-case hex.
      const { wallet, chainId } = ctx.actor;
      return attestations.readNotifications(ctx, { ...body, wallet: wallet as Address, chainId });
    },
  }),
});

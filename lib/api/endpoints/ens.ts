import { z } from "zod";
import { AddressParam } from "../../core/schemas.ts";
import * as ens from "../../domains/ens/index.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

const DESCRIPTION = `The service's gateway of ERC-3668 (CCIP Read): ENS clients send it what CredenceResolver reverted with. It answers
\`addr\`, \`text\`, \`contenthash\`, \`name\` and \`multicall\` (up to ${ens.MOST_CALLS} records, nested up to ${ens.MOST_DEPTH} deep) for
names below ENS_PARENTS; a name that does not exist has empty records. INVALID_REQUEST for another resolver or domain, a name that is
not in normal form or does not belong to the node, and malformed calldata. An answer is valid for ${ens.ANSWER_SECONDS} seconds, that
of a name that is not final, changed owner within 30 days or does not exist for ${ens.PROVISIONAL_SECONDS}. Each ${ens.RECORDS_PER_REQUEST} records count as a request. Browsers
of any origin may call it.`;

// Schemas of requests and responses. Safe in a browser.

/** Longest calldata of a lookup, bytes. */
const MOST_LOOKUP_BYTES = 8_192;

const MESSAGE = `must be calldata: 0x and an even number of hex digits, for 4 to ${MOST_LOOKUP_BYTES} bytes`;

const DIGITS = `(?:[0-9a-fA-F]{2}){4,${MOST_LOOKUP_BYTES}}`;

const EXAMPLE = "0x9061b923";

type Hex = `0x${string}`;

/** Calldata in a body. */
const LookupData = z
  .string()
  .regex(new RegExp(`^0x${DIGITS}$`), MESSAGE)
  .transform((value) => value.toLowerCase() as Hex) // Checked by the expression.
  .meta({
    description: "Calldata of `resolve(bytes,bytes)`.",
    example: EXAMPLE,
    override: { type: "string", pattern: `^0x${DIGITS}$` },
  });

/** Calldata in a path, where clients may add `.json`. */
const LookupPath = z
  .string()
  .regex(new RegExp(`^0x${DIGITS}(?:\\.json)?$`), MESSAGE)
  .transform((value) => value.replace(/\.json$/, "").toLowerCase() as Hex) // Checked by the expression.
  .meta({
    description: "Calldata of `resolve(bytes,bytes)`; `.json` may follow.",
    example: EXAMPLE,
    override: { type: "string", pattern: `^0x${DIGITS}(?:\\.json)?$` },
  });

const LookupResponse = z.object({
  data: z
    .string()
    .regex(/^0x(?:[0-9a-f]{2})+$/)
    .meta({ description: "ABI-encoded `(bytes result, uint64 expires, bytes signature)`, for `resolveWithProof`." }),
});

export const ensEndpoints = endpointGroup("identities", {
  resolveEnsName: defineEndpoint({
    method: "GET",
    path: "/ens/{sender}/{calldata}",
    summary: "Resolve an ENS name for a resolver",
    description: DESCRIPTION,
    access: "public",
    replica: true,
    anyOrigin: true,
    takesAnyQuery: true,
    // Not `data`, which generated clients name what they send or receive.
    params: z.object({ sender: AddressParam, calldata: LookupPath }),
    cost: ({ ctx, params: { sender, calldata } }) => ens.lookupCost(ctx, { sender, data: calldata }),
    response: LookupResponse,
    errors: ["INVALID_REQUEST", "SERVICE_UNAVAILABLE"],
    handler: ({ ctx, params: { sender, calldata } }) => ens.answerLookup(ctx, { sender, data: calldata }),
  }),

  resolveLongEnsRequest: defineEndpoint({
    method: "POST",
    path: "/ens",
    summary: "Resolve an ENS name by a request that is too long for a path",
    description: DESCRIPTION,
    access: "public",
    replica: true,
    anyOrigin: true,
    takesAnyQuery: true,
    body: z.strictObject({ sender: AddressParam, data: LookupData }),
    cost: ({ ctx, body }) => ens.lookupCost(ctx, body),
    response: LookupResponse,
    errors: ["INVALID_REQUEST", "SERVICE_UNAVAILABLE"],
    handler: ({ ctx, body }) => ens.answerLookup(ctx, body),
  }),
});

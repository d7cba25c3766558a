import { z } from "zod";
import { AddressParam, ChainId, ChainNumber, Identity, isAddressIdentity, Limit, Offset } from "../../core/schemas.ts";
import * as identities from "../../domains/identities/index.ts";
import {
  IdentitiesResponse,
  IdentityResponse,
  MintResponse,
  NameCheckResponse,
  SigningResponse,
} from "../../domains/identities/schemas.ts";
import { usableCode } from "../../domains/reservations/index.ts";
import { SearchResponse } from "../../domains/scores/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const searchIdentities = defineEndpoint({
  method: "GET",
  path: "/v1/search",
  summary: "Find names, and scored wallets by the beginning of their address",
  description:
    "At most ten: names in their order, then wallets in that of addresses. With or without suffix or `0x`, in any letter case. A whole address finds whom the wallet is scored under.",
  tag: "identities",
  access: "public",
  rateLimit: "default",
  query: z.object({
    q: z.string().trim().min(2).max(255).meta({ description: "At least two characters.", example: "0xd8da" }),
  }),
  response: SearchResponse,
  errors: ["SERVICE_UNAVAILABLE"],
  handler: ({ ctx, query }) => identities.search(ctx, query),
});

export const getSigning = defineEndpoint({
  method: "GET",
  path: "/v1/auth/signing",
  summary: "Get the domain and types of what wallets sign",
  description:
    "EIP-712. Signatures hold for one chain and for this deployment alone. Without `chainId`: the first configured chain.",
  tag: "identities",
  access: "public",
  rateLimit: "default",
  query: z.object({ chainId: ChainId.optional() }),
  response: SigningResponse,
  errors: ["UNSUPPORTED_CHAIN"],
  handler: ({ ctx, query }) => {
    const { domain, types } = identities.getSigning(ctx, query);
    return { domain, types: Object.fromEntries(Object.entries(types).map(([type, fields]) => [type, [...fields]])) };
  },
});

/** A name, with or without suffix and in any letter case, where no address is taken. */
const Name = Identity.refine((identity) => !isAddressIdentity(identity), "must be a name").meta({
  description: "An identity name, with or without the suffix and in any case.",
  example: "alice",
});
const named = z.object({ identity: Name });
const Signature = z
  .string()
  .max(40_000)
  .meta({ description: "EIP-712 signature, hex; `GET /v1/auth/signing` has domain and types." });
const Deadline = z.int().nonnegative().meta({ description: "The deadline that was signed, unix seconds." });
const consent = { deadline: Deadline.optional(), signature: Signature.optional() };

export const checkName = defineEndpoint({
  method: "GET",
  path: "/v1/identity/check/{name}",
  summary: "Check whether a name can be minted",
  description: `The rest of the name without its suffix is judged as sent: upper case is invalid, and its lower case suggested.
Suggestions were available when the answer was made. INVALID_NAME_FORMAT where not even a suggestion can be made.`,
  tag: "identities",
  access: "read",
  rateLimit: "checkName",
  params: z.object({ name: z.string().meta({ description: "Without suffix.", example: "alice" }) }),
  response: NameCheckResponse,
  errors: ["INVALID_NAME_FORMAT"],
  handler: ({ ctx, params }) => identities.checkName(ctx, params),
});

export const listIdentities = defineEndpoint({
  method: "GET",
  path: "/v1/identity",
  summary: "List the names a wallet owns",
  description: "The newest mint first.",
  tag: "identities",
  access: "read",
  rateLimit: "default",
  query: z.object({ owner: AddressParam, limit: Limit, offset: Offset }),
  response: IdentitiesResponse,
  errors: [],
  handler: ({ ctx, query }) => identities.listIdentities(ctx, query),
});

export const getIdentity = defineEndpoint({
  method: "GET",
  path: "/v1/identity/{identity}",
  summary: "Get an identity by its name or one of its wallets",
  description: "A wallet that is on no activated identity gives the oldest name it owns.",
  tag: "identities",
  access: "read",
  rateLimit: "default",
  params: z.object({ identity: Identity }),
  response: IdentityResponse,
  errors: ["USER_NOT_FOUND"],
  handler: async ({ ctx, params }) => ({ identity: await identities.getIdentity(ctx, params) }),
});

export const mintIdentity = defineEndpoint({
  method: "POST",
  path: "/v1/identity/mint",
  summary: "Mint a name at the service's cost",
  description: `The owner is signed in, or signs \`MintIdentity\`. Answers when the transaction is mined. Five names a day for each
developer; an operator decides on which chains.`,
  tag: "identities",
  access: "write",
  rateLimit: "default",
  body: z.strictObject({
    name: z.string().meta({ example: "alice" }),
    owner: AddressParam,
    chainId: ChainNumber.optional().meta({ description: "The first chain on which names live if absent." }),
    referralCode: z.string().min(1).max(64).optional(),
    ...consent,
  }),
  response: MintResponse,
  status: 201,
  errors: [
    "INVALID_NAME_FORMAT",
    "NAME_UNAVAILABLE",
    "NOT_ELIGIBLE",
    "INVALID_SIGNATURE",
    "NOT_FOUND",
    "UNSUPPORTED_CHAIN",
    "TRANSACTION_NOT_CONFIRMED",
    "CHAIN_UNAVAILABLE",
  ],
  handler: async ({ ctx, body: { referralCode: given, ...wanted } }) => {
    const referralCode = given === undefined ? undefined : await usableCode(ctx, given, wanted.owner);
    return identities.mintIdentity(ctx, { ...wanted, referralCode });
  },
});

export const activateIdentity = defineEndpoint({
  method: "POST",
  path: "/v1/identity/{identity}/activate",
  summary: "Activate a name: its owner becomes the primary wallet",
  description: "The owner is signed in, or signs `ActivateIdentity`. An activated name stays as it is.",
  tag: "identities",
  access: "write",
  rateLimit: "default",
  params: named,
  body: z.strictObject(consent),
  response: IdentityResponse,
  errors: ["USER_NOT_FOUND", "INVALID_SIGNATURE", "WALLET_ALREADY_LINKED", "CHAIN_UNAVAILABLE"],
  handler: async ({ ctx, params, body }) => ({
    identity: await identities.activateIdentity(ctx, { name: params.identity, ...body }),
  }),
});

export const linkWallet = defineEndpoint({
  method: "POST",
  path: "/v1/identity/{identity}/wallets",
  summary: "Link a wallet to an activated identity",
  description: "The wallet signs `LinkWallet`; the owner is signed in, or signs the same message (`ownerSignature`).",
  tag: "identities",
  access: "write",
  rateLimit: "default",
  params: named,
  body: z.strictObject({
    address: AddressParam,
    deadline: Deadline,
    signature: Signature,
    ownerSignature: Signature.optional(),
  }),
  response: IdentityResponse,
  status: 201,
  errors: ["USER_NOT_FOUND", "INVALID_SIGNATURE", "NOT_ELIGIBLE", "WALLET_ALREADY_LINKED", "CHAIN_UNAVAILABLE"],
  handler: async ({ ctx, params, body }) => ({
    identity: await identities.linkWallet(ctx, { name: params.identity, ...body }),
  }),
});

export const unlinkWallet = defineEndpoint({
  method: "DELETE",
  path: "/v1/identity/{identity}/wallets/{address}",
  summary: "Take a wallet off its identity",
  description: "The owner or the wallet is signed in, or signs `UnlinkWallet`. The primary wallet stays.",
  tag: "identities",
  access: "write",
  rateLimit: "default",
  params: z.object({ identity: Name, address: AddressParam }),
  body: z.strictObject(consent),
  response: IdentityResponse,
  errors: ["USER_NOT_FOUND", "NOT_FOUND", "INVALID_SIGNATURE", "CHAIN_UNAVAILABLE"],
  handler: async ({ ctx, params, body }) => ({
    identity: await identities.unlinkWallet(ctx, { name: params.identity, address: params.address, ...body }),
  }),
});

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
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

/** A name, but no address. */
const Name = Identity.refine((identity) => !isAddressIdentity(identity), "must be a name").meta({
  description: "An identity name, with or without the suffix and in any case.",
  example: "alice",
});
const named = z.object({ identity: Name });
const Signature = z
  .string()
  .max(40_000)
  .meta({ description: "EIP-712 signature, hex; `GET /v1/auth/signing` has domain and types." });
const Deadline = z.int().nonnegative().meta({ description: "The signed deadline, unix seconds." });
const consent = { deadline: Deadline.optional(), signature: Signature.optional() };

export const identityEndpoints = endpointGroup("identities", {
  searchIdentities: defineEndpoint({
    method: "GET",
    path: "/v1/search",
    summary: "Find names, and scored wallets by the beginning of their address",
    description:
      "At most ten results: names, then wallets, both sorted. With or without suffix or `0x`, in any letter case. A whole address finds the wallet's subject.",
    access: "public",
    replica: true,
    query: z.object({
      q: z.string().trim().min(2).max(255).meta({ description: "At least two characters.", example: "0xd8da" }),
    }),
    response: SearchResponse,
    errors: ["SERVICE_UNAVAILABLE"],
    tools: [
      {
        name: "search_identities",
        description:
          "Find names, and scored wallets by the beginning of their address, when you do not know the exact identity.",
      },
    ],
    handler: ({ ctx, query }) => identities.search(ctx, query),
  }),

  getSigning: defineEndpoint({
    method: "GET",
    path: "/v1/auth/signing",
    summary: "Get the EIP-712 domain and types",
    description:
      "A signature is valid for one chain and for this deployment. Without `chainId`: the first configured chain. With `wallet`, `link` says what linking this wallet means, and whether it was ever linked before.",
    access: "public",
    query: z.object({
      chainId: ChainId.optional().meta({ description: "The first configured chain if absent." }),
      wallet: AddressParam.optional(),
    }),
    response: SigningResponse,
    errors: ["UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, query }) => {
      const { types, ...signing } = await identities.getSigning(ctx, query);
      return {
        ...signing,
        types: Object.fromEntries(Object.entries(types).map(([type, fields]) => [type, [...fields]])),
      };
    },
  }),

  checkName: defineEndpoint({
    method: "GET",
    path: "/v1/identity/check/{name}",
    summary: "Check whether a name can be minted",
    description: `Removes one suffix and checks the rest as sent: upper case is invalid, and lower case is suggested.
Suggestions were available at that time. INVALID_NAME_FORMAT if there is no suggestion either.`,
    access: "read",
    rateLimit: "checkName",
    params: z.object({ name: z.string().meta({ description: "Without suffix.", example: "alice" }) }),
    response: NameCheckResponse,
    errors: ["INVALID_NAME_FORMAT"],
    handler: ({ ctx, params }) => identities.checkName(ctx, params),
  }),

  listIdentities: defineEndpoint({
    method: "GET",
    path: "/v1/identity",
    summary: "List the names a wallet owns",
    description: "Newest mint first, also what others sent to the wallet.",
    access: "read",
    query: z.object({ owner: AddressParam, limit: Limit, offset: Offset }),
    response: IdentitiesResponse,
    handler: ({ ctx, query }) => identities.listIdentities(ctx, query),
  }),

  getIdentity: defineEndpoint({
    method: "GET",
    path: "/v1/identity/{identity}",
    summary: "Get an identity by its name or one of its wallets",
    description:
      "For a wallet without an activated identity, returns the oldest name that it minted. A name or subname that somebody else sent to it does not speak for it.",
    access: "read",
    params: z.object({ identity: Identity }),
    response: IdentityResponse,
    errors: ["USER_NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ identity: await identities.getIdentity(ctx, params) }),
  }),

  mintIdentity: defineEndpoint({
    method: "POST",
    path: "/v1/identity/mint",
    summary: "Mint a name at the service's cost",
    description: `The owner is signed in, or signs \`MintIdentity\`. Responds when the transaction is mined. Five names a day for each
developer; an operator decides on which chains.`,
    access: "write",
    body: z.strictObject({
      name: z.string().meta({ example: "alice" }),
      owner: AddressParam,
      chainId: ChainNumber.optional().meta({ description: "The first chain with names if absent." }),
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
  }),

  activateIdentity: defineEndpoint({
    method: "POST",
    path: "/v1/identity/{identity}/activate",
    summary: "Activate a name: its owner becomes the primary wallet",
    description: "The owner is signed in, or signs `ActivateIdentity`. Activating again changes nothing.",
    access: "write",
    params: named,
    body: z.strictObject(consent),
    response: IdentityResponse,
    errors: ["USER_NOT_FOUND", "INVALID_SIGNATURE", "WALLET_ALREADY_LINKED", "CHAIN_UNAVAILABLE"],
    handler: async ({ ctx, params, body }) => ({
      identity: await identities.activateIdentity(ctx, { name: params.identity, ...body }),
    }),
  }),

  linkWallet: defineEndpoint({
    method: "POST",
    path: "/v1/identity/{identity}/wallets",
    summary: "Link a wallet to an activated identity",
    description: `The wallet signs \`LinkWallet\`; the owner is signed in, or signs the same message (\`ownerSignature\`). An identity can
have ${identities.MOST_WALLETS} wallets.`,
    access: "write",
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
  }),

  unlinkWallet: defineEndpoint({
    method: "DELETE",
    path: "/v1/identity/{identity}/wallets/{address}",
    summary: "Unlink a wallet from its identity",
    description:
      "The owner or the wallet is signed in, or signs `UnlinkWallet`. The primary wallet cannot be unlinked.",
    access: "write",
    params: z.object({ identity: Name, address: AddressParam }),
    body: z.strictObject(consent),
    response: IdentityResponse,
    errors: ["USER_NOT_FOUND", "NOT_FOUND", "INVALID_SIGNATURE", "CHAIN_UNAVAILABLE"],
    handler: async ({ ctx, params, body }) => ({
      identity: await identities.unlinkWallet(ctx, { name: params.identity, address: params.address, ...body }),
    }),
  }),
});

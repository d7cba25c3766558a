import { z } from "zod";
import { ChainId } from "../../core/schemas.ts";
import * as identities from "../../domains/identities/index.ts";
import { SigningResponse } from "../../domains/identities/schemas.ts";
import { SearchResponse } from "../../domains/scores/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const searchIdentities = defineEndpoint({
  method: "GET",
  path: "/v1/search",
  summary: "Find scored wallets by the beginning of their address",
  description: "At most ten, in the order of addresses. With or without `0x`, in any letter case.",
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

import { z } from "zod";
import { search } from "../../domains/identities/index.ts";
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
  handler: ({ ctx, query }) => search(ctx, query),
});

import { z } from "zod";
import { AddressParam, ChainId, ChainNumber } from "../../core/schemas.ts";
import * as wallets from "../../domains/wallets/index.ts";
import { LocalCall, WalletResponse } from "../../domains/wallets/schemas.ts";
import { defineEndpoint, endpointGroup } from "../define-endpoint.ts";

export const walletEndpoints = endpointGroup("wallets", {
  trackWallet: defineEndpoint({
    method: "POST",
    path: "/v1/wallets",
    summary: "Track a wallet and fetch its history",
    description: `Makes a wallet known and fetches its history on the given chains, or on all. A developer can track
1,000 wallets. Tracking a wallet again only repeats what failed. Long histories are fetched in turns that developers
share. If a history has more rows than the limit, the oldest rows are read and the wallet is \`truncated\`.`,
    access: "write",
    rateLimit: "track",
    body: z.strictObject({
      address: AddressParam,
      chainIds: z
        .array(ChainNumber)
        .min(1)
        .max(100)
        .optional()
        .meta({ description: "All configured chains if absent." }),
    }),
    response: WalletResponse,
    status: 201,
    errors: ["UNSUPPORTED_CHAIN", "NOT_ELIGIBLE"],
    handler: async ({ ctx, body }) => ({ wallet: await wallets.trackWallet(ctx, body) }),
  }),

  getWallet: defineEndpoint({
    method: "GET",
    path: "/v1/wallets/{address}",
    summary: "Get the progress of a wallet's history",
    description: "USER_NOT_FOUND for an unknown wallet.",
    access: "read",
    params: z.object({ address: AddressParam }),
    response: WalletResponse,
    errors: ["USER_NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ wallet: await wallets.getWallet(ctx, params) }),
  }),

  askLocalChain: defineEndpoint({
    method: "POST",
    path: "/v1/chains/{chainId}/rpc",
    summary: "Call the node of a local chain",
    description: `For the demo wallets of local chains: reads and signed transactions. Other chains are
rejected with UNSUPPORTED_CHAIN. Calls have at most 30,000,000 gas.`,
    access: "write",
    params: z.object({ chainId: ChainId }),
    body: LocalCall,
    response: z.object({ result: z.unknown().meta({ description: "The node's result." }) }),
    errors: ["UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
    handler: async ({ ctx, params, body }) => ({
      // An absent result is null.
      result: (await wallets.askLocalChain(ctx, { ...params, ...body })) ?? null,
    }),
  }),
});

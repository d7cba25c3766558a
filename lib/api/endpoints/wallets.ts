import { z } from "zod";
import { AddressParam, ChainId, ChainNumber } from "../../core/schemas.ts";
import * as wallets from "../../domains/wallets/index.ts";
import { LocalCall, WalletResponse } from "../../domains/wallets/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const trackWallet = defineEndpoint({
  method: "POST",
  path: "/v1/wallets",
  summary: "Track a wallet and fetch its past",
  description: `Makes a wallet known and reads its past on the chains named, or on all that are configured. A developer can track
1,000 wallets. Tracking one again changes nothing; what failed before is tried again. Long pasts are read in turns that developers
share; of one with more rows than the service reads, the oldest are kept and the wallet is \`truncated\`.`,
  tag: "wallets",
  access: "write",
  rateLimit: "track",
  body: z.strictObject({
    address: AddressParam,
    chainIds: z.array(ChainNumber).min(1).max(100).optional().meta({ description: "All configured chains if absent." }),
  }),
  response: WalletResponse,
  status: 201,
  errors: ["UNSUPPORTED_CHAIN", "NOT_ELIGIBLE"],
  handler: async ({ ctx, body }) => ({ wallet: await wallets.trackWallet(ctx, body) }),
});

export const getWallet = defineEndpoint({
  method: "GET",
  path: "/v1/wallets/{address}",
  summary: "Get how far the past of a wallet is read",
  description: "USER_NOT_FOUND for a wallet that is not known here.",
  tag: "wallets",
  access: "read",
  rateLimit: "default",
  params: z.object({ address: AddressParam }),
  response: WalletResponse,
  errors: ["USER_NOT_FOUND"],
  handler: async ({ ctx, params }) => ({ wallet: await wallets.getWallet(ctx, params) }),
});

export const askLocalChain = defineEndpoint({
  method: "POST",
  path: "/v1/chains/{chainId}/rpc",
  summary: "Ask the node of a local chain",
  description: `What the demo wallets of local chains need: reading, and handing over signed transactions. Public networks are
refused with UNSUPPORTED_CHAIN; wallets have nodes of their own for them.`,
  tag: "wallets",
  access: "write",
  rateLimit: "default",
  params: z.object({ chainId: ChainId }),
  body: LocalCall,
  response: z.object({ result: z.json().meta({ description: "As the node answered.", override: {} }) }),
  errors: ["UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
  handler: async ({ ctx, params, body }) => ({
    // A node answers in JSON; what it leaves out is null.
    result: ((await wallets.askLocalChain(ctx, { ...params, ...body })) ?? null) as z.infer<ReturnType<typeof z.json>>,
  }),
});

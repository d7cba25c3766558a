import { z } from "zod";
import { AddressParam } from "../../core/schemas.ts";
import { getWallet as readWallet } from "../../domains/wallets/index.ts";
import { WalletResponse } from "../../domains/wallets/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const getWallet = defineEndpoint({
  method: "GET",
  path: "/v1/wallets/{address}",
  summary: "Get how far the past of a wallet is read",
  tag: "wallets",
  access: "read",
  rateLimit: "default",
  params: z.object({ address: AddressParam }),
  response: WalletResponse,
  errors: ["USER_NOT_FOUND"],
  handler: async ({ ctx, params }) => ({ wallet: await readWallet(ctx, params) }),
});

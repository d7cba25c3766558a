import { trackWallet } from "../../domains/wallets/index.ts";
import type { JobHandler } from "../job-handler.ts";

export const trackWalletJob: JobHandler<"track-wallet"> = async (ctx, payload) => {
  await trackWallet(ctx, payload);
};

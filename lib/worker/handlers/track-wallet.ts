import { trackAutomatically, trackLater } from "../../domains/wallets/index.ts";
import type { JobHandler } from "../job-handler.ts";

export const trackWalletJob: JobHandler<"track-wallet"> = async (ctx, { address }) => {
  const chainIds = ctx.env.CHAINS.map((chain) => chain.id);
  const isTracked = await trackAutomatically(ctx, { address, chainIds, kind: "identity" });
  if (!isTracked) await trackLater(ctx, address);
};

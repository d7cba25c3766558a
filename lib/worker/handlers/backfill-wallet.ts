import { backfillWallet } from "../../indexer/backfill.ts";
import type { JobHandler } from "../job-handler.ts";

export const backfillWalletJob: JobHandler<"backfill-wallet"> = (ctx, payload, options) =>
  backfillWallet(ctx, payload, options);

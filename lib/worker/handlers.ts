import type { JobName } from "../core/jobs.ts";
import { compareModelsJob } from "./handlers/compare-models.ts";
import { trackWalletJob } from "./handlers/track-wallet.ts";
import type { JobHandler } from "./job-handler.ts";

export const jobHandlers: { [N in JobName]: JobHandler<N> } = {
  "compare-models": compareModelsJob,
  "track-wallet": trackWalletJob,
};

import type { JobName } from "../core/jobs.ts";
import { trackWalletJob } from "./handlers/track-wallet.ts";
import type { JobHandler } from "./job-handler.ts";

export const jobHandlers: { [N in JobName]: JobHandler<N> } = {
  "track-wallet": trackWalletJob,
};

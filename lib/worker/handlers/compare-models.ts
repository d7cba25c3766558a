import { runComparison } from "../../domains/scores/index.ts";
import type { JobHandler } from "../job-handler.ts";

export const compareModelsJob: JobHandler<"compare-models"> = async (ctx, payload, { signal }) => {
  await runComparison(ctx, { ...payload, signal });
};

export { type BuiltEpoch, buildEpoch, type EpochJob } from "./build-epoch.ts";
export { createEpochJob } from "./epoch-job.ts";
export { EpochRow } from "./epoch-row.ts";
export { getEpoch } from "./get-epoch.ts";
export { getEpochProof, PROOF_COST } from "./get-epoch-proof.ts";
export { getEpochRows, rowsCost } from "./get-epoch-rows.ts";
export { listEpochs } from "./list-epochs.ts";
export { canPublish, publishEpochs } from "./publish-epochs.ts";

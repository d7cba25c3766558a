export { type BuiltEpoch, buildEpoch, type EpochJob, isEpochDue } from "./build-epoch.ts";
export { EpochRow } from "./epoch-row.ts";
export { getEpoch, getEpochProof, getEpochRows, listEpochs, PROOF_COST, rowsCost } from "./get-epoch.ts";
export { canPublish, createEpochJob, publishEpochs } from "./publish-epochs.ts";

export { expireChainReads, openSpending } from "./chain-reads.ts";
export { contractPresets } from "./contract-presets.ts";
export { evaluationCost, passCost, simulationCost } from "./cost.ts";
export { countRejections } from "./count-rejections.ts";
export {
  addToTally,
  type EvaluatedRow,
  emptyListTally,
  evaluateRows,
  type ListTally,
  listCost,
  listPage,
  listPolicyOf,
  readListPolicy,
} from "./evaluate-list.ts";
export { evaluateOrWait, evaluatePolicy, evaluatePolicyBatch, tryPolicy } from "./evaluate-policy.ts";
export { issuePass, PASS_SECONDS } from "./issue-pass.ts";
export { listModules } from "./list-modules.ts";
export { readListed } from "./load-listed.ts";
export { passPolicyId } from "./pass-types.ts";
export { runSimulation, startSimulation } from "./run-simulation.ts";
export { deletePolicy, getGatePolicy, getPolicy, listPolicies, savePolicy } from "./saved-policies.ts";
export type { Module } from "./schemas.ts";
export { simulatePolicy } from "./simulate-policy.ts";
export { createSnapshotToken, deleteSnapshotTokens, SNAPSHOT_DAYS } from "./snapshot.ts";
export { readSnapshotScores } from "./snapshot-scores.ts";
export { expireSimulations, getSimulation, listSimulations, SIMULATION_DAYS } from "./stored-simulations.ts";
export { endWatch, getWatch, watchPolicy } from "./watch.ts";
export { judgeWatched } from "./watch-turn.ts";

export { evaluationCost, simulationCost } from "./cost.ts";
export { deletePolicy } from "./delete-policy.ts";
export { evaluatePolicy, evaluatePolicyBatch } from "./evaluate-policy.ts";
export { getPolicy } from "./get-policy.ts";
export { listModules } from "./list-modules.ts";
export { listPolicies } from "./list-policies.ts";
export { savePolicy } from "./save-policy.ts";
export type { Module } from "./schemas.ts";
export { simulatePolicy } from "./simulate-policy.ts";

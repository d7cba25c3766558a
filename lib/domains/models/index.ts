export { maxPoints, modelOfScore, newestModel, readActiveModel, requireModel } from "./active-model.ts";
export { versions } from "./check-candidate.ts";
export { requestComparison } from "./comparisons.ts";
export { getModel } from "./get-model.ts";
export { getModels } from "./get-models.ts";
export { findModel, hashJson, modelHash } from "./model-hash.ts";
export {
  listSwitches,
  lockSwitches,
  readScheduled,
  recordActiveModel,
} from "./read-switches.ts";
export { cancelScheduled, modelEvent, scheduleModel } from "./schedule-model.ts";

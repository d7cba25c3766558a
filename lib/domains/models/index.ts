export { maxPoints, modelOfScore, newestModel, readActiveModel, requireModel, versions } from "./active-model.ts";
export { findModel, hashJson, modelHash } from "./model-hash.ts";
export { cancelScheduled, getModel, getModels, modelEvent, requestComparison, scheduleModel } from "./models.ts";
export {
  listSwitches,
  lockSwitches,
  readScheduled,
  recordActiveModel,
} from "./read-switches.ts";

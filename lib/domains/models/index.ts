export { maxPoints, modelOfScore, newestModel, readActiveModel, requireModel, versions } from "./active-model.ts";
export { findModel, hashJson, modelHash } from "./model-hash.ts";
export {
  cancelScheduled,
  getModel,
  getModels,
  listSwitches,
  lockSwitches,
  modelEvent,
  readScheduled,
  recordActiveModel,
  requestComparison,
  scheduleModel,
} from "./models.ts";

export { findModel, hashJson, modelHash } from "./model-hash.ts";
export {
  cancelScheduled,
  getModel,
  getModels,
  listSwitches,
  lockSwitches,
  maxPoints,
  modelEvent,
  modelOfScore,
  newestModel,
  readActiveModel,
  readScheduled,
  recordActiveModel,
  requestComparison,
  requireModel,
  scheduleModel,
  versions,
} from "./models.ts";

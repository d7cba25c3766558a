export { modelOfScore, newestModel, readActiveModel, requireModel } from "./active-model.ts";
export { getModel } from "./get-model.ts";
export { maxPoints } from "./max-points.ts";
export { findModel, hashJson, modelHash } from "./model-hash.ts";
export {
  listSwitches,
  lockSwitches,
  type RecordedSwitch,
  readScheduled,
  recordActiveModel,
  type ScheduledSwitch,
  type SwitchSummary,
} from "./read-switches.ts";
export { cancelScheduled, checkVersion, modelEvent, scheduleModel, versions } from "./schedule-model.ts";

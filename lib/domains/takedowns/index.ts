export { findHidden } from "./find-takedowns.ts";
export { listTakedowns } from "./list-takedowns.ts";
export { liftTakedown, takeDown } from "./take-down.ts";

export { findHidden, listTakedowns } from "./list-takedowns.ts";
export { liftTakedown, takeDown } from "./take-down.ts";

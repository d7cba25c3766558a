export { findHidden, liftTakedown, listTakedowns, takeDown } from "./takedowns.ts";

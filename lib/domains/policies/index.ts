export { listModules, type Module } from "./list-modules.ts";

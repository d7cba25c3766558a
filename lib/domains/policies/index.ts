export { listModules } from "./list-modules.ts";

// npm test [-- files]: all tests, with everything they need. See test.ts.
import { watchParent } from "./processes/parent-watch.mjs";
import { ensureInstalled, ensureNode } from "./setup/install.mjs";

ensureNode();
await ensureInstalled({ dev: true });
// A kill -9 of npm sends no signal here: treat it like SIGTERM.
watchParent(() => process.kill(process.pid, "SIGTERM"));
const { register } = await import("tsx/esm/api");
register();
await import("./test.ts");

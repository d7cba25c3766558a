// npm start: everything on this machine, from nothing but Node and npm. What happens is in start.ts.
import { watchParent } from "./processes/parent-watch.mjs";
import { ensureInstalled, ensureNode } from "./setup/install.mjs";

ensureNode();
await ensureInstalled({ dev: false });
// A kill -9 of npm sends no signal here: it is treated like a request to end.
watchParent(() => process.kill(process.pid, "SIGTERM"));
const { register } = await import("tsx/esm/api");
register();
await import("./start.ts");

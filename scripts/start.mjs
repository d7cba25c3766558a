// npm start: the whole service on this machine, with only Node and npm installed. See start.ts.
import { watchParent } from "./processes/parent-watch.mjs";
import { ensureInstalled, ensureNode } from "./setup/install.mjs";

ensureNode();
await ensureInstalled({ dev: false });
// A kill -9 of npm sends no signal here: treat it like SIGTERM.
watchParent(() => process.kill(process.pid, "SIGTERM"));
const { register } = await import("tsx/esm/api");
register();
await import("./start.ts");

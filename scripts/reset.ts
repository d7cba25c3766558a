import { join, resolve } from "node:path";
import { removeData } from "./start/data-folder.ts";
import { loadEnvFile } from "./start/settings.ts";
import { runProgram } from "./start-error.ts";

// npm run reset: delete everything `npm start` stores on this machine, so that the next start is a first one.
const root = join(import.meta.dirname, "..");
loadEnvFile(root);
await runProgram(async () => {
  const removed = removeData(resolve(root, process.env.DATA_DIR || ".data"));
  console.log(removed.length > 0 ? `Removed:\n${removed.map((path) => `  ${path}`).join("\n")}` : "Nothing to remove.");
});

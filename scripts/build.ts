import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./setup/build.ts";
import { loadEnvFile } from "./start/settings.ts";
import { runProgram } from "./start-error.ts";

// npm run build: the build of `npm start`, for machines that run the programs of dist without it.
const root = join(import.meta.dirname, "..");
const logs = join(root, "dist/logs");
mkdirSync(logs, { recursive: true });
await runProgram(async () => {
  loadEnvFile(root);
  await ensureBuilt(root, logs);
  console.log(
    "Built: node dist/server.js is the server (ROLE=all runs the worker too), node dist/worker.js the worker.",
  );
});

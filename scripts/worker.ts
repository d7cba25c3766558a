import { logger } from "../lib/core/context.ts";
import { env } from "../lib/core/env.ts";
import { stopTracing } from "../lib/core/trace.ts";
import { startTracing } from "../lib/core/trace-export.ts";
import { runWorker } from "../lib/worker/main.ts";

// The worker's program: follows the chains and runs the jobs until it is asked to stop.
await startTracing({ env: env(), log: logger() }, "worker");
const worker = await runWorker();
let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    worker
      .stop()
      .finally(stopTracing)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  });
}

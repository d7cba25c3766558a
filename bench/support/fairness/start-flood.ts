import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { FloodJob, FloodReport } from "./flood.ts";

/** Start an abuser as a process of its own. `stop` ends it and returns its answers by status. */
export async function startFlood(job: FloodJob): Promise<{ stop(): Promise<FloodReport> }> {
  const child = fork(join(import.meta.dirname, "flood.ts"));
  child.send(job);
  await once(child, "message");
  return {
    async stop() {
      const reported = once(child, "message");
      const ended = once(child, "exit");
      child.send("stop");
      // The program sends one report and nothing else.
      const [report] = (await reported) as [FloodReport];
      await ended;
      return report;
    },
  };
}

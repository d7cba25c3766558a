import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { FloodJob, FloodReport } from "./flood.ts";

/** Start an abuser in its own process. `stop` ends it and returns its responses by status: "200: 12, 429: 3,000, no answer: 4". */
export async function startFlood(job: FloodJob): Promise<{ stop(): Promise<string> }> {
  const child = fork(join(import.meta.dirname, "flood.ts"));
  child.send(job);
  await once(child, "message");
  return {
    async stop() {
      const reported = once(child, "message");
      const ended = once(child, "exit");
      child.send("stop");
      // The only message of the program.
      const [report] = (await reported) as [FloodReport];
      await ended;
      return inWords(report);
    },
  };
}

function inWords(report: FloodReport): string {
  const counts = Object.entries(report).map(
    ([status, count]) => `${status === "0" ? "no answer" : status}: ${count.toLocaleString("en")}`,
  );
  return counts.join(", ") || "nothing";
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { programs } from "../../scripts/setup/build.ts";
import { bundle } from "./bundle.ts";
import type { Task } from "./index-chain.ts";

/** Start the worker's indexer in its delivered form: bundled, in a process with the worker's flags. It ends with this process. */
export async function startIndexer() {
  const child = fork(await bundle("bench/support/index-chain.ts", "index-chain"), {
    execArgv: [...programs.worker.flags],
  });
  const ended = once(child, "exit").then(() => Promise.reject(new Error("the process that indexes ended")));
  // run() reports the rejection; after close() it is expected.
  ended.catch(() => {});
  return {
    pid: child.pid ?? 0,
    /** Returns the milliseconds of a task. Throws if the process ends. */
    async run(task: Task): Promise<number> {
      const answered = once(child, "message");
      child.send(task);
      // The only message of the process.
      const [{ ms }] = (await Promise.race([answered, ended])) as [{ ms: number }];
      return ms;
    },
    close: () => child.disconnect(),
  };
}

import { readFileSync } from "node:fs";

/**
 * A signal that is aborted by the first request to end: Ctrl-C, SIGTERM, a closed terminal. `onAgain` is called at the next
 * ones. A hang-up that the parent has switched off (nohup) is ignored.
 */
export function listenForStop(onAgain: () => void): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) onAgain();
    else controller.abort();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  if (!isHangUpIgnored()) process.on("SIGHUP", stop);
  // Writing to a closed terminal is no reason to fail.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  return controller.signal;
}

function isHangUpIgnored(): boolean {
  try {
    const mask = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    return mask !== undefined && (BigInt(`0x${mask}`) & 1n) === 1n;
  } catch {
    return false;
  }
}

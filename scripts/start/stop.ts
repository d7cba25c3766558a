import { readFileSync } from "node:fs";

/**
 * The wish to end: Ctrl-C, SIGTERM, a closed terminal. `signal` is aborted at the first; `onAgain` is called at the next
 * ones. A hang-up that was switched off by whoever started this (nohup) stays off.
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
  // A terminal that is gone cannot be written to; that is no reason to fail.
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

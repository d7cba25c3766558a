import { readFileSync } from "node:fs";

/**
 * Returns a signal that the first request to end aborts: Ctrl-C, SIGTERM or a closed terminal. Later requests call `onAgain`.
 * Ignores a hang-up if the parent does (nohup).
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
  // Ignore write errors of a closed terminal.
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

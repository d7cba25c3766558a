import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A zombie has ended, but its parent has not reaped it; in some containers process 1 never does. */
function isZombie(pid: number): boolean {
  try {
    return statOf(pid)[0] === "Z";
  } catch {
    return false;
  }
}

/** What the system says of a process, from its state on: the name before it may hold blanks. Throws if it has ended, or without `/proc`. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** The command line of a process; null if it has ended or cannot be read. */
export function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim() || null;
  } catch {
    return ps(pid, "command=");
  }
}

/**
 * A value that is constant while a process runs and differs for a later process with the same id. Null if
 * the process has ended.
 */
export function birthMark(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The start time in clock ticks since boot.
    return `${boot}:${statOf(pid)[19]}`;
  } catch {
    return ps(pid, "lstart=");
  }
}

/** The parent of a process; null if the process has ended. */
export function parentOf(pid: number): number | null {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return Number(ps(pid, "ppid=")) || null;
  }
}

function ps(pid: number, format: string): string | null {
  try {
    const args = ["-o", format, "-p", String(pid)];
    return execFileSync("ps", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim() || null;
  } catch {
    return null;
  }
}

/** Interrupts a process, and kills it if it has not ended within `graceMs` milliseconds. */
export async function endProcess(pid: number, graceMs: number): Promise<void> {
  const until = Date.now() + graceMs;
  sendSignal(pid, "SIGINT");
  while (isAlive(pid) && Date.now() < until) await setTimeout(50);
  if (isAlive(pid)) sendSignal(pid, "SIGKILL");
  while (isAlive(pid) && Date.now() < until + 5_000) await setTimeout(50);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has gone already.
  }
}

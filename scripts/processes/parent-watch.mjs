// Plain JavaScript: used before the packages are installed.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const INTERVAL_MS = 500;

/**
 * Call `onGone` once when the starter of this process has ended (a kill -9 of npm sends no signal to its children).
 * A shell between npm and this process may survive npm: its parent is watched, too.
 * If started directly, nothing is watched: `nohup node scripts/start.mjs &` must keep running.
 */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = isShell(parent) ? parentOf(parent) : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (above === null || parentOf(parent) === above)) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
}

function isShell(pid) {
  return /^(ba|da|a|z|k)?sh\b/.test(field(pid, "comm"));
}

function parentOf(pid) {
  return Number(field(pid, "ppid")) || null;
}

function field(pid, name) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const rest = stat.lastIndexOf(")");
    return name === "comm" ? stat.slice(stat.indexOf("(") + 1, rest) : stat.slice(rest + 2).split(" ")[1];
  } catch {
    try {
      return execFileSync("ps", ["-o", `${name}=`, "-p", String(pid)], { encoding: "utf8" })
        .trim()
        .replace(/^.*\//, "");
    } catch {
      return "";
    }
  }
}

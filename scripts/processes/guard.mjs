// The guard: a small process that starts and stops the others (database, chains, web, worker), so that none of them outlives
// its starter. It has its own session, which neither Ctrl-C nor a closed terminal reaches, and
// its IPC channel closes when its starter ends, even by kill -9. Then it stops everything rank by
// rank, removes temporary files, and exits.
//
// Plain JavaScript without dependencies: it must start at once and must not fail.
import { spawn } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";

/** @type {Map<string, {child: import("node:child_process").ChildProcess, stopSignal: NodeJS.Signals, graceMs: number, rank: number, gone: Promise<void> | null}>} */
const running = new Map();
const temporary = [];
let leaving = false;

// The last watch: a shell that reads the running processes from its input, and ends them when the input closes: when
// this process ends by kill -9, too.
const lastWatch = `
running=
while read -r sign pid signal; do
  kept=
  for entry in $running; do [ "\${entry%:*}" = "$pid" ] || kept="$kept $entry"; done
  running=$kept
  [ "$sign" = + ] && running="$running $pid:$signal"
done
for entry in $running; do kill -s "\${entry#*:}" "\${entry%:*}"; done
for second in 1 2 3 4 5 6 7 8 9 10; do
  alive=
  for entry in $running; do kill -0 "\${entry%:*}" && alive=yes; done
  [ "$alive" ] || exit 0
  sleep 1
done
for entry in $running; do kill -9 "\${entry%:*}"; done`;
const watch = spawn("/bin/sh", ["-c", lastWatch], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
// Without a shell, only this process watches.
watch.on("error", () => {});
watch.stdin.on("error", () => {});

function notify(message) {
  if (process.connected) process.send?.(message, () => {});
}

function start({ id, command, args, cwd, env, uid, gid, log, stopSignal, graceMs, rank }) {
  let output;
  try {
    output = openSync(log, "a", 0o600);
    // Its own session: signals to the terminal's group do not reach it.
    const child = spawn(command, args, { cwd, env, uid, gid, detached: true, stdio: ["ignore", output, output] });
    child.on("error", (error) => {
      running.delete(id);
      notify({ type: "failed", id, message: error.message });
    });
    child.on("exit", (code, signal) => {
      running.delete(id);
      watch.stdin.write(`- ${child.pid}\n`);
      notify({ type: "exited", id, code, signal });
    });
    if (child.pid === undefined) return;
    running.set(id, { child, stopSignal, graceMs, rank, gone: null });
    watch.stdin.write(`+ ${child.pid} ${stopSignal.replace("SIG", "")}\n`);
    notify({ type: "started", id, pid: child.pid });
  } catch (error) {
    notify({ type: "failed", id, message: error.message });
  } finally {
    if (output !== undefined) closeSync(output);
  }
}

function signal(child, name) {
  try {
    if (name === "SIGKILL") process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has gone already.
  }
}

/** Send the stop signal once, and SIGKILL after the grace period. */
function stop(id) {
  const entry = running.get(id);
  if (!entry) return Promise.resolve();
  entry.gone ??= new Promise((resolve) => {
    const timer = setTimeout(() => signal(entry.child, "SIGKILL"), entry.graceMs);
    entry.child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    signal(entry.child, entry.stopSignal);
  });
  return entry.gone;
}

async function leave() {
  if (leaving) return;
  leaving = true;
  const ranks = [...new Set([...running.values()].map((entry) => entry.rank))].sort((a, b) => a - b);
  for (const rank of ranks) {
    await Promise.all([...running].filter(([, entry]) => entry.rank === rank).map(([id]) => stop(id)));
  }
  for (const path of temporary) rmSync(path, { recursive: true, force: true });
  process.exit(0);
}

process.on("message", (message) => {
  if (leaving) return;
  if (message.type === "start") start(message);
  else if (message.type === "stop") void stop(message.id);
  else if (message.type === "remove") temporary.push(message.path);
  else if (message.type === "leave") void leave();
});
process.on("disconnect", () => void leave());
process.on("SIGTERM", () => void leave());
process.on("SIGINT", () => {});
process.on("SIGHUP", () => {});
notify({ type: "ready" });

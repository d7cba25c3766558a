import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import { useFolder } from "../../tests/setup/folder.ts";
import { type ProcessSpec, startGuard } from "./guard.ts";
import { isAlive, parentOf } from "./inspect.ts";

const folder = useFolder();

const PATIENCE = { timeout: 50_000, interval: 50 };
const idle = "setInterval(() => {}, 1000)";
const deaf = `process.on("SIGTERM", () => {}); require("node:fs").writeFileSync("deaf", ""); ${idle}`;

function spec(id: string, program: string, graceMs: number): ProcessSpec {
  return {
    id,
    command: process.execPath,
    args: ["-e", program],
    cwd: folder,
    env: {},
    log: join(folder, "log"),
    stopSignal: "SIGTERM",
    graceMs,
  };
}

test("closing stops every process, by force those that do not listen, and removes what was temporary", async () => {
  const guard = await startGuard({ pidFolder: folder });
  const temporary = join(folder, "temporary");
  mkdirSync(join(temporary, "deep"), { recursive: true });
  guard.removeAtEnd(temporary);
  const willing = await guard.start(spec("willing", idle, 30_000));
  const unwilling = await guard.start(spec("unwilling", deaf, 100));
  await vi.waitFor(() => expect(existsSync(join(folder, "deaf"))).toBe(true), PATIENCE);
  expect([willing.pid, unwilling.pid].map(isAlive)).toEqual([true, true]);
  await guard.close();
  expect([willing.pid, unwilling.pid].map(isAlive)).toEqual([false, false]);
  expect(existsSync(temporary)).toBe(false);
  expect(await unwilling.exited).toEqual({ code: null, signal: "SIGKILL" });
  expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toEqual([]);
});

test("the end of a process is reported with its exit code, and a missing program is an error", async () => {
  const guard = await startGuard();
  const short = await guard.start(spec("short", "process.exit(7)", 1_000));
  expect(await short.exited).toEqual({ code: 7, signal: null });
  await expect(guard.start({ ...spec("absent", "", 1_000), command: join(folder, "absent") })).rejects.toThrow(
    /absent cannot be started/,
  );
  await guard.close();
});

/** Another process that starts a guard with one process: their numbers. */
async function startAsker(): Promise<{ asker: ChildProcess; pid: number; guard: number }> {
  const program = `
    const { startGuard } = await import(${JSON.stringify(join(import.meta.dirname, "guard.ts"))});
    const guard = await startGuard();
    const one = await guard.start(${JSON.stringify(spec("one", idle, 30_000))});
    console.log(one.pid);
    ${idle}`;
  const asker = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(asker.stdout), "line");
  return { asker, pid: Number(line), guard: parentOf(Number(line)) ?? 0 };
}

test("a kill -9 of the starter ends its processes and the guard", async () => {
  const { asker, pid, guard } = await startAsker();
  expect([pid, guard].map(isAlive)).toEqual([true, true]);
  asker.kill("SIGKILL");
  await vi.waitFor(() => expect([pid, guard].map(isAlive)).toEqual([false, false]), PATIENCE);
});

test("a kill -9 of the guard too leaves nothing", async () => {
  const { asker, pid, guard } = await startAsker();
  asker.kill("SIGSTOP");
  process.kill(guard, "SIGKILL");
  asker.kill("SIGKILL");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
});

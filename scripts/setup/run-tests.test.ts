import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { testFolder } from "../../tests/setup/folder.ts";
import { isAlive } from "../processes/inspect.ts";
import { runTests } from "./run-tests.ts";

test("stopping the tests ends the processes that they started, too", async () => {
  const folder = testFolder();
  const started = join(folder, "started");
  const program = join(folder, "tests.cjs");
  const idle = "setInterval(() => {}, 1000)";
  writeFileSync(
    program,
    `const { spawn } = require("node:child_process");
     const service = spawn(process.execPath, ["-e", ${JSON.stringify(idle)}], { stdio: "ignore" });
     require("node:fs").writeFileSync(${JSON.stringify(started)}, String(service.pid));
     ${idle}`,
  );
  const stopping = new AbortController();
  const outcome = runTests({
    name: "sample",
    program,
    args: [],
    cwd: folder,
    env: {},
    report: join(folder, "report.json"),
    read: () => ({ passed: 0, failed: 0, failures: [] }),
    signal: stopping.signal,
  });
  const service = await vi.waitFor(() => {
    expect(existsSync(started)).toBe(true);
    const pid = Number(readFileSync(started, "utf8"));
    expect(pid).toBeGreaterThan(0);
    return pid;
  }, 50_000);
  stopping.abort();
  expect(await outcome).toMatchObject({ passed: 0, failures: ["sample ended with code null, see above"] });
  await vi.waitFor(() => expect(isAlive(service)).toBe(false), 50_000);
}, 60_000);

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isPublishedAddress } from "../../lib/core/published-keys.ts";
import { birthMark, isAlive } from "../processes/inspect.ts";
import {
  type DataFolder,
  localDeveloper,
  localGenesis,
  localSessionSecret,
  localSignerKey,
  lockDataFolder,
  openDataFolder,
  removeData,
} from "./data-folder.ts";

const others: ChildProcess[] = [];
let folder: DataFolder;

beforeEach(() => {
  folder = openDataFolder(mkdtempSync(join(tmpdir(), "credence-data-folder-")));
});

afterEach(() => {
  for (const other of others.splice(0)) other.kill("SIGKILL");
  rmSync(folder.path, { recursive: true, force: true });
});

/** Another process that does nothing until it is ended, and the mark a start would leave of it. */
function startOther(): { pid: number; mark: string | null; port: number } {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  others.push(other);
  const pid = other.pid ?? 0;
  return { pid, mark: birthMark(pid), port: 3000 };
}

test("a folder locked by another start is rejected, with its process and port", async () => {
  const other = startOther();
  writeFileSync(join(folder.path, "start.lock"), JSON.stringify(other));
  await expect(lockDataFolder(folder, 3000)).rejects.toThrow(new RegExp(`process ${other.pid}, port 3000`));
  expect(() => removeData(folder.path)).toThrow(/Stop it first/);
});

test("the lock of a process that is gone, or whose number another process has now, does not count", async () => {
  const other = startOther();
  for (const mark of [JSON.stringify({ ...other, mark: "an earlier life" }), "{half writ"]) {
    writeFileSync(join(folder.path, "start.lock"), mark);
    const unlock = await lockDataFolder(folder, 3000);
    unlock();
    expect(existsSync(join(folder.path, "start.lock"))).toBe(false);
  }
  expect(isAlive(other.pid)).toBe(true);
});

test("what a killed start left running is ended, and nothing else", async () => {
  const left = startOther();
  const stranger = startOther();
  writeFileSync(join(folder.run, "web.json"), JSON.stringify(left));
  writeFileSync(join(folder.run, "worker.json"), JSON.stringify({ ...stranger, mark: "an earlier life" }));
  await lockDataFolder(folder, 3000);
  expect(isAlive(left.pid)).toBe(false);
  expect(isAlive(stranger.pid)).toBe(true);
});

test.each([
  ["the signer key", "receipt-signer-key", localSignerKey],
  ["the secret of sessions", "session-secret", localSessionSecret],
  [
    "the local developer's key",
    "developer-key",
    (where: DataFolder) => {
      localDeveloper(where);
      return readFileSync(join(where.path, "developer-key"), "utf8").trim();
    },
  ],
])("%s is created once, readable only by its owner", (_, file, read) => {
  const key = read(folder);
  expect(key).toMatch(/^0x[0-9a-f]{64}$/);
  expect(read(folder)).toBe(key);
  expect(statSync(join(folder.path, file)).mode & 0o777).toBe(0o600);
});

test("the local developer is a wallet of this data folder with an unpublished key", () => {
  const { address } = localDeveloper(folder);
  expect(localDeveloper(folder).address).toBe(address);
  expect(isPublishedAddress(address)).toBe(false);
});

test("no two secrets of a data folder are alike", () => {
  expect(localSessionSecret(folder)).not.toBe(localSignerKey(folder));
});

test("genesis is two years before the first start, at midnight UTC, and stays", () => {
  const first = localGenesis(folder, undefined, new Date("2026-11-20T21:00:00Z"));
  expect(new Date(first * 1000).toISOString()).toBe("2024-11-20T00:00:00.000Z");
  expect(localGenesis(folder, undefined, new Date("2027-03-01T00:00:00Z"))).toBe(first);
  expect(() => localGenesis(folder, first - 86_400, new Date("2026-11-20T21:00:00Z"))).toThrow(/SIM_GENESIS/);
});

test("two years after genesis are never in the future, leap days included", () => {
  for (const now of ["2028-02-29T00:00:00Z", "2028-03-01T00:00:00Z", "2026-02-28T23:59:59Z", "2025-01-01T00:00:00Z"]) {
    rmSync(join(folder.path, "genesis"), { force: true });
    const end = new Date(localGenesis(folder, undefined, new Date(now)) * 1000);
    end.setUTCFullYear(end.getUTCFullYear() + 2);
    expect(end.getTime()).toBeLessThanOrEqual(Date.parse(now));
    expect(end.getTime()).toBeGreaterThan(Date.parse(now) - 2 * 86_400_000);
  }
});

test("reset removes what a start keeps and leaves what is not its own", () => {
  localSignerKey(folder);
  localSessionSecret(folder);
  writeFileSync(join(folder.path, "letter.txt"), "mine");
  removeData(folder.path);
  expect(existsSync(folder.logs)).toBe(false);
  expect(existsSync(join(folder.path, "receipt-signer-key"))).toBe(false);
  expect(existsSync(join(folder.path, "session-secret"))).toBe(false);
  expect(readFileSync(join(folder.path, "letter.txt"), "utf8")).toBe("mine");
});

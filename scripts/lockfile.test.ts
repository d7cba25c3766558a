import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useFolder } from "../tests/setup/folder.ts";

const folder = useFolder();

type Packages = Record<string, { integrity?: string; version?: string }>;

/** Check the project's lock file after a change. */
function check(change: (packages: Packages) => void): { status: number | null; output: string } {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"));
  change(lock.packages);
  const file = join(folder, "package-lock.json");
  writeFileSync(file, JSON.stringify(lock));
  const script = join(import.meta.dirname, "lockfile.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, "--check", "--file", file], { encoding: "utf8" });
  return { status, output: stderr };
}

test("the lock file as it is passes", () => {
  expect(check(() => {})).toEqual({ status: 0, output: "" });
});

test("a package that lost its hash fails the check and is named", () => {
  const { status, output } = check((packages) => {
    delete packages["node_modules/viem"]?.integrity;
  });
  expect(status).toBe(1);
  expect(output).toMatch(/viem@\S+ has no integrity/);
});

test("an optional dependency that is left out fails the check", () => {
  const { status, output } = check((packages) => {
    delete packages["node_modules/@foundry-rs/anvil-win32-amd64"];
  });
  expect(status).toBe(1);
  expect(output).toContain("@foundry-rs/anvil-win32-amd64 is an optional dependency without an entry");
});

import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/** Installs the pinned packages of a test's folder, as its lock file has them, into another folder. Runs none of their scripts. */
export function installPackages(from: string, into: string): void {
  for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(from, name), join(into, name));
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: into,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
}

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Guard, startGuard } from "../processes/guard.ts";
import { databaseFolders } from "./place.ts";

/** Programs of which the one that makes a cluster fails. */
function installBinaries(place: string): string {
  const bin = join(place, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "initdb"), "#!/bin/sh\necho 'no space left' >&2\nexit 1\n");
  for (const path of [bin, join(bin, "initdb")]) chmodSync(path, 0o755);
  return bin;
}

let guard: Guard;
let startDatabase: typeof import("./embedded.ts").startDatabase;
const homes: string[] = [];

beforeAll(async () => {
  guard = await startGuard();
  // Modules are shared with other files: this one takes them again, and leaves none behind.
  vi.resetModules();
  vi.doMock("./binaries.ts", () => ({ installBinaries }));
  ({ startDatabase } = await import("./embedded.ts"));
});
afterAll(async () => {
  vi.doUnmock("./binaries.ts");
  vi.resetModules();
  await guard.close();
  for (const home of homes) {
    for (const place of databaseFolders(join(home, "data"))) rmSync(place, { recursive: true, force: true });
    rmSync(home, { recursive: true, force: true });
  }
});

/** A data folder below a folder of that mode. */
function makeFolder(mode: number): string {
  const home = mkdtempSync(join(tmpdir(), "credence-failed-"));
  homes.push(home);
  chmodSync(home, mode);
  const folder = join(home, "data");
  mkdirSync(folder);
  return folder;
}

test.each([0o755, 0o700])(
  "a cluster that cannot be created leaves no folder, below a home of mode %o",
  async (mode) => {
    const folder = makeFolder(mode);
    await expect(startDatabase({ dataDir: folder, guard, log: join(folder, "log") })).rejects.toThrow(/no space left/);
    expect(databaseFolders(folder).filter((place) => existsSync(place))).toEqual([]);
  },
);

test("existing files of the folder remain if the cluster cannot be created", async () => {
  const folder = makeFolder(0o755);
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres/kept"), "");
  await expect(startDatabase({ dataDir: folder, guard, log: join(folder, "log") })).rejects.toThrow(/no space left/);
  expect(existsSync(join(folder, "postgres/kept"))).toBe(true);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChromium } from "./find-chromium.ts";

let shared: string;
let own: string;
let before: string | undefined;
beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), "credence-shared-"));
  own = mkdtempSync(join(tmpdir(), "credence-own-"));
  before = env.TMPDIR;
});
afterEach(() => {
  if (before === undefined) delete env.TMPDIR;
  else env.TMPDIR = before;
  for (const folder of [shared, own]) rmSync(folder, { recursive: true });
});

test("a browser that is named is taken", async () => {
  expect(await findChromium("/opt/mine", own, "npm")).toBe("/opt/mine");
});

test("a program that somebody left in the temporary folder is not taken for the browser from npm", async () => {
  writeFileSync(join(shared, "chromium"), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
  env.TMPDIR = shared;
  expect(await findChromium(undefined, own, "npm")).not.toBe(join(shared, "chromium"));
  expect(tmpdir()).toBe(shared);
});

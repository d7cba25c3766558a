import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
let folder = "";

const write = (name: string, rows: readonly string[]) =>
  writeFileSync(join(folder, `${name}.csv.gz`), gzipSync(`${rows.join("\n")}\n`));

/** Ten wallets that pay each other in turn, and three that pay strangers. */
function writeFolder(labels: readonly string[]): void {
  const addresses = Array.from({ length: 73 }, (_, i) => `0x${i.toString(16).padStart(40, "0")}`);
  const farm = Array.from({ length: 9 }, (_, i) => `${i},${i + 1}`);
  const others = Array.from({ length: 60 }, (_, i) => `${10 + (i % 3)},${13 + i}`);
  write("addresses", ["address", ...addresses]);
  write("transfers", ["from,to", ...farm, ...others]);
  write("labels", ["address,label", ...labels.map((label, i) => `${addresses[i]},${label}`)]);
}

function run(...options: string[]): string {
  const out = join(folder, "out.csv");
  const printed = execFileSync("npx", ["tsx", "scripts/sybil.ts", folder, "--out", out, ...options], { cwd: root });
  expect(readFileSync(out, "utf8").split("\n")[0]).toBe("address,suspicion");
  return printed.toString();
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "credence-sybil-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("each labelled address gets a suspicion, in which the labels have no part", () => {
  const labels = [...Array<string>(10).fill("sybil"), ...Array<string>(3).fill("eligible")];
  writeFolder(labels);
  expect(run("--measure")).toMatch(/^13 addresses in .*\nAUC 1\.000 /);
  const first = readFileSync(join(folder, "out.csv"), "utf8");
  writeFolder(labels.toReversed());
  run();
  expect(readFileSync(join(folder, "out.csv"), "utf8")).toBe(first);
  const suspicion = first
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => Number(row.split(",")[1]));
  expect(suspicion).toHaveLength(13);
  expect(Math.min(...suspicion.slice(0, 10))).toBeGreaterThan(Math.max(...suspicion.slice(10)));
});

test("a folder that lacks a file is named", () => {
  rmSync(join(folder, "transfers.csv.gz"));
  expect(() => run()).toThrow(/transfers\.csv\.gz does not exist/);
});

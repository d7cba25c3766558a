import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { useFolder } from "../tests/setup/folder.ts";
import { runProgram } from "../tests/setup/run-program.ts";

const folder = useFolder();

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

async function run(...options: string[]): Promise<string> {
  const out = join(folder, "out.csv");
  const ended = await runProgram("lab/sybil.ts", [folder, "--out", out, ...options]);
  if (ended.code !== 0) throw new Error(ended.err);
  expect(readFileSync(out, "utf8").split("\n")[0]).toBe("address,suspicion");
  return ended.out;
}

test("each labelled address gets a suspicion, in which the labels have no part", async () => {
  const labels = [...Array<string>(10).fill("sybil"), ...Array<string>(3).fill("eligible")];
  writeFolder(labels);
  expect(await run("--measure")).toMatch(/^13 addresses in .*\nAUC 1\.000 /);
  const first = readFileSync(join(folder, "out.csv"), "utf8");
  writeFolder(labels.toReversed());
  await run();
  expect(readFileSync(join(folder, "out.csv"), "utf8")).toBe(first);
  const suspicion = first
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => Number(row.split(",")[1]));
  expect(suspicion).toHaveLength(13);
  expect(Math.min(...suspicion.slice(0, 10))).toBeGreaterThan(Math.max(...suspicion.slice(10)));
});

test("a folder that lacks a file is named", async () => {
  rmSync(join(folder, "transfers.csv.gz"));
  await expect(run()).rejects.toThrow(/transfers\.csv\.gz does not exist/);
});

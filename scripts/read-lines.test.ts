import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { useFolder } from "../tests/setup/folder.ts";
import { readLines } from "./read-lines.ts";

const folder = useFolder();

async function read(content: Uint8Array | null): Promise<string[]> {
  const path = join(folder, "lines");
  if (content) writeFileSync(path, content);
  const lines: string[] = [];
  for await (const line of readLines(content ? path : `${path} that are not there`)) lines.push(line);
  return lines;
}

test("lines are the same whether the file is gzipped or not", async () => {
  const lines = ["é", "", "二".repeat(50_000), "end"];
  const text = Buffer.from(lines.join("\n"));
  expect(await read(text)).toEqual(lines);
  expect(await read(gzipSync(text))).toEqual(lines);
});

test("a file that is not there or cut is reported to who reads it", async () => {
  await expect(read(null)).rejects.toThrow("cannot be read to its end (ENOENT");
  await expect(read(gzipSync("x\n".repeat(9_999)).subarray(0, 30))).rejects.toThrow("unexpected end of file");
});

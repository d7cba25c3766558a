import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useFolder } from "../../../tests/setup/folder.ts";
import { loadLists } from "./settings.ts";

const folder = useFolder();

function file(text: string): string {
  const path = join(folder, "list.csv");
  writeFileSync(path, text);
  return path;
}

const a = `0x${"aB".repeat(20)}`;
const b = `0x${"12".repeat(20)}`;

test("no path is an empty list", () => {
  expect(loadLists("").listed.size).toBe(0);
});

test("the first column is read in any case, with a header or without, and quoted cells hold commas", () => {
  const lists = loadLists(file(`address,label\n${a},"phishing, theft"\n\n${b.toUpperCase().replace("0X", "0x")},x\n`));
  expect([...lists.listed]).toEqual([a.toLowerCase(), b]);
  expect([...loadLists(file(`${a}\n`)).listed]).toEqual([a.toLowerCase()]);
});

test("the hash depends only on the addresses, not on their order, case or labels", () => {
  const hash = loadLists(file(`${a},one\n${b},two\n`)).hash;
  expect(loadLists(file(`address\n${b}\n${a.toLowerCase()}\n${b}\n`)).hash).toBe(hash);
  expect(loadLists(file(`${a}\n`)).hash).not.toBe(hash);
});

test("a row without an address is refused with its number", () => {
  expect(() => loadLists(file(`address\n${a}\n0x12\n`))).toThrow(/row 3/);
});

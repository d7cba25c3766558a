import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Rows of the glossary: term, meaning, and the export that carries it. */
const entries = [
  ...readFileSync(join(root, "docs/glossary.md"), "utf8").matchAll(/^\| (.+?) \| (.+?) \| `(\w+)` in `([^`]+)` \|$/gm),
].map(([, term = "", meaning = "", name = "", path = ""]) => ({ term, meaning, name, path }));

/** Whether a file exports a name. */
function isExported(path: string, name: string): boolean {
  const file = join(root, path);
  if (!existsSync(file)) return false;
  return new RegExp(`^export (?:async )?(?:type|interface|class|function|const) ${name}\\b`, "m").test(
    readFileSync(file, "utf8"),
  );
}

test("every row of the glossary names an export", () => {
  const rows = readFileSync(join(root, "docs/glossary.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| term "));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.length).toBe(entries.length);
});

test("each type is exported by the file beside it", () => {
  const missing = entries.filter(({ name, path }) => !isExported(path, name));
  expect(missing.map(({ term, name, path }) => `${term}: ${name} in ${path}`)).toEqual([]);
});

test("each term is explained once, in one sentence", () => {
  expect(new Set(entries.map(({ term }) => term)).size).toBe(entries.length);
  expect(entries.filter(({ meaning }) => !/^[A-Z`].*[^.]\.$/.test(meaning)).map(({ term }) => term)).toEqual([]);
});

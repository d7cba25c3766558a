import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { testFolder } from "../setup/folder.ts";

const root = join(import.meta.dirname, "../..");
/** Names of the lint rules the project's own configuration reports for one file of a tree by itself. */
function lint(path: string, text: string): string[] {
  const dir = testFolder();
  copyFileSync(join(root, "biome.json"), join(dir, "biome.json"));
  mkdirSync(join(dir, ".git"));
  writeFileSync(join(dir, ".gitignore"), "node_modules/\n");
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
  // Naming a test library switches on the rules about tests.
  writeFileSync(join(dir, "package.json"), JSON.stringify({ devDependencies: { vitest: "4.0.0" } }));
  const args = ["lint", "--reporter=json", "--error-on-warnings", "."];
  const { stdout, stderr } = spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: dir, encoding: "utf8" });
  const report: unknown = JSON.parse(stdout);
  if (typeof report !== "object" || report === null || !("diagnostics" in report)) throw new Error(stderr);
  const found = report.diagnostics as { category: string }[]; // The reporter's format.
  return [...new Set(found.map((one) => one.category.split("/").at(-1) ?? ""))].sort();
}

test("a sound file passes", () => {
  expect(
    lint("lib/core/fine.ts", `import { join } from "node:path";\n\nexport const fine = join("a", "b");\n`),
  ).toEqual([]);
});

describe("the linter refuses", () => {
  test.each([
    ["any", "lib/core/a.ts", "export const a = (x: any) => x;\n", "noExplicitAny"],
    ["a non-null assertion", "lib/core/a.ts", "export const a = (x: string | null) => x!;\n", "noNonNullAssertion"],
    ["console in the library", "lib/core/a.ts", "export const a = () => console.log(1);\n", "noConsole"],
    ["console in a page", "app/page.tsx", "export default () => console.log(1);\n", "noConsole"],
    [
      "an unused import",
      "lib/core/a.ts",
      `import { join } from "node:path";\nexport const a = 1;\n`,
      "noUnusedImports",
    ],
    ["an unused variable", "lib/core/a.ts", "const b = 1;\nexport const a = 1;\n", "noUnusedVariables"],
    ["an unused parameter", "lib/core/a.ts", "export const a = (x: string) => 1;\n", "noUnusedFunctionParameters"],
    ["a barrel file", "lib/core/index.ts", `export { a } from "./a.ts";\n`, "noBarrelFile"],
    [
      "an import without its ending",
      "lib/core/a.ts",
      `import * as self from "./a";\nexport const a = () => self;\n`,
      "useImportExtensions",
    ],
    ["a file name in camel case", "lib/core/someFile.ts", "export const a = 1;\n", "useFilenamingConvention"],
    [
      "a skipped test",
      "lib/a.test.ts",
      `import { test } from "vitest";\ntest.skip("x", () => {});\n`,
      "noSkippedTests",
    ],
    ["a test alone", "lib/a.test.ts", `import { test } from "vitest";\ntest.only("x", () => {});\n`, "noFocusedTests"],
  ])("%s", (_fault, path, text, rule) => {
    expect(lint(path, text)).toContain(rule);
  });
});

test("a domain's index.ts and programs that speak to a terminal are free of the two rules", () => {
  expect(lint("lib/domains/scores/index.ts", `export { a } from "./a.ts";\n`)).not.toContain("noBarrelFile");
  expect(lint("scripts/tell.ts", "console.log(1);\n")).toEqual([]);
});

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useFolder } from "../setup/folder.ts";

const root = join(import.meta.dirname, "../..");
const dir = useFolder();
const JOIN = `import { join } from "node:path";\n`;
const TEST = `import { test } from "vitest";\n`;

/** Files that the linter refuses, each with the rule. */
const refused: [fault: string, path: string, text: string, rule: string][] = [
  ["any", "lib/core/any.ts", "export const a = (x: any) => x;\n", "noExplicitAny"],
  [
    "a non-null assertion",
    "lib/core/not-null.ts",
    "export const a = (x: string | null) => x!;\n",
    "noNonNullAssertion",
  ],
  ["console in the library", "lib/core/console.ts", "export const a = () => console.log(1);\n", "noConsole"],
  ["console in a page", "app/page.tsx", "export default () => console.log(1);\n", "noConsole"],
  ["an unused import", "lib/core/import.ts", `${JOIN}export const a = 1;\n`, "noUnusedImports"],
  ["an unused variable", "lib/core/variable.ts", "const b = 1;\nexport const a = 1;\n", "noUnusedVariables"],
  ["an unused parameter", "lib/core/param.ts", "export const a = (x: string) => 1;\n", "noUnusedFunctionParameters"],
  ["a barrel file", "lib/core/index.ts", `export { a } from "./any.ts";\n`, "noBarrelFile"],
  ["an import without its ending", "lib/core/ending.ts", `export * as self from "./any";\n`, "useImportExtensions"],
  ["a file name in camel case", "lib/core/someFile.ts", "export const a = 1;\n", "useFilenamingConvention"],
  ["a skipped test", "lib/skipped.test.ts", `${TEST}test.skip("x", () => {});\n`, "noSkippedTests"],
  ["a test alone", "lib/alone.test.ts", `${TEST}test.only("x", () => {});\n`, "noFocusedTests"],
];
const FINE = "lib/core/fine.ts";
const TERMINAL = "scripts/tell.ts";
const DOMAIN = "lib/domains/scores/index.ts";
const others = {
  [FINE]: `${JOIN}\nexport const fine = join("a", "b");\n`,
  [TERMINAL]: "console.log(1);\n",
  [DOMAIN]: `export { a } from "./a.ts";\n`,
};

/** The rules that the project's own configuration reports, by file. */
const found = new Map<string, string[]>();

beforeAll(() => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  copyFileSync(join(root, "biome.json"), join(dir, "biome.json"));
  mkdirSync(join(dir, ".git"));
  write(".gitignore", "node_modules/\n");
  // Naming a test library switches on the rules about tests.
  write("package.json", JSON.stringify({ devDependencies: { vitest: "4.0.0" } }));
  for (const [path, text] of [...refused.map(([, path, text]) => [path, text] as const), ...Object.entries(others)]) {
    write(path, text);
  }
  const args = ["lint", "--reporter=json", "--error-on-warnings", "--max-diagnostics=none", "."];
  const { stdout, stderr } = spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: dir, encoding: "utf8" });
  const report: unknown = JSON.parse(stdout);
  if (typeof report !== "object" || report === null || !("diagnostics" in report)) throw new Error(stderr);
  // The reporter's format.
  for (const { category, location } of report.diagnostics as { category: string; location: { path: string } }[]) {
    const rules = found.get(location.path) ?? [];
    found.set(location.path, [...rules, category.split("/").at(-1) ?? ""]);
  }
});

test.each(refused)("the linter refuses %s", (_fault, path, _text, rule) => {
  expect(found.get(path)).toContain(rule);
});

test("a sound file passes; a domain's index.ts and programs that speak to a terminal are free of the two rules", () => {
  expect([found.get(FINE), found.get(TERMINAL)]).toEqual([undefined, undefined]);
  expect(found.get(DOMAIN) ?? []).not.toContain("noBarrelFile");
});

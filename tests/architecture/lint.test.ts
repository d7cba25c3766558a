import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useFolder } from "../setup/folder.ts";

const root = join(import.meta.dirname, "../..");
const dir = useFolder();
const JOIN = `import { join } from "node:path";\n`;
const TEST = `import { test } from "vitest";\n`;

/** Files that the linter refuses, each with the rule. */
const refused: (readonly [fault: string, path: string, text: string, rule: string])[] = [
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
  ...[
    "export const port = process.env.PORT;",
    `export const port = process["env"].PORT;`,
    `import process from "node:process";\nexport const port = process.env.PORT;`,
  ].map((text, i) => ["a setting that is read", `lib/api/setting-${i}.ts`, text, "noProcessEnv"] as const),
  ...[
    "export const { env, pid } = process;",
    `import * as process from "node:process";\nexport const port = process;`,
    `import * as viem from "viem";\nexport const all = viem;`,
    `import * as undici from "undici";\nexport const all = undici;`,
  ].map((text, i) => ["a setting or connection in another form", `app/form-${i}.ts`, text, "plugin"] as const),
  ...[
    "export const shared = globalThis as { pool?: number };",
    "export const shared = () => Reflect.get(globalThis, 'pool');",
    `export const block = () => fetch("http://node");`,
    `export const feed = () => new WebSocket("ws://node");`,
  ].map((text, i) => ["a global", `components/global-${i}.ts`, text, "noRestrictedGlobals"] as const),
  ...[
    `import { createPublicClient } from "viem";\nexport const one = createPublicClient;`,
    `export { http } from "viem";`,
    `import { getBlock } from "viem/actions";\nexport const one = getBlock;`,
    `import { request } from "undici";\nexport const one = request;`,
    `export const later = () => import("undici");`,
    `import { request } from "node:http";\nexport const one = request;`,
    `import http from "node:http";\nexport const one = http;`,
  ].map((text, i) => ["a connection to a node", `lib/worker/node-${i}.ts`, text, "noRestrictedImports"] as const),
  ["files that import each other", "scripts/one.ts", `export { a } from "./other.ts";\n`, "noImportCycles"],
  [
    "types of lib that import each other",
    "lib/core/one.ts",
    `import type { B } from "./other.ts";\nexport type A = B | 1;\n`,
    "noImportCycles",
  ],
];
const FINE = "lib/core/fine.ts";
const TERMINAL = "scripts/tell.ts";
const DOMAIN = "lib/domains/scores/index.ts";
const others = {
  "scripts/other.ts": `export { a as b } from "./one.ts";\nexport const a = 1;\n`,
  "lib/core/other.ts": `import type { A } from "./one.ts";\nexport type B = { a: A } | 2;\n`,
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
  const plugin = "scripts/check/process-env.grit";
  write(plugin, readFileSync(join(root, plugin), "utf8"));
  mkdirSync(join(dir, ".git"));
  write(".gitignore", "node_modules/\n");
  // Naming a test library switches on the rules about tests.
  write("package.json", JSON.stringify({ devDependencies: { vitest: "4.0.0" } }));
  for (const [path, text] of [
    ...refused.map(([, path, text]) => [path, text] as const),
    ...Object.entries({ ...others, ...free }),
  ]) {
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

/** Files that may do what others may not. */
const free: Readonly<Record<string, string>> = {
  "lib/core/env.ts": "export const port = process.env.PORT;\n",
  "lib/core/process-singleton.ts": "export const shared = globalThis;\n",
  "lib/core/global.test.ts": "export const shared = [globalThis, process.env, fetch];\n",
  "lib/chain/client.ts": `import { http } from "viem";\n\nexport const all = [http, fetch];\n`,
  "lib/api/pure.ts": `import { createServer } from "node:http";\nimport { getAddress } from "viem";\n\nexport const all = [createServer, getAddress];\n`,
  "components/one.ts": `import type { B } from "./other.ts";\n\nexport type A = B | 1;\n`,
  "components/other.ts": `import type { A } from "./one.ts";\n\nexport type B = { a: A } | 2;\n`,
};

test.each(Object.keys(free))("%s has a reason, and is free", (path) => {
  expect(found.get(path)).toBeUndefined();
});

test("a sound file passes; a domain's index.ts and programs that speak to a terminal are free of the two rules", () => {
  expect([found.get(FINE), found.get(TERMINAL)]).toEqual([undefined, undefined]);
  expect(found.get(DOMAIN) ?? []).not.toContain("noBarrelFile");
});

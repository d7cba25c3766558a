import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { checkImports } from "../../scripts/check/imports.ts";
import { useFolder } from "../setup/folder.ts";
import { isThorough } from "../setup/rounds.ts";

// How many files it takes to add something, as patches: each is applied to a copy of the project. A thorough run also checks its types
// and import rules, and runs the patch's own tests there.

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);
const copy = useFolder();

/** The largest number of files of each patch, its tests apart. */
const additions = { endpoint: 2, "webhook-event": 2, "chain-source": 2, page: 2, category: 6 } as const;

/** Not part of a copy: what is built, recorded or of other tools. */
const left = new Set([".git", ".next", ".data", "dist", "node_modules", "screenshots", "data", "contracts"]);

interface FilePatch {
  path: string;
  isNew: boolean;
  hunks: { before: string; after: string }[];
}

function readPatch(name: string): FilePatch[] {
  const text = readFileSync(join(import.meta.dirname, `patches/${name}.patch`), "utf8").trimEnd();
  return text
    .split(/^--- /m)
    .slice(1)
    .map((part) => {
      const [from = "", to = "", ...lines] = part.trimEnd().split("\n");
      const hunks = lines
        .join("\n")
        .split(/^@@$\n?/m)
        .filter((hunk) => hunk !== "");
      const side = (hunk: string, mark: "-" | "+") =>
        hunk
          .trimEnd()
          .split("\n")
          .filter((line) => line.startsWith(" ") || line.startsWith(mark))
          .map((line) => line.slice(1))
          .join("\n");
      return {
        path: to.replace("+++ b/", ""),
        isNew: from === "/dev/null",
        hunks: hunks.map((hunk) => ({ before: side(hunk, "-"), after: side(hunk, "+") })),
      };
    });
}

function apply({ path, isNew, hunks }: FilePatch): void {
  const file = join(copy, path);
  if (isNew) {
    expect(existsSync(file), `${path} exists already`).toBe(false);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${hunks[0]?.after}\n`);
    return;
  }
  let text = readFileSync(file, "utf8");
  for (const { before, after } of hunks) {
    expect(text.split(before).length, `${path} has once: ${before}`).toBe(2);
    text = text.replace(before, () => after);
  }
  writeFileSync(file, text);
}

/** Run a Node program in the copy. Returns what it printed where it failed, else nothing. */
async function faultsOf(program: string, ...args: string[]): Promise<string> {
  return run(process.execPath, [join(root, "node_modules", program), ...args], { cwd: copy }).then(
    () => "",
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

const patches = Object.keys(additions).flatMap(readPatch);
const tests = patches.map(({ path }) => path).filter((path) => path.endsWith(".test.ts"));

beforeAll(() => {
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of ["data", "contracts"]) symlinkSync(join(root, folder), join(copy, folder));
  for (const patch of patches) apply(patch);
});

test.each(Object.entries(additions))("adding to the product, %s takes at most %i files and a test", (name, files) => {
  const changed = readPatch(name).filter(({ path }) => !path.endsWith(".test.ts"));
  expect(changed.length).toBeLessThanOrEqual(files);
});

test.runIf(isThorough)("the additions compile", async () => {
  const compiled = ["next-env.d.ts", "app", "components", "lib", "server.ts"];
  const files = ["tests/setup/global.ts", ...tests];
  const project = { extends: "./tsconfig.json", include: compiled, exclude: ["**/*.test.ts"], files };
  writeFileSync(join(copy, "tsconfig.product.json"), JSON.stringify(project));
  expect(await faultsOf("typescript/bin/tsc", "-p", "tsconfig.product.json", "--incremental", "false")).toBe("");
});

test.runIf(isThorough)("the additions break no import rule", () => {
  expect(checkImports(copy)).toEqual([]);
});

test.runIf(isThorough)("the additions pass their tests", async () => {
  expect(await faultsOf("vitest/vitest.mjs", "run", "--maxWorkers=1", ...tests)).toBe("");
});

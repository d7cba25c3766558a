import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// Documents name files; each of them exists.

const root = join(import.meta.dirname, "../..");
const sources = "app|bench|components|contracts|data|docs|e2e|lab|lib|ops|packages|prisma|public|scripts|tests";
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "contracts/README.md",
  "data/README.md",
  "lab/README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

/** Paths of code spans, from the root, and targets of links, from the document. Not: what stands for any name. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
  const spans = [
    ...text.matchAll(
      new RegExp(`\`((?:${sources})/[^\`\\s<>…\\[\\]]+|(?:instrumentation|pages|proxy|server)\\.ts)\``, "g"),
    ),
  ].map(([, path = ""]) => path);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
  return [...spans.flatMap(withoutBraces), ...links.map((target) => normalize(join(dirname(document), target)))];
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function withoutBraces(path: string): string[] {
  const [whole, list] = /\{([^}]*)\}/.exec(path) ?? [];
  return whole === undefined || list === undefined ? [path] : list.split(",").map((one) => path.replace(whole, one));
}

/** Whether a path exists; `*` stands for any part of one name. */
function exists(path: string): boolean {
  let folders = [root];
  for (const name of path.split("/").filter((part) => part !== "")) {
    const pattern = new RegExp(
      `^${name
        .split("*")
        .map((part) => part.replaceAll(/[.()+]/g, "\\$&"))
        .join(".*")}$`,
    );
    folders = folders.flatMap((folder) =>
      namesIn(folder)
        .filter((one) => pattern.test(one))
        .map((one) => join(folder, one)),
    );
  }
  return folders.length > 0;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A file has no names in it.
    return [];
  }
}

test("every file that a document names exists", () => {
  const paths = documents.flatMap((document) => pathsIn(document).map((path) => ({ document, path })));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ path }) => !exists(path))).toEqual([]);
});

test("a file that does not exist is noticed", () => {
  expect(exists("lib/core/env.ts")).toBe(true);
  expect(exists("e2e/hostile-*.spec.ts")).toBe(true);
  expect(exists("lib/core/no-such-file.ts")).toBe(false);
  expect(exists("e2e/no-such-*.spec.ts")).toBe(false);
});

test("docs/architecture.md fits three screens, the rest is in docs/internals.md: its flows name at most 24 files each", () => {
  const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const shown = text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 160)), 0);
  expect(shown).toBeLessThanOrEqual(3 * 45);
  const flows = text.split(/^## /m).filter((part) => /^(?:A block's|The) way /.test(part));
  expect(flows).toHaveLength(2);
  for (const flow of flows) {
    const files = [...flow.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = ""]) => path);
    expect(new Set(files).size).toBeLessThanOrEqual(24);
    // A bare name is beside the file named before it.
    let folder = "";
    for (const file of files) {
      if (file.startsWith("lib/")) folder = dirname(file);
      expect([file, exists(file) || exists(join(folder, file))]).toEqual([file, true]);
    }
  }
});

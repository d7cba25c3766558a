import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { partsOf } from "../../scripts/check/words.ts";

// Somebody who has never seen the code looks for a file. They see names only: in step 1 they open the folders that share a word with
// the question, in step 2 the files there whose names share the most of its other words, those with the fewest further words first.

const root = join(import.meta.dirname, "../..");
/** As many files as somebody opens to see which one it is. */
const MOST_OPENED = 3;
const emptyWords = new Set(
  "a an and are as at become by come does for from how in into is its of on or that the to what when where which who why with".split(
    " ",
  ),
);

const files = ["lib", "scripts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const questions = [
  ...readFileSync(join(root, "docs/architecture.md"), "utf8").matchAll(/^\| ([^|]+\?) \| `([^`|]+)` \|$/gm),
].map(([, question = "", file = ""]) => ({ question, file }));

/** Words with the same beginning: sign and signed, policy and policies, env and environment. */
function isSameWord(a: string, b: string): boolean {
  const [one, other] = [stemOf(a), stemOf(b)];
  return one.length >= 3 && other.length >= 3 && (one.startsWith(other) || other.startsWith(one));
}

const stemOf = (word: string) => word.replace(/(?:ies|es|s|y|e|ed|ing)$/, "");

/** How many words of the question a name has. */
function shared(words: readonly string[], name: string): number {
  const parts = partsOf(name);
  return words.filter((word) => parts.some((part) => isSameWord(word, part))).length;
}

/** The files that a reader opens, in order. */
function find(question: string): string[] {
  const words = partsOf(question).filter((word) => !emptyWords.has(word));
  const scored = files.flatMap((file) => {
    const folders = dirname(file);
    const inFolder = words.filter((word) => shared([word], folders) > 0);
    // Step 2 goes by the other words: all files of the folder share the ones that led there.
    const inName = shared(
      words.filter((word) => !inFolder.includes(word)),
      basename(file, ".ts"),
    );
    return inFolder.length === 0 || inName === 0 ? [] : [{ file, score: inName + inFolder.length }];
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === best)
    .map(({ file }) => file)
    .sort((a, b) => partsOf(basename(a, ".ts")).length - partsOf(basename(b, ".ts")).length)
    .slice(0, MOST_OPENED);
}

test("there are twenty questions", () => {
  expect(questions.length).toBeGreaterThanOrEqual(20);
});

describe("a stranger finds, by names alone,", () => {
  test.each(questions.map(({ question, file }) => [question, file] as const))("%s %s", (question, file) => {
    expect(find(question)).toContain(file);
  });
});

test("a file whose name says something else is not found", () => {
  expect(find("Where is a webhook signed?")).toEqual(["lib/domains/webhooks/sign.ts"]);
  expect(find("Where is a webhook notarized?")).not.toContain("lib/domains/webhooks/sign.ts");
});

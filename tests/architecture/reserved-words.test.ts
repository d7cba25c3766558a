import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { isName } from "../../lib/core/schemas.ts";
import { reservedWords } from "../../lib/domains/identities/blocked-names.ts";

/** Paths of pages and routes as segments, without groups; parameters in braces. */
function appPaths(): string[][] {
  return readdirSync(join(import.meta.dirname, "../../app"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)(?:page(?:\.dev)?\.tsx|route\.ts)$/.test(file))
    .map((file) => file.split("/").slice(0, -1))
    .map((segments) => segments.filter((segment) => !/^\(.*\)$/.test(segment)))
    .map((segments) => segments.map((segment) => segment.replace(/^\[(.*)\]$/, "{$1}")));
}

/** What files of the app folder that are no pages are found under, such as icons. */
const metadataWords = readdirSync(join(import.meta.dirname, "../../app"))
  .filter((file) => /^(?:apple-icon|favicon|icon|manifest|robots|sitemap)\./.test(file))
  .map((file) => file.split(".")[0] ?? "");

const paths = [
  ...Object.values(endpoints).map(({ path }) => path.split("/").filter((segment) => segment !== "")),
  ...appPaths(),
].map((segments) => (segments[0] === "api" ? segments.slice(1) : segments));
const isParameter = (segment: string) => segment.startsWith("{");
/** Parameters that take a name. */
const takesName = (segment: string) => segment === "{identity}" || segment === "{name}";
/** A whole name: only the words of subnames have dots before them. */
const isWord = (text: string) => isName(text) && !text.includes(".");

function wordsOfPaths(): Set<string> {
  const parameterBelow = new Set(
    paths.flatMap((segments) =>
      segments.flatMap((segment, i) => (takesName(segment) ? [segments.slice(0, i).join("/")] : [])),
    ),
  );
  const words = new Set<string>();
  for (const segments of paths) {
    const version = segments[0] === "v1" ? 1 : 0;
    segments.forEach((segment, i) => {
      if (isParameter(segment)) return;
      if (i <= version || parameterBelow.has(segments.slice(0, i).join("/"))) words.add(segment);
    });
  }
  return words;
}

test("every word of a path that stands where a name could, or first, is one that no name may be", () => {
  const publicFiles = readdirSync(join(import.meta.dirname, "../../public"));
  const words = [...wordsOfPaths(), ...metadataWords, ...publicFiles].filter(isWord);
  expect(words).toEqual(expect.arrayContaining(["leaderboard", "apple-icon"]));
  const known = new Set<string>(reservedWords);
  expect(words.filter((word) => !known.has(word)).sort()).toEqual([]);
});

test("reserved words are names, each once and in order: others need no blocking", () => {
  expect(reservedWords.filter((word) => !isWord(word))).toEqual([]);
  expect([...new Set(reservedWords)].sort()).toEqual([...reservedWords]);
});

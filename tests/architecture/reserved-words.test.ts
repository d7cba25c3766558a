import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../../e2e/setup/pages.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { isName } from "../../lib/core/schemas.ts";
import { reservedWords } from "../../lib/domains/identities/blocked-names.ts";

/** Paths of pages and routes as segments, without groups; parameters in braces. */
function appPaths(files = /(?:^|\/)(?:page(?:\.dev)?\.tsx|route\.ts)$/): string[][] {
  return readdirSync(join(import.meta.dirname, "../../app"), { recursive: true, encoding: "utf8" })
    .filter((file) => files.test(file))
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
  const missing = words.filter((word) => !known.has(word)).sort();
  expect(missing, "add them to reservedWords of lib/domains/identities/blocked-names.ts, in order").toEqual([]);
});

test("reserved words are names, each once and in order: others need no blocking", () => {
  expect(reservedWords.filter((word) => !isWord(word))).toEqual([]);
  expect([...new Set(reservedWords)].sort()).toEqual([...reservedWords]);
});

/** A page that is behind a sign-in has tests of its own. */
const signedIn = /^(?:admin|portal|design)\b/;

test("every page is among those that axe, the phone and screenshots look at", () => {
  const shown = new Set(pages.map(({ path }) => path("0x").split("?")[0]?.split("/").slice(1)));
  const isShown = (segments: readonly string[]) =>
    [...shown].some(
      (one = []) => one.length === segments.length && segments.every((part, i) => isParameter(part) || part === one[i]),
    );
  const missing = appPaths(/(?:^|\/)page\.tsx$/).filter(
    (one) => one.length > 0 && !signedIn.test(one.join("/")) && !isShown(one),
  );
  expect(
    missing.map((one) => `/${one.join("/")}`),
    "add a path of each to `listed` of e2e/setup/pages.ts",
  ).toEqual([]);
});

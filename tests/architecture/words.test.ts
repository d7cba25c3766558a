import { describe, expect, test } from "vitest";
import { checkFile, partsOf } from "../../scripts/check/words.ts";

const found = (path: string, text: string) => checkFile(path, text).map((place) => place.found);

test("a name is divided into its parts, however it is written", () => {
  expect(partsOf("readPastRows")).toEqual(["read", "past", "rows"]);
  expect(partsOf("JSONPast")).toEqual(["json", "past"]);
  expect(partsOf("score-lane.ts")).toEqual(["score", "lane", "ts"]);
  expect(partsOf("KEPT_MS")).toEqual(["kept", "ms"]);
});

describe("a refused word is found", () => {
  test.each([
    ["in a file's name", "lib/core/score-lane.ts", "export const a = 1;", ["score-lane.ts"]],
    ["in a variable", "lib/core/a.ts", "export const oldStandings = 1;", ["oldStandings"]],
    ["in a type", "lib/core/a.ts", "export interface PastRow { at: number }", ["PastRow"]],
    ["in a property", "lib/core/a.ts", "export interface A { told: boolean }", ["told"]],
    ["in a component's attribute", "components/a.tsx", "export const a = <A isKept />;", ["isKept"]],
    ["over several parts", "lib/core/a.ts", "export const runInTurn = 1;", ["runInTurn"]],
    ["in a comment", "lib/core/a.ts", "// It is counted anew.\nexport const a = 1;", ["anew"]],
    [
      "in a comment that is broken there",
      "lib/core/a.ts",
      "/**\n * The caller is\n * told.\n */\nexport const a = 1;",
      ["is told"],
    ],
    ["in a document", "docs/a.md", "The caller is told anew.", ["is told", "anew"]],
  ])("%s", (_place, path, text, expected) => {
    expect(found(path, text)).toEqual(expected);
  });
});

test("with its line and what to write instead", () => {
  expect(checkFile("lib/core/a.ts", "export const a = 1;\n\nexport const roster = [];")).toEqual([
    { path: "lib/core/a.ts", line: 3, found: "roster", write: "chain wallets" },
  ]);
});

describe("words with another sense are free", () => {
  test.each([
    ["longer words", "lib/core/a.ts", "export const [leaderboard, untold, plane] = [1, 2, 3];"],
    ["SVG's circle", "components/a.tsx", "export const a = <circle r={1} />;"],
    ["icons", "components/a.tsx", "export const a = <CircleAlert />;"],
    ["text", "lib/core/a.ts", `export const a = "the past 24 hours";`],
    ["spread syntax", "lib/core/a.ts", "export const a = (b: object) => ({ ...b });"],
    ["comments about time", "lib/core/a.ts", "// The past 24 hours.\nexport const a = 1;"],
    ["code of a document", "docs/a.md", "Run `anew`.\n\n```sh\ntold\n```\n"],
  ])("%s", (_sense, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});

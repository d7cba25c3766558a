import { expect, it } from "vitest";
import { lineOf, lineRange, syntaxErrorLine } from "./json-lines.ts";

const text = `{
  "op": "all", "n": "a \\" , {",
  "rules": [
    { "module": "total", "value": 3 },
    { "op": "any", "rules": [
      { "module": "x:y" }
    ] }
  ]
}`;

it("finds the line of a path, and of the nearest value around one that is missing", () => {
  const lines = ["", "op", "n", "rules", "rules.0.value", "rules.1", "rules.1.rules.0.module", "rules.1.rules.0.cmp"];
  expect(lines.map((path) => lineOf(text, path))).toEqual([1, 2, 2, 3, 4, 5, 6, 6]);
  expect(lineOf("", "rules.0")).toBe(1);
});

it("finds the line where JSON breaks off, and where lines are", () => {
  const broken: [string, number][] = [
    ['{\n  "op": "all"\n  "rules": []\n}', 3],
    ['{\n  "op":', 2],
    ['{ "op": "all",\n"rules": [}', 2],
    ['{ "op": "all",\n"rules": [],\n}', 3],
    ['{ "op": "all",\n"rules": [1, 2\n] } ]', 3],
    ["{ op: 1\n}", 1],
    ['[1,\n"x]', 2],
    ["[1,\ntru]", 2],
    ["", 1],
  ];
  for (const [json, line] of broken) expect(syntaxErrorLine(json), json).toBe(line);
  expect(text.slice(...lineRange(text, 3))).toBe('  "rules": [');
});

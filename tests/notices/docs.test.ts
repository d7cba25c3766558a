import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { noticeKinds, noticeRow } from "../../lib/core/notices.ts";
import { textsIn } from "../../lib/core/texts.ts";

/** A kind as docs/notices.md shows it. */
function rowOf(kind: (typeof noticeKinds)[number]): string {
  const { audience, windowMinutes, holdMinutes, reportsEnd } = noticeRow(kind);
  const minutes = (count: number) => `${count} minute${count === 1 ? "" : "s"}`;
  const lasting = holdMinutes ? minutes(holdMinutes) : "at once";
  const lasts = holdMinutes === undefined ? "–" : `${lasting}${reportsEnd ? "; its end is reported" : ""}`;
  return `| ${kind} | ${audience} | ${textsIn("en", "notices.kinds")(`when.${kind}`)} | ${minutes(windowMinutes)} | ${lasts} |`;
}

it("docs/notices.md has the table of kinds, and no other", () => {
  const text = readFileSync("docs/notices.md", "utf8");
  const table = text.split("\n").filter((line) => /^\| \w+ \| (?:operators|developers|owners) \|/.test(line));
  expect(table).toEqual(noticeKinds.map(rowOf));
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CategoryBreakdown } from "../../lib/domains/scores/schemas.ts";
import { withTexts } from "../../tests/setup/with-texts.ts";
import { NextSteps } from "./next-steps.tsx";

/** Of a part no more is read. */
const part = (category: string, gain: number, change = `do ${category}`) =>
  ({ category, next: { change, gain } }) as CategoryBreakdown;

function render(parts: CategoryBreakdown[], claims = { count: 0, gain: 0 }, unit: string | null = null): string {
  return renderToStaticMarkup(withTexts(createElement(NextSteps, { parts, claims, unit })));
}

const parts = [part("volume", 50), part("diversity", 9), part("age", 20), part("social", 3), part("governance", 2)];

it("names what is free first, and advises nobody to pay others", () => {
  expect(render(parts).match(/do \w+/g)).toEqual(["do governance", "do social", "do age"]);
});

it("names achievements to claim before everything else, unless claiming them adds nothing", () => {
  const claiming = render(parts, { count: 13, gain: 4 });
  expect(claiming).toMatch(/\+4.*Claim 13 achievements.*do governance.*do social/);
  expect(claiming).not.toContain("do age");
  expect(render(parts, { count: 13, gain: 0 })).not.toContain("Claim");
});

it("names the currency of a cost where all chains share it", () => {
  const holding = [part("age", 4, "Hold 1 unit of native currency for 30 days")];
  expect(render(holding, { count: 0, gain: 0 }, "ETH")).toContain("Hold 1 ETH for 30 days");
  expect(render(holding)).toContain("Hold 1 unit of native currency for 30 days");
});

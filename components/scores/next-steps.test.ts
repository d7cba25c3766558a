import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CategoryBreakdown } from "../../lib/domains/scores/schemas.ts";
import { NextSteps } from "./next-steps.tsx";

/** Of a part no more is read. */
const part = (category: string, gain: number) =>
  ({ category, next: { change: `do ${category}`, gain } }) as CategoryBreakdown;

it("names what is free first, and advises nobody to pay others", () => {
  const parts = [part("volume", 50), part("diversity", 9), part("age", 20), part("social", 3), part("governance", 5)];
  const html = renderToStaticMarkup(createElement(NextSteps, { parts }));
  expect(html.match(/do \w+/g)).toEqual(["do governance", "do social", "do age"]);
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { withTexts } from "../../tests/setup/with-texts.ts";
import { RiskCosts } from "./risk-costs.tsx";

const render = (isIndexed: boolean) =>
  renderToStaticMarkup(withTexts(createElement(RiskCosts, { points: 0, signals: [], isIndexed })));

it("a wallet that is not indexed is not said to be free of risk", () => {
  expect(render(true)).toContain("No risk signal costs points.");
  expect(render(false)).not.toContain("No risk signal");
  expect(render(false)).toContain("not known yet");
});

import { expect, it } from "vitest";
import { valueFormat } from "./labels.ts";

const rule = { module: "flag", cmp: "eq", value: false, params: { code: "same_funder" } };

it("the values of a signal's severity name the share of the rule, others are found or not", () => {
  const severe = valueFormat({ ...rule, params: { ...rule.params, minPermille: 300 } });
  expect([severe(true), severe(false)]).toEqual(["at least 30%", "below 30%"]);
  expect([true, false].map(valueFormat(rule))).toEqual(["found", "not found"]);
  expect(valueFormat(null)(3_650)).toBe("3,650");
});

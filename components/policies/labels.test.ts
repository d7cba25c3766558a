import { expect, it } from "vitest";
import { describeProgress, describeRule, describeSample, valueFormat } from "./labels.ts";

const rule = { module: "flag", cmp: "eq", value: false, params: { code: "same_funder" } };

it("the values of a signal's severity name the share of the rule, others are found or not", () => {
  const severe = valueFormat({ ...rule, params: { ...rule.params, minPermille: 300 } });
  expect([severe(true), severe(false)]).toEqual(["at least 30%", "below 30%"]);
  expect([true, false].map(valueFormat(rule))).toEqual(["found", "not found"]);
  expect(valueFormat(null)(3_650)).toBe("3,650");
});

it("a rule on a screening list says whether one is listed", () => {
  const modules = [
    {
      id: "listed",
      name: "On a screening list",
      version: "1",
      type: "boolean",
      range: { values: [false, true] },
      formula: "",
      inputs: [],
    },
  ] as const;
  const listed = { module: "listed", cmp: "eq", value: false, params: { list: "sanctions" } };
  expect([true, false].map(valueFormat(listed))).toEqual(["listed", "not listed"]);
  const words = (rule: typeof listed & { negate?: boolean }) =>
    describeRule(rule, modules as never).replace(/[\u2066-\u2069]/g, ""); // Its fields are a module's.
  expect(words(listed)).toBe("sanctions: not listed");
  expect(words({ ...listed, negate: true })).toBe("sanctions: listed");
});

it("a sample is described with its margin of error, everybody without one", () => {
  expect(describeSample({ evaluated: 5_000, population: 1_000_000, marginOfError: 0.0116 })).toBe(
    "Tested on an even sample of 5,000 of 1,000,000 scored wallets and names. Margin of error of the share that passes: ±1.16 percentage points (95% confidence).",
  );
  expect(describeSample({ evaluated: 1_459, population: 1_459, marginOfError: 0 })).toBe(
    "Tested on all 1,459 scored wallets and names.",
  );
});

it("the progress of an exact simulation is the share of everybody, whole only at its end", () => {
  const progress = { state: "running", evaluated: 12_500, subjects: 1_000_000 } as const;
  expect(describeProgress(progress)).toBe("12,500 of 1,000,000 wallets and names (1%).");
  expect(describeProgress({ ...progress, state: "waiting", evaluated: 0, subjects: 0 })).toBe("Waiting for its turn.");
  // Others got a score meanwhile.
  expect(describeProgress({ ...progress, evaluated: 1_000_500 })).toBe(
    "1,000,500 of 1,000,500 wallets and names (99%).",
  );
});

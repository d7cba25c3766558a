import { expect, it } from "vitest";
import type { Language } from "../../lib/core/language.ts";
import { messagesOf } from "../../lib/core/texts.ts";
import { createTexts } from "../texts/create-texts.ts";
import { describeProgress, describeRule, describeSample, valueFormat } from "./labels.ts";

const rules = createTexts("en", messagesOf("en", "policies"), "policies.rules");
const simulation = createTexts("en", messagesOf("en", "policies"), "policies.simulation");
const rule = { module: "flag", cmp: "eq", value: false, params: { code: "same_funder" } };

it("the values of a signal's severity name the share of the rule, others are found or not", () => {
  const severe = valueFormat({ ...rule, params: { ...rule.params, minPermille: 300 } }, rules);
  expect([severe(true), severe(false)]).toEqual(["at least 30%", "below 30%"]);
  expect([true, false].map(valueFormat(rule, rules))).toEqual(["found", "not found"]);
  expect(valueFormat(null, rules)(3_650)).toBe("3,650");
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
  expect([true, false].map(valueFormat(listed, rules))).toEqual(["listed", "not listed"]);
  const words = (rule: typeof listed & { negate?: boolean }) =>
    describeRule(rule, modules as never, rules).replace(/[\u2066-\u2069]/g, ""); // Its fields are a module's.
  expect(words(listed)).toBe("sanctions: not listed");
  expect(words({ ...listed, negate: true })).toBe("sanctions: listed");
});

it("a sample is described with its margin of error, everybody without one", () => {
  expect(describeSample({ evaluated: 5_000, population: 1_000_000, marginOfError: 0.0116 }, simulation)).toBe(
    "Tested on an even sample of 5,000 of 1,000,000 scored wallets and names. Margin of error of the share that passes: ±1.16 percentage points (95% confidence).",
  );
  expect(describeSample({ evaluated: 1_459, population: 1_459, marginOfError: 0 }, simulation)).toBe(
    "Tested on all 1,459 scored wallets and names.",
  );
});

it("the progress of an exact simulation is the share of everybody, whole only at its end", () => {
  const progress = { state: "running", evaluated: 12_500, subjects: 1_000_000 } as const;
  expect(describeProgress(progress, simulation)).toBe("12,500 of 1,000,000 wallets and names (1%).");
  expect(describeProgress({ ...progress, state: "waiting", evaluated: 0, subjects: 0 }, simulation)).toBe(
    "Waiting for its turn.",
  );
  // Others got a score meanwhile.
  expect(describeProgress({ ...progress, evaluated: 1_000_500 }, simulation)).toBe(
    "1,000,500 of 1,000,500 wallets and names (99%).",
  );
});

it("a rule is a sentence in each language, with its comparison, schema and signal in words", () => {
  const modules = [
    { id: "attestation", name: "Valid attestations", type: "number", range: { min: 0, max: null } },
    { id: "flag", name: "Risk flag", type: "boolean", range: { values: [false, true] } },
  ];
  const given = [
    { module: "attestation", params: { schema: "endorsement" }, cmp: "gte", value: 1_000, negate: true },
    { module: "attestation", params: { schema: "endorsement" }, cmp: "constructor", value: 1 },
    rule,
    { ...rule, negate: true },
  ];
  const words = (language: Language) => {
    const t = createTexts(language, messagesOf(language, "policies"), "policies.rules");
    return given.map((one) => describeRule(one, modules as never, t)); // As far as rules are described.
  };
  expect(words("en")).toEqual([
    "Valid attestations of endorsement not at least 1,000",
    "Valid attestations of endorsement constructor 1",
    "Risk flag “same funder” not found",
    "Risk flag “same funder” found",
  ]);
  expect(words("es").slice(2)).toEqual([
    "Señal de riesgo «mismo financiador»: no encontrada",
    "Señal de riesgo «mismo financiador»: encontrada",
  ]);
  expect(words("ja")[1]).toBe("endorsementの有効なアテステーション：constructor 1");
});

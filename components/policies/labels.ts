import type { Module } from "../../lib/domains/policies/index.ts";
import type { PolicySimulation, SimulationResult } from "../../lib/domains/policies/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import type { Tone } from "../ui/badge.tsx";
import { formatNumber, formatPercent } from "../ui/numbers.ts";
import { isolated } from "../ui/visible-text.tsx";
import { type RuleDraft, valueKind, writeValue } from "./draft.ts";

type RuleTexts = Texts<"policies.rules">;

/** A module in the reader's language; one that the catalogue does not know by the name that the API gives it. */
export function moduleName({ id, name }: Pick<Module, "id" | "name">, t: RuleTexts): string {
  return t("module", { id, name });
}

export function comparisonLabel(module: Module | undefined, cmp: string, t: RuleTexts): string {
  const of = module && valueKind(module) === "flag" ? "signal" : "value";
  return t("comparison", { cmp: `${of}_${cmp}`, name: cmp });
}

/** What the API says of a value, as a sentence. */
export function describeValueError(message: string | undefined, t: Texts<"policies.rule">): string | undefined {
  if (message === undefined) return undefined;
  return message.startsWith("must ") ? t("badValue", { message }) : t("enterValue");
}

/** An actual or required value; a signal is found or not. */
export function formatRuleValue(value: unknown, t: RuleTexts): string {
  if (Array.isArray(value)) return value.map((one) => formatRuleValue(one, t)).join(", ");
  if (typeof value === "boolean") return t(value ? "found" : "notFound");
  if (typeof value === "number") return formatNumber(value, t.language);
  return choiceName(writeValue(value), t);
}

/** One of a module's named values, such as a tier; any other text as it is. */
export const choiceName = (name: string, t: RuleTexts) => t("choice", { choice: `_${name}`, name });

/** Formats the values of a rule; those of a signal's severity by the share that the rule names. */
export function valueFormat(rule: RuleDraft | null, t: RuleTexts): (value: unknown) => string {
  if (rule?.module === "contract") return writeValue;
  if (rule?.module === "listed")
    return (value) => (typeof value === "boolean" ? listedWords(value, t) : writeValue(value));
  const minPermille = rule?.params?.minPermille;
  return (value) =>
    typeof value === "boolean" && minPermille !== undefined
      ? severity(value, minPermille, t)
      : formatRuleValue(value, t);
}

const listedWords = (isListed: boolean, t: RuleTexts) => t(isListed ? "listed" : "notListed");

function severity(isFound: boolean, minPermille: unknown, t: RuleTexts): string {
  const percent = formatPercent(Number(minPermille) / 1_000, t.language);
  return t(isFound ? "atLeast" : "below", { percent });
}

export const groupKinds = ["all", "any", "atLeast"] as const;

export const outcomeTones = {
  pass: "good",
  fail: "bad",
  indeterminate: "caution",
} as const satisfies Record<string, Tone>;

/** A text with the codes of risk signals as words: `same_funder` is "same funder". */
export const spaced = (text: string) => text.replaceAll("_", " ");

/** A risk signal in the reader's language. */
export const signalName = (code: string, t: RuleTexts) => t("signalName", { code, name: spaced(code) });

/** A rule as a sentence: "Total score at least 300". */
export function describeRule(rule: RuleDraft, modules: readonly Module[], t: RuleTexts): string {
  const module = modules.find(({ id }) => id === rule.module);
  if (module && valueKind(module) === "flag") return describeSignal(rule, module, t);
  if (rule.module === "contract") return describeContract(rule, t);
  const name = module ? moduleName(module, t) : rule.module;
  const { schema } = rule.params ?? {};
  const subject = schema ? t("ofSchema", { module: name, schema: isolated(writeValue(schema)) }) : name;
  return compare(rule, { subject, value: formatRuleValue(rule.value, t) }, t);
}

function compare({ cmp, negate }: RuleDraft, words: { subject: string; value: string }, t: RuleTexts): string {
  return t("compared", { ...words, cmp: `value_${cmp}`, name: cmp, negated: negate ? "yes" : "no" });
}

/** "Risk flag “same funder” not found", or the same of an appeal or a screening list. */
function describeSignal(rule: RuleDraft, module: Module, t: RuleTexts): string {
  const params = rule.params ?? {};
  const isFound = ((rule.value === true) === (rule.cmp === "eq")) !== Boolean(rule.negate);
  if (rule.module === "underReview") {
    const found = isFound ? "yes" : "no";
    if (!params.flag) return t("anyUnderReview", { found });
    return t("underReview", { found, signal: signalName(writeValue(params.flag), t) });
  }
  if (rule.module === "listed") return `${isolated(writeValue(params.list))}: ${listedWords(isFound, t)}`;
  const state =
    params.minPermille === undefined ? formatRuleValue(isFound, t) : severity(isFound, params.minPermille, t);
  return t("signal", { module: moduleName(module, t), signal: signalName(writeValue(params.code), t), state });
}

/** "isVerified(address) exactly true, of any wallet", or the same of a preset by its name. */
function describeContract(rule: RuleDraft, t: RuleTexts): string {
  const { preset, over, function: asked } = rule.params ?? {};
  const [signature] = writeValue(asked).split(/\bview\b|\bpure\b|\breturns\b/);
  const name = preset ? t("preset", { name: writeValue(preset) }) : signature?.trim() || t("someFunction");
  const compared = compare(rule, { subject: isolated(name), value: isolated(writeValue(rule.value)) }, t);
  return over ? t("over", { rule: compared, over: writeValue(over) }) : compared;
}

/** On whom a policy was tested; of a sample also the margin of error: "±1.16 percentage points". */
export function describeSample(
  { evaluated, population, marginOfError }: Pick<SimulationResult, "evaluated" | "population" | "marginOfError">,
  t: Texts<"policies.simulation">,
): string {
  if (evaluated === population) return t("all", { population });
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return t("sample", { evaluated, population, margin: (100 * marginOfError).toLocaleString(t.language, digits) });
}

/** How far an exact simulation is: "12,500 of 1,000,000 wallets and names (1%)." */
export function describeProgress(
  { state, evaluated, subjects }: Pick<PolicySimulation, "state" | "evaluated" | "subjects">,
  t: Texts<"policies.simulation">,
): string {
  if (state === "waiting" || subjects === 0) return t("waiting");
  // Others may get a score meanwhile.
  const share = Math.min(99, Math.floor((100 * evaluated) / subjects)) / 100;
  const percent = formatPercent(share, t.language);
  return t("progress", { evaluated, subjects: Math.max(subjects, evaluated), percent });
}

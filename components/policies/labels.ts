import type { Module } from "../../lib/domains/policies/index.ts";
import type { PolicySimulation, SimulationResult } from "../../lib/domains/policies/schemas.ts";
import type { Tone } from "../ui/badge.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { isolated } from "../ui/visible-text.tsx";
import { type RuleDraft, valueKind, writeValue } from "./draft.ts";

const comparisonLabels: Record<string, string> = {
  gte: "at least",
  gt: "more than",
  lte: "at most",
  lt: "less than",
  eq: "exactly",
  ne: "not equal to",
  in: "one of",
};

const signalComparisons: Record<string, string> = { eq: "is", ne: "is not" };

export function comparisonLabel(module: Module | undefined, cmp: string): string {
  const labels = module && valueKind(module) === "flag" ? signalComparisons : comparisonLabels;
  return labels[cmp] ?? cmp;
}

/** What the API says of a value, as a sentence. */
export function describeValueError(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return message.startsWith("must ") ? `The value ${message}.` : "Enter a value.";
}

/** An actual or required value; a signal is found or not. */
export function formatRuleValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatRuleValue).join(", ");
  if (typeof value === "boolean") return value ? "found" : "not found";
  return typeof value === "number" ? value.toLocaleString("en") : writeValue(value);
}

/** Formats the values of a rule; those of a signal's severity by the share that the rule names. */
export function valueFormat(rule: RuleDraft | null): (value: unknown) => string {
  if (rule?.module === "contract") return writeValue;
  if (rule?.module === "listed")
    return (value) => (typeof value === "boolean" ? listedWords(value) : writeValue(value));
  const minPermille = rule?.params?.minPermille;
  if (minPermille === undefined) return formatRuleValue;
  return (value) => (typeof value === "boolean" ? severity(value, minPermille) : formatRuleValue(value));
}

const listedWords = (isListed: boolean) => (isListed ? "listed" : "not listed");

function severity(isFound: boolean, minPermille: unknown): string {
  return `${isFound ? "at least" : "below"} ${Number(minPermille) / 10}%`;
}

export const groupLabels: Record<string, string> = {
  all: "All of these rules",
  any: "Any of these rules",
  atLeast: "At least N of these rules",
};

export const outcomeLabels = {
  pass: { label: "Pass", tone: "good" },
  fail: { label: "Fail", tone: "bad" },
  indeterminate: { label: "Could not check", tone: "caution" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

/** A text with the names of risk signals: `same_funder` is "same funder". */
export const signalName = (code: string) => code.replaceAll("_", " ");

/** A rule as a sentence: "Total score at least 300". */
export function describeRule(rule: RuleDraft, modules: readonly Module[]): string {
  const module = modules.find(({ id }) => id === rule.module);
  const not = rule.negate ? "not " : "";
  if (module && valueKind(module) === "flag") {
    const isFound = (rule.value === true) === (rule.cmp === "eq");
    if (rule.module === "underReview") {
      const flag = rule.params?.flag ? `“${signalName(writeValue(rule.params.flag))}”` : "A risk flag";
      return `${flag} is ${isFound === Boolean(rule.negate) ? "not " : ""}under review`;
    }
    if (rule.module === "listed") {
      return `${isolated(writeValue(rule.params?.list))}: ${listedWords(isFound !== Boolean(rule.negate))}`;
    }
    const signal = `${module.name} “${signalName(writeValue(rule.params?.code))}”`;
    const { minPermille } = rule.params ?? {};
    if (minPermille === undefined) return `${signal} ${not}${isFound ? "found" : "not found"}`;
    return `${signal} ${severity(isFound !== Boolean(rule.negate), minPermille)}`;
  }
  if (rule.module === "contract") return describeContract(rule, module);
  const about = rule.params?.schema ? ` of ${isolated(writeValue(rule.params.schema))}` : "";
  return `${module?.name ?? rule.module}${about} ${not}${comparisonLabel(module, rule.cmp)} ${formatRuleValue(rule.value)}`;
}

/** "isVerified(address) exactly true, of any wallet", or the same of a preset by its name. */
function describeContract({ params = {}, cmp, value, negate }: RuleDraft, module: Module | undefined): string {
  const [signature] = writeValue(params.function).split(/\bview\b|\bpure\b|\breturns\b/);
  const asked = params.preset ? `Preset ${writeValue(params.preset)}` : signature?.trim() || "A contract's function";
  const over = params.over
    ? `, ${params.over === "sum" ? "summed over all wallets" : `of ${writeValue(params.over)} wallets`}`
    : "";
  return `${isolated(asked)} ${negate ? "not " : ""}${comparisonLabel(module, cmp)} ${isolated(writeValue(value))}${over}`;
}

/** On whom a policy was tested; of a sample also the margin of error: "±1.16 percentage points". */
export function describeSample({
  evaluated,
  population,
  marginOfError,
}: Pick<SimulationResult, "evaluated" | "population" | "marginOfError">): string {
  const all = `${formatNumber(population)} scored wallets and names.`;
  if (evaluated === population) return `Tested on all ${all}`;
  const margin = `±${(100 * marginOfError).toFixed(2)} percentage points`;
  return `Tested on an even sample of ${formatNumber(evaluated)} of ${all} Margin of error of the share that passes: ${margin} (95% confidence).`;
}

/** How far an exact simulation is: "12,500 of 1,000,000 wallets and names (1%)." */
export function describeProgress({
  state,
  evaluated,
  subjects,
}: Pick<PolicySimulation, "state" | "evaluated" | "subjects">): string {
  if (state === "waiting" || subjects === 0) return "Waiting for its turn.";
  // Others may get a score meanwhile.
  const share = Math.min(99, Math.floor((100 * evaluated) / subjects));
  return `${formatNumber(evaluated)} of ${formatNumber(Math.max(subjects, evaluated))} wallets and names (${share}%).`;
}

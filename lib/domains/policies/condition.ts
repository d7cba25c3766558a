import { scoreTierOf, scoreTiers } from "../../engine/index.ts";
import { type ModuleId, modules } from "./modules.ts";
import type { PolicyRule } from "./policy-schema.ts";

/** A measured value: bigint for amounts. */
export type Value = Quantity | string | boolean;
type Quantity = number | bigint;

type Comparator = PolicyRule["cmp"] | "notIn";

/** A condition with its negation resolved, and its values converted to the module's type. */
export interface Condition {
  module: ModuleId;
  cmp: Comparator;
  /** Exactly one, except for `in` and `notIn`. */
  values: readonly Value[];
}

/** `accepts`: given the sign of the measured value minus a required one. */
const comparators: Record<Comparator, { accepts: (order: number) => boolean; opposite: Comparator; words: string }> = {
  gte: { accepts: (order) => order >= 0, opposite: "lt", words: "at least" },
  gt: { accepts: (order) => order > 0, opposite: "lte", words: "more than" },
  lte: { accepts: (order) => order <= 0, opposite: "gt", words: "at most" },
  lt: { accepts: (order) => order < 0, opposite: "gte", words: "less than" },
  eq: { accepts: (order) => order === 0, opposite: "ne", words: "exactly" },
  ne: { accepts: (order) => order !== 0, opposite: "eq", words: "anything but" },
  in: { accepts: (order) => order === 0, opposite: "notIn", words: "one of" },
  notIn: { accepts: (order) => order !== 0, opposite: "in", words: "none of" },
};

export function conditionOf(rule: Pick<PolicyRule, "module" | "cmp" | "value" | "negate">): Condition {
  const values = Array.isArray(rule.value) ? rule.value : [rule.value];
  const isAmount = modules[rule.module].type === "amount";
  return {
    module: rule.module,
    cmp: rule.negate ? comparators[rule.cmp].opposite : rule.cmp,
    // The schema accepts only whole numbers for amounts.
    values: isAmount ? values.map((value) => BigInt(value)) : values,
  };
}

export function satisfies({ module, cmp, values }: Condition, value: Value): boolean {
  const accepts = (required: Value) => comparators[cmp].accepts(compare(module, value, required));
  return cmp === "notIn" ? values.every(accepts) : values.some(accepts);
}

/** Whether every greater whole number has the same outcome as this value. */
export function isDecidedFrom(condition: Condition, value: Value): boolean {
  if (typeof value !== "number") return false;
  const outcome = satisfies(condition, value);
  // Outcomes change only at the required values.
  const turns = condition.values.flatMap((required) =>
    typeof required === "number" ? [Math.ceil(required), Math.floor(required) + 1] : [],
  );
  return turns.every((turn) => turn <= value || satisfies(condition, turn) === outcome);
}

/** Negative, 0 or positive as the first value is less than, equal to or greater than the second. */
function compare(module: ModuleId, a: Value, b: Value): number {
  const definition = modules[module];
  if (definition.type === "ordered") {
    const values: readonly unknown[] = definition.values;
    return values.indexOf(a) - values.indexOf(b);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * How far a value is from satisfying a condition, in the module's unit (for a tier: points of the total); 0 if it does. Null without a
 * distance: for flags, states, and unequal or listed values of other kinds.
 */
export function distance(condition: Condition, value: Value, total: number): Quantity | null {
  const { module, cmp, values } = condition;
  if (module === "tier") return tierDistance(condition, total);
  if (typeof value === "string" || typeof value === "boolean") return null;
  if (satisfies(condition, value)) return typeof value === "bigint" ? 0n : 0;
  if (cmp === "ne" || cmp === "notIn") return null;
  // A strict comparison needs one unit more; percentiles have no smallest unit.
  const extra = (cmp === "gt" || cmp === "lt") && module !== "percentile" ? 1 : 0;
  let nearest: Quantity | null = null;
  for (const required of values) {
    const gap = difference(value, required, extra);
    if (gap !== null && (nearest === null || gap < nearest)) nearest = gap;
  }
  return nearest;
}

function difference(a: Quantity, b: Value, extra: number): Quantity | null {
  if (typeof a === "bigint" && typeof b === "bigint") return (a < b ? b - a : a - b) + BigInt(extra);
  if (typeof a === "number" && typeof b === "number") return roundHundredths(Math.abs(a - b) + extra);
  return null;
}

/** Percentiles and their differences have two decimals. Very large values are unchanged. */
function roundHundredths(value: number): number {
  const hundredths = Math.round(value * 100);
  return Number.isFinite(hundredths) ? hundredths / 100 : value;
}

function tierDistance(condition: Condition, total: number): number | null {
  const current = scoreTierOf(total);
  const distances = scoreTiers.flatMap(({ name, from }, index) => {
    if (!satisfies(condition, name)) return [];
    const next = scoreTiers[index + 1]?.from;
    if (name === current) return [0];
    return [total < from ? from - total : next === undefined ? 0 : total - next + 1];
  });
  return distances.length > 0 ? Math.min(...distances) : null;
}

/** Amounts are decimal strings in JSON. */
export function toJson(value: Value): number | string | boolean {
  return typeof value === "bigint" ? String(value) : value;
}

/** Longer lists are described by their length. */
const MAX_SPELLED_OUT = 8;

/** Such as "at least 300", or "one of 100 values". */
export function describeCondition({ cmp, values }: Condition): string {
  const list = values.length > MAX_SPELLED_OUT ? `${values.length} values` : values.map(toJson).join(", ");
  const isNamed = cmp === "eq" && values.every((value) => typeof value === "string" || typeof value === "boolean");
  return isNamed ? list : `${comparators[cmp].words} ${list}`;
}

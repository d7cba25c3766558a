import { scoreTierOf, scoreTiers } from "../../engine/index.ts";
import { type ModuleId, moduleTypes } from "./modules.ts";
import type { Comparison, PolicyRule } from "./schemas.ts";

/** A measured value: bigint for amounts. */
export type Value = Quantity | string | boolean;
type Quantity = number | bigint;

/** A condition whose negation is worked into its comparison, and its values are of the measure's type. */
export interface Condition {
  module: ModuleId;
  cmp: Comparison | "notIn";
  /** One, but for `in` and `notIn`. */
  values: readonly Value[];
}

const opposite: Record<Comparison, Comparison | "notIn"> = {
  gte: "lt",
  gt: "lte",
  lte: "gt",
  lt: "gte",
  eq: "ne",
  ne: "eq",
  in: "notIn",
};

export function conditionOf(rule: Pick<PolicyRule, "module" | "cmp" | "value" | "negate">): Condition {
  const values = Array.isArray(rule.value) ? rule.value : [rule.value];
  const isAmount = moduleTypes[rule.module].type === "amount";
  return {
    module: rule.module,
    cmp: rule.negate ? opposite[rule.cmp] : rule.cmp,
    // The schema lets whole numbers alone through for amounts.
    values: isAmount ? values.map((value) => BigInt(value)) : values,
  };
}

/** Whether a measured value fulfils a condition. */
export function holds({ module, cmp, values }: Condition, value: Value): boolean {
  if (cmp === "in" || cmp === "notIn") {
    return values.some((one) => compare(module, value, one) === 0) === (cmp === "in");
  }
  const order = compare(module, value, values[0] ?? value);
  switch (cmp) {
    case "gte":
      return order >= 0;
    case "gt":
      return order > 0;
    case "lte":
      return order <= 0;
    case "lt":
      return order < 0;
    case "eq":
      return order === 0;
    case "ne":
      return order !== 0;
    default:
      return cmp satisfies never;
  }
}

/** Negative, 0 or positive as the first value is less than, equal to or greater than the second. */
function compare(module: ModuleId, a: Value, b: Value): number {
  const kind = moduleTypes[module];
  if (kind.type === "ordered") {
    const values: readonly unknown[] = kind.values;
    return values.indexOf(a) - values.indexOf(b);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * How far a value is from fulfilling a condition, in the measure's unit; for a tier in points of the total. Null where there
 * is no distance: for flags, states, and unequal or listed values of other kinds. 0 where it is fulfilled already.
 */
export function distance(condition: Condition, value: Value, total: number): Quantity | null {
  const { module, cmp, values } = condition;
  if (module === "tier") return tierDistance(condition, total);
  if (typeof value === "string" || typeof value === "boolean") return null;
  if (holds(condition, value)) return typeof value === "bigint" ? 0n : 0;
  if (cmp === "ne" || cmp === "notIn") return null;
  const past = (cmp === "gt" || cmp === "lt") && module !== "percentile" ? 1 : 0;
  let least: Quantity | null = null;
  for (const one of values) {
    const gap = between(value, one, past);
    if (gap !== null && (least === null || gap < least)) least = gap;
  }
  return least;
}

/** How far apart two values of one kind are, and `past` further. */
function between(value: Quantity, other: Value, past: number): Quantity | null {
  if (typeof value === "bigint" && typeof other === "bigint") return magnitude(value - other) + BigInt(past);
  if (typeof value === "number" && typeof other === "number") return round(Math.abs(value - other) + past);
  return null;
}

function tierDistance(condition: Condition, total: number): number | null {
  const reachable = scoreTiers.flatMap(({ name, from }, place) => {
    if (!holds(condition, name)) return [];
    const next = scoreTiers[place + 1]?.from;
    if (scoreTierOf(total) === name) return [0];
    return [total < from ? from - total : next === undefined ? 0 : total - next + 1];
  });
  return reachable.length > 0 ? Math.min(...reachable) : null;
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);
/** Percentiles have two decimals, and their differences no more. */
const round = (value: number) => Math.round(value * 100) / 100;

/** A value for an answer: amounts as decimal strings. */
export function plain(value: Value): number | string | boolean {
  return typeof value === "bigint" ? String(value) : value;
}

const words: Record<Condition["cmp"], string> = {
  gte: "at least",
  gt: "more than",
  lte: "at most",
  lt: "less than",
  eq: "exactly",
  ne: "other than",
  in: "one of",
  notIn: "none of",
};

/** Most values of a list that are named in words. */
const MOST_NAMED = 8;

/** A condition in words: "at least 300"; of a long list only how many values it has: "one of 100 values". */
export function wordsOf({ cmp, values }: Condition): string {
  const named = values.length > MOST_NAMED ? `${values.length} values` : values.map(plain).join(", ");
  return `${words[cmp]} ${named}`;
}

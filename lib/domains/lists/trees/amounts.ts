// How the amounts of a tree are divided. Whole numbers alone: shares are compared as fractions over one denominator.

/** Weights are whole numbers of this part of one. */
const SCALE_DECIMALS = 18;
const SCALE = 10n ** BigInt(SCALE_DECIMALS);
export const MOST_DECIMALS = 36;
/** What a word of a contract holds. */
const LARGEST = 2n ** 256n - 1n;

/** By what people get their amounts, and how much together. */
export interface AmountRule {
  by: "equal" | "total" | "sqrt" | "tier";
  /** Weights by tier; a tier that is absent has none. */
  tiers: ReadonlyMap<string, bigint>;
  /** In tokens; null: everybody gets as many tokens as their weight. */
  budget: string | null;
}

/** Reads `equal:1000000`, `total:500.5`, `sqrt` or `tier:{"gold":3}:1000`. Returns what is wrong as a string. */
export function readAmountRule(text: string): AmountRule | string {
  const [, by, tiers, budget = null] =
    /^(?:(equal|total|sqrt)|tier:(\{[^{}]*\}))(?::([0-9.]+))?$/.exec(text.trim()) ?? [];
  if (budget !== null && readTokens(budget, MOST_DECIMALS) === null) return "has a budget that is no decimal number";
  if (by) return { by: by as AmountRule["by"], tiers: new Map(), budget }; // As matched.
  if (!tiers) return 'must be equal, total, sqrt or tier:{"gold":3,…}, with :budget after it';
  const weights = readTiers(tiers);
  return weights ? { by: "tier", tiers: weights, budget } : "must have a weight of 0 or more for each tier";
}

function readTiers(text: string): Map<string, bigint> | null {
  try {
    const entries = Object.entries(JSON.parse(text)).map(([tier, weight]) => {
      const known =
        typeof weight === "number" || typeof weight === "string" ? readTokens(String(weight), SCALE_DECIMALS) : null;
      return [tier.toLowerCase(), known] as const;
    });
    const weights = entries.flatMap(([tier, weight]) => (weight === null ? [] : [[tier, weight] as const]));
    return weights.length === entries.length && weights.length > 0 ? new Map(weights) : null;
  } catch {
    return null;
  }
}

/** Units of a decimal number of tokens; null if it is none, has more decimals, or does not fit a word. */
export function readTokens(text: string, decimals: number): bigint | null {
  const [, whole = "", fraction = ""] = /^([0-9]{1,78})(?:\.([0-9]{1,36}))?$/.exec(text) ?? [];
  const significant = fraction.replace(/0+$/, "");
  if (whole === "" || significant.length > decimals) return null;
  const units = BigInt(whole) * 10n ** BigInt(decimals) + BigInt(significant.padEnd(decimals, "0") || "0");
  return units <= LARGEST ? units : null;
}

/** A decimal number of tokens from units, without zeros at its end. */
export function writeTokens(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, "0");
  const at = digits.length - decimals;
  const fraction = digits.slice(at).replace(/0+$/, "");
  return digits.slice(0, at) + (fraction && `.${fraction}`);
}

/** The weight of somebody. */
export function weightOf({ by, tiers }: AmountRule, { total, tier }: { total: number; tier: string | null }): bigint {
  if (by === "equal") return SCALE;
  if (by === "total") return BigInt(total) * SCALE;
  return by === "sqrt" ? rootOfSquare(BigInt(total) * SCALE * SCALE) : (tiers.get(tier ?? "") ?? 0n);
}

/** The greatest whole number whose square is not above `square`, by Newton's method. */
function rootOfSquare(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** How many people have a weight. */
interface WeightClass {
  weight: bigint;
  count: number;
}

interface Bounds {
  /** Units. */
  budget: bigint;
  cap: bigint | null;
  floor: bigint;
}

/** What each of a class gets: `base` units, and one more for those with the largest remainders, `extra` people altogether. */
interface Division {
  base: readonly bigint[];
  remainder: readonly bigint[];
  extra: number;
}

/** The sum of units if everybody gets as many tokens as their weight. */
function sumOfWeights(classes: readonly WeightClass[], decimals: number): bigint {
  return (sum(classes, ({ weight }) => weight) * 10n ** BigInt(decimals)) / SCALE;
}

function sum(classes: readonly WeightClass[], of: (one: WeightClass) => bigint): bigint {
  return classes.reduce((total, one) => total + of(one) * BigInt(one.count), 0n);
}

/**
 * Divides the budget by weight, nobody above the cap or below the floor; who has no weight gets the floor. The sum is the budget to the last
 * unit. Returns what is wrong as a string if no amounts add up to it.
 */
export function divide(classes: readonly WeightClass[], { budget, cap, floor }: Bounds): Division | string {
  const least = sum(classes, () => floor);
  if (least > budget) return "The floor is too high: everybody's would be more than the budget.";
  const most = sum(classes, ({ weight }) => (weight === 0n ? floor : (cap ?? budget)));
  if (most < budget)
    return cap === null ? "Nobody has a weight." : "The cap is too low: everybody's would be less than the budget.";
  const base: bigint[] = classes.map(() => floor);
  const free = new Set(classes.flatMap(({ weight }, index) => (weight === 0n ? [] : [index])));
  let rest =
    budget -
    sum(
      classes.filter(({ weight }) => weight === 0n),
      () => floor,
    );
  const settle = (indexes: readonly number[], amount: bigint) => {
    for (const index of indexes) {
      base[index] = amount;
      free.delete(index);
      rest -= amount * BigInt(classes[index]?.count ?? 0);
    }
  };
  for (;;) {
    const { over, under } = violations(classes, free, rest, { cap, floor });
    if (over.size + under.size === 0n) break;
    // Only the larger side is final: to settle it moves the others towards their bounds or past them.
    if (over.size >= under.size) settle(over.indexes, cap ?? budget);
    if (under.size >= over.size) settle(under.indexes, floor);
  }
  return round(classes, { base, free, rest });
}

/** The classes whose share of the rest is outside the bounds, and by how much together, over the common denominator. */
function violations(
  classes: readonly WeightClass[],
  free: ReadonlySet<number>,
  rest: bigint,
  { cap, floor }: Omit<Bounds, "budget">,
) {
  const weights = sumOfFree(classes, free);
  const over = { indexes: [] as number[], size: 0n };
  const under = { indexes: [] as number[], size: 0n };
  for (const index of free) {
    const { weight, count } = classes[index] as WeightClass; // `free` has indexes of classes.
    const share = rest * weight;
    const excess = cap === null ? 0n : share - cap * weights;
    const lack = floor * weights - share;
    const side = excess > 0n ? over : lack > 0n ? under : null;
    side?.indexes.push(index);
    if (side) side.size += (excess > 0n ? excess : lack) * BigInt(count);
  }
  return { over, under };
}

function sumOfFree(classes: readonly WeightClass[], free: ReadonlySet<number>): bigint {
  return sum(
    classes.filter((_, index) => free.has(index)),
    ({ weight }) => weight,
  );
}

function round(
  classes: readonly WeightClass[],
  { base, free, rest }: { base: bigint[]; free: ReadonlySet<number>; rest: bigint },
): Division {
  const weights = sumOfFree(classes, free);
  const remainder = classes.map(() => 0n);
  let left = rest;
  for (const index of free) {
    const { weight, count } = classes[index] as WeightClass; // `free` has indexes of classes.
    const whole = (rest * weight) / weights;
    base[index] = whole;
    remainder[index] = (rest * weight) % weights;
    left -= whole * BigInt(count);
  }
  return { base, remainder, extra: Number(left) };
}

/**
 * Marks who gets one unit more: those with the largest remainders, ties by address. `classOf` has everybody's class; `compare` orders two
 * people by address.
 */
export function markExtra(
  { remainder, extra }: Division,
  classOf: ArrayLike<number>,
  compare: (a: number, b: number) => number,
): Uint8Array {
  const marks = new Uint8Array(classOf.length);
  const byRemainder = new Map<bigint, number[]>();
  for (let i = 0; i < classOf.length && extra > 0; i++) {
    const own = remainder[classOf[i] ?? 0] ?? 0n;
    if (own === 0n) continue;
    const same = byRemainder.get(own);
    if (same) same.push(i);
    else byRemainder.set(own, [i]);
  }
  let left = extra;
  for (const [, people] of [...byRemainder].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (left < people.length) people.sort(compare);
    for (const one of people.slice(0, left)) marks[one] = 1;
    left -= Math.min(left, people.length);
  }
  return marks;
}

/** People by the class of their weight, and whom a tree's amounts are for. */
interface Weighed {
  classOf: ArrayLike<number>;
  weights: readonly bigint[];
}

/** Limits in units. */
interface Limits {
  decimals: number | null;
  cap: string | null;
  floor: string | null;
  /** Orders two people by address. */
  compare: (a: number, b: number) => number;
}

/** Everybody's units, and their sum. Returns what is wrong as a string if no amounts add up to the budget. */
export function amountsOf(
  { classOf, weights }: Weighed,
  rule: AmountRule,
  { compare, ...limits }: Limits,
): { amountOf: (index: number) => bigint; sum: bigint } | string {
  const counts = new Uint32Array(weights.length);
  for (let i = 0; i < classOf.length; i++) counts[classOf[i] ?? 0] = (counts[classOf[i] ?? 0] ?? 0) + 1;
  const classes = weights.map((weight, index) => ({ weight, count: counts[index] ?? 0 }));
  const decimals = limits.decimals ?? 0;
  const budget = rule.budget === null ? sumOfWeights(classes, decimals) : readTokens(rule.budget, decimals);
  if (budget === null) return `The budget has more than ${decimals} decimals.`;
  const cap = limits.cap === null ? null : BigInt(limits.cap);
  const division = divide(classes, { budget, cap, floor: BigInt(limits.floor ?? 0) });
  if (typeof division === "string") return division;
  const extra = markExtra(division, classOf, compare);
  return { amountOf: (i) => (division.base[classOf[i] ?? 0] ?? 0n) + BigInt(extra[i] ?? 0), sum: budget };
}

import { ONE, share } from "./numbers/fixed-point.ts";
import { isOverridden } from "./overrides.ts";
import type { ScoreFacts } from "./score-facts.ts";

/**
 * What trust is made of, as lenders score: each attribute adds or takes points by the bin it falls in, and the points add up.
 * The first are evidence that a wallet earns by its own acts, the others signals that cost it trust.
 */
export const attributeNames = [
  "activeMonths",
  "passedOn",
  "usedSoon",
  "oneWayPayers",
  "busiestDays",
  "alike",
  "listedPaid",
  "listedSelf",
] as const;
export type AttributeName = (typeof attributeNames)[number];
/** The attributes that models before model 4 do not have. */
type NewAttributeName = "usedSoon";

/** The code of the signal that shows each attribute, where it takes trust. */
const attributeSignals = {
  oneWayPayers: "fan_in",
  busiestDays: "burst_then_silence",
  alike: "alike",
  listedPaid: "listed_contact",
  listedSelf: "listed_self",
} as const satisfies Partial<Record<AttributeName, string>>;

/** The points of one attribute: between two knots they lie on a straight line, so that no bin has a cliff. */
export interface Attribute {
  /** Values in ascending order, with the points there in permille of trust. Points only rise, or only fall. */
  knots: readonly (readonly [value: number, permille: number])[];
  /** The value in words, and what raises the points; null where nothing does. */
  formula: string;
  improve: string | null;
}

/** A scorecard: trust in permille is `base` and the points of all attributes, at least `least` and at most 1000. */
export interface Scorecard {
  base: number;
  least: number;
  /** One-way payers that everybody may have: so many, and one more for each active month, or week from model 4 on. */
  allowance: number;
  allowancePer?: "week";
  /** The payers beyond are divided by so much and these active months or weeks; by the allowance if absent. */
  payersPer?: number;
  /**
   * How the wait from the first income to the first own transaction counts: so many days at most, and each active week makes up
   * for one; everybody has so many weeks more. Absent before model 4.
   */
  firstUse?: { mostDays: number; weeks: number };
  /** Transactions assumed in addition to the counted ones, so that a few in one week prove nothing. */
  prior: number;
  /** A wallet of an identity whose signals take so many permille or more lends and borrows nothing. */
  lendUntil: number;
  attributes: Record<Exclude<AttributeName, NewAttributeName>, Attribute> &
    Partial<Record<NewAttributeName, Attribute>>;
}

/** The value of each attribute: counts, millionths of a unit, or parts per million. */
const values: Record<AttributeName, (facts: ScoreFacts, card: Scorecard) => number> = {
  activeMonths: (facts) => facts.activeMonths,
  passedOn: (facts) => Math.min(Number.MAX_SAFE_INTEGER, Number(facts.passedOn)),
  usedSoon(facts, { firstUse = { mostDays: 0, weeks: 1 } }) {
    const weeks = firstUse.weeks + (facts.activeWeeks ?? facts.activeMonths);
    return share(weeks, weeks + Math.min(facts.waitedDays ?? 0, firstUse.mostDays));
  },
  oneWayPayers(facts, { allowance, allowancePer, payersPer = allowance }) {
    const active = allowancePer === "week" ? (facts.activeWeeks ?? facts.activeMonths) : facts.activeMonths;
    const payers = facts.oneWayPayers ?? facts.strangers;
    return Math.floor((Math.max(0, payers - allowance - active) * ONE) / (payersPer + active));
  },
  busiestDays: (facts, { prior }) => share(facts.busiest?.sent ?? 0, facts.sent + prior),
  alike: (facts) => Math.max(0, (facts.alike?.size ?? 1) - 1),
  listedPaid: (facts) => facts.listed.paid ?? 0,
  listedSelf: (facts) => (facts.listed.self ? 1 : 0),
};

/** The value of an attribute in the unit of its knots. */
export function attributeValue(name: AttributeName, facts: ScoreFacts, card: Scorecard): number {
  return values[name](facts, card);
}

/** The points of an attribute in parts per million of trust, rounded down; none for a flag that an appeal has set aside. */
export function attributePoints(name: AttributeName, facts: ScoreFacts, card: Scorecard): number {
  const points = pointsOfValue(name, facts, card);
  const isSetAside =
    name in attributeSignals && isOverridden(facts, attributeSignals[name as keyof typeof attributeSignals]); // Checked by `in`.
  return isSetAside ? Math.max(0, points) : points;
}

function pointsOfValue(name: AttributeName, facts: ScoreFacts, card: Scorecard): number {
  const { knots = [] } = card.attributes[name] ?? {};
  const value = attributeValue(name, facts, card);
  let [before] = knots;
  for (const knot of knots) {
    if (value < knot[0]) return before ? between(before, knot, value) : 0;
    before = knot;
  }
  return (before?.[1] ?? 0) * 1_000;
}

function between([from, low]: readonly [number, number], [to, high]: readonly [number, number], value: number): number {
  if (value < from) return low * 1_000;
  const risen = (BigInt(high - low) * 1_000n * BigInt(value - from)) / BigInt(to - from);
  return low * 1_000 + Number(risen);
}

/** Trust by the evidence of a subject and its signals, in parts per million. */
export interface CardTrust {
  /** The base and all points that are earned. */
  earned: number;
  /** All points that signals take; at most 0. */
  taken: number;
}

/** Trust within its bounds, in parts per million. */
export function boundTrust({ earned, taken }: CardTrust, card: Scorecard): number {
  return Math.max(card.least * 1_000, Math.min(ONE, earned + taken));
}

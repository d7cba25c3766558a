import { categoryRows } from "./categories.ts";
import { type Cost, type Gate, type Model, maxOf } from "./model-spec.ts";
import { max } from "./numbers/amounts.ts";
import { daysBetween } from "./numbers/days.ts";
import { ONE, share } from "./numbers/fixed-point.ts";
import { fulfils } from "./requirements.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { attributeNames, attributePoints, boundTrust, type CardTrust, type Scorecard } from "./scorecard.ts";
import { type Breakdown, type Category, categories } from "./types.ts";

/** The points at a time ({@link measuredAt}). Times with equal points give the same object. */
export type PointsOverTime = (measuredAt: number | null) => ScorePoints;

/** The points that one wallet of an identity has alone, and how much of the identity's evidence it may use. */
interface LoneWallet {
  pointsAt: PointsOverTime;
  lent: number;
}

export interface ScorePoints {
  /** The exact sum of the breakdown. */
  total: number;
  breakdown: Breakdown;
  /** Of the points above: those of claimed achievements, by category. */
  bonus: Partial<Breakdown>;
  /** Counted among the ranked: {@link isRanked}. */
  ranked: boolean;
}

/**
 * Points from model 3 on: every category is its curve, with the bonus of achievements, times trust, and no more than its
 * maximum. A total that was not paid for, or that a wallet with signals would borrow, is held: trust is lowered until it
 * fits, so that the categories still add up.
 */
export function cardPoints(facts: ScoreFacts, model: Model, card: Scorecard): PointsOverTime {
  const unread = categories.filter((category) => facts.states[category] === "unavailable");
  const ranked = isRanked(facts, unread);
  const trust = facts.sent > 0 ? boundTrust(subjectTrust(facts, card), card) : 0;
  const wallets = (facts.each ?? []).map((one): LoneWallet => {
    return { pointsAt: cardPoints(one, model, card), lent: lendable(cardTrust(one, card), card) };
  });
  const curvesAt = openCurves(facts, model);
  const most = { ...noPoints };
  for (const name of categories) if (!unread.includes(name)) most[name] = maxOf(model.spec, name);
  const paid = paidShare(facts, model);
  const hasBonus = Boolean(facts.claimed?.length);
  let known: { points: ScorePoints; full: Breakdown } | null = null;
  return (now) => {
    const curves = curvesAt(now);
    const bonus = bonusAt(facts, now, model);
    const pointsIn = (name: Category, share: number, given: Partial<Breakdown>) =>
      scaled(most[name], curves[name], (given[name] ?? 0) * paid, share);
    const at = (share: number, given: Partial<Breakdown>): Breakdown => {
      const breakdown = { ...noPoints };
      for (const name of categories) breakdown[name] = pointsIn(name, share, given);
      return breakdown;
    };
    const isSteady = !hasBonus && dated.every((name) => known?.full[name] === pointsIn(name, trust, bonus));
    const full = known && isSteady ? known.full : at(trust, bonus);
    const total = sum(full);
    const allowed = Math.min(paidTotal(facts, now, model.spec.gates ?? [], total), ownTotal(wallets, now, total));
    // Most days move nothing.
    if (known && full === known.points.breakdown && allowed === total) return known.points;
    const held = allowed < total ? largestTrust(trust, (share) => sum(at(share, bonus)) <= allowed) : trust;
    const breakdown = allowed < total ? fill(at(held, bonus), at(held + 1, bonus), allowed) : full;
    const given = hasBonus ? added(at(held, bonus), at(held, {})) : {};
    const points = { total: sum(breakdown), breakdown, bonus: given, ranked };
    known = { full, points: known && isSame(known.points, points) ? known.points : points };
    return known.points;
  };
}

/** Whether a subject is counted among the ranked: one own successful transaction, every category read, and no service. */
export function isRanked({ sent, service }: ScoreFacts, unread: readonly Category[]): boolean {
  return sent > 0 && unread.length === 0 && service === undefined;
}

function cardTrust(facts: ScoreFacts, card: Scorecard): CardTrust {
  let earned = card.base * 1_000;
  let taken = 0;
  for (const name of attributeNames) {
    const points = attributePoints(name, facts, card);
    if (points > 0) earned += points;
    else taken += points;
  }
  return { earned, taken };
}

/**
 * How much of what an identity earned one of its wallets may use, in parts per million: all of it without signals, nothing
 * from `lendUntil` on.
 */
function lendable({ taken }: CardTrust, card: Scorecard): number {
  return ONE - share(-taken, card.lendUntil * 1_000);
}

/** The categories whose curves depend on time. */
const dated = categories.filter((name) => categoryRows[name].dated);
const noPoints = Object.fromEntries(categories.map((name) => [name, 0])) as Breakdown; // Every category is a key.

/** The curves at any time; those that do not depend on it are computed once. */
function openCurves(facts: ScoreFacts, { spec }: Model): (now: number | null) => Breakdown {
  const once = { ...noPoints };
  for (const name of categories) {
    if (!categoryRows[name].dated) once[name] = categoryRows[name].curve(facts, spec, null);
  }
  return (now) => {
    const curves = { ...once };
    for (const name of dated) curves[name] = categoryRows[name].curve(facts, spec, now);
    return curves;
  };
}

/** What a subject earned, and what signals take: of several wallets, the one with the worst signals decides. */
export function subjectTrust(facts: ScoreFacts, card: Scorecard): CardTrust {
  const { earned, taken } = cardTrust(facts, card);
  if (!facts.each) return { earned, taken };
  return { earned, taken: Math.min(0, ...facts.each.map((one) => cardTrust(one, card).taken)) };
}

/** Whole points, rounded down; exact, since the product stays below 2^53. The bonus is in millionths of a point. */
function scaled(max: number, curve: number, bonus: number, trust: number): number {
  return Math.min(max, Math.floor(((max * curve + bonus) * trust) / (ONE * ONE)));
}

/** Whether a gate is one for this subject: where money passed, only if what it held and passed on would have paid for it. */
export function isFor({ passed, cost, interest }: Gate, facts: ScoreFacts): boolean {
  if (!passed) return true;
  const left = (facts.passed ?? []).reduce((total, row) => total + BigInt(row.left), 0n);
  return interestOf(left, interest) >= BigInt(cost);
}

/** The most points that what was paid allows. */
function paidTotal(facts: ScoreFacts, now: number | null, gates: readonly Gate[], total: number): number {
  const closed = gates.find((gate) => isFor(gate, facts) && total >= gate.from && costOf(facts, now, gate) < gate.cost);
  return closed ? closed.from - 1 : total;
}

/** The most points that the worst of several wallets allows: its own, and of the rest what it may borrow. */
function ownTotal(wallets: readonly LoneWallet[], now: number | null, total: number): number {
  const allowed = wallets.map(({ pointsAt, lent }) => {
    const own = pointsAt(now).total;
    return own + Math.floor((Math.max(0, total - own) * lent) / ONE);
  });
  return Math.min(total, ...allowed);
}

/** The largest trust up to `most` that fits, in parts per million; what fits at one fits at every lower one. */
function largestTrust(most: number, fits: (trust: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Points between two neighbouring trusts, so that the total is exactly `total`: the first categories get one more. */
function fill(low: Breakdown, high: Breakdown, total: number): Breakdown {
  let missing = total - sum(low);
  const filled = { ...low };
  for (const category of categories) {
    const more = Math.min(missing, high[category] - low[category]);
    filled[category] += more;
    missing -= more;
  }
  return filled;
}

function sum(breakdown: Breakdown): number {
  return categories.reduce((total, category) => total + breakdown[category], 0);
}

function isSame(a: ScorePoints, b: ScorePoints): boolean {
  return categories.every((name) => a.breakdown[name] === b.breakdown[name] && a.bonus[name] === b.bonus[name]);
}

/** By category, what the bonus added. */
function added(breakdown: Breakdown, without: Breakdown): Partial<Breakdown> {
  const differing = categories.filter((category) => breakdown[category] !== without[category]);
  return Object.fromEntries(differing.map((category) => [category, breakdown[category] - without[category]]));
}

const noBonus: Partial<Breakdown> = Object.freeze({});

/** The bonus of claimed achievements whose requirement the facts fulfil at a time, by category. */
export function bonusAt(facts: ScoreFacts, now: number | null, { spec }: Model): Partial<Breakdown> {
  if (!facts.claimed?.length || facts.sent === 0) return noBonus;
  const bonus: Partial<Breakdown> = {};
  const dated = now === null ? facts : { ...facts, asOf: { "": now } };
  for (const id of facts.claimed) {
    const given = spec.bonuses?.[id];
    if (given && fulfils(dated, given.requirement)) bonus[given.category] = (bonus[given.category] ?? 0) + given.points;
  }
  return bonus;
}

/**
 * The share of a bonus that was paid for, in parts per million; of money that passed from hand to hand the subject's part. What is held counts up to the last transfer, so that time alone
 * moves no bonus.
 */
function paidShare(facts: ScoreFacts, { spec: { bonusCost } }: Model): number {
  return bonusCost ? share(costOf(facts, null, bonusCost), bonusCost.cost) : ONE;
}

/**
 * What holding a wallet has cost its owner up to a time, in millionths of a unit: gas, and the interest of its balance. Of money that passed
 * through several subjects' hands each has its part: together they count it once.
 */
export function costOf(facts: ScoreFacts, now: number | null, { interest }: Cost): bigint {
  const { balance, time } = ownHolding(facts);
  const held = time + balance * BigInt(daysBetween(facts.heldUntil ?? null, now));
  return BigInt(facts.gasPaid ?? 0) + interestOf(held, interest);
}

/** Of value times days. */
function interestOf(held: bigint, interest: number): bigint {
  return (held * BigInt(interest)) / BigInt(365 * ONE);
}

/** What is held, and value times days, without the part that counts for the other subjects who had the same money. */
function ownHolding({ balance = "0", balanceTime = "0", passed = [] }: ScoreFacts): { balance: bigint; time: bigint } {
  const own = { balance: BigInt(balance), time: BigInt(balanceTime) };
  for (const row of passed) {
    own.balance = max(0n, own.balance - BigInt(row.balance));
    own.time = max(0n, own.time - BigInt(row.balanceTime));
  }
  return own;
}

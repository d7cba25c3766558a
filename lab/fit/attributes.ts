import { currentModel, DAY } from "../../lib/engine/index.ts";
import { ONE, share } from "../../lib/engine/numbers/fixed-point.ts";
import type { ScoreFacts } from "../../lib/engine/score-facts.ts";
import { attributeValue, type Scorecard } from "../../lib/engine/scorecard.ts";

/** What a recorded history shows beyond the facts of a score. Shares are in parts per million. */
export interface Habits {
  /** Days with an own transaction before the day of the largest income, and in the thirty days after it. */
  beforeLargest: number;
  afterLargest: number;
  /** The share of the largest income that left by the third day after it. */
  largestGone: number;
  /** Of the value that was sent: the share that went to the first receiver, and whether that one had paid the wallet before. */
  firstShare: number;
  firstKnown: number;
  /** Payments after which a twentieth or less was left of the balance, of all payments and five more. */
  emptied: number;
  /** Gaps between own transactions below a tenth of their mean, of all and ten more: by chance every tenth is. */
  closeGaps: number;
  /** The share of incoming value from addresses that the wallet had paid before. */
  fromPartners: number;
  /** Incomes of more than dust for each active week and ten more. */
  incomesByWeek: number;
  /** When each contract was called first. */
  called: ReadonlyMap<string, number>;
}

/** Facts, and where a recorded history was read for it, what it shows besides: now, and after each of the {@link honestActs}. */
export interface SeenFacts extends ScoreFacts {
  habits?: { now: Habits; after: readonly Habits[] };
}

/** An attribute that a card can have: more of it earns trust (`rises`), or costs trust. */
export interface Candidate {
  name: string;
  rises: boolean;
  /** A whole number, in the unit of the attribute's knots. */
  value: (facts: SeenFacts, card: Scorecard) => number;
}

/** An attribute with the values between which its points lie on straight lines. */
export interface Term extends Candidate {
  knots: readonly number[];
}

/** Length of the busiest days, in seconds. */
const BURST = currentModel.spec.merge.burstDays * DAY;

type Fitted = "passedOn" | "usedSoon" | "oneWayPayers" | "busiestDays";

function carded(name: Fitted, rises: boolean): Candidate {
  return { name, rises, value: (facts, card) => attributeValue(name, facts, card) };
}

/** The attributes whose points the data decides, with the knots of the published card. */
export const cardTerms: readonly Term[] = [
  { ...carded("passedOn", true), knots: [0, 200_000, 50_000_000] },
  { ...carded("usedSoon", true), knots: [833_333, 1_000_000] },
  { ...carded("oneWayPayers", false), knots: [0, 1_000_000, 4_000_000] },
  { ...carded("busiestDays", false), knots: [200_000, 400_000, 800_000] },
];

/**
 * Points that are a decision, not an estimate: regular use over nine months must be able to make up for a signal, and gold
 * must stay in reach of wallets that pass on nothing. The data alone would give months nothing.
 */
export const givenMonths: Months = [
  [4, 0],
  [9, 400],
];

/** Months up to which nothing is given, and those at which the most is, in permille of trust. */
export type Months = readonly [from: readonly [number, number], to: readonly [number, number]];

const passedShare: Candidate = {
  name: "passedShare",
  rises: true,
  value: (facts) => share(BigInt(facts.passedOn), BigInt(facts.valueIn)),
};
const ownVolume: Candidate = {
  name: "ownVolume",
  rises: true,
  value: (facts) => Math.min(Number.MAX_SAFE_INTEGER, Number(facts.volume)),
};
const activeDays: Candidate = { name: "activeDays", rises: true, value: (facts) => facts.activeDays };
const failedShare: Candidate = {
  name: "failedShare",
  rises: false,
  value: (facts, { prior }) => share(facts.failed, facts.sent + facts.failed + prior),
};
const topPartner: Candidate = {
  name: "topPartner",
  rises: false,
  value: (facts, { prior }) => share(facts.topPartner?.sent ?? 0, facts.sent + prior),
};
const contracts: Candidate = { name: "contracts", rises: true, value: (facts) => facts.contracts };

/** What a card can be made of when the choice is part of what is measured. */
export const candidates: readonly Candidate[] = [
  ...cardTerms,
  passedShare,
  ownVolume,
  activeDays,
  failedShare,
  topPartner,
  contracts,
];

/** What honest wallets do, and what it should hardly cost them: the facts after each act. */
export const honestActs: readonly ((facts: SeenFacts) => SeenFacts)[] = [afterIncome, afterTransaction].map(
  (act, n) => (facts: SeenFacts) => {
    const after = facts.habits?.after[n];
    return { ...act(facts), ...(facts.habits && after && { habits: { ...facts.habits, now: after } }) };
  },
);

/** The facts after an income of one unit from an address that never paid the wallet before, and has not been paid. */
function afterIncome(facts: ScoreFacts): ScoreFacts {
  return {
    ...facts,
    oneWayPayers: (facts.oneWayPayers ?? facts.strangers) + 1,
    strangers: facts.strangers + 1,
    senders: facts.senders + 1,
    received: facts.received + 1,
    valueIn: String(BigInt(facts.valueIn) + BigInt(ONE)),
  };
}

/** The facts after one more own transaction right after the last: where that lies in the busiest days, so does this one. */
function afterTransaction(facts: ScoreFacts): ScoreFacts {
  const { busiest, lastSentAt, sent } = facts;
  const isBusy = busiest !== null && (lastSentAt ?? 0) < busiest.from + BURST;
  return { ...facts, sent: sent + 1, busiest: isBusy ? { ...busiest, sent: busiest.sent + 1 } : busiest };
}

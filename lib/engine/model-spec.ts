import type { Requirement } from "./requirements.ts";
import type { Scorecard } from "./scorecard.ts";
import type { Category } from "./types.ts";

/** A saturating curve ln(1 + x/k) / ln(1 + cap/k), 0 to 1. */
export interface Curve {
  k: number;
  cap: number;
}

/** A straight ramp from 0 (at `from`) to 1 (at `to`). */
interface Ramp {
  from: number;
  to: number;
}

/**
 * Every risk signal, in the order it is reported. `code` names it in answers, policies and receipts.
 */
export const signalCodes = [
  "same_funder",
  "star_funding",
  "chain_funding",
  "fan_in",
  "pass_through",
  "round_trips",
  "single_partner",
  "burst_then_silence",
  "failed_transactions",
  "listed_contact",
  "listed_self",
  "alike",
] as const;
export type SignalCode = (typeof signalCodes)[number];

/**
 * A model, whole: every constant and every formula in words. Plain JSON; its hash names the model in receipts. Shares and
 * weights are parts per million, amounts millionths of the chains' reference units, times days.
 */
export interface ModelSpec {
  name: "credence";
  version: string;
  merge: {
    /** What one counterparty can add to the volume at most. */
    counterpartyCap: number;
    /**
     * What a sender must have sent in sum before it counts as one: this amount, and this share of all value the subject
     * itself sent; of a token, only the share.
     */
    dust: number;
    dustShare: number;
    /** Value that leaves within so many days after it came in was passed on. */
    passOnDays: number;
    /** Length of the busiest stretch. */
    burstDays: number;
    /** What a one-way payer paid more than, and did not get back. Absent before model 3. */
    payerDust?: number;
  };
  /**
   * The share of the curves of volume and counterparties that all counterparties count for, where the operator has configured seeds;
   * the rest is of their payment trust. Absent before model 4: all count in full.
   */
  paymentTrust?: { floor: number };
  /** A category that a model does not have has no points under it. */
  max: Partial<Record<Category, number>>;
  activity: { sent: Curve; days: Curve; sentShare: number };
  volume: { value: Curve };
  /** Idle days at the end count only up to `grace`; from model 3 on, so do idle days between two active ones. */
  age: { days: Curve; grace: number; byUse?: boolean };
  diversity: {
    counterparties: Curve;
    contracts: Curve;
    chains: Curve;
    counterpartiesShare: number;
    contractsShare: number;
  };
  governance: { acts: Curve };
  social: { weight: Curve };
  /** Each of the first `most` whole stretches of silent days takes a share. No silence counts before model 4. */
  loyalty: {
    months: Curve;
    returned: Curve;
    monthsShare: number;
    silence?: { days: number; share: number; most: number };
  };
  exposure: { days: Curve; sent: Curve; daysShare: number };
  /** What each signal takes from the trust at its full severity. From model 3 on none: the scorecard does. */
  weights: Partial<Record<SignalCode, number>>;
  /** Trust from model 3 on. */
  card?: Scorecard;
  /** From so many points on, a total must be paid for. Absent before model 3. */
  gates?: readonly Gate[];
  /** A bonus counts by the share of this cost that was paid up to the last transfer. Before model 4 it counts in full. */
  bonusCost?: Cost;
  signals: {
    /** `breadth`: own counterparties, which take the severity back. */
    same_funder: { others: Curve; breadth: Curve };
    chain_funding: { length: Curve };
    /** `free`: strangers that every wallet has, such as a first funder and an exchange. `relief`: the most that active days take back. */
    fan_in: { free: number; strangers: Curve; days: Ramp; relief: number };
    round_trips: { share: Ramp; value: Curve };
    /** `prior`: transactions assumed in addition to the counted ones, so that few prove little. */
    single_partner: Ramp & { prior: number };
    /** `base`: the part of the severity that a burst has before any silence. */
    burst_then_silence: Ramp & { prior: number; base: number; silence: Ramp };
    failed_transactions: Ramp & { prior: number };
    listed_contact: { contacts: Curve };
  };
  formulas: Partial<Record<Category, string>> &
    Record<"trust" | "curve", string> & {
      signals: Partial<Record<SignalCode, string>>;
      bonus?: string;
      gates?: string;
    };
  /** What a claimed achievement adds, to which category, while its requirement is fulfilled. Absent in model 1. */
  bonuses?: Record<string, { category: Category; points: number; requirement: Requirement }>;
}

/** So many millionths of a unit: gas that was paid, and the interest of what was held. */
export interface Cost {
  cost: number;
  /** Interest of value that is held, a year, in parts per million. */
  interest: number;
}

/** Points of `from` and more need a cost. */
export interface Gate extends Cost {
  from: number;
  /** It is only for subjects that held money and passed it on, from hand to hand, and would have paid for it by that. Absent before model 5. */
  passed?: true;
}

/** The most points that a category can have under a model. */
export function maxOf({ max }: ModelSpec, category: Category): number {
  return max[category] ?? 0;
}

/** A model that can be run. */
export interface Model {
  spec: ModelSpec;
}

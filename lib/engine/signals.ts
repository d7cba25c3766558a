import { subjectTrust } from "./card-points.ts";
import { type Model, type ModelSpec, type SignalCode, signalCodes } from "./model-spec.ts";
import { daysBetween, measuredAt } from "./numbers/days.ts";
import { ONE, ramp, saturate, share, times } from "./numbers/fixed-point.ts";
import { isOverridden } from "./overrides.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { type AttributeName, attributePoints, boundTrust } from "./scorecard.ts";

/** A risk signal that shows in the facts. */
export interface Signal {
  code: SignalCode;
  /** Severity, 1 to 1000. */
  permille: number;
  /** What was seen, in words. */
  note: string;
}

type Measure = (facts: ScoreFacts, model: Model) => { severity: number; note: () => string };

/** How severe each signal is, in parts per million. Each grows with what it counts and never falls with it. */
const measures: Record<SignalCode, Measure> = {
  same_funder: (facts, { spec }) => ({
    severity: times(
      saturate((facts.cluster?.size ?? 1) - 1, spec.signals.same_funder.others),
      ONE - saturate(facts.counterparties, spec.signals.same_funder.breadth),
    ),
    note: () => `${facts.cluster?.size ?? 0} wallets were first funded by ${facts.cluster?.funder}`,
  }),
  star_funding: (facts, { spec }) => ({
    severity: times(
      saturate((facts.cluster?.size ?? 1) - 1, spec.signals.same_funder.others),
      share(facts.cluster?.sentToFunder ?? 0, facts.sent),
    ),
    note: () =>
      `${facts.cluster?.sentToFunder ?? 0} of ${facts.sent} transactions went back to the funder of the cluster`,
  }),
  chain_funding: (facts, { spec }) => ({
    severity: saturate((facts.chain?.length ?? 1) - 1, spec.signals.chain_funding.length),
    note: () => `the wallet ends a chain of ${facts.chain?.length ?? 0} wallets that each funded only the next`,
  }),
  fan_in: (facts, { spec }) => ({
    severity: crowd(facts, spec),
    note: () => `${facts.strangers} addresses paid the wallet that it never sent anything to`,
  }),
  pass_through: (facts, { spec }) => {
    const part = share(BigInt(facts.passedOn), BigInt(facts.valueIn));
    return {
      severity: times(part, crowd(facts, spec)),
      note: () =>
        `${percent(part)} of the value that came in, from ${facts.strangers} strangers, left within ${spec.merge.passOnDays + 1} days`,
    };
  },
  round_trips: (facts, { spec }) => {
    const part = share(BigInt(facts.roundTrip), BigInt(facts.valueOut));
    return {
      severity: times(
        ramp(part, spec.signals.round_trips.share),
        saturate(BigInt(facts.roundTrip), spec.signals.round_trips.value),
      ),
      note: () => `${percent(part)} of the value sent came back from the same addresses`,
    };
  },
  single_partner: (facts, { spec }) => ({
    severity: ramp(
      share(facts.topPartner?.sent ?? 0, facts.sent + spec.signals.single_partner.prior),
      spec.signals.single_partner,
    ),
    note: () =>
      `${facts.topPartner?.sent ?? 0} of ${facts.sent} transactions went to ${facts.topPartner?.address ?? "one address"}`,
  }),
  burst_then_silence: (facts, { spec }) => ({
    severity: afterSilence(burst(facts, spec), facts, measuredAt(facts), spec),
    note: () =>
      `${facts.busiest?.sent ?? 0} of ${facts.sent} transactions fell in ${spec.merge.burstDays} days, none in the last ${daysBetween(facts.lastSentAt, measuredAt(facts))} days`,
  }),
  failed_transactions: (facts, { spec }) => ({
    severity: ramp(
      share(facts.failed, facts.sent + facts.failed + spec.signals.failed_transactions.prior),
      spec.signals.failed_transactions,
    ),
    note: () => `${facts.failed} of ${facts.sent + facts.failed} transactions failed`,
  }),
  listed_contact: (facts, { spec }) => ({
    severity: saturate(facts.listed.contacts ?? 0, spec.signals.listed_contact.contacts),
    note: () => `dealt with ${facts.listed.contacts ?? 0} listed addresses`,
  }),
  listed_self: (facts) => ({
    severity: facts.listed.self ? ONE : 0,
    note: () => "a wallet of the subject is listed itself",
  }),
  alike: () => ({ severity: 0, note: () => "" }),
};

/** From model 3 on, the signals of the scorecard: as severe as the trust that they take. */
const cardMeasures: Partial<Record<SignalCode, { attribute: AttributeName; note: (facts: ScoreFacts) => string }>> = {
  fan_in: {
    attribute: "oneWayPayers",
    note: (facts) => `${facts.oneWayPayers ?? facts.strangers} addresses paid the wallet and got nothing back`,
  },
  burst_then_silence: {
    attribute: "busiestDays",
    note: (facts) => `${facts.busiest?.sent ?? 0} of ${facts.sent} transactions fell in one week`,
  },
  listed_contact: {
    attribute: "listedPaid",
    note: (facts) => `sent transactions to ${facts.listed.paid ?? 0} listed addresses`,
  },
  listed_self: { attribute: "listedSelf", note: () => "a wallet of the subject is listed itself" },
  alike: {
    attribute: "alike",
    note: ({ alike }) =>
      `${alike?.size ?? 0} wallets, this one among them, act like one; some of the others: ${alike?.members.join(", ")}`,
  },
};

/** The attribute of the scorecard that a signal shows; undefined for signals that take no trust from model 3 on. */
export function attributeOf(code: SignalCode): AttributeName | undefined {
  return cardMeasures[code]?.attribute;
}

/** How large a crowd of strangers pays the subject; regular activity relieves it. */
function crowd(facts: ScoreFacts, spec: ModelSpec): number {
  const { free, strangers, days, relief } = spec.signals.fan_in;
  return times(saturate(facts.strangers - free, strangers), ONE - times(relief, ramp(facts.activeDays, days)));
}

/** How much of all transactions fell in one stretch. */
function burst(facts: ScoreFacts, spec: ModelSpec): number {
  const { prior } = spec.signals.burst_then_silence;
  return ramp(share(facts.busiest?.sent ?? 0, facts.sent + prior), spec.signals.burst_then_silence);
}

/** The severity of a burst, which grows with the silence after it. */
function afterSilence(burst: number, facts: ScoreFacts, now: number | null, spec: ModelSpec): number {
  if (burst === 0) return 0;
  const { base, silence } = spec.signals.burst_then_silence;
  return times(burst, base + times(ONE - base, ramp(daysBetween(facts.lastSentAt, now), silence)));
}

function percent(ppm: number): string {
  return `${Math.floor(ppm / 10_000)}%`;
}

/** Trust in parts per million: the share of the points that a subject keeps. */
export function trustOf(facts: ScoreFacts, model: Model): number {
  const { card } = model.spec;
  return card ? boundTrust(subjectTrust(facts, card), card) : trustOverTime(facts, model)(measuredAt(facts));
}

/** Trust of models 1 and 2 at any time, the product of (1 − weight × severity): only the signal of silence changes with time. */
export function trustOverTime(facts: ScoreFacts, model: Model): (measuredAt: number | null) => number {
  const left = (code: SignalCode, severity: number) =>
    isOverridden(facts, code) ? ONE : ONE - times(model.spec.weights[code] ?? 0, severity);
  const factors = signalCodes.map((code) =>
    code === "burst_then_silence" ? ONE : left(code, measures[code](facts, model).severity),
  );
  const silence = signalCodes.indexOf("burst_then_silence");
  const crowded = burst(facts, model.spec);
  if (crowded === 0) {
    const constant = times(...factors);
    return () => constant;
  }
  // The product is rounded at each step, so the order of the factors matters.
  return (now) => {
    factors[silence] = left("burst_then_silence", afterSilence(crowded, facts, now, model.spec));
    return times(...factors);
  };
}

/**
 * The signals that show, in the order of {@link signalCodes}, or only one of them; of several wallets, those of the one that each shows
 * most in.
 */
export function signalsOf(facts: ScoreFacts, model: Model, only?: string): Signal[] {
  const found: Signal[] = [];
  for (const code of signalCodes) {
    if (only !== undefined && code !== only) continue;
    let worst = signalOf(code, facts, model);
    for (const one of facts.each ?? []) {
      const own = signalOf(code, one, model);
      if (own.permille > worst.permille) worst = own;
    }
    if (worst.permille > 0) found.push({ code, permille: worst.permille, note: worst.note() });
  }
  return found;
}

function signalOf(code: SignalCode, facts: ScoreFacts, model: Model): { permille: number; note: () => string } {
  if (isOverridden(facts, code)) return { permille: 0, note: () => "" };
  const { card } = model.spec;
  const measure = cardMeasures[code];
  if (card && measure) {
    const taken = Math.max(0, -attributePoints(measure.attribute, facts, card));
    return { permille: Math.min(1_000, Math.ceil(taken / 1_000)), note: () => measure.note(facts) };
  }
  const { severity, note } = measures[code](facts, model);
  return { permille: Math.floor(severity / 1_000), note };
}

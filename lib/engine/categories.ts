import { attested, dailyActivity, hold, later, onDays, plural, type Step, sendTo, useInMonths } from "./changes.ts";
import type { Curve, ModelSpec } from "./model-spec.ts";
import { decimal } from "./numbers/amounts.ts";
import { DAY, daysBetween } from "./numbers/days.ts";
import { ONE, saturate, times } from "./numbers/fixed-point.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { ActivityKind, Category, HistoryList } from "./types.ts";

/**
 * Which rows of `activity` show something, as plain data for a query over the subject's wallets: rows of these kinds,
 * with one of these counterparties (null: any), on this chain (null: any), with `from` ≤ at < `until` (unix seconds,
 * null: unbounded), the first few in this order.
 */
export interface EvidenceSelector {
  kinds: readonly ActivityKind[];
  counterparties: readonly string[] | null;
  chainId: number | null;
  from: number | null;
  until: number | null;
  order: "oldest" | "newest" | "largest";
  /** What such a row shows, in words. */
  note: string;
}

/** Everything about one category. */
interface CategoryRow {
  /** Display name. */
  label: string;
  /** The lists of a wallet's history that it is computed from; none where other data is. */
  sources: readonly HistoryList[];
  /** The share of its maximum before trust, 0 to {@link ONE}. `now`: {@link measuredAt}. */
  curve: (facts: ScoreFacts, spec: ModelSpec, now: number | null) => number;
  /** Whether the curve depends on `now`. */
  dated?: true;
  /** What the curve was given. */
  inputs: (facts: ScoreFacts, spec: ModelSpec, now: number | null) => Record<string, number | string>;
  /** The transactions that its points come from; null where none does. */
  evidence: EvidenceSelector | null;
  /** What helps, the simplest first, and what helps where none of these suffices. */
  steps: readonly Step[];
  combined: Step;
}

/** The weighted mean of shares; the weights are parts per million and add up to {@link ONE}. */
function blend(...parts: readonly (readonly [value: number, weight: number])[]): number {
  return Math.floor(parts.reduce((sum, [value, weight]) => sum + value * weight, 0) / ONE);
}

/** No limit on rows but their kind. */
export const any = { counterparties: null, chainId: null, from: null, until: null } as const;

/** How much a wallet acts: by days, and before model 4 by transactions too. */
const activity: CategoryRow = {
  label: "Activity",
  sources: ["transactions"],
  curve: ({ sent, sentToOwn, activeDays }, spec) =>
    blend(
      [saturate(sent - sentToOwn, spec.activity.sent), spec.activity.sentShare],
      [saturate(activeDays, spec.activity.days), ONE - spec.activity.sentShare],
    ),
  inputs: ({ sent, sentToOwn, activeDays }, spec) => ({
    ...(spec.activity.sentShare > 0 && { transactionsSent: sent - sentToOwn }),
    activeDays,
  }),
  evidence: { ...any, kinds: ["sent"], order: "newest", note: "latest own transaction" },
  steps: [
    {
      words: (n) => plural(n, "Send a transaction on one more day", "Send a transaction on each of # more days"),
      apply: onDays,
    },
  ],
  combined: dailyActivity.alone,
};

/** The value that a wallet sends. */
const volume: CategoryRow = {
  label: "Volume",
  // Tokens with a price add volume.
  sources: ["transactions", "tokens"],
  curve(facts, spec) {
    const all = saturate(BigInt(facts.volume), spec.volume.value);
    const trusted = trustedPart(facts, spec);
    return trusted ? weighCurve(all, saturate(trusted.volume, spec.volume.value), trusted.floor) : all;
  },
  inputs(facts, spec) {
    const trusted = trustedPart(facts, spec);
    return {
      volume: units(facts.volume),
      ...(trusted && { volumeTrusted: units(trusted.volume) }),
      volumeUncapped: units(facts.grossVolume),
    };
  },
  evidence: { ...any, kinds: ["sent"], order: "largest", note: "largest amount sent" },
  steps: [
    {
      words: (n, { trustedVolume }) =>
        trustedVolume === undefined
          ? plural(
              n,
              "Pay one more address (1 unit of native currency counts in full, less counts in part)",
              "Pay # more addresses (1 unit of native currency each counts in full, less counts in part)",
            )
          : plural(
              n,
              "Pay one more address 1 unit of native currency (it counts for more where payment trust reaches the address)",
              "Pay # more addresses 1 unit of native currency each (it counts for more where payment trust reaches the address)",
            ),
      apply: (facts, n) => sendTo(facts, n, 1_000_000n),
    },
  ],
  combined: dailyActivity.alone,
};

/** Millionths of a reference unit as a decimal number of units. */
const units = (micro: bigint | string): string => decimal(micro, 6);

/** How long a wallet is in use. */
const age: CategoryRow = {
  label: "Age",
  sources: ["transactions"],
  dated: true,
  curve: (facts, spec, now) => saturate(agedDays(facts, spec, now).counted, spec.age.days),
  inputs(facts, spec, now) {
    const { days, silent, counted } = agedDays(facts, spec, now);
    return { daysSinceFirstSent: days, daysSinceLastSent: silent, daysCounted: counted };
  },
  evidence: { ...any, kinds: ["sent"], order: "oldest", note: "first own transaction" },
  steps: [{ words: (n) => plural(n, "Wait one day", "Wait # days"), apply: (facts, n) => later(facts, n * DAY) }],
  combined: dailyActivity.alone,
};

/** Days since the first and the last own transaction, and those that count as age. */
function agedDays(facts: ScoreFacts, spec: ModelSpec, now: number | null) {
  const days = daysBetween(facts.firstSentAt, now);
  const silent = daysBetween(facts.lastSentAt, now);
  const { grace, byUse } = spec.age;
  const counted =
    byUse && facts.usedDays !== undefined
      ? facts.usedDays + Math.min(silent, grace)
      : days - Math.max(0, silent - grace);
  return { days, silent, counted };
}

/** How many addresses, contracts and chains a wallet deals with. */
const diversity: CategoryRow = {
  label: "Diversity",
  sources: ["transactions"],
  curve(facts, spec) {
    const { counterparties, contracts, chains, counterpartiesShare, contractsShare } = spec.diversity;
    const all = saturate(facts.counterparties, counterparties);
    const trusted = trustedPart(facts, spec);
    const reached = trusted ? saturateThousandths(trusted.counterparties, counterparties) : all;
    return blend(
      [trusted ? weighCurve(all, reached, trusted.floor) : all, counterpartiesShare],
      [saturate(facts.contracts, contracts), contractsShare],
      [saturate(facts.activeChains - 1, chains), ONE - counterpartiesShare - contractsShare],
    );
  },
  inputs(facts, spec) {
    const trusted = trustedPart(facts, spec);
    return {
      counterparties: facts.counterparties,
      ...(trusted && { counterpartiesTrusted: decimal(trusted.counterparties, 3) }),
      contractsCalled: facts.contracts,
      chains: facts.activeChains,
    };
  },
  evidence: { ...any, kinds: ["sent"], order: "newest", note: "own transaction to a counterparty" },
  steps: [
    {
      words: (n) => plural(n, "Use one more contract", "Use # more contracts"),
      apply: (facts, n) => ({ ...sendTo(facts, n, 0n), contracts: facts.contracts + n }),
    },
  ],
  combined: dailyActivity.alone,
};

/** Votes and delegations of votes. */
const governance: CategoryRow = {
  label: "Governance",
  sources: ["transactions"],
  curve: ({ votes, delegations }, spec) => saturate(votes + delegations, spec.governance.acts),
  inputs: ({ votes, delegations }) => ({ votes, delegations }),
  evidence: { ...any, kinds: ["vote", "delegate"], order: "newest", note: "vote or delegation" },
  steps: [
    {
      words: (n) => plural(n, "Cast one more vote", "Cast # more votes"),
      apply: (facts, n) => ({ ...facts, votes: facts.votes + n }),
    },
  ],
  combined: dailyActivity.voting,
};

/** Who vouches for a subject. */
const social: CategoryRow = {
  label: "Social",
  sources: [],
  curve: (facts, spec) => saturate(weightOf(facts), spec.social.weight),
  inputs: (facts) => ({ issuers: facts.social.length, weightPermille: weightOf(facts) }),
  // Attestations show it.
  evidence: null,
  steps: [
    {
      words: (n) =>
        plural(n, "Get an attestation from a fully trusted issuer", "Get attestations from # fully trusted issuers"),
      apply: attested,
    },
  ],
  combined: dailyActivity.attested,
};

function weightOf(facts: ScoreFacts): number {
  return facts.social.reduce((sum, one) => sum + one.weight, 0);
}

/** Low risk: trust, as far as a wallet has shown anything. */
const risk: CategoryRow = {
  label: "Low risk",
  // One-way payers and round trips depend on value that contracts paid, and on senders of tokens.
  sources: ["transactions", "internal", "tokens"],
  curve: exposure,
  inputs: (facts, spec) => ({ exposurePermille: Math.floor(exposure(facts, spec) / 1_000) }),
  // Its signals show it.
  evidence: null,
  steps: [
    {
      words: (n) =>
        plural(
          n,
          "Send a successful transaction to a new address on one more day",
          "Send successful transactions to # new addresses, each on another day",
        ),
      apply: (facts, n) => ({ ...sendTo(facts, n, 0n), activeDays: facts.activeDays + n }),
    },
    useInMonths,
    hold,
  ],
  combined: dailyActivity.alone,
};

function exposure({ activeDays, sent, sentToOwn }: ScoreFacts, spec: ModelSpec): number {
  return blend(
    [saturate(activeDays, spec.exposure.days), spec.exposure.daysShare],
    [saturate(sent - sentToOwn, spec.exposure.sent), ONE - spec.exposure.daysShare],
  );
}

/** Returning, over time and to the same addresses, and not having left since. */
const loyalty: CategoryRow = {
  label: "Loyalty",
  sources: ["transactions"],
  dated: true,
  curve(facts, spec, now) {
    const returning = blend(
      [saturate(facts.activeMonths, spec.loyalty.months), spec.loyalty.monthsShare],
      [saturate(facts.returned, spec.loyalty.returned), ONE - spec.loyalty.monthsShare],
    );
    return times(returning, leftBySilence(facts, spec, now));
  },
  inputs: (facts, spec, now) => ({
    activeMonths: facts.activeMonths,
    counterpartiesReturnedTo: facts.returned,
    ...(spec.loyalty.silence && { daysSinceLastSent: daysBetween(facts.lastSentAt, now) }),
  }),
  evidence: { ...any, kinds: ["sent"], order: "oldest", note: "early own transaction" },
  steps: [
    {
      words: (n) => plural(n, "Send a transaction", "Send a transaction on each of # days"),
      apply: (facts, n) => onDays(facts, n),
    },
    useInMonths,
    {
      words: (n) => plural(n, "Return to one counterparty on another day", "Return to # counterparties on another day"),
      apply: (facts, n) => ({ ...onDays(facts, n), returned: Math.min(facts.counterparties, facts.returned + n) }),
    },
  ],
  combined: dailyActivity.alone,
};

/** What silence since the last own transaction leaves, in parts per million. */
function leftBySilence({ lastSentAt }: ScoreFacts, { loyalty: { silence } }: ModelSpec, now: number | null): number {
  if (!silence) return ONE;
  const stretches = Math.floor(daysBetween(lastSentAt, now) / silence.days);
  return ONE - Math.min(stretches, silence.most) * silence.share;
}

/** Every category. */
export const categoryRows: Record<Category, CategoryRow> = {
  activity,
  volume,
  age,
  diversity,
  governance,
  social,
  risk,
  loyalty,
};

/** Counterparties, and their volume, times their payment trust. */
interface Trusted {
  /** Thousandths of one. */
  counterparties: number;
  /** Millionths of a unit. */
  volume: bigint;
  /** The share of the curve that every counterparty counts for, parts per million. */
  floor: number;
}

/** What of the counterparties is trusted; null where no seeds are configured, and under models that do not ask. */
function trustedPart(facts: ScoreFacts, { paymentTrust }: ModelSpec): Trusted | null {
  const { trustedCounterparties, trustedVolume } = facts;
  if (!paymentTrust || trustedCounterparties === undefined || trustedVolume === undefined) return null;
  return { counterparties: trustedCounterparties, volume: BigInt(trustedVolume), floor: paymentTrust.floor };
}

/**
 * A curve of all counterparties, and the same curve of what is trusted: without trust no number of them reaches more than the floor,
 * and where all are trusted they count in full.
 */
function weighCurve(all: number, trusted: number, floor: number): number {
  return blend([all, floor], [Math.min(all, trusted), ONE - floor]);
}

/** The saturating curve of thousandths: on a straight line between two whole numbers. */
function saturateThousandths(thousandths: number, curve: Curve): number {
  const whole = Math.floor(thousandths / 1_000);
  const [below, above] = [saturate(whole, curve), saturate(whole + 1, curve)];
  return below + Math.floor(((above - below) * (thousandths % 1_000)) / 1_000);
}

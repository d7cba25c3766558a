import { DAY, measuredAt } from "./days.ts";
import { currentModel, type Model } from "./model.ts";
import { scorePoints } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Category } from "./types.ts";

/** A change to the subject's activity, and what it would add to the category. */
export interface NextStep {
  change: string;
  /** Points more in the category, computed by scoring the changed facts. */
  gain: number;
}

/** A kind of change that can be repeated. */
export interface Step {
  words: (times: number) => string;
  apply: (facts: ScoreFacts, times: number) => ScoreFacts;
}

const sizes = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 365, 500, 1_000, 1_825];

function plural(times: number, one: string, many: string): string {
  return times === 1 ? one : many.replaceAll("#", String(times));
}

/** Whole reference units sent to as many further addresses, one transaction each. */
function sendTo(facts: ScoreFacts, addresses: number, microEach: bigint): ScoreFacts {
  const value = microEach * BigInt(addresses);
  return {
    ...facts,
    sent: facts.sent + addresses,
    counterparties: facts.counterparties + addresses,
    volume: String(BigInt(facts.volume) + value),
    grossVolume: String(BigInt(facts.grossVolume) + value),
    valueOut: String(BigInt(facts.valueOut) + value),
    lastSentAt: Math.max(facts.lastSentAt ?? 0, measuredAt(facts) ?? 0),
    firstSentAt: facts.firstSentAt ?? measuredAt(facts),
  };
}

function onDays(facts: ScoreFacts, days: number): ScoreFacts {
  const sent = sendTo(facts, days, 0n);
  return { ...sent, counterparties: facts.counterparties, activeDays: facts.activeDays + days };
}

/** More issuers than these add nothing. */
const MAX_ISSUERS = 100;

function attested(facts: ScoreFacts, issuers: number): ScoreFacts {
  const length = Math.min(issuers, MAX_ISSUERS);
  const more = Array.from({ length }, (_, i) => ({ issuer: `new ${i}`, weight: 1_000 }));
  return { ...facts, social: [...facts.social, ...more] };
}

const later = (facts: ScoreFacts, seconds: number): ScoreFacts => ({
  ...facts,
  asOf: Object.fromEntries(Object.entries(facts.asOf).map(([chain, at]) => [chain, at + seconds])),
  // The wallet stays active, so its silence does not grow with its age.
  lastSentAt: facts.lastSentAt === null ? null : facts.lastSentAt + seconds,
});

/** What helps each category, the simplest first. */
export const steps: Record<Category, readonly Step[]> = {
  activity: [
    {
      words: (n) => plural(n, "Send a transaction on one more day", "Send a transaction on each of # more days"),
      apply: onDays,
    },
  ],
  volume: [
    {
      words: (n) =>
        plural(
          n,
          "Pay one more address (1 unit of native currency counts in full, less counts in part)",
          "Pay # more addresses (1 unit of native currency each counts in full, less counts in part)",
        ),
      apply: (facts, n) => sendTo(facts, n, 1_000_000n),
    },
  ],
  age: [{ words: (n) => plural(n, "Wait one day", "Wait # days"), apply: (facts, n) => later(facts, n * DAY) }],
  diversity: [
    {
      words: (n) => plural(n, "Use one more contract", "Use # more contracts"),
      apply: (facts, n) => ({ ...sendTo(facts, n, 0n), contracts: facts.contracts + n }),
    },
  ],
  governance: [
    {
      words: (n) => plural(n, "Cast one more vote", "Cast # more votes"),
      apply: (facts, n) => ({ ...facts, votes: facts.votes + n }),
    },
  ],
  social: [
    {
      words: (n) =>
        plural(n, "Get an attestation from a fully trusted issuer", "Get attestations from # fully trusted issuers"),
      apply: attested,
    },
  ],
  risk: [
    {
      words: (n) =>
        plural(
          n,
          "Send a successful transaction to a new address on one more day",
          "Send successful transactions to # new addresses, each on another day",
        ),
      apply: (facts, n) => ({ ...sendTo(facts, n, 0n), activeDays: facts.activeDays + n }),
    },
  ],
  loyalty: [
    {
      words: (n) => plural(n, "Be active in one more month", "Be active in # more months"),
      apply: (facts, n) => ({ ...onDays(facts, n), activeMonths: facts.activeMonths + n }),
    },
    {
      words: (n) => plural(n, "Return to one counterparty on another day", "Return to # counterparties on another day"),
      apply: (facts, n) => ({ ...onDays(facts, n), returned: Math.min(facts.counterparties, facts.returned + n) }),
    },
  ],
};

/** More issuers than these add next to nothing. */
const MOST_ISSUERS = 10;
const DAILY = {
  one: "Wait a day, and on it send 1 unit to a contract not used before and return to an earlier one",
  many: "On each of the next # days, send 1 unit to a contract not used before and return to an earlier one",
};

function actDaily(facts: ScoreFacts, days: number): ScoreFacts {
  const active = sendTo(later(facts, days * DAY), days, 1_000_000n);
  return {
    ...active,
    sent: active.sent + days,
    contracts: facts.contracts + days,
    returned: Math.min(active.counterparties, facts.returned + days),
    activeDays: facts.activeDays + days,
    // A month has at most 31 days.
    activeMonths: facts.activeMonths + Math.floor(days / 31),
  };
}

/** Varied activity on each day, which trust grows with, and with it what needs others. */
export const dailyActivity: Record<"alone" | "voting" | "attested", Step> = {
  alone: { words: (n) => plural(n, DAILY.one, DAILY.many), apply: actDaily },
  voting: {
    words: (n) => plural(n, `${DAILY.one}; cast one more vote`, `${DAILY.many}; cast # more votes`),
    apply: (facts, n) => ({ ...actDaily(facts, n), votes: facts.votes + n }),
  },
  attested: {
    words: (n) =>
      plural(
        n,
        `${DAILY.one}; cast one more vote; get an attestation from a fully trusted issuer`,
        `${DAILY.many}; cast # more votes; get attestations from ${Math.min(n, MOST_ISSUERS)} fully trusted issuers`,
      ),
    apply: (facts, n) => ({ ...attested(actDaily(facts, n), Math.min(n, MOST_ISSUERS)), votes: facts.votes + n }),
  },
};

/**
 * The smallest useful change for a category, found by applying it to the facts and scoring again: never a promise the
 * model does not keep. Null where the category is full, its source was not read, or nothing of the kind would help.
 */
export function nextStep(facts: ScoreFacts, category: Category, model: Model = currentModel): NextStep | null {
  const before = scorePoints(facts, model).breakdown[category];
  if (facts.states[category] === "unavailable" || before >= model.spec.max[category]) return null;
  for (const size of sizes) {
    for (const step of steps[category]) {
      const gain = scorePoints(step.apply(facts, size), model).breakdown[category] - before;
      if (gain > 0) return { change: step.words(size), gain };
    }
  }
  return null;
}

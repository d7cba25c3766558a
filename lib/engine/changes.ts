import { DAY, measuredAt } from "./numbers/days.ts";
import type { ScoreFacts } from "./score-facts.ts";

/** A kind of change that can be repeated. */
export interface Step {
  /** The days that one time takes; 1 if absent. */
  days?: number;
  words: (times: number, facts: ScoreFacts) => string;
  apply: (facts: ScoreFacts, times: number) => ScoreFacts;
}

export function plural(times: number, one: string, many: string): string {
  return times === 1 ? one : many.replaceAll("#", times.toLocaleString("en"));
}

/** Whole reference units sent to as many further addresses, one transaction each. */
export function sendTo(facts: ScoreFacts, addresses: number, microEach: bigint): ScoreFacts {
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

export function onDays(facts: ScoreFacts, days: number): ScoreFacts {
  const sent = sendTo(facts, days, 0n);
  return { ...sent, counterparties: facts.counterparties, activeDays: facts.activeDays + days };
}

/** More issuers than these add nothing. */
const MAX_ISSUERS = 100;

function moreWeeks({ activeWeeks }: ScoreFacts, weeks: number): Partial<ScoreFacts> {
  return activeWeeks === undefined ? {} : { activeWeeks: activeWeeks + weeks };
}

export function attested(facts: ScoreFacts, issuers: number): ScoreFacts {
  const length = Math.min(issuers, MAX_ISSUERS);
  const more = Array.from({ length }, (_, i) => ({ issuer: `new ${i}`, weight: 1_000 }));
  return { ...facts, social: [...facts.social, ...more] };
}

export const later = (facts: ScoreFacts, seconds: number): ScoreFacts => ({
  ...facts,
  asOf: Object.fromEntries(Object.entries(facts.asOf).map(([chain, at]) => [chain, at + seconds])),
  // The wallet stays active, so its silence does not grow with its age.
  lastSentAt: facts.lastSentAt === null ? null : facts.lastSentAt + seconds,
  ...(facts.usedDays !== undefined && { usedDays: facts.usedDays + Math.floor(seconds / DAY) }),
});

const UNIT = 1_000_000n;

/** One unit of native currency that stays in the wallet. */
function held(facts: ScoreFacts, days: number): ScoreFacts {
  return { ...later(facts, days * DAY), balanceTime: String(BigInt(facts.balanceTime ?? 0) + BigInt(days) * UNIT) };
}

/** What a total that is not paid for yet needs. */
export const hold: Step = {
  words: (n) => plural(n, "Hold 1 unit of native currency for one day", "Hold 1 unit of native currency for # days"),
  apply: held,
};

export const useInMonths: Step = {
  days: 30,
  words: (n) => plural(n, "Be active in one more month", "Be active in # more months"),
  apply: (facts, n) => ({ ...onDays(facts, n), ...moreWeeks(facts, n), activeMonths: facts.activeMonths + n }),
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
    ...moreWeeks(facts, Math.floor(days / 7)),
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

import { share } from "../../lib/engine/numbers/fixed-point.ts";
import { attributeValue, type Scorecard } from "../../lib/engine/scorecard.ts";
import { type Candidate, candidates, cardTerms, type Habits, type SeenFacts } from "../fit/attributes.ts";
import type { Sample } from "../fit/samples.ts";

/** Ways to count the same thing, of which a card has one at most. */
export type Family = readonly Candidate[];

/** Callers without whom a contract is not known. */
const LEAST_CALLERS = 2;

/** What the facts of a score tell: payers, busy days and the first use in several ways, each of the others in one. */
export function familiesOfFacts(): Family[] {
  const counted = (name: "oneWayPayers" | "busiestDays" | "usedSoon", changes: readonly Partial<Scorecard>[]): Family =>
    changes.map((changed) => ({
      name: `${name} ${Object.values(changed).map(wordOf).join(" ")}`,
      rises: name === "usedSoon",
      value: (facts, card) => attributeValue(name, facts, { ...card, ...changed }),
    }));
  const given = new Set(cardTerms.filter(({ name }) => name !== "passedOn").map(({ name }) => name));
  const others: Candidate[] = [
    ...candidates.filter(({ name }) => !given.has(name)),
    { name: "activeWeeks", rises: true, value: ({ activeWeeks = 0 }) => activeWeeks },
    { name: "returnedShare", rises: true, value: (facts) => share(facts.returned, facts.counterparties + 5) },
    { name: "partnersBySent", rises: false, value: (facts) => share(facts.counterparties, facts.sent + 5) },
  ];
  return [
    counted(
      "oneWayPayers",
      [1, 3].flatMap((allowance) => [5, 10].map((payersPer) => ({ allowance, payersPer }))),
    ),
    counted(
      "busiestDays",
      [10, 20, 40].map((prior) => ({ prior })),
    ),
    counted(
      "usedSoon",
      [2, 4, 8].map((weeks) => ({ firstUse: { mostDays: 7, weeks } })),
    ),
    ...others.map((one) => [one]),
  ];
}

function wordOf(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.values(value).join("/") : String(value);
}

/** What recorded histories tell besides. Which way each points is chosen, and which contracts are known, on the samples alone. */
export function familiesOfHabits(samples: readonly Sample[]): Family[] {
  const names = [
    ...["beforeLargest", "afterLargest", "largestGone", "firstShare", "firstKnown"],
    ...["emptied", "closeGaps", "fromPartners", "incomesByWeek"],
  ] as Exclude<keyof Habits, "called">[]; // As listed.
  const callers = callersOf(samples);
  const known = (facts: SeenFacts) => {
    const called = [...habitsIn(facts).called];
    return called.filter(([contract, at]) => isKnown(callers.get(contract), facts.subject, at)).length;
  };
  return [
    ...names.map((name) => bothWays(name, (facts) => habitsIn(facts)[name])),
    bothWays("knownContracts", known),
    bothWays("knownShare", (facts) => share(known(facts), habitsIn(facts).called.size + 3)),
  ];
}

function bothWays(name: string, value: Candidate["value"]): Family {
  return [true, false].map((rises) => ({ name: `${name} ${rises ? "up" : "down"}`, rises, value }));
}

function habitsIn({ habits }: SeenFacts): Habits {
  if (!habits) throw new Error("no history was read for this sample");
  return habits.now;
}

type Callers = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** By contract, the honest wallets that called it, and when each did first. */
function callersOf(samples: readonly Sample[]): Callers {
  const callers = new Map<string, Map<string, number>>();
  for (const { fraud, address, facts } of samples) {
    if (fraud) continue;
    for (const [contract, at] of habitsIn(facts).called) {
      const known = callers.get(contract) ?? new Map<string, number>();
      callers.set(contract, known.set(address, Math.min(at, known.get(address) ?? at)));
    }
  }
  return callers;
}

/** Whether enough others had called it before. */
function isKnown(callers: ReadonlyMap<string, number> | undefined, wallet: string, at: number): boolean {
  let count = 0;
  for (const [caller, first] of callers ?? [])
    if (caller !== wallet && first < at && ++count === LEAST_CALLERS) return true;
  return false;
}

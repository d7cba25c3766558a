import { expect, test } from "vitest";
import { type Activity, DAY } from "../../lib/engine/index.ts";
import { address } from "../../tests/engine/sample-facts.ts";
import { makeActivity } from "../../tests/factories/activity.ts";
import type { Candidate } from "../fit/attributes.ts";
import { fittedModel, samplesOf } from "../fit/samples.ts";
import type { RecordedWallet } from "../validity/read-histories.ts";
import { chooseAll } from "./choose-all.ts";
import { compareScores } from "./compare.ts";
import { familiesOfFacts, familiesOfHabits } from "./families.ts";
import { addHabits, habitsOf } from "./habits.ts";

const wallet = address(1);
const [shop, payer] = [address(2), address(3)];
const ETHER = 10n ** 18n;
const START = 1_600_000_000;

const on = (day: number) => ({ wallet, at: START + day * DAY });
const got = (day: number, ether: bigint, counterparty = payer) => ({
  ...on(day),
  ...{ kind: "received" as const, counterparty, amount: ether * ETHER },
});
const sent = (day: number, ether: bigint, counterparty = shop, method: string | null = null) => ({
  ...on(day),
  ...{ kind: "sent" as const, counterparty, amount: ether * ETHER, method },
});

test("habits are what a wallet did before and after its largest income, whom it paid first, what was left, and how it came", () => {
  const rows = makeActivity([
    got(0, 2n),
    sent(1, 1n, payer),
    sent(3, 0n, shop, "0x095ea7b3"),
    got(10, 8n),
    sent(11, 6n),
    sent(30, 3n),
    sent(60, 0n),
  ]);
  expect(habitsOf(rows)).toMatchObject({
    beforeLargest: 2,
    afterLargest: 2,
    largestGone: 750_000,
    firstShare: 100_000,
    firstKnown: 1,
    // The last of three payments left nothing.
    emptied: 125_000,
    fromPartners: 800_000,
    called: new Map([[shop, START + 3 * DAY]]),
  });
  expect(habitsOf([])).toMatchObject({ beforeLargest: 0, afterLargest: 0, firstShare: 0, emptied: 0, fromPartners: 0 });
});

test("two scores are compared on the same wallets: what both miss does not blur their difference", () => {
  const at = (n: number) => (n * 7) % 40;
  const honest = Array.from({ length: 200 }, (_, n): [number, number] => [at(n) + 30, at(n) + 20]);
  const frauds = Array.from({ length: 60 }, (_, n): [number, number] => [at(n * 3), at(n * 3)]);
  const found = compareScores(honest, frauds);
  expect(found.difference).toBeGreaterThan(0.05);
  expect(found.low).toBeGreaterThan(0);
  expect(found.high).toBeGreaterThan(found.difference);
  const same = honest.map(([one]): [number, number] => [one, one]);
  expect(compareScores(same, frauds)).toEqual({ difference: 0, low: 0, high: 0 });
});

/** Frauds collect from many and leave; honest wallets use what comes in. */
function population(size: number): RecordedWallet[] {
  return Array.from({ length: size }, (_, n) => {
    const own = address(100 + n);
    const fraud = n % 2 === 0;
    const rows = fraud
      ? Array.from({ length: 6 + (n % 5) }, (_, i) => got(i, 1n, address(10_000 + 100 * n + i)))
      : Array.from({ length: 8 + (n % 7) }, (_, i) => [got(9 * i, 3n), sent(9 * i, 2n, address(500 + (i % 3)))]).flat();
    if (fraud) rows.push({ ...sent(8, 3n) });
    const ordered = rows.map((row) => ({ ...row, wallet: own })).sort((a, b) => a.at - b.at);
    const activity = makeActivity(ordered);
    const times = activity.map(({ at }) => at);
    return { address: own, cohort: "one", fraud, firstAt: Math.min(...times), lastAt: Math.max(...times), activity };
  });
}

const wallets = population(80);
const samples = addHabits(samplesOf(wallets), wallets);

test("a card is chosen on the samples it is given alone: of each family at most one, in their order or in another", () => {
  const families = familiesOfFacts().slice(0, 4);
  const choice = chooseAll(samples, families);
  expect(choice.terms.length).toBeGreaterThan(0);
  const familyOf = (name: string) => families.findIndex((family) => family.some((one) => one.name === name));
  const chosen = choice.terms.map(({ name }) => familyOf(name));
  expect(new Set(chosen).size).toBe(chosen.length);
  for (const { name, rises } of choice.terms) {
    const points = (choice.fitted.attributes[name] ?? []).map(([, permille]) => permille);
    expect(points.every(Number.isInteger)).toBe(true);
    expect(points).toEqual([...points].sort((a, b) => (rises ? a - b : b - a)));
  }
});

test("a contract is known by honest wallets of the samples that called it before, whoever else called it", () => {
  const call = (n: number, day: number, fraud = false): RecordedWallet => {
    const own = address(100 + n);
    const activity: Activity[] = makeActivity([{ ...sent(day, 0n, shop, "0x095ea7b3"), wallet: own }]);
    return { address: own, cohort: "one", fraud, firstAt: on(day).at, lastAt: on(day).at, activity };
  };
  const callers = [call(1, 1), call(2, 2), call(3, 3), call(4, 0, true), call(5, 9)];
  const all = addHabits(samplesOf(callers), callers);
  const { card } = fittedModel();
  const knownTo = (train: typeof all): Map<string, number> => {
    const known = familiesOfHabits(train)
      .flat()
      .find(({ name }) => name === "knownContracts up") as Candidate; // By its name.
    return new Map(all.map((one) => [one.address, known.value(one.facts, card)]));
  };
  expect([...knownTo(all)]).toEqual(
    [
      [101, 0],
      [102, 0],
      [103, 1],
      [104, 0],
      [105, 1],
    ].map(([n, known]) => [address(n ?? 0), known]),
  );
  expect(knownTo(all.filter((one) => one.address !== address(101))).get(address(103))).toBe(0);
});

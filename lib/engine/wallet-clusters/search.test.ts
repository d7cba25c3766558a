import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { address } from "../../../tests/engine/sample-facts.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import { DAY } from "../numbers/days.ts";
import { hashOf } from "../sketch/hash.ts";
import { lowestHashes, type WalletProfile } from "./profile.ts";
import { keyOf, openProfileStore } from "./profile-store.ts";
import { alikeRules } from "./rules.ts";
import { findClusters, indexPopulation } from "./search.ts";

const START = Date.UTC(2025, 0, 1) / 1_000;
const year = range(0, 52);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** A wallet that called these contracts in these weeks since the start. */
function wallet(
  n: number,
  contracts: readonly string[],
  weeks: readonly number[],
  changes: Partial<WalletProfile> = {},
): WalletProfile {
  const own = address(n);
  const firstSentAt = START + (weeks[0] ?? 0) * 7 * DAY;
  const hashes = lowestHashes([...new Set(contracts.map(hashOf))]);
  return { wallet: own, subject: own, ...hashes, weeks, firstSentAt, funder: null, ...changes };
}

const shops = (from: number, to: number) => range(from, to).map((n) => `shop ${n}`);

/** Wallets that call the same contracts in the same weeks. */
function crowd(count: number, from = 1_000, changes: Partial<WalletProfile> = {}): WalletProfile[] {
  return range(0, count).map((n) => wallet(from + n, shops(0, 20), year, changes));
}

/** Wallets that share no contracts. */
function strangers(count: number): WalletProfile[] {
  return range(0, count).map((n) => wallet(1 + n, shops(1_000 + 20 * n, 1_020 + 20 * n), year));
}

const walletsOf = (profiles: readonly WalletProfile[]) => profiles.map((one) => one.wallet);
const membersOf = (profiles: readonly WalletProfile[]) => findClusters(profiles).map((one) => one.wallet);

test("twenty wallets that do alike for a year are one cluster, each naming five others; strangers are in none", () => {
  const alike = crowd(20);
  const clusters = findClusters([...strangers(50), ...alike]);
  expect(clusters.map((one) => one.wallet)).toEqual(walletsOf(alike));
  for (const { wallet: own, size, members, by } of clusters) {
    expect({ size, by, named: members }).toEqual({
      size: 20,
      by: "contracts",
      named: walletsOf(alike)
        .filter((other) => other !== own)
        .slice(0, 5),
    });
  }
});

test("a crowd of a thousand is found whole", () => {
  expect(membersOf([...strangers(50), ...crowd(1_000)])).toHaveLength(1_000);
});

test("four wallets are no cluster, five are", () => {
  expect(findClusters(crowd(4))).toEqual([]);
  expect(membersOf(crowd(5))).toHaveLength(5);
});

test("wallets of one subject are one: an identity's wallets are no cluster", () => {
  expect(findClusters(crowd(20, 1_000, { subject: address(1) }))).toEqual([]);
});

test("the same contracts in other weeks, or other contracts in the same weeks, are no likeness", () => {
  const others = range(0, 20).map((n) => wallet(1 + n, shops(0, 20), range(n * 4, n * 4 + 10)));
  expect(findClusters(others)).toEqual([]);
  expect(findClusters(strangers(50))).toEqual([]);
});

test("contracts that most wallets call say too little", () => {
  const popular = range(0, 3_000).map((n) => wallet(1 + n, shops(0, 8), year));
  expect(findClusters(popular)).toEqual([]);
  expect(membersOf(popular.slice(0, 20))).toHaveLength(20);
});

test("wallets with fewer than eight contracts or four weeks are not compared", () => {
  expect(findClusters(range(0, 20).map((n) => wallet(1 + n, shops(0, 7), year)))).toEqual([]);
  expect(findClusters(range(0, 20).map((n) => wallet(1 + n, shops(0, 20), range(0, 3))))).toEqual([]);
});

/** Half of the contracts of any two are the same. */
const halfAlike = (funderOf: (n: number) => string | null) =>
  range(0, 20).map((n) =>
    wallet(100 + n, [...shops(0, 14), ...shops(100 + 6 * n, 106 + 6 * n)], year, { funder: funderOf(n) }),
  );
const funded = (n: number, funder: string) => wallet(n, [], [], { funder });

test("wallets funded from one root need less likeness than others; a root is found through intermediaries", () => {
  const root = address(9_000);
  expect(findClusters(halfAlike(() => null))).toEqual([]);
  expect(findClusters(halfAlike(() => root))[0]).toMatchObject({ size: 20, by: "funding" });
  const mules = range(0, 20).map((n) => funded(8_000 + n, root));
  expect(membersOf([...mules, ...halfAlike((n) => address(8_000 + n))])).toHaveLength(20);
});

test("a service that funds many is no root, and customers of an exchange who are unlike are no cluster", () => {
  const exchange = address(9_000);
  const customers = range(0, alikeRules.mostFunded).map((n) => funded(7_000 + n, exchange));
  expect(findClusters([...customers, ...halfAlike(() => exchange)])).toEqual([]);
  expect(findClusters(strangers(40).map((one) => ({ ...one, funder: exchange })))).toEqual([]);
});

test("payments in a loop have no root and end the search", () => {
  const loop = range(0, 3).map((n) => funded(8_000 + n, address(8_000 + ((n + 1) % 3))));
  expect(findClusters([...loop, ...halfAlike(() => address(8_000))])).toEqual([]);
});

test("whoever is imitated by wallets that began later is not in their cluster", () => {
  const victim = wallet(1, shops(0, 20), year);
  const copies = range(0, 20).map((n) => wallet(1_000 + n, shops(0, 20), range(5, 52)));
  expect(membersOf([victim, ...copies])).toEqual(walletsOf(copies));
});

test("wallets that were active before they are imitated stay out, however old the imitators are", () => {
  const victim = wallet(1, shops(0, 20), year);
  const copies = range(0, 20).map((n) => wallet(1_000 + n, shops(0, 20), range(14, 52), { firstSentAt: START }));
  expect(membersOf([victim, ...copies])).toEqual(walletsOf(copies));
});

test("of profiles that hold only some contracts, those are compared that both would hold", () => {
  const large = range(0, 20).map((n) => wallet(1_000 + n, [...shops(0, 200), `own ${n}`], year));
  expect(membersOf(large)).toHaveLength(20);
  const unlike = range(0, 20).map((n) => wallet(1_000 + n, shops(200 * n, 200 * n + 200), year));
  expect(findClusters(unlike)).toEqual([]);
});

test("the order of the wallets makes no difference", () => {
  const some = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(fc.array(some, { minLength: 20, maxLength: 60 }), fc.gen(), (kinds, gen) => {
      const profiles = kinds.map(([kind, lacking], n) =>
        wallet(1 + n, shops(kind * 30, kind * 30 + 30 - lacking), range(kind, 30 + lacking), {
          funder: address(9_000 + kind),
        }),
      );
      const shuffled = gen(fc.shuffledSubarray, profiles, { minLength: profiles.length });
      expect(findClusters(shuffled)).toEqual(findClusters(profiles));
    }),
    { numRuns: rounds(20, 50) },
  );
});

function allSteps<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The clusters of guests among a population. */
function compare(population: readonly WalletProfile[], guests: readonly WalletProfile[]) {
  const store = openProfileStore();
  for (const one of [...population].sort((a, b) => (a.wallet < b.wallet ? -1 : 1))) store.add(one);
  return allSteps(allSteps(indexPopulation(store)).compare(guests));
}

test("guests are compared with a population as if they were of it, whoever is the guest", () => {
  const kindOf = fc.record({
    ...{ kind: fc.integer({ min: 0, max: 3 }), lacking: fc.integer({ min: 0, max: 12 }), isGuest: fc.boolean() },
    funder: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(fc.array(kindOf, { minLength: 20, maxLength: 60 }), (kinds) => {
      const made = kinds.map(({ kind, lacking, isGuest, funder }, n) => ({
        isGuest,
        one: wallet(1 + n, shops(kind * 30, kind * 30 + 30 - lacking), range(kind, 30 + lacking), {
          funder: funder === 0 ? null : address(9_000 + funder),
        }),
      }));
      const guests = made.flatMap(({ isGuest, one }) => (isGuest ? [one] : []));
      const names = walletsOf(guests);
      const wanted = findClusters(made.map(({ one }) => one)).filter((one) => names.includes(one.wallet));
      const population = made.flatMap(({ isGuest, one }) => (isGuest ? [] : [one]));
      expect(compare(population, guests)).toEqual(wanted);
    }),
    { numRuns: rounds(30, 100) },
  );
});

test("a guest's cluster is counted whole, also where it is like only some of it, and a service of the population is no root", () => {
  const crowded = crowd(1_000);
  expect(compare([...strangers(50), ...crowded.slice(1)], crowded.slice(0, 1))).toMatchObject([{ size: 1_000 }]);
  const exchange = address(9_000);
  const customers = range(0, alikeRules.mostFunded).map((n) => funded(7_000 + n, exchange));
  expect(
    compare(
      customers,
      halfAlike(() => exchange),
    ),
  ).toEqual([]);
  expect(
    compare(
      customers.slice(20),
      halfAlike(() => exchange),
    ),
  ).toHaveLength(20);
});

test.each([
  ["that look random", (digest: string) => digest.slice(0, 40)],
  ["that begin alike", (digest: string) => "f".repeat(30) + digest.slice(0, 10)],
  ["that end alike", (digest: string) => digest.slice(0, 10) + "f".repeat(30)],
  ["with the same begin and end", (digest: string) => `abcd${"0".repeat(26)}${digest.slice(0, 6)}abcd`],
])("each of 200,000 addresses %s has a key of its own, which a number holds exactly", (_, made) => {
  const addresses = new Set(
    Array.from({ length: 200_000 }, (_, n) => `0x${made(createHash("sha256").update(String(n)).digest("hex"))}`),
  );
  const keys = new Set(Array.from(addresses, keyOf));
  expect(keys.size).toBe(addresses.size);
  for (const key of keys) if (!Number.isSafeInteger(key) || key <= 0) throw new Error(`${key} is no key`);
});

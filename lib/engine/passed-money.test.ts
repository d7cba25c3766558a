import fc from "fast-check";
import { expect, test } from "vitest";
import { address } from "../../tests/engine/sample-facts.ts";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { emptyFacts, foldActivity } from "./index.ts";
import { passedBefore } from "./passed-before.ts";
import { findPassedMoney, mayPass, type Payment, passingRules } from "./passed-money.ts";
import type { PassedMoney } from "./score-facts.ts";

const DAY = 86_400;
const UNIT = 1_000_000;
const wallets = Array.from({ length: 8 }, (_, n) => address(100 + n));
const outside = address(1);

function paid(from: string | undefined, to: string | undefined, day: number, units: number): Payment {
  return { chainId: 1, from: from ?? "", to: to ?? "", day, block: day, txIndex: 0, amount: units * UNIT };
}

/** The same ten units go from one wallet to the next, ten days apart. */
function handToHand(count: number): Payment[] {
  return wallets.slice(0, count).map((to, n) => paid(n === 0 ? outside : wallets[n - 1], to, 100 + 10 * n, 10));
}

function find(
  payments: readonly Payment[],
  { subjects = new Map(wallets.map((one) => [one, one])), services = [] as string[] } = {},
): PassedMoney[] {
  const search = findPassedMoney(payments, subjects, (one) => services.includes(one));
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

const hands = (found: readonly PassedMoney[]) => found.map(({ lots: [lot] }) => lot?.hands);

test("money that five held is found: how many, how much, when each had it, and since when it counts", () => {
  expect(find(handToHand(6))).toEqual(
    wallets.slice(0, 6).map((wallet, n) => {
      const from = 101 + 10 * n;
      const until = n === 5 ? null : from + 9;
      return { wallet, chainId: 1, lots: [{ hands: 6, amount: 10 * UNIT, from, until, since: Math.max(141, from) }] };
    }),
  );
  expect(hands(find(handToHand(5)))).toEqual([5, 5, 5, 5, 5]);
  expect(find(handToHand(4))).toEqual([]);
});

test("at the end of each day it counts what was held up to that day, less the wallet's own part", () => {
  const [, , , , fifth] = find(handToHand(6));
  if (!fifth) throw new Error("nothing was found");
  expect(passedBefore(fifth, 140)).toBeNull();
  const others = (10 * UNIT * 5) / 6;
  const on = (day: number) => {
    const { left = "", balanceTime = "", balance = "" } = passedBefore(fifth, day) ?? {};
    return { left: Number(left), time: Number(balanceTime) + Number(balance) * (day + 1), balance: Number(balance) };
  };
  expect(on(141)).toEqual({ left: 0, time: Math.floor(others), balance: Math.floor(others) });
  expect(on(149).time).toBe(9 * Math.floor(others));
  expect(on(150)).toEqual({ left: 90 * UNIT, time: 9 * 10 * UNIT * (5 / 6), balance: 0 });
  expect(on(900)).toEqual(on(150));
});

test("who passes it on within a minute, or on the next day, is no hand", () => {
  const [a, b, c, d, victim] = wallets;
  const quick = (day: number, step: number) => [
    paid(outside, a, day, 1),
    { ...paid(a, b, day + step, 1), block: day + 0.1 },
    { ...paid(b, c, day + 2 * step, 1), block: day + 2 * step + 0.2 },
    { ...paid(c, d, day + 3 * step, 1), block: day + 3 * step + 0.3 },
    { ...paid(d, victim, day + 4 * step, 1), block: day + 4 * step + 0.4 },
  ];
  const back = paid(victim, wallets[6], 106, 1);
  for (const step of [0, 1]) {
    expect(find(quick(100, step))).toEqual([]);
    expect(find([...quick(100, step), back])).toEqual([]);
  }
});

test("after ninety days a payment is of other money, but what came has left", () => {
  const slow = (days: number) =>
    wallets.slice(0, 6).map((to, n) => paid(n === 0 ? outside : wallets[n - 1], to, 100 + days * n, 10));
  expect(hands(find(slow(passingRules.mostDays)))).toHaveLength(6);
  expect(find(slow(passingRules.mostDays + 1))).toEqual([]);
  const later = find([...handToHand(5), paid(wallets[4], outside, 400, 10)]);
  expect(later[4]?.lots).toMatchObject([{ from: 141, until: 400 }]);
});

test("two wallets that pay each other, and a family of four, share nothing", () => {
  const [a, b, c, d] = wallets;
  const months = Array.from({ length: 24 }, (_, n) => n * 30);
  const pair = months.flatMap((day) => [paid(a, b, day, 3), paid(b, a, day + 5, 3)]);
  const family = months.flatMap((day) => [
    paid(a, b, day, 3),
    paid(b, c, day + 1, 3),
    paid(c, d, day + 2, 3),
    paid(d, a, day + 3, 3),
  ]);
  expect(find(pair)).toEqual([]);
  expect(find(family)).toEqual([]);
});

test("an amount that does not match is other money", () => {
  const changed = handToHand(6).map((one, n) => ({ ...one, amount: n >= 3 ? one.amount * 0.89 : one.amount }));
  expect(find(changed)).toEqual([]);
  const nearly = handToHand(6).map((one, n) => ({ ...one, amount: n >= 3 ? one.amount * 0.91 : one.amount }));
  expect(find(nearly)).toHaveLength(6);
});

test("what was paid before it came is other money, also within a day", () => {
  const backwards = handToHand(6).map((one) => ({ ...one, day: 1_000 - one.day }));
  expect(find(backwards)).toEqual([]);
  expect(find(handToHand(6).map((one) => ({ ...one, day: 100, block: -one.block })))).toEqual([]);
  const oneDay = handToHand(6).map((one) => ({ ...one, day: 100 }));
  expect(find(oneDay)).toEqual([]);
});

test("a service passes nothing on: one that is listed, or pays and is paid by many", () => {
  const [, , hub] = wallets;
  expect(find(handToHand(6), { services: [hub ?? ""] })).toEqual([]);
  const customers = Array.from({ length: passingRules.mostPartners }, (_, n) => paid(hub, address(1_000 + n), 50, 1));
  expect(find([...handToHand(6), ...customers])).toEqual([]);
});

test("wallets of one subject are one pair of hands, and payments on other chains are other money", () => {
  const [first = ""] = wallets;
  const subjects = new Map(wallets.map((wallet, n) => [wallet, n < 2 ? first : wallet]));
  expect(find(handToHand(5), { subjects })).toEqual([]);
  expect(hands(find(handToHand(6), { subjects }))).toEqual([5, 5, 5, 5, 5, 5]);
  expect(find(handToHand(6).map((one, n) => ({ ...one, chainId: n < 3 ? 1 : 2 })))).toEqual([]);
});

test("money that returns, and other money that passes beside it, are lots of their own: none is counted twice", () => {
  const twice = [
    ...handToHand(6),
    ...handToHand(6)
      .slice(1)
      .map((one) => ({ ...one, day: one.day + 100 })),
    paid(wallets[5], wallets[0], 190, 10),
  ];
  expect(find(twice)[0]?.lots).toMatchObject([
    { hands: 6, from: 101, until: 110 },
    { hands: 6, from: 191, until: 210 },
  ]);
  const beside = handToHand(6).map((one) => ({ ...one, day: one.day + 3, amount: 4 * UNIT }));
  expect(find([...handToHand(6), ...beside])[0]?.lots).toMatchObject([{ amount: 10 * UNIT }, { amount: 4 * UNIT }]);
  // A transfer between two wallets of one subject ends the one's lot where the other's begins.
  const [first = ""] = wallets;
  const subjects = new Map(wallets.map((wallet, n) => [wallet, n < 2 ? first : wallet]));
  expect(find(handToHand(6), { subjects }).slice(0, 2)).toMatchObject([
    { lots: [{ from: 101, until: 110 }] },
    { lots: [{ from: 111, until: 120 }] },
  ]);
});

test("the order in which payments are given makes no difference", () => {
  const payments = [...handToHand(8), ...handToHand(8).map((one) => ({ ...one, day: one.day + 1, amount: 3 * UNIT }))];
  const shuffled = fc.shuffledSubarray(payments, { minLength: payments.length });
  fc.assert(
    fc.property(shuffled, (given) => {
      expect(find(given)).toEqual(find(payments));
    }),
    { seed: 20_261_128, numRuns: 30 },
  );
});

test("who held nothing past midnight, or was paid little, is not asked for its payments", () => {
  const ether = 10n ** 18n;
  const [wallet = ""] = wallets;
  const may = (received: bigint, leavesAt: number, sent = received) => {
    const facts = foldActivity(emptyFacts(wallet, 1), [
      activity({ wallet, kind: "received", blockNumber: 1, at: 100 * DAY, counterparty: outside, amount: received }),
      activity({ wallet, kind: "sent", blockNumber: 2, at: leavesAt, counterparty: outside, amount: sent }),
    ]);
    return mayPass([{ facts, referenceWei: String(ether) }]);
  };
  expect(may(ether, 110 * DAY + 1)).toBe(true);
  expect(may(ether, 100 * DAY + 1)).toBe(false);
  expect(may(ether / 4n, 110 * DAY + 1)).toBe(false);
  // One wei past midnight is nothing that was held.
  expect(may(ether, 100 * DAY + 9, ether - 1n)).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { countsFrom, type Departure, isWaiting, movedAtOf } from "./links.ts";
import { DAY } from "./numbers/days.ts";

const START = 1_700_000_000;
const day = (n: number) => START + n * DAY;
const left = (name: string, on: number): Departure => ({ name, owner: `owner of ${name}`, leftAt: day(on) });
const to = (name: string) => ({ name, owner: `owner of ${name}` });

/** The days from a link on a day until the wallet counts. */
function wait(departures: readonly Departure[], on: number, name = "next"): number {
  const movedAt = movedAtOf(departures, to(name), day(on));
  return movedAt === undefined ? 0 : ((countsFrom({ movedAt }) ?? 0) - day(on)) / DAY;
}

test("a wallet that left no other identity counts at once", () => {
  expect(wait([], 0)).toBe(0);
  expect(wait([left("next", 0)], 0)).toBe(0);
  expect(wait([left("a", 0)], 30)).toBe(0);
});

test("every further identity that a wallet left within a year doubles its wait", () => {
  expect(wait([left("a", 0)], 0)).toBe(30);
  expect(wait([left("a", 0), left("b", 40)], 40)).toBe(60);
  expect(wait([left("a", 0), left("b", 40), left("c", 110)], 110)).toBe(120);
  expect(wait([left("a", 0), left("b", 40)], 90)).toBe(10);
  expect(wait([left("a", 0), left("b", 370)], 370)).toBe(30);
});

test("a wallet that moves whenever it may counts for four identities within a year", () => {
  const departures: Departure[] = [];
  let served = 1;
  for (let on = 1; on < 365; ) {
    departures.push(left(`identity ${served}`, on));
    on += wait(departures, on, `identity ${served + 1}`) + 1;
    if (on < 365) served++;
  }
  expect(served).toBe(4);
});

test("the wait of a name that changed owner and that of its wallet do not add up: the later end decides", () => {
  const taken = { ...to("next"), movedAt: day(5) };
  expect(movedAtOf([left("a", 0)], taken, day(6))).toBe(day(5));
  expect(movedAtOf([left("a", 0), left("b", 1)], taken, day(6))).toBe(day(31));
});

test("a further departure never shortens a wait", () => {
  const departure = fc.record({ name: fc.constantFrom("a", "b", "c", "d"), on: fc.nat({ max: 400 }) });
  fc.assert(
    fc.property(fc.array(departure, { maxLength: 6 }), departure, (before, more) => {
      const departures = before.map(({ name, on }) => left(name, on));
      const without = movedAtOf(departures, to("next"), day(400));
      const withIt = movedAtOf([...departures, left(more.name, more.on)], to("next"), day(400));
      expect(withIt ?? 0).toBeGreaterThanOrEqual(without ?? 0);
      expect(isWaiting({ ...(withIt !== undefined && { movedAt: withIt }) }, day(400))).toBe(withIt !== undefined);
    }),
    { seed: 20_261_122 },
  );
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Assumptions, assumptions } from "../../bench/support/projection/assumptions.ts";
import {
  addUp,
  findLockLimits,
  planMachines,
  type Storage,
  storageAfter,
} from "../../bench/support/projection/plan-machines.ts";
import { type Installation, simulateDay, sum } from "../../bench/support/projection/simulate-day.ts";
import { type UnitCosts, unitCosts } from "../../bench/support/projection/unit-costs.ts";

const usual: Installation = { subjects: 100_000_000, lookups: 2_000, seed: 1 };
const nothing: Storage = { subjects: 0, activity: 0, closes: 0, feed: 0, all: 0 };

function daysOf(installation: Installation, costs: UnitCosts = unitCosts, given: Assumptions = assumptions) {
  const day = simulateDay(installation, costs, given);
  const totals = addUp(day);
  return { day, totals, lock: findLockLimits(installation, day, totals, costs, given) };
}

/** The unit costs with another time of the score lock for each transaction, microseconds. */
function withLockOfTransaction(value: number): UnitCosts {
  return { ...unitCosts, lockOfTransaction: { ...unitCosts.lockOfTransaction, value } };
}

test("the same seed gives the same day, another one another", () => {
  expect(daysOf(usual)).toEqual(daysOf(usual));
  expect(daysOf(usual).totals.transactions).not.toBe(daysOf({ ...usual, seed: 2 }).totals.transactions);
});

test("blocks take the score lock before due subjects, and what it cannot take is left for the next hour", () => {
  const costs = withLockOfTransaction(10_000);
  const { day, lock } = daysOf(usual, costs);
  const perHour = 3_600 / 0.01;
  const arrived = sum(day.hours.map(({ transactions }) => transactions));
  expect(day.hours.at(-1)?.transactionsLeft).toBe(arrived - 24 * perHour);
  expect(day.hours.at(-1)?.dueLeft).toBe(sum(day.chains.map(({ due }) => due)));
  expect(lock).toMatchObject({ day: 1, busiest: 1, scoredAfter: null });
});

test("the lock is used up at the number of subjects that is said", () => {
  const { subjects } = daysOf(usual).lock;
  expect(daysOf({ ...usual, subjects: Math.round(subjects * 0.9) }).lock.scoredAfter).not.toBeNull();
  const beyond = daysOf({ ...usual, subjects: Math.round(subjects * 1.1) });
  expect(beyond.lock.scoredAfter).toBeNull();
  expect(beyond.lock.day).toBeCloseTo(1, 3);
});

test("the lock is used up at the transactions a second that are said", () => {
  const { transactionsPerSecond, ...lock } = daysOf(usual).lock;
  const now = daysOf(usual).totals.transactions / 86_400;
  const times = (factor: number): Assumptions => ({
    ...assumptions,
    chains: assumptions.chains.map(({ name, transactions }) => ({
      name,
      transactions: { ...transactions, value: (transactions.value * factor * transactionsPerSecond) / now },
    })),
  });
  expect(lock.day).toBeLessThan(1);
  expect(daysOf(usual, unitCosts, times(0.9)).lock.day).toBeCloseTo(0.9, 1);
  const last = daysOf(usual, unitCosts, times(1.1)).day.hours.at(-1);
  expect((last?.dueLeft ?? 0) + (last?.transactionsLeft ?? 0)).toBeGreaterThan(0);
});

test("stored bytes grow with days, but the feed is kept for a week", () => {
  const { totals } = daysOf(usual);
  const [week, year] = [7, 365].map((days) => storageAfter(days, usual, totals, unitCosts));
  expect(year?.feed).toBe(week?.feed);
  expect(year?.activity).toBeCloseTo(((week?.activity ?? 0) * 365) / 7, 0);
  expect(storageAfter(0, usual, totals, unitCosts).all).toBe(usual.subjects * unitCosts.bytesOfSubject.value);
});

test("there are two of each kind of process, and as many servers as cores or rows need", () => {
  const { totals } = daysOf({ ...usual, subjects: 1_000, lookups: 1 });
  expect(planMachines(totals, nothing, assumptions)).toMatchObject({ webProcesses: 2, workers: 2 });
  const full = { ...nothing, all: assumptions.diskOfServer.value * 1e9 * 2.5 };
  const machines = planMachines(totals, full, assumptions);
  expect(machines).toMatchObject({ databaseServers: 3, disk: 20_000 });
  const { all, ...parts } = machines.usd;
  expect(all).toBeCloseTo(sum(Object.values(parts)), 6);
  const busy = { ...totals, processor: { ...totals.processor, database: { day: 0, busiest: 40 } } };
  expect(planMachines(busy, nothing, assumptions)).toMatchObject({ databaseCores: 80, databaseServers: 5 });
});

test("each unit cost names a command of package.json and its conditions", () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const [name, { value, unit, command, conditions }] of Object.entries(unitCosts)) {
    expect(value, name).toBeGreaterThan(0);
    expect(Object.keys(scripts), name).toContain(/^npm run ([\w:-]+)/.exec(command)?.[1]);
    expect(unit && conditions, name).toBeTruthy();
  }
});

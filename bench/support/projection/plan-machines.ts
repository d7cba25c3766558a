import type { Assumptions } from "./assumptions.ts";
import { type Day, type Installation, lockOfDue, lockOfTransaction, sum } from "./simulate-day.ts";
import type { UnitCosts } from "./unit-costs.ts";

const HOUR = 3_600;
const DAY = 86_400;
const GB = 1e9;
/** The feed is kept for so many days (FEED_DAYS). */
const FEED_DAYS = 7;

/** Sums of a simulated day. Processor times are seconds; `busiest` are cores in use in the hour that uses most. */
export interface DayTotals {
  transactions: number;
  newWallets: number;
  due: number;
  lookups: number;
  closes: number;
  feedRows: number;
  bytesAhead: number;
  processor: Record<Processor, { day: number; busiest: number }>;
}

const processors = ["web", "worker", "database"] as const;
type Processor = (typeof processors)[number];

export function addUp({ chains, hours }: Day): DayTotals {
  const changes = Math.round(sum(hours.map((hour) => hour.changes)));
  const processor = Object.fromEntries(
    processors.map((kind) => {
      const seconds = hours.map((hour) => hour.processor[kind]);
      return [kind, { day: sum(seconds), busiest: Math.max(...seconds) / HOUR }];
    }),
  ) as DayTotals["processor"]; // Every kind is an entry.
  return {
    transactions: sum(chains.map(({ transactions }) => transactions)),
    newWallets: sum(chains.map(({ newWallets }) => newWallets)),
    due: sum(chains.map(({ due }) => due)),
    lookups: sum(hours.map(({ lookups }) => lookups)),
    closes: changes,
    feedRows: changes,
    bytesAhead: sum(hours.map(({ bytesAhead }) => bytesAhead)),
    processor,
  };
}

/** Bytes on disk, of one copy. */
export interface Storage {
  subjects: number;
  activity: number;
  closes: number;
  feed: number;
  all: number;
}

/** What is stored after so many days like this one. Subjects that were there at the beginning are stored without their earlier activity. */
export function storageAfter(days: number, { subjects }: Installation, totals: DayTotals, costs: UnitCosts): Storage {
  const bytes = {
    subjects: (subjects + days * totals.newWallets) * costs.bytesOfSubject.value,
    activity: days * totals.transactions * costs.rowsOfTransaction.value * costs.bytesOfActivity.value,
    closes: days * totals.closes * costs.bytesOfClose.value,
    feed: Math.min(days, FEED_DAYS) * totals.feedRows * costs.bytesOfFeedRow.value,
  };
  return { ...bytes, all: sum(Object.values(bytes)) };
}

/** Where the score lock is used up. */
export interface LockLimits {
  /** Share of the day in which it is held, and of its busiest hour. */
  day: number;
  busiest: number;
  /** Hours after midnight until every due subject is scored; null: not on the same day. */
  scoredAfter: number | null;
  /** With this day's transactions, so many subjects take all of the lock. */
  subjects: number;
  /** Days until there are so many, with this day's new wallets. */
  daysUntil: number;
  /** With this day's subjects, so many transactions a second take all of it in the mean. */
  transactionsPerSecond: number;
}

export function findLockLimits(
  { subjects }: Installation,
  { hours }: Day,
  totals: DayTotals,
  costs: UnitCosts,
  assumptions: Assumptions,
): LockLimits {
  const byBlocks = totals.transactions * lockOfTransaction(costs);
  const byDue = totals.due * lockOfDue(costs, assumptions);
  const last = hours.findIndex(({ dueLeft }) => dueLeft === 0);
  const most = Math.max(0, (subjects * (DAY - byBlocks)) / byDue);
  return {
    day: sum(hours.map(({ lock }) => lock)) / DAY,
    busiest: Math.max(...hours.map(({ lock }) => lock)) / HOUR,
    scoredAfter: last < 0 ? null : last + 1,
    subjects: most,
    daysUntil: Math.max(0, (most - subjects) / totals.newWallets),
    transactionsPerSecond: Math.max(0, DAY - byDue) / lockOfTransaction(costs) / DAY,
  };
}

/** Machines, and what they cost a month in USD. */
export interface Machines {
  webProcesses: number;
  workers: number;
  /** Cores of PostgreSQL for the busiest hour, and the servers that hold one copy of the rows. */
  databaseCores: number;
  databaseServers: number;
  /** Of all copies, GB. */
  disk: number;
  usd: { web: number; workers: number; databaseServers: number; disk: number; all: number };
}

export function planMachines(totals: DayTotals, storage: Storage, assumptions: Assumptions): Machines {
  const { busy, copies, coresOfServer, diskOfServer } = assumptions;
  const cores = (kind: Processor) => totals.processor[kind].busiest / busy.value;
  // Each process uses one core. Two of each, so that one may end.
  const webProcesses = Math.max(2, Math.ceil(cores("web")));
  const workers = Math.max(2, Math.ceil(cores("worker")));
  const databaseCores = Math.ceil(cores("database"));
  const databaseServers = Math.max(
    Math.ceil(databaseCores / coresOfServer.value),
    Math.ceil(storage.all / GB / diskOfServer.value),
  );
  const disk = (storage.all / GB) * copies.value;
  const priceOf = (coresOf: number, memory: number) =>
    coresOf * assumptions.priceOfCore.value + memory * assumptions.priceOfMemory.value;
  const usd = {
    web: webProcesses * priceOf(1, assumptions.memoryOfProcess.value),
    workers: workers * priceOf(1, assumptions.memoryOfProcess.value),
    databaseServers: databaseServers * copies.value * priceOf(coresOfServer.value, assumptions.memoryOfServer.value),
    disk: disk * assumptions.priceOfDisk.value,
  };
  return { webProcesses, workers, databaseCores, databaseServers, disk, usd: { ...usd, all: sum(Object.values(usd)) } };
}

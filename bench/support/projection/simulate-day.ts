import { createRandom } from "../../../scripts/simulation/prng.ts";
import type { Assumptions } from "./assumptions.ts";
import type { UnitCosts } from "./unit-costs.ts";

/** What is projected. */
export interface Installation {
  subjects: number;
  /** Look-ups a second, as the mean of the day. */
  lookups: number;
  seed: number;
}

/** One chain in a day. */
export interface ChainDay {
  chain: string;
  transactions: number;
  newWallets: number;
  /** Subjects whose points change with the day alone. */
  due: number;
}

/** One hour, UTC. Processor times are seconds. */
export interface Hour {
  hour: number;
  transactions: number;
  lookups: number;
  /** How long blocks and due subjects hold the score lock, seconds. */
  lock: number;
  /** Transactions that wait for the lock at the end, and due subjects that were not scored. */
  transactionsLeft: number;
  dueLeft: number;
  /** Changes that readers see, in both scopes. */
  changes: number;
  bytesAhead: number;
  processor: { web: number; worker: number; database: number };
}

export interface Day {
  chains: ChainDay[];
  hours: Hour[];
}

const HOUR = 3_600;

/**
 * A day of an installation, hour by hour. All chains open their day in the first hour, since days are those of UTC. The blocks of an hour
 * take the score lock first; due subjects get what is left of it.
 */
export function simulateDay(installation: Installation, costs: UnitCosts, assumptions: Assumptions): Day {
  const random = createRandom(installation.seed);
  /** A value with noise of a tenth. */
  const vary = (mean: number) => (mean * random.between(900, 1_100)) / 1_000;
  const chains = makeChains(installation, costs, assumptions, vary);
  const transactionsOfDay = sum(chains.map(({ transactions }) => transactions));
  let transactionsLeft = 0;
  let dueLeft = sum(chains.map(({ due }) => due));
  const hours = Array.from({ length: 24 }, (_, hour): Hour => {
    const transactions = Math.round(vary((transactionsOfDay / 24) * loadOf(hour, assumptions)));
    const lookups = Math.round(vary(installation.lookups * HOUR * loadOf(hour, assumptions)));
    const waiting = transactionsLeft + transactions;
    const indexed = Math.min(waiting, Math.floor(HOUR / lockOfTransaction(costs)));
    const spare = HOUR - indexed * lockOfTransaction(costs);
    const scored = Math.min(dueLeft, Math.floor(spare / lockOfDue(costs, assumptions)));
    transactionsLeft = waiting - indexed;
    dueLeft -= scored;
    const missed = lookups * (1 - assumptions.cachedLookups.value);
    return {
      hour,
      transactions,
      lookups,
      lock: indexed * lockOfTransaction(costs) + scored * lockOfDue(costs, assumptions),
      transactionsLeft,
      dueLeft,
      changes: SCOPES * (scored + indexed * costs.walletsOfTransaction.value),
      bytesAhead: indexed * costs.bytesAheadOfTransaction.value + scored * costs.bytesAheadOfDue.value,
      processor: {
        web: (missed * costs.webOfMiss.value + (lookups - missed) * costs.webOfHit.value) / 1e6,
        worker: (indexed * costs.workerOfTransaction.value + scored * costs.workerOfDue.value) / 1e6,
        database:
          (indexed * costs.databaseOfTransaction.value +
            scored * costs.databaseOfDue.value +
            missed * costs.databaseOfMiss.value) /
          1e6,
      },
    };
  });
  return { chains, hours };
}

/** A subject of one chain has points there and over all chains. */
const SCOPES = 2;

/** Subjects are divided among chains like transactions. */
function makeChains(
  { subjects }: Installation,
  costs: UnitCosts,
  { chains, newWalletsOfTransaction }: Assumptions,
  vary: (mean: number) => number,
): ChainDay[] {
  const all = sum(chains.map(({ transactions }) => transactions.value));
  return chains.map(({ name, transactions: { value } }) => {
    const transactions = Math.round(vary(value));
    return {
      chain: name,
      transactions,
      newWallets: Math.round(vary(transactions * newWalletsOfTransaction.value)),
      due: Math.round(vary(subjects * (value / all) * costs.dueShare.value)),
    };
  });
}

/** How busy an hour is, relative to the mean: a wave with its top at 15:00 UTC. */
function loadOf(hour: number, { busiestHour }: Assumptions): number {
  return 1 + (busiestHour.value - 1) * Math.cos(((hour - 15) / 24) * 2 * Math.PI);
}

/** Seconds. */
export function lockOfTransaction(costs: UnitCosts): number {
  return costs.lockOfTransaction.value / 1e6;
}

/** Seconds: as measured in memory, and reading the pages that scoring a due subject changes from a disk. */
export function lockOfDue(costs: UnitCosts, { diskRead, cachedPages }: Assumptions): number {
  const reads = (costs.bytesAheadOfDue.value / PAGE_BYTES) * (1 - cachedPages.value);
  return (costs.lockOfDue.value + reads * diskRead.value) / 1e6;
}

/** After a checkpoint the log has each changed page once, whole. */
const PAGE_BYTES = 8_192;

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** One measured figure, with the command that measured it and its conditions. */
export interface UnitCost {
  value: number;
  unit: string;
  command: string;
  conditions: string;
}

const newDay = {
  command: "npm run bench:new-day -- --subjects 1000000 --days 2",
  conditions: "the first day, load 2, 26 November 2026",
};
const realShapes = { command: "npm run bench:real-shapes", conditions: "load 2 to 4, 26 November 2026" };
const lastTenth = { ...realShapes, conditions: `the last 80,000 of 800,000, ${realShapes.conditions}` };
const lookup = { command: "npm run bench:lookup -- --subjects 300000", conditions: "quiet, 23 November 2026" };

/** What one unit costs on two shared cores. Who measures again replaces a value here, and docs/scaling.md. */
export const unitCosts = {
  lockOfTransaction: {
    value: 1_279,
    unit: "µs of the score lock a transaction: all of the time counted as held",
    ...lastTenth,
  },
  workerOfTransaction: { value: 881, unit: "µs of the worker a transaction", ...lastTenth },
  databaseOfTransaction: { value: 468, unit: "µs of PostgreSQL a transaction", ...realShapes },
  bytesAheadOfTransaction: { value: 19_635, unit: "bytes written ahead a transaction", ...realShapes },
  rowsOfTransaction: { value: 1.89, unit: "rows of activity a transaction", ...realShapes },
  walletsOfTransaction: {
    value: 0.43,
    unit: "wallets a transaction; each counts as a changed subject",
    command: "npm run bench:real-shapes -- --blocks 100",
    conditions: "load 24, 25 November 2026",
  },
  lockOfDue: {
    value: 1_691,
    unit: "µs of the score lock a due subject: both processors, one after the other",
    ...newDay,
  },
  workerOfDue: { value: 858, unit: "µs of the worker a due subject", ...newDay },
  databaseOfDue: { value: 833, unit: "µs of PostgreSQL a due subject", ...newDay },
  bytesAheadOfDue: { value: 34_834, unit: "bytes written ahead a due subject", ...newDay },
  dueShare: { value: 0.0755, unit: "of subjects change on a day by time alone", ...newDay },
  bytesOfSubject: { value: 5_820, unit: "bytes a subject with one chain, without activity", ...newDay },
  bytesOfClose: { value: 329, unit: "bytes a close, with indexes", ...newDay },
  bytesOfFeedRow: { value: 352, unit: "bytes a row of the feed, with indexes", ...newDay },
  bytesOfActivity: {
    value: 412,
    unit: "bytes a row of activity, with indexes",
    command: "npm run bench:activity",
    conditions: "load 6 to 7, 23 November 2026",
  },
  webOfHit: { value: 38, unit: "µs of the web process a cached look-up", ...lookup },
  webOfMiss: { value: 70, unit: "µs of the web process a look-up that is not cached", ...lookup },
  databaseOfMiss: { value: 31, unit: "µs of PostgreSQL a look-up that is not cached", ...lookup },
  changesRead: {
    value: 500,
    unit: "changes a second that a web process was seen to read without delay; more were not measured",
    command: "npm run bench:visibility",
    conditions: "p99 27 ms, a million subjects; quiet, 23 November 2026",
  },
} as const satisfies Record<string, UnitCost>;

export type UnitCosts = Readonly<Record<keyof typeof unitCosts, UnitCost>>;

import { parseCommandLine } from "../scripts/command-line.ts";
import { assumptions } from "./support/projection/assumptions.ts";
import { addUp, findLockLimits, planMachines, storageAfter } from "./support/projection/plan-machines.ts";
import { simulateDay } from "./support/projection/simulate-day.ts";
import { unitCosts } from "./support/projection/unit-costs.ts";
import { printTable, whole } from "./support/table.ts";

const { values, fail } = parseCommandLine(
  `usage: npm run bench:projection [-- --subjects 100000000 --lookups 2000 --days 365 --seed 1 --json]

Compute a day of an installation with so many subjects and look-ups a second, the bytes it stores after so many such days, and the machines
for it, from measured unit costs (bench/support/projection/unit-costs.ts) and named assumptions (assumptions.ts beside it). It measures
nothing.`,
  {
    subjects: { type: "string", default: "100000000" },
    lookups: { type: "string", default: "2000" },
    days: { type: "string", default: "365" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
);
const installation = {
  subjects: wholeOption("subjects"),
  lookups: wholeOption("lookups"),
  seed: wholeOption("seed"),
};
const days = wholeOption("days");

const day = simulateDay(installation, unitCosts, assumptions);
const totals = addUp(day);
const storage = storageAfter(days, installation, totals, unitCosts);
const lock = findLockLimits(installation, day, totals, unitCosts, assumptions);
const machines = planMachines(totals, storage, assumptions);

if (values.json) {
  const projection = { installation, days, day, totals, storage, lock, machines, unitCosts, assumptions };
  console.log(JSON.stringify(projection, null, 2));
} else {
  printProjection();
}

function printProjection(): void {
  printHours();
  printTotals();
  console.log("\nThe score lock");
  for (const line of describeLock()) console.log(`- ${line}`);
  printMachines();
  printSources();
}

function printHours(): void {
  console.log(
    `A day with ${whole(installation.subjects)} subjects and ${whole(installation.lookups)} look-ups a second, computed\n`,
  );
  printTable(
    ["chain", "transactions", "new wallets", "subjects due"],
    [
      ...day.chains.map((one) => [one.chain, whole(one.transactions), whole(one.newWallets), whole(one.due)]),
      ["all", whole(totals.transactions), whole(totals.newWallets), whole(totals.due)],
    ],
  );
  console.log();
  printTable(
    [
      "hour",
      "transactions",
      "look-ups",
      "lock held",
      "due, not scored",
      "changes/s",
      "MB/s ahead",
      "cores web",
      "worker",
      "PostgreSQL",
    ],
    day.hours.map((hour) => [
      String(hour.hour),
      whole(hour.transactions),
      whole(hour.lookups),
      percent(hour.lock / 3_600),
      whole(hour.dueLeft),
      whole(hour.changes / 3_600),
      (hour.bytesAhead / 3_600 / 1e6).toFixed(1),
      ...[hour.processor.web, hour.processor.worker, hour.processor.database].map((one) => (one / 3_600).toFixed(2)),
    ]),
  );
  console.log();
}

function printTotals(): void {
  printTable(
    ["of the day", ""],
    [
      ["closes written", whole(totals.closes)],
      ["rows of the feed", whole(totals.feedRows)],
      ["GB written ahead", whole(totals.bytesAhead / 1e9)],
      ...Object.entries(totals.processor).map(([kind, { day: seconds }]) => [
        `processor seconds, ${kind}`,
        whole(seconds),
      ]),
    ],
  );
  const then = installation.subjects + days * totals.newWallets;
  console.log(`\nGB stored after ${whole(days)} such days, with ${whole(then)} subjects then, one copy`);
  printTable(
    ["", "GB"],
    Object.entries(storage).map(([kind, bytes]) => [kind, whole(bytes / 1e9)]),
  );
}

function printMachines(): void {
  console.log("\nMachines");
  printTable(
    ["", "number", "USD a month"],
    [
      ["web processes", whole(machines.webProcesses), whole(machines.usd.web)],
      ["workers", whole(machines.workers), whole(machines.usd.workers)],
      [
        `PostgreSQL servers with one copy (${machines.databaseServers > 1 ? "Citus" : "no Citus"}); cores needed: ${whole(machines.databaseCores)}`,
        whole(machines.databaseServers),
        whole(machines.usd.databaseServers),
      ],
      [`GB of disk, ${assumptions.copies.value} copies`, whole(machines.disk), whole(machines.usd.disk)],
      ["all", "", whole(machines.usd.all)],
    ],
  );
}

function printSources(): void {
  console.log("\nMeasured unit costs");
  printTable(
    ["cost", "value", "unit", "command", "conditions"],
    Object.entries(unitCosts).map(([name, one]) => [name, String(one.value), one.unit, one.command, one.conditions]),
  );
  const { chains, ...others } = assumptions;
  console.log("\nAssumptions");
  printTable(
    ["assumption", "value", "unit", "why"],
    [
      ...chains.map(({ name, transactions }) => [name, whole(transactions.value), transactions.unit, transactions.why]),
      ...Object.entries(others).map(([name, one]) => [name, String(one.value), one.unit, one.why]),
    ],
  );
}

/** How much of the lock is used, where it ends, and what follows then. */
function describeLock(): string[] {
  const left = day.hours.at(-1);
  const due =
    lock.scoredAfter === null
      ? `${whole(left?.dueLeft ?? 0)} due subjects are not scored within the day: each day leaves more, and their look-ups return points of earlier days.`
      : `Every due subject is scored within ${lock.scoredAfter} hours; until then look-ups return points as of the day before.`;
  const blocks =
    left && left.transactionsLeft > 0
      ? `${whole(left.transactionsLeft)} transactions are left at the end of the day: chains fall behind. Score in two stages by partition (docs/decisions/scores-with-their-blocks.md).`
      : "Blocks do not wait for more than an hour.";
  const changes = Math.max(...day.hours.map((hour) => hour.changes)) / 3_600;
  return [
    `It is held for ${percent(lock.day)} of the day and for ${percent(lock.busiest)} of its busiest hour.`,
    due,
    blocks,
    `It is used up with ${whole(lock.subjects)} subjects at these transactions (after ${whole(lock.daysUntil)} days with these new wallets), or with ${whole(lock.transactionsPerSecond)} transactions a second at these subjects (now ${whole(totals.transactions / 86_400)}).`,
    `Each web process reads up to ${whole(changes)} changes a second; ${whole(unitCosts.changesRead.value)} were measured.`,
  ];
}

function wholeOption(name: "subjects" | "lookups" | "days" | "seed"): number {
  const value = Number(values[name]);
  return Number.isSafeInteger(value) && value >= 0 ? value : fail(`--${name} must be a whole number.`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

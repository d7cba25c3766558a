import { type Family, grid, representatives } from "../family.ts";
import { type FarmRate, farm, fundByContract } from "../farm.ts";
import { address, openLedger } from "../ledger.ts";
import { countsFor } from "../moves.ts";
import type { Attempt } from "../score.ts";

type Merge = { days: number; daily: number; targets: number; wallets: number };
type Move = { days: number; daily: number; targets: number; identities: number };

/** Make each identity of several wallets that are farmed in turn: wallet n on every day of its turn. */
function merge({ days, daily, targets, wallets }: Merge, count: number): Attempt {
  const owned = Array.from({ length: count }, (_, identity) =>
    Array.from({ length: wallets }, (__, n) => address("merged wallet", identity * wallets + n)),
  );
  const shown = owned.slice(0, 1);
  const ledger = openLedger(new Set(shown.flat()));
  fundByContract(ledger, owned.flat());
  for (const identity of owned) {
    identity.forEach((wallet, n) => {
      farm(ledger, wallet, { days: days - n, daily, every: wallets, targets }, { from: n, kind: `contract set ${n}` });
    });
  }
  return { ledger, days, subjects: shown, identities: count };
}

/**
 * Farm one wallet for several identities, which link it one after the other in the last days. All are looked up at the end: a wallet
 * that left an identity counts for no other for a while.
 */
function move({ identities, days, ...rate }: Move, count: number): Attempt {
  const made = Math.ceil(count / identities);
  const wallets = Array.from({ length: made }, (_, n) => address("moved wallet", n));
  const ledger = openLedger(new Set(wallets.slice(0, 1)));
  fundByContract(ledger, wallets);
  for (const wallet of wallets) farm(ledger, wallet, { every: 1, days, ...rate });
  const linkedOn = Array.from({ length: Math.min(identities, count) }, (_, n) => days - 1 + n / identities);
  const subjects = countsFor(linkedOn, days).map((counts) => (counts ? wallets.slice(0, 1) : []));
  return { ledger, days, subjects: representatives(subjects), identities: count };
}

/** How many identities one wallet counts for within a year, one after the other. */
function identitiesOneAfterAnother(): number {
  const linkedOn = [0];
  for (let day = 0; day < 365; day++) if (countsFor(linkedOn, day).at(-1)) linkedOn.push(day + 1);
  // The newest one waits still.
  return linkedOn.length - 1;
}

const GOOD: FarmRate = { days: 365, daily: 1, every: 1, targets: 200 };

/** A wallet that collected from 40 victims and passed everything on within a week, alone or linked to a farmed one. */
function launder(linked: boolean): Attempt {
  const scam = address("scam");
  const good = address("good identity");
  const ledger = openLedger(new Set([scam, good]));
  fundByContract(ledger, [good]);
  farm(ledger, good, GOOD);
  for (let n = 0; n < 40; n++) {
    ledger.receive({ from: address("victim", n), to: scam, day: 350 + n / 10, ether: 0.5 });
    if (n % 8 === 7) ledger.send({ from: scam, to: address("cash-out", n % 3), day: 350 + n / 10 + 0.05, ether: 4 });
  }
  return {
    ledger,
    days: GOOD.days,
    subjects: [linked ? [good, scam] : [scam]],
    identities: 1,
    extras: { listed: new Set([scam]) },
  };
}

const rates = { days: [28, 60, 90, 365], daily: [1, 3], targets: [10, 50, 200] };

export const linkingFamilies: readonly Family[] = [
  {
    name: "linking-merge",
    title: "Linking: several weak wallets merged into one identity",
    plans: grid<Merge>({ ...rates, wallets: [2, 5] }, merge),
  },
  {
    name: "linking-move",
    title: "Linking: one farmed wallet linked by many identities in turn",
    plans: grid<Move>({ ...rates, identities: [1, 1_000] }, move),
    measures: [
      {
        label: "identities that one wallet counts for within a year",
        unit: "in turn",
        value: identitiesOneAfterAnother,
      },
      { label: "a scam's address alone", unit: "points", value: (score) => score(launder(false)) },
      {
        label: "the same address looked up after linking to a farmed identity",
        unit: "points",
        value: (score) => score(launder(true)),
      },
    ],
  },
];

import type { Model } from "../../lib/engine/index.ts";
import type { HonestWallet, Population } from "./honest.ts";
import { address, type Ledger, openLedger } from "./ledger.ts";
import type { Attempt, Extras } from "./score.ts";

/** One way to carry out a family's attack for a number of identities. */
export interface Plan {
  /** Its parameters in words, such as "days 28, a day 5". */
  label: string;
  run: (count: number) => Attempt;
}

/** One trick on its own: the same wallet without and with it. Points gained are what the trick forges. */
export interface Gain {
  label: string;
  without: () => Attempt;
  with: () => Attempt;
}

/** What a stranger does to a recorded honest wallet for at most this many US dollars. */
export interface Harm {
  label: string;
  /** The wallet's points after it, at best for the attacker; null if the money does not suffice for anything. */
  inflict: (victim: HonestWallet, budgetUsd: number, model: Model) => number | null;
}

/** What a wallet does honestly that must not lower its points. */
export interface Innocent {
  label: string;
  pointsAfter: (wallet: HonestWallet, model: Model) => number;
}

/** A figure of an attack that is neither a price of a level nor a gain. */
export interface Measure {
  label: string;
  unit: string;
  /** `score` gives the lowest points of an attempt's subjects. */
  value: (score: (attempt: Attempt) => number, honest: Population) => number;
}

/** One family of attacks: one file, and one row of the catalogue. */
export interface Family {
  name: string;
  title: string;
  /** Searched for the cheapest plan that passes each level. */
  plans?: readonly Plan[];
  gains?: readonly Gain[];
  harms?: readonly Harm[];
  innocent?: readonly Innocent[];
  measures?: readonly Measure[];
}

/** Every combination of the values of some parameters as a plan. */
export function grid<P extends Record<string, string | number | boolean>>(
  values: { readonly [K in keyof P]: readonly P[K][] },
  run: (parameters: P, count: number) => Attempt,
): Plan[] {
  let combinations: Partial<P>[] = [{}];
  for (const key of Object.keys(values) as (keyof P)[]) {
    combinations = combinations.flatMap((one) => values[key].map((value) => ({ ...one, [key]: value })));
  }
  return combinations.map((one) => {
    const parameters = one as P; // Every key was given a value above.
    const label = Object.entries(parameters)
      .map(([name, value]) => `${name} ${value}`)
      .join(", ");
    return { label, run: (count) => run(parameters, count) };
  });
}

/**
 * The wallets an attacker makes, a ledger that watches those that stand for all, and the attempt they end in. `all`: every one stands for
 * itself.
 */
export function openAttack(count: number, { worthless, all }: { worthless?: ReadonlySet<number>; all?: true } = {}) {
  const wallets = Array.from({ length: count }, (_, n) => address("forged wallet", n));
  const shown = all ? wallets : representatives(wallets);
  const ledger: Ledger = openLedger(new Set(shown), worthless);
  return {
    wallets,
    ledger,
    attempt: (days: number, extras?: Extras): Attempt => ({
      ledger,
      days,
      subjects: shown.map((wallet) => [wallet]),
      identities: count,
      ...(extras && { extras }),
    }),
  };
}

/** The first, the middle and the last. */
export function representatives<T>(list: readonly T[]): T[] {
  const picked = [0, Math.floor(list.length / 2), list.length - 1];
  return list.filter((_, n) => picked.includes(n));
}

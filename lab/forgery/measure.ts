import { type Model, scoreTierOf } from "../../lib/engine/index.ts";
import type { Family, Gain, Harm, Innocent } from "./family.ts";
import type { HonestWallet, Level, Population } from "./honest.ts";
import { priceOf } from "./prices.ts";
import { type Cheapest, cheapestPlans, lowest } from "./search.ts";

/** Points of a wallet without and with a trick, and what the trick costs on a rollup. */
export interface GainResult {
  trick: string;
  without: number;
  with: number;
  gained: number;
  usd: number;
}

export function measureGain(gain: Gain, model: Model): GainResult {
  const [without, withIt] = [gain.without(), gain.with()];
  const [before, after] = [lowest(without, model), lowest(withIt, model)];
  const usd = priceOf(withIt.ledger.bill, "rollup") - priceOf(without.ledger.bill, "rollup");
  return { trick: gain.label, without: before, with: after, gained: after - before, usd };
}

/** The shares of their points, in percent, that victims lose, and how many lose a tier. */
export interface HarmResult {
  harm: string;
  victims: number;
  budgetUsd: number;
  medianLoss: number;
  worstLoss: number;
  tiersLost: number;
}

export const budgets = [20, 100] as const;

export function measureHarm(harm: Harm, victims: readonly HonestWallet[], budgetUsd: number, model: Model): HarmResult {
  const losses: number[] = [];
  let tiersLost = 0;
  for (const victim of victims) {
    const before = victim.scored.points.total;
    const after = Math.min(before, harm.inflict(victim, budgetUsd, model) ?? before);
    losses.push(before === 0 ? 0 : ((before - after) / before) * 100);
    if (scoreTierOf(after) !== scoreTierOf(before)) tiersLost++;
  }
  return { harm: harm.label, victims: victims.length, budgetUsd, ...middleAndWorst(losses), tiersLost };
}

function middleAndWorst(losses: readonly number[]) {
  const sorted = [...losses].sort((a, b) => a - b);
  return { medianLoss: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, worstLoss: sorted.at(-1) ?? 0 };
}

/** How many wallets an honest act costs points, and how many points it costs the worst of them. */
export interface InnocentResult {
  act: string;
  wallets: number;
  losers: number;
  worst: number;
}

export function measureInnocent(innocent: Innocent, wallets: readonly HonestWallet[], model: Model): InnocentResult {
  const lost = wallets.map((wallet) => wallet.scored.points.total - innocent.pointsAfter(wallet, model));
  return {
    act: innocent.label,
    wallets: wallets.length,
    losers: lost.filter((points) => points > 0).length,
    worst: Math.max(0, ...lost),
  };
}

/** Everything measured of one family. */
export interface FamilyResult {
  name: string;
  title: string;
  plans: number;
  cheapest: Cheapest | null;
  gains: GainResult[];
  harms: { newcomers: HarmResult[]; whole: HarmResult[] };
  innocent: { newcomers: InnocentResult[]; whole: InnocentResult[] };
  measures: { label: string; unit: string; value: number }[];
}

/** What a family is measured against. */
export interface Bench {
  honest: Population;
  levels: readonly Level[];
  /** Numbers of identities that are wanted, in ascending order. */
  identities: readonly number[];
  model: Model;
}

/** Measure one family: its cheapest plans, gains, harms and other figures. */
export function measureFamily(family: Family, { honest, levels, identities, model }: Bench): FamilyResult {
  const { name, title, plans = [], gains = [], harms = [], innocent = [], measures = [] } = family;
  const harmed = (victims: readonly HonestWallet[]) =>
    harms.flatMap((harm) => budgets.map((budget) => measureHarm(harm, victims, budget, model)));
  const acted = (wallets: readonly HonestWallet[]) => innocent.map((one) => measureInnocent(one, wallets, model));
  return {
    name,
    title,
    plans: plans.length,
    cheapest: plans.length > 0 ? cheapestPlans(plans, identities, levels, model) : null,
    gains: gains.map((gain) => measureGain(gain, model)),
    harms: { newcomers: harmed(honest.newcomers), whole: harmed(honest.whole) },
    innocent: { newcomers: acted(honest.newcomers), whole: acted(honest.whole) },
    measures: measures.map(({ label, unit, value }) => ({
      label,
      unit,
      value: value((attempt) => lowest(attempt, model), honest),
    })),
  };
}

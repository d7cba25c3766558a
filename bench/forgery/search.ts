import type { Model } from "../../lib/engine/index.ts";
import type { Plan } from "./family.ts";
import type { Level, LevelName } from "./honest.ts";
import { type Bill, priceOf, type Venue } from "./prices.ts";
import { type Attempt, scoreAttempt } from "./score.ts";

/** Identities that an attacker wants. */
export const counts = [1, 20, 1_000] as const;

/** A plan that was carried out. */
export interface Outcome {
  plan: string;
  days: number;
  /** The lowest of its subjects. */
  points: number;
  /** For each identity, US dollars. */
  usd: Record<Venue, number>;
  /** Of all identities together. */
  bill: Bill;
}

/** By number of identities, level and venue: the cheapest plan that passes the level; null if none of the grid does. */
export type Cheapest = Record<number, Record<LevelName, Record<Venue, Outcome | null>>>;

export function lowest(attempt: Attempt, model: Model): number {
  return Math.min(...scoreAttempt(attempt, model).map((scored) => scored.points.total));
}

function carryOut({ label, run }: Plan, count: number, model: Model): Outcome {
  const attempt = run(count);
  const { bill } = attempt.ledger;
  const each = (venue: Venue) => priceOf(bill, venue) / attempt.identities;
  const usd = { mainnet: each("mainnet"), rollup: each("rollup") };
  return { plan: label, days: attempt.days, points: lowest(attempt, model), usd, bill };
}

/** Up to this number of identities every plan of a grid is tried. */
const MANY = 100;
/** For more, so many of the cheapest plans that passed for fewer. */
const TRIES = 3;

/**
 * The cheapest plans of a family for each number of identities, in ascending order. Many identities never pass by a plan
 * that fails for few, since clusters only grow: only the cheapest plans that passed for fewer are tried.
 */
export function cheapestPlans(
  plans: readonly Plan[],
  identities: readonly number[],
  levels: readonly Level[],
  model: Model,
): Cheapest {
  const byLabel = new Map(plans.map((plan) => [plan.label, plan]));
  const found: Cheapest = {};
  let fewer: Outcome[] = [];
  for (const count of identities) {
    const tried = new Map<string, Outcome>();
    const attempt = (plan: Plan): Outcome => {
      const outcome = tried.get(plan.label) ?? carryOut(plan, count, model);
      tried.set(plan.label, outcome);
      return outcome;
    };
    if (count <= MANY) plans.forEach(attempt);
    found[count] = byLevel(levels, (level, venue) => {
      if (count <= MANY) return passing([...tried.values()], level, venue)[0] ?? null;
      for (const { plan } of passing(fewer, level, venue).slice(0, TRIES)) {
        const same = byLabel.get(plan);
        if (same && passes(attempt(same), level)) break;
      }
      return passing([...tried.values()], level, venue)[0] ?? null;
    });
    if (count <= MANY) fewer = [...tried.values()];
  }
  return found;
}

function byLevel(levels: readonly Level[], of: (level: Level, venue: Venue) => Outcome | null): Cheapest[number] {
  const both = (level: Level) => ({ mainnet: of(level, "mainnet"), rollup: of(level, "rollup") });
  return Object.fromEntries(levels.map((level) => [level.name, both(level)])) as Cheapest[number]; // One for each name.
}

function passes({ points, days }: Outcome, level: Level): boolean {
  return points > level.above && days <= level.withinDays;
}

function passing(outcomes: readonly Outcome[], level: Level, venue: Venue): Outcome[] {
  return outcomes.filter((outcome) => passes(outcome, level)).sort((a, b) => a.usd[venue] - b.usd[venue]);
}

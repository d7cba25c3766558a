import type { Model } from "../../lib/engine/index.ts";
import type { Plan } from "./family.ts";
import type { Level, LevelName } from "./honest.ts";
import { type Bill, byVenue, priceOf, type Venue, venueNames } from "./prices.ts";
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
  const usd = byVenue((venue) => priceOf(bill, venue) / attempt.identities);
  return { plan: label, days: attempt.days, points: lowest(attempt, model), usd, bill };
}

/** Up to this number of identities every plan of a grid is tried. */
const FEW = 100;
/** For more, so many of the cheapest plans that passed a level for few, until one passes it again. */
const TRIES = 8;

/**
 * The cheapest plans of a family for each number of identities, in ascending order. Many identities hardly pass by a plan
 * that fails for few, since clusters only grow.
 */
export function cheapestPlans(
  plans: readonly Plan[],
  identities: readonly number[],
  levels: readonly Level[],
  model: Model,
): Cheapest {
  const found: Cheapest = {};
  let forFew: Outcome[] = [];
  for (const count of identities) {
    const isFew = count <= FEW;
    const outcomes = isFew
      ? plans.map((plan) => carryOut(plan, count, model))
      : tryCheapest(plans, forFew, levels, (plan) => carryOut(plan, count, model));
    if (isFew) forFew = outcomes;
    found[count] = cheapestOf(outcomes, levels);
  }
  return found;
}

/** Try plans that passed for few, the cheapest first. */
function tryCheapest(
  plans: readonly Plan[],
  forFew: readonly Outcome[],
  levels: readonly Level[],
  attempt: (plan: Plan) => Outcome,
): Outcome[] {
  const byLabel = new Map(plans.map((plan) => [plan.label, plan]));
  const tried = new Map<string, Outcome>();
  const goals = levels.flatMap((level) => venueNames.map((venue) => ({ level, venue })));
  for (const { level, venue } of goals) {
    for (const { plan: label } of passing(forFew, level, venue).slice(0, TRIES)) {
      const plan = byLabel.get(label);
      const outcome = tried.get(label) ?? (plan && attempt(plan));
      if (!outcome) continue;
      tried.set(label, outcome);
      if (passes(outcome, level)) break;
    }
  }
  return [...tried.values()];
}

function cheapestOf(outcomes: readonly Outcome[], levels: readonly Level[]): Cheapest[number] {
  const cheapestAt = (level: Level) => byVenue((venue) => passing(outcomes, level, venue)[0] ?? null);
  return Object.fromEntries(levels.map((level) => [level.name, cheapestAt(level)])) as Cheapest[number]; // One for each name.
}

function passes({ points, days }: Outcome, level: Level): boolean {
  return points > level.above && days <= level.withinDays;
}

function passing(outcomes: readonly Outcome[], level: Level, venue: Venue): Outcome[] {
  return outcomes.filter((outcome) => passes(outcome, level)).sort((a, b) => a.usd[venue] - b.usd[venue]);
}

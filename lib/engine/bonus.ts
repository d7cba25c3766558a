import { costOf } from "./cost.ts";
import type { Model } from "./model-spec.ts";
import { ONE, share } from "./numbers/fixed-point.ts";
import { fulfils } from "./requirements.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Breakdown } from "./types.ts";

const noBonus: Partial<Breakdown> = Object.freeze({});

/** The bonus of claimed achievements whose requirement the facts fulfil at a time, by category. */
export function bonusAt(facts: ScoreFacts, now: number | null, { spec }: Model): Partial<Breakdown> {
  if (!facts.claimed?.length || facts.sent === 0) return noBonus;
  const bonus: Partial<Breakdown> = {};
  const dated = now === null ? facts : { ...facts, asOf: { "": now } };
  for (const id of facts.claimed) {
    const given = spec.bonuses?.[id];
    if (given && fulfils(dated, given.requirement)) bonus[given.category] = (bonus[given.category] ?? 0) + given.points;
  }
  return bonus;
}

/**
 * The share of a bonus that was paid for, in parts per million. What is held counts up to the last transfer, so that time alone
 * moves no bonus.
 */
export function paidShare(facts: ScoreFacts, { spec: { bonusCost } }: Model): number {
  return bonusCost ? share(costOf(facts, null, bonusCost), bonusCost.cost) : ONE;
}

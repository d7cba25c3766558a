import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Family } from "./family.ts";
import type { FamilyResult } from "./measure.ts";

/** Identities that bounds are held for: a test has seconds. */
export const boundedCounts = [1, 20] as const;

/** The family with a small grid: several transactions a day take most of the time, and points count days. */
export function withSmallGrid(family: Family): Family {
  return family.plans
    ? { ...family, plans: family.plans.filter(({ label }) => !/daily (3|10)\b/.test(label)) }
    : family;
}

export const boundsFile = join(import.meta.dirname, "bounds.json");

/**
 * What attacks reach today, by a sentence that names each figure. Prices (US dollars for each identity on a rollup; null:
 * no plan passes) may only rise, all other figures may only fall.
 */
export interface Bounds {
  prices: Record<string, number | null>;
  figures: Record<string, number>;
}

export function boundsOf(families: readonly FamilyResult[]): Bounds {
  const prices: Bounds["prices"] = {};
  const figures: Bounds["figures"] = {};
  for (const { name, cheapest, gains, harms, innocent, measures } of families) {
    for (const [count, levels] of Object.entries(cheapest ?? {})) {
      for (const [level, { rollup }] of Object.entries(levels)) {
        prices[`${name}, ${count} identities, ${level}`] = rollup && round(rollup.usd.rollup);
      }
    }
    for (const { trick, gained } of gains) figures[`${name}, gained by ${trick}`] = gained;
    for (const [when, results] of Object.entries(harms)) {
      for (const { harm, budgetUsd, medianLoss, worstLoss, tiersLost } of results) {
        const about = `${name}, ${harm}, ${when}, $${budgetUsd}`;
        figures[`${about}: median loss, percent`] = round(medianLoss);
        figures[`${about}: worst loss, percent`] = round(worstLoss);
        figures[`${about}: tiers lost`] = tiersLost;
      }
    }
    for (const [when, results] of Object.entries(innocent)) {
      for (const { act, losers, worst } of results) {
        figures[`${act}, ${when}: losers`] = losers;
        figures[`${act}, ${when}: worst loss, points`] = worst;
      }
    }
    for (const { label, unit, value } of measures)
      if (unit === "points" || unit === "percent") figures[`${name}, ${label}`] = value;
  }
  return { prices, figures };
}

/** Four decimals: prices on a rollup are fractions of a cent. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

export function readBounds(): Bounds {
  return JSON.parse(readFileSync(boundsFile, "utf8")) as Bounds; // Written by `npm run forgery -- --bounds`.
}

/** Every figure that is better for an attacker than its bound, in words; and every figure that has no bound. */
export function brokenBounds(found: Bounds, bounds: Bounds): string[] {
  const cheaper = Object.entries(found.prices).flatMap(([about, usd]) => {
    const bound = bounds.prices[about];
    if (bound === undefined) return [`${about}: has no bound`];
    return usd !== null && usd < (bound ?? Number.POSITIVE_INFINITY) ? [`${about}: $${usd}, was $${bound ?? "∞"}`] : [];
  });
  const worse = Object.entries(found.figures).flatMap(([about, value]) => {
    const bound = bounds.figures[about];
    if (bound === undefined) return [`${about}: has no bound`];
    return value > bound ? [`${about}: ${value}, was ${bound}`] : [];
  });
  return [...cheaper, ...worse];
}

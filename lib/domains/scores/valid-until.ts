import { categories, countsFrom, DAY, type Model, pointsOverTime, type ScoreFacts } from "../../engine/index.ts";
import { dayOf } from "./inputs/chain-heads.ts";
import { MOST_VALID_DAYS } from "./receipt.ts";

/**
 * Until when a receipt is valid, unix seconds: the first time after its issue at which time alone changes the points. That is a UTC day
 * on which the same facts give other points, the end of a link's wait, or the expiry of an attestation; at most 30 days after the day of
 * issue began, so that the same facts have the same hash all day.
 */
export function validUntil(facts: ScoreFacts, expirations: readonly number[], model: Model, issuedAt: number): number {
  const waits = (facts.links ?? []).map((link) => countsFrom(link) ?? 0);
  const ends = [...waits, ...expirations].filter((end) => end > issuedAt);
  return Math.min(dayOf(issuedAt) + MOST_VALID_DAYS * DAY, firstOtherDay(facts, model, issuedAt), ...ends);
}

/** 00:00 UTC of the first day after `issuedAt` on which the facts give other points than on the day of it. */
function firstOtherDay(facts: ScoreFacts, model: Model, issuedAt: number): number {
  const pointsAt = pointsOverTime(facts, model);
  const today = dayOf(issuedAt);
  const before = pointsAt(today).breakdown;
  for (let day = today + DAY; day <= today + MOST_VALID_DAYS * DAY; day += DAY) {
    const { breakdown } = pointsAt(day);
    if (categories.some((category) => breakdown[category] !== before[category])) return day;
  }
  return Number.POSITIVE_INFINITY;
}

import { DAY, dayFrom } from "./days.ts";
import type { Model } from "./model-spec.ts";
import type { PointsOverTime, ScorePoints } from "./points.ts";
import { requiredAges } from "./requirements.ts";
import { pointsOverTime } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { categories } from "./types.ts";

/** Days after which nobody looks for a change. */
const MOST_DAYS = 3_653;

/**
 * The first day after `day` on which the same facts give other points (or another share of bonus in them); null if none does
 * up to `end`, within ten years. Days are 00:00 UTC in unix seconds.
 */
export function nextChangeDay(
  facts: ScoreFacts,
  model: Model,
  day: number,
  end: number = Number.POSITIVE_INFINITY,
): number | null {
  if (facts.sent === 0) return null;
  const pointsAt = pointsOverTime(facts, model);
  const present = pointsAt(day);
  const last = Math.min(end, day + MOST_DAYS * DAY);
  // The points of a scorecard never fall by time alone, so that the first day with more of them is found by bisection.
  const rise = model.spec.card ? firstRise(pointsAt, present.total, { day, last }) : null;
  if (model.spec.card && !mayShift(facts, model, present)) return rise;
  const until = rise ?? last;
  const steady = Math.min(steadyDay(facts, model), until);
  for (let next = day + DAY; next < steady; next += DAY) {
    if (!isSame(pointsAt(next), present)) return next;
  }
  const later = [steady, ...bonusDays(facts, model)].filter((next) => next > day && next >= steady && next < until);
  return later.sort((a, b) => a - b).find((next) => !isSame(pointsAt(next), present)) ?? rise;
}

/** The first day with a higher total: steps that double, then bisection. */
function firstRise(
  pointsAt: PointsOverTime,
  total: number,
  { day, last }: { day: number; last: number },
): number | null {
  const isHigher = (days: number) => pointsAt(day + days * DAY).total > total;
  const most = Math.round((last - day) / DAY);
  let low = 0;
  let high = 1;
  while (!isHigher(high)) {
    if (high === most) return null;
    low = high;
    high = Math.min(most, high * 2);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isHigher(middle)) high = middle;
    else low = middle;
  }
  return day + high * DAY;
}

/** Whether points may move between categories under one total: where something holds the total, or a bonus counts. */
function mayShift({ each, claimed }: ScoreFacts, { spec }: Model, { total }: ScorePoints): boolean {
  return Boolean(each || claimed?.length || spec.gates?.some((gate) => total === gate.from - 1));
}

/** The day from which no curve moves by time: silence is as long as the model sees. */
function steadyDay({ lastSentAt }: ScoreFacts, { spec }: Model): number {
  const silence = spec.card ? 0 : spec.signals.burst_then_silence.silence.to;
  return dayFrom((lastSentAt ?? 0) + (Math.max(spec.age.grace, silence) + 1) * DAY);
}

/** The days on which a wallet reaches the age that the bonus of a claimed achievement requires. */
function bonusDays({ claimed = [], firstSentAt }: ScoreFacts, { spec }: Model): number[] {
  const ages = claimed.flatMap((id) => {
    const bonus = spec.bonuses?.[id];
    return bonus ? requiredAges(bonus.requirement) : [];
  });
  return ages.map((age) => dayFrom((firstSentAt ?? 0) + age * DAY));
}

function isSame(a: ScorePoints, b: ScorePoints): boolean {
  if (a === b) return true;
  return categories.every((name) => a.breakdown[name] === b.breakdown[name] && a.bonus[name] === b.bonus[name]);
}

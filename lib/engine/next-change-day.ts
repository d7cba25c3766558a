import type { PointsOverTime, ScorePoints } from "./card-points.ts";
import type { Model } from "./model-spec.ts";
import { DAY, dayFrom } from "./numbers/days.ts";
import { requiredAges } from "./requirements.ts";
import { pointsOverTime } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { type Breakdown, type Category, categories } from "./types.ts";

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
  pointsAt: PointsOverTime = pointsOverTime(facts, model),
): number | null {
  if (facts.sent === 0) return null;
  const present = pointsAt(day);
  const last = Math.min(end, day + MOST_DAYS * DAY);
  const change = model.spec.card ? firstChange(pointsAt, silenceDays(facts, model), { day, last }) : null;
  if (model.spec.card && !mayShift(facts, model, present)) return change;
  const until = change ?? last;
  const steady = Math.min(steadyDay(facts, model), until);
  for (let next = day + DAY; next < steady; next += DAY) {
    if (!isSame(pointsAt(next), present)) return next;
  }
  const later = [steady, ...bonusDays(facts, model)].filter((next) => next > day && next >= steady && next < until);
  return later.sort((a, b) => a - b).find((next) => !isSame(pointsAt(next), present)) ?? change;
}

/** A day on which time alone changes points, and what they are from it on; null where they have to be computed again. */
interface Step {
  /** 00:00 UTC, unix seconds. */
  day: number;
  points: Pick<Breakdown, "age" | "loyalty"> | null;
}

/**
 * What time alone makes of the same facts: at most `most` steps in which nothing but age and loyalty changes, from their next change day
 * (`first`) on, and before the day `end`. If points may change after them, a last one without points says when.
 */
export function stepsAhead(
  facts: ScoreFacts,
  model: Model,
  { first, end = Number.POSITIVE_INFINITY, most }: { first: number; end?: number; most: number },
): Step[] {
  const pointsAt = pointsOverTime(facts, model);
  const steps: Step[] = [];
  let before = pointsAt(first - DAY);
  let next: number | null = first;
  while (next !== null && next < end) {
    const points = pointsAt(next);
    if (steps.length === most || !isMovedByTime(before, points)) break;
    steps.push({ day: next, points: { age: points.breakdown.age, loyalty: points.breakdown.loyalty } });
    before = points;
    next = nextChangeDay(facts, model, next, Number.POSITIVE_INFINITY, pointsAt);
  }
  const last = Math.min(next ?? end, end);
  return last === Number.POSITIVE_INFINITY ? steps : [...steps, { day: last, points: null }];
}

/** Whether nothing but age and loyalty differs. */
function isMovedByTime(a: ScorePoints, b: ScorePoints): boolean {
  const isSameIn = (name: Category) =>
    (name === "age" || name === "loyalty" || a.breakdown[name] === b.breakdown[name]) &&
    a.bonus[name] === b.bonus[name];
  return a.ranked === b.ranked && categories.every(isSameIn);
}

interface Span {
  day: number;
  last: number;
}

/**
 * The first day of a span on which the points of a scorecard move. By time alone they rise, but for the days on which silence
 * takes some: between these, the first day with more points is found by bisection.
 */
function firstChange(pointsAt: PointsOverTime, falls: readonly number[], { day, last }: Span): number | null {
  const present = pointsAt(day);
  let from = day;
  for (const fall of falls) {
    if (fall <= day || fall > last) continue;
    const rise = firstRise(pointsAt, present.total, { day: from, last: fall - DAY });
    if (rise) return rise;
    if (!isSame(pointsAt(fall), present)) return fall;
    from = fall;
  }
  return firstRise(pointsAt, present.total, { day: from, last });
}

/** The first day with a higher total: steps that double, then bisection. */
function firstRise(pointsAt: PointsOverTime, total: number, { day, last }: Span): number | null {
  const isHigher = (days: number) => pointsAt(day + days * DAY).total > total;
  const most = Math.round((last - day) / DAY);
  if (most < 1) return null;
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

/** The days on which silence takes points of loyalty, in ascending order. */
function silenceDays({ lastSentAt }: ScoreFacts, { spec }: Model): number[] {
  const { days, most } = spec.loyalty.silence ?? { days: 0, most: 0 };
  return Array.from({ length: most }, (_, i) => dayFrom((lastSentAt ?? 0) + (i + 1) * days * DAY));
}

/** Whether points may move between categories under one total: where something holds the total, or a bonus counts. */
function mayShift({ each, claimed }: ScoreFacts, { spec }: Model, { total }: ScorePoints): boolean {
  return Boolean(each || claimed?.length || spec.gates?.some((gate) => total === gate.from - 1));
}

/** The day from which no curve moves by time: silence is as long as the model sees. */
function steadyDay({ lastSentAt }: ScoreFacts, { spec }: Model): number {
  const { days, most } = spec.loyalty.silence ?? { days: 0, most: 0 };
  const silence = spec.card ? days * most : spec.signals.burst_then_silence.silence.to;
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

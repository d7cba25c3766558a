import { categoryRows } from "./categories.ts";
import { dailyActivity, hold, onDays, type Step } from "./changes.ts";
import { currentModel } from "./model.ts";
import { type Model, maxOf } from "./model-spec.ts";
import { scorePoints } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Breakdown, Category } from "./types.ts";

/** What a subject can do to fulfil a condition on its facts. */
interface GapStep {
  change: string;
  /** The facts as they would be then. */
  facts: ScoreFacts;
}

/** The most days that are looked ahead: more than ten years. */
const MAX_DAYS = 4_096;
/** How much longer a simpler way may take. */
const SIMPLER_COSTS = 2;

const rows = Object.values(categoryRows);

/** The steps towards an aim, the simplest first. */
function stepsTowards(aim: Category | "total"): readonly Step[] {
  if (aim !== "total") return [...categoryRows[aim].steps, categoryRows[aim].combined];
  return [...new Set(rows.flatMap(({ steps }) => steps)), dailyActivity.alone, dailyActivity.attested];
}

/** Finds the smallest change towards an aim after which `passes` holds; null where no known change leads there. */
export type GapSearch = (aim: Category | "total", passes: (facts: ScoreFacts) => boolean) => GapStep | null;

/**
 * Open a search for changes to one subject's facts. Each kind of change that helps at all is tried 1, 2, 4, … times
 * and the first success narrowed down; the simplest change wins that takes at most twice the days of the shortest.
 * Changed facts are the same object in every search, so that callers can score them once.
 */
export function openGapSearch(facts: ScoreFacts): GapSearch {
  const changed = new Map<Step, Map<number, ScoreFacts>>();
  const change = (step: Step, times: number): ScoreFacts => {
    const byTimes = changed.get(step) ?? new Map<number, ScoreFacts>();
    changed.set(step, byTimes);
    const after = byTimes.get(times) ?? step.apply(facts, times);
    byTimes.set(times, after);
    return after;
  };
  return (aim, passes) => {
    let least = MAX_DAYS;
    const found = new Map<Step, number>();
    // Combined changes come last and nearly always lead there soon, which limits the search through the others.
    for (const step of stepsTowards(aim).toReversed()) {
      const { days = 1 } = step;
      const most = Math.floor(Math.min(MAX_DAYS, SIMPLER_COSTS * least) / days);
      const times = fewest((n) => passes(change(step, n)), most);
      if (times === null) continue;
      least = Math.min(least, times * days);
      found.set(step, times);
    }
    for (const step of stepsTowards(aim)) {
      const times = found.get(step);
      if (times === undefined || times * (step.days ?? 1) > SIMPLER_COSTS * least) continue;
      return { change: step.words(times, facts), facts: change(step, times) };
    }
    return null;
  };
}

/** Waiting for `days` while the wallet stays active. One that never sent anything begins now. */
export function waitDays(facts: ScoreFacts, days: number): GapStep {
  const [wait] = categoryRows.age.steps;
  if (!wait) throw new Error("the table of steps has no waiting");
  const change = wait.words(days, facts);
  if (facts.firstSentAt !== null) return { change, facts: wait.apply(facts, days) };
  return {
    change: `Send a first transaction, then ${change.toLowerCase()}`,
    facts: wait.apply(onDays(facts, 1), days),
  };
}

/** The smallest n up to `most` for which `holds` is true, if it is true for every larger n; null where there is none. */
function fewest(holds: (n: number) => boolean, most: number): number | null {
  // Most changes lead nowhere, which the longest tells at once.
  if (most < 1 || !holds(most)) return null;
  let low = 0;
  let high = 1;
  while (high < most && !holds(high)) {
    low = high;
    high = Math.min(most, 2 * high);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** A change to the subject's activity, and what it would add to the category. */
export interface NextStep {
  change: string;
  /** Points more in the category, computed by scoring the changed facts. */
  gain: number;
}

const sizes = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 365, 500, 1_000, 1_825];

/**
 * Finds the smallest useful change for a category, by applying it to the facts and scoring again: never a promise the model does not
 * keep. Null where the category is full, its source was not read, or nothing of the kind would help. Categories that share a change
 * score it once.
 */
export function openNextSteps(facts: ScoreFacts, model: Model = currentModel): (category: Category) => NextStep | null {
  const now = scorePoints(facts, model).breakdown;
  const scored = new Map<Step["apply"], Map<number, Breakdown>>();
  const after = ({ apply }: Step, size: number): Breakdown => {
    const bySize = scored.get(apply) ?? new Map<number, Breakdown>();
    scored.set(apply, bySize);
    const points = bySize.get(size) ?? scorePoints(apply(facts, size), model).breakdown;
    bySize.set(size, points);
    return points;
  };
  return (category) => {
    if (facts.states[category] === "unavailable" || now[category] >= maxOf(model.spec, category)) return null;
    const { steps } = categoryRows[category];
    // A total that is held lets no category rise before it is paid for.
    const helpful = model.spec.gates ? [...steps, hold] : steps;
    for (const size of sizes) {
      for (const step of helpful) {
        const gain = after(step, size)[category] - now[category];
        if (gain > 0) return { change: step.words(size, facts), gain };
      }
    }
    return null;
  };
}

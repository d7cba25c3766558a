import { categoryRows } from "./categories.ts";
import { dailyActivity, onDays, type Step } from "./changes.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Category } from "./types.ts";

/** What a subject can do to fulfil a condition on its facts. */
export interface GapStep {
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

import { living, type Step, steps } from "./next-step.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Category } from "./types.ts";

/** What a subject can do so that a condition on its facts holds. */
export interface GapStep {
  change: string;
  /** The facts as they would be then. */
  facts: ScoreFacts;
}

/** How often a step is repeated at most: days of more than ten years. */
const MOST = 4_096;
/** How much longer a simpler way may take. */
const SIMPLER_COSTS = 2;

/** What can be done towards each aim, the simplest first. */
const ways: Record<Category | "total", readonly Step[]> = {
  activity: [...steps.activity, living.alone],
  volume: [...steps.volume, living.alone],
  age: [...steps.age, living.alone],
  diversity: [...steps.diversity, living.alone],
  governance: [...steps.governance, living.voting],
  social: [...steps.social, living.attested],
  risk: [...steps.risk, living.alone],
  loyalty: [...steps.loyalty, living.alone],
  total: [...Object.values(steps).flat(), living.alone, living.attested],
};

/**
 * The smallest change towards an aim after which `passes` holds, found by applying it to the facts and asking again; null
 * where none of the ways leads there. Each way is tried with 1, 2, 4, … repetitions and the first success narrowed down; of all
 * ways the simplest is given that takes at most twice the repetitions of the shortest.
 */
export function closeGap(
  facts: ScoreFacts,
  aim: Category | "total",
  passes: (facts: ScoreFacts) => boolean,
): GapStep | null {
  let least = MOST;
  const found = ways[aim].flatMap((step) => {
    // What takes longer than this would not be given.
    const times = fewest((n) => passes(step.apply(facts, n)), Math.min(MOST, SIMPLER_COSTS * least));
    if (times === null) return [];
    least = Math.min(least, times);
    return [{ step, times }];
  });
  const best = found.find(({ times }) => times <= SIMPLER_COSTS * least);
  return best ? { change: best.step.words(best.times), facts: best.step.apply(facts, best.times) } : null;
}

/** Waiting, while the wallet goes on as before, until `days` have passed. */
export function waitDays(facts: ScoreFacts, days: number): GapStep {
  const [wait] = steps.age;
  if (!wait) throw new Error("the table of steps has no waiting");
  return { change: wait.words(days), facts: wait.apply(facts, days) };
}

/** The smallest n up to `most` that holds, as far as what holds for some n holds for more; null where none does. */
function fewest(holds: (n: number) => boolean, most: number): number | null {
  let low = 0;
  let high = 1;
  while (!holds(high)) {
    if (high === most) return null;
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

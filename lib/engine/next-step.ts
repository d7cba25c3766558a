import { categoryRows } from "./categories.ts";
import { hold, type Step } from "./changes.ts";
import { currentModel } from "./model.ts";
import { type Model, maxOf } from "./model-spec.ts";
import { scorePoints } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Breakdown, Category } from "./types.ts";

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

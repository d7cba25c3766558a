import type { Step } from "../changes.ts";
import type { EvidenceSelector } from "../evidence-selector.ts";
import type { ModelSpec } from "../model-spec.ts";
import { ONE } from "../numbers/fixed-point.ts";
import type { ScoreFacts } from "../score-facts.ts";
import type { HistoryList } from "../types.ts";

/** Everything about one category: a file of its own each, and a row of the table in rows.ts. */
export interface CategoryRow {
  /** Display name. */
  label: string;
  /** The lists of a wallet's history that it is computed from; none where other data is. */
  sources: readonly HistoryList[];
  /** The share of its maximum before trust, 0 to {@link ONE}. `now`: {@link measuredAt}. */
  curve: (facts: ScoreFacts, spec: ModelSpec, now: number | null) => number;
  /** Whether the curve depends on `now`. */
  dated?: true;
  /** What the curve was given. */
  inputs: (facts: ScoreFacts, spec: ModelSpec, now: number | null) => Record<string, number | string>;
  /** The transactions that its points come from; null where none does. */
  evidence: EvidenceSelector | null;
  /** What helps, the simplest first, and what helps where none of these suffices. */
  steps: readonly Step[];
  combined: Step;
}

/** The weighted mean of shares; the weights are parts per million and add up to {@link ONE}. */
export function blend(...parts: readonly (readonly [value: number, weight: number])[]): number {
  return Math.floor(parts.reduce((sum, [value, weight]) => sum + value * weight, 0) / ONE);
}

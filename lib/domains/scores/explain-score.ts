import { formatUnits } from "viem";
import type { Sql } from "../../core/db.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import {
  type Category,
  type CategoryState,
  categories,
  categoryEvidence,
  type NextStep,
  type ScoreResult,
  type SignalCosts,
  scorePoints,
  signalCosts,
  signalEvidence,
} from "../../engine/index.ts";
import { type Evidence, readEvidence } from "./read-evidence.ts";
import type { StoredScore } from "./read-score.ts";
import type { CategoryBreakdown, ScoreBreakdown } from "./schemas.ts";

/** What an explanation is made of. */
export interface ExplainedScore {
  stored: StoredScore;
  result: ScoreResult;
  wallets: readonly string[];
  /** Only transactions before this time are evidence, unix seconds; null: all. */
  before: number | null;
  stateOf: (category: Category) => CategoryState;
  /** Whether the facts give the points of a category; without them it has points alone. */
  isExplained: (category: Category) => boolean;
  nextOf: (category: Category) => NextStep | null;
}

/** Each category with its inputs, formula, transactions that show it and next step. */
export async function explainCategories(sql: Sql, score: ExplainedScore): Promise<CategoryBreakdown[]> {
  const { stored, result } = score;
  const breakdown: CategoryBreakdown[] = [];
  for (const category of categories) {
    const { max, inputs, formula } = result.categories[category];
    const isExplained = score.isExplained(category);
    breakdown.push({
      category,
      score: stored.breakdown[category],
      max,
      bonus: stored.bonus[category] ?? 0,
      state: score.stateOf(category),
      inputs: isExplained ? inputs : {},
      formula,
      evidence: isExplained ? await evidenceOf(sql, category, score) : [],
      next: score.nextOf(category),
    });
  }
  return breakdown;
}

/** The gate of a score with amounts as decimal strings in units; null if none holds it. */
export function viewGate({ gate }: ScoreResult) {
  return gate && { ...gate, cost: inUnits(gate.cost), paid: inUnits(gate.paid) };
}

/** The overrides of a score's facts, in words. */
export function viewOverrides({ facts: { overrides = [] } }: Pick<StoredScore, "facts">): ScoreBreakdown["overrides"] {
  return overrides.map(({ flag, wallet, appeal, decidedAt }) => ({
    flag: checksumWithin(flag),
    wallet: checksum(wallet),
    appealId: appeal,
    decidedAt: new Date(decidedAt * 1000).toISOString(),
    note: `${checksumWithin(flag)}: overridden by appeal ${appeal}`,
  }));
}

/** What the signals of a score cost, with checksummed addresses; nothing where the facts do not give its points. */
export function viewRisk({ facts, model, total }: StoredScore): SignalCosts {
  if (scorePoints(facts, model).total !== total) return { signals: [], points: 0 };
  const { signals, points } = signalCosts(facts, model);
  return { points, signals: signals.map((signal) => ({ ...signal, note: checksumWithin(signal.note) })) };
}

/** Millionths of a unit as a decimal number of units. */
function inUnits(micro: number): string {
  return formatUnits(BigInt(micro), 6);
}

/** The evidence of risk comes from its signals; that of every other category from the rows behind its points. */
async function evidenceOf(
  sql: Sql,
  category: Category,
  { stored, result, wallets, before }: ExplainedScore,
): Promise<Evidence[]> {
  const of = { wallets, chainIds: Object.keys(stored.facts.asOf).map(Number), before };
  if (category === "risk") {
    const found: Evidence[] = [];
    for (const signal of result.signals) {
      const selector = signalEvidence(signal.code, stored.facts, stored.model);
      if (selector) found.push(...(await readEvidence(sql, { selector, ...of, note: checksumWithin(signal.note) })));
    }
    return found;
  }
  const selector = categoryEvidence(category);
  // Zero points need no evidence.
  if (!selector || stored.breakdown[category] === 0) return [];
  return readEvidence(sql, { selector, ...of });
}

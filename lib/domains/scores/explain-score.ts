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
import { type Evidence, type EvidenceSearch, readEvidence } from "./read-evidence.ts";
import type { StoredScore } from "./read-score.ts";
import type { CategoryBreakdown, ScoreBreakdown } from "./schemas.ts";

/** The inputs of an explanation. */
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
  const evidence = await evidenceOf(sql, score);
  return categories.map((category) => {
    const { max, inputs, formula } = result.categories[category];
    return {
      category,
      score: stored.breakdown[category],
      max,
      bonus: stored.bonus[category] ?? 0,
      state: score.stateOf(category),
      inputs: score.isExplained(category) ? inputs : {},
      formula,
      evidence: evidence.get(category) ?? [],
      next: score.nextOf(category),
    };
  });
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

/** What the signals of a score cost, with checksummed addresses; none if the facts do not give the score's points. */
export function viewRisk({ facts, model, total }: StoredScore): SignalCosts {
  if (scorePoints(facts, model).total !== total) return { signals: [], points: 0 };
  const { signals, points } = signalCosts(facts, model);
  return { points, signals: signals.map((signal) => ({ ...signal, note: checksumWithin(signal.note) })) };
}

/** Millionths of a unit as a decimal number of units. */
function inUnits(micro: number): string {
  return formatUnits(BigInt(micro), 6);
}

async function evidenceOf(sql: Sql, score: ExplainedScore): Promise<Map<Category, Evidence[]>> {
  const { stored, wallets, before, isExplained } = score;
  const searches = categories
    .filter(isExplained)
    .flatMap((category) => searchesFor(category, score).map((search) => ({ category, search })));
  const scope = { wallets, chainIds: Object.keys(stored.facts.asOf).map(Number), before };
  const found = await readEvidence(
    sql,
    scope,
    searches.map(({ search }) => search),
  );
  const evidence = new Map<Category, Evidence[]>();
  for (const [i, { category }] of searches.entries()) {
    evidence.set(category, [...(evidence.get(category) ?? []), ...(found[i] ?? [])]);
  }
  return evidence;
}

/** The evidence of risk comes from its signals; that of every other category from the rows behind its points. */
function searchesFor(category: Category, { stored, result }: ExplainedScore): EvidenceSearch[] {
  if (category === "risk") {
    return result.signals.flatMap((signal) => {
      const selector = signalEvidence(signal.code, stored.facts, stored.model);
      return selector ? [{ selector, note: checksumWithin(signal.note) }] : [];
    });
  }
  const selector = categoryEvidence(category);
  // Zero points need no evidence.
  return selector && stored.breakdown[category] !== 0 ? [{ selector }] : [];
}

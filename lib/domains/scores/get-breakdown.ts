import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import { readSnapshot } from "../../core/transaction.ts";
import {
  type Category,
  type CategoryState,
  categories,
  categoryEvidence,
  currentModel,
  type NextStep,
  nextStep,
  type ScoreResult,
  scoreFacts,
  signalEvidence,
} from "../../engine/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { type Coverage, followedFails, readCoverage } from "./coverage.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { findModel, modelHash } from "./model-hash.ts";
import { type Evidence, readEvidence } from "./read-evidence.ts";
import { readScore, type StoredScore } from "./read-score.ts";

export interface CategoryBreakdown {
  category: Category;
  /** Points, bonus included. */
  score: number;
  /** Most points without bonus. */
  max: number;
  bonus: number;
  state: CategoryState;
  inputs: Record<string, number | string>;
  formula: string;
  evidence: Evidence[];
  next: NextStep | null;
}

export interface ScoreBreakdown {
  svcId: string | null;
  address: Address;
  total: number;
  breakdown: CategoryBreakdown[];
  modelVersion: string;
  modelHash: string;
  coverage: Coverage[];
}

/**
 * Why an identity has its score: each category with its inputs, formula, transactions that show it and the next step,
 * and the blocks of the facts. One snapshot of the database.
 */
export async function getBreakdown(
  ctx: Context,
  input: { identity: string; chainId?: number },
): Promise<ScoreBreakdown> {
  if (input.chainId !== undefined) requireChain(ctx, input.chainId);
  const { subject, svcId, wallets } = await requireIdentity(ctx, input.identity);
  return readSnapshot(ctx.pg, async (sql) => {
    const stored = await readScore(ctx, sql, { subject, wallets, chainId: input.chainId ?? ALL_CHAINS });
    const model = (stored.modelHash && findModel(stored.modelHash)) || currentModel;
    const result = scoreFacts(stored.facts, model);
    const coverage = await readCoverage(sql, { chains: ctx.env.CHAINS, wallets, ...chainOf(input), now: ctx.now });
    const fails = followedFails(coverage);
    const breakdown: CategoryBreakdown[] = [];
    for (const category of categories) {
      breakdown.push({
        category,
        score: stored.breakdown[category],
        max: result.categories[category].max,
        bonus: stored.bonus[category] ?? 0,
        state: stateOf(category, stored.facts.states[category], fails),
        inputs: result.categories[category].inputs,
        formula: result.categories[category].formula,
        evidence: await evidenceOf(sql, category, stored, result, { wallets, ...chainOf(input) }),
        next: nextStep(stored.facts, category, model),
      });
    }
    return {
      svcId,
      address: checksum(subject),
      total: stored.total,
      breakdown,
      modelVersion: model.spec.version,
      modelHash: modelHash(model),
      coverage,
    };
  });
}

function chainOf(input: { chainId?: number }): { chainId?: number } {
  return input.chainId === undefined ? {} : { chainId: input.chainId };
}

/** The evidence of risk comes from its signals; that of every other category from the rows behind its points. */
async function evidenceOf(
  sql: Sql,
  category: Category,
  stored: StoredScore,
  result: ScoreResult,
  of: { wallets: readonly string[]; chainId?: number },
): Promise<Evidence[]> {
  if (category === "risk") {
    const found: Evidence[] = [];
    for (const signal of result.signals) {
      const selector = signalEvidence(signal.code, stored.facts);
      if (selector) found.push(...(await readEvidence(sql, { selector, ...of, note: checksumWithin(signal.note) })));
    }
    return found;
  }
  const selector = categoryEvidence(category);
  // Zero points need no evidence.
  if (!selector || stored.breakdown[category] === 0) return [];
  return readEvidence(sql, { selector, ...of });
}

/** While a followed chain fails, every category computed from chains is stale; social is not. */
function stateOf(category: Category, stored: CategoryState, followedFail: boolean): CategoryState {
  return stored === "ok" && followedFail && category !== "social" ? "stale" : stored;
}

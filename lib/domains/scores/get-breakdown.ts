import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum } from "../../core/schemas.ts";
import { createLoader, readTogether } from "../../core/shared-snapshot.ts";
import { type Category, type CategoryState, openNextSteps, scoreFacts } from "../../engine/index.ts";
import { modelHash } from "../models/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { followedFails, readCoverage } from "./coverage.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { explainCategories, viewGate, viewOverrides, viewRisk } from "./explain-score.ts";
import { getBreakdownOn } from "./get-breakdown-on.ts";
import { readLinkedWallets } from "./read-linked-wallets.ts";
import { readScore } from "./read-score.ts";
import type { ScoreBreakdown } from "./schemas.ts";

/**
 * Why an identity has its score: each category with its inputs, formula, transactions that show it and the next step, and the blocks of
 * the facts, from one snapshot of the database. With `at` (00:00 of a UTC day, unix seconds): why it had its score at the end of that
 * day. Throws USER_NOT_FOUND and UNSUPPORTED_CHAIN.
 */
export async function getBreakdown(
  ctx: Context,
  input: { identity: string; chainId?: number; at?: number },
): Promise<ScoreBreakdown> {
  const { chainId, at } = input;
  if (chainId !== undefined) requireChain(ctx, chainId);
  if (at !== undefined) {
    const identity = await requireIdentity(ctx, input.identity);
    return getBreakdownOn(ctx, { identity, at, chainId });
  }
  return readTogether(ctx.pg, async (sql) => {
    const identity = await requireIdentity(ctx, input.identity, sql);
    const { subject, svcId, wallets, waitingName } = identity;
    const [stored, coverage, pending, linked] = await Promise.all([
      readScore(ctx, sql, { subject, wallets, chainId: chainId ?? ALL_CHAINS, waitingName }),
      readCoverage(sql, { chains: ctx.env.CHAINS, wallets, chainId, now: ctx.now }),
      loadPendingChains(sql, wallets),
      readLinkedWallets(ctx, sql, { of: { address: subject, name: waitingName } }),
    ]);
    const { facts, model } = stored;
    const result = scoreFacts(facts, model);
    const failing = {
      chains: followedFails(coverage),
      attestations: pending.some((one) => chainId === undefined || one === chainId),
    };
    const breakdown = await explainCategories(sql, {
      stored,
      result,
      wallets,
      before: null,
      stateOf: (category) => stateOf(category, facts.states[category], failing),
      isExplained: () => true,
      nextOf: openNextSteps(facts, model),
    });
    return {
      svcId,
      address: checksum(subject),
      total: stored.total,
      breakdown,
      confidence: result.confidence,
      gate: viewGate(result),
      risk: viewRisk(stored),
      modelVersion: model.spec.version,
      modelHash: modelHash(model),
      coverage,
      underReview: identity.underReview,
      overrides: viewOverrides(stored),
      wallets: linked,
    };
  });
}

/** The chains whose node has not given the contents of an attestation of these wallets (lower case) yet. */
const loadPendingChains = createLoader(async (sql, keys: readonly (readonly string[])[]) => {
  const { rows } = await sql.query<{ subject: string; chain_id: number }>(
    "select distinct subject, chain_id from pending_attestation where subject = any($1::text[])",
    [keys.flat()],
  );
  return keys.map((wallets) => rows.filter(({ subject }) => wallets.includes(subject)).map((row) => row.chain_id));
});

/** While a followed chain fails, every category computed from chains is stale; social is while an attestation is pending. */
function stateOf(
  category: Category,
  stored: CategoryState,
  failing: { chains: boolean; attestations: boolean },
): CategoryState {
  const isStale = category === "social" ? failing.attestations : failing.chains;
  return stored === "ok" && isStale ? "stale" : stored;
}

import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum } from "../../core/schemas.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { DAY, scoreFacts } from "../../engine/index.ts";
import { modelHash, readActiveModel } from "../models/index.ts";
import type { ResolvedIdentity } from "../wallets/index.ts";
import { noPoints } from "./by-category.ts";
import { foldDayScores, MOST_ROWS_OF_SUBJECT } from "./closes/fold-day-scores.ts";
import { type DayClose, readClosesOn, readStaleOn } from "./closes/read-closes-on.ts";
import { readCoverage } from "./coverage.ts";
import type { Coverage } from "./coverage-schema.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { explainCategories, viewGate, viewOverrides, viewRisk } from "./explain-score.ts";
import { requireCloseDay } from "./first-close.ts";
import { dayText } from "./inputs/chain-heads.ts";
import { scoringSettings } from "./inputs/scoring-settings.ts";
import { readScore, type StoredScore, viewNoScore } from "./read-score.ts";
import type { ScoreBreakdown } from "./schemas.ts";

interface Input {
  identity: ResolvedIdentity;
  chainId?: number;
  /** 00:00 UTC, unix seconds. */
  at: number;
}

/**
 * Why an identity had its score at the end of a UTC day. The points are those of the day's close; inputs and evidence are folded from
 * stored activity. A category has none if they no longer give its points, because an undated input has changed (see DailyScores). Leaves
 * out what is known of the present only: the newest blocks, next steps and the identity's wallets. Throws INVALID_REQUEST for a day
 * without closes and for a subject with too many rows.
 */
export async function getBreakdownOn(ctx: Context, input: Input): Promise<ScoreBreakdown> {
  const { identity, at } = input;
  const { subject, svcId, wallets } = identity;
  const scope = input.chainId ?? ALL_CHAINS;
  const day = dayText(at);
  await requireCloseDay(ctx, day, scope);
  return readSnapshot(ctx.pg, async (sql) => {
    const dayQuery = { subjects: [subject], chainId: scope, day };
    const folded = await readFolded(ctx, sql, { identity, scope, at });
    const isStale = (await readStaleOn(sql, dayQuery)).has(subject);
    // A close that waits to be computed again will have the folded points; a name that waits has no close.
    const close = isStale || identity.waitingName ? undefined : (await readClosesOn(sql, dayQuery)).get(subject);
    const stored = isStale || identity.waitingName ? folded : withPoints(folded, close);
    const result = scoreFacts(stored.facts, stored.model);
    return {
      svcId,
      address: checksum(subject),
      total: stored.total,
      breakdown: await explainCategories(sql, {
        stored,
        result,
        wallets,
        before: at + DAY,
        stateOf: (category) => stored.facts.states[category],
        isExplained: (category) => stored.breakdown[category] === folded.breakdown[category],
        nextOf: () => null,
      }),
      confidence: close?.confidence ?? result.confidence,
      gate: stored.total === folded.total ? viewGate(result) : null,
      risk: viewRisk(stored),
      modelVersion: stored.model.spec.version,
      modelHash: modelHash(stored.model),
      coverage: await readSources(ctx, sql, { wallets, chainId: input.chainId }),
      underReview: [],
      overrides: viewOverrides(stored),
      wallets: [],
      ...(close && { recordedAt: close.recordedAt.toISOString() }),
    };
  });
}

/** The score that the stored activity gives at the end of the day. */
async function readFolded(
  ctx: Context,
  sql: Sql,
  { identity, scope, at }: { identity: ResolvedIdentity; scope: number; at: number },
): Promise<StoredScore> {
  const { subject, wallets, waitingName } = identity;
  const current = () => readScore(ctx, sql, { subject, wallets, chainId: scope, waitingName });
  if (waitingName) return current();
  const scores = await foldDayScores(sql, scoringSettings(ctx.env), { subjects: [subject], scope, day: at });
  const ofDay = scores?.get(subject);
  switch (ofDay?.state) {
    case "folded": {
      const { total, breakdown, bonus } = ofDay.points;
      return { total, breakdown, bonus, facts: ofDay.facts, model: ofDay.model };
    }
    case "current":
      return current();
    case "none":
      return viewNoScore(ctx, { subject, wallets, model: await readActiveModel(sql), read: true });
    default:
      throw invalidField(
        "at",
        `is a past day, which is not explained for more than ${MOST_ROWS_OF_SUBJECT} stored rows; GET /v1/score has its points`,
      );
  }
}

/** The points of a close; none without one. */
function withPoints(folded: StoredScore, close: DayClose | undefined): StoredScore {
  if (!close) return { ...folded, total: 0, breakdown: noPoints, bonus: {} };
  return { ...folded, total: close.total, breakdown: close.breakdown };
}

/** The sources of the data, without their present blocks. */
async function readSources(
  ctx: Context,
  sql: Sql,
  scope: { wallets: readonly string[]; chainId?: number },
): Promise<Coverage[]> {
  const coverage = await readCoverage(sql, { chains: ctx.env.CHAINS, ...scope, now: ctx.now });
  return coverage.map((one) => ({ ...one, toBlock: null, blockHash: null, finalizedBlock: null }));
}

import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { readSnapshot } from "../../core/transaction.ts";
import {
  type AchievementId,
  type AchievementProgress,
  achievementIds,
  achievements,
  earnedAchievements,
  isAchievementId,
  progressOf,
  type ScoreFacts,
  scorePoints,
} from "../../engine/index.ts";
import { readActiveModel } from "../models/index.ts";
import { readStoredFacts } from "../scores/index.ts";
import { type ResolvedIdentity, requireIdentity } from "../wallets/index.ts";
import type { ProgressEntry } from "./schemas.ts";

/** An identity's progress towards all achievements or one. Throws USER_NOT_FOUND, ACHIEVEMENT_NOT_FOUND. */
export async function getProgress(
  ctx: Context,
  input: { identity: string; achievementId?: string },
): Promise<ProgressEntry[]> {
  const by = await readEarned(ctx, input.identity);
  const ids = input.achievementId === undefined ? achievementIds : [requireAchievement(input.achievementId)];
  return ids.map((id) => ({
    id,
    title: achievements[id].title,
    earned: by.earned.has(id),
    progress: progressTowards(by, id),
  }));
}

/**
 * The points that the score over all chains of an identity would gain if it claimed everything it has earned: at most their
 * bonuses, as trust and what was paid allow. Throws USER_NOT_FOUND.
 */
export async function getClaimGain(ctx: Context, input: { identity: string }): Promise<number> {
  const [{ facts, earned }, model] = await Promise.all([readEarned(ctx, input.identity), readActiveModel(ctx.pg)]);
  const claimed = [...earned.keys()].sort();
  return scorePoints({ ...facts, claimed }, model).total - scorePoints(facts, model).total;
}

/** The achievements that an identity has earned and still meets, with its facts, from one snapshot. */
export interface EarnedBy {
  identity: ResolvedIdentity;
  facts: ScoreFacts;
  /** By achievement. */
  earned: Map<string, { earnedAt: Date; claimedAt: Date | null }>;
}

/** Throws USER_NOT_FOUND. */
export async function readEarned(ctx: Context, identity: string): Promise<EarnedBy> {
  const found = await requireIdentity(ctx, identity);
  const { subject, wallets } = found;
  return readSnapshot(ctx.pg, async (sql) => {
    const { rows } = await sql.query<{ id: string; earned_at: Date; claimed_at: Date | null }>(
      "select id, earned_at, claimed_at from earned_achievement where subject = $1",
      [subject],
    );
    const facts = await readStoredFacts(ctx, sql, { subject, wallets });
    // The row of a claimed achievement stays, in case its requirement is met again.
    const fulfilled = new Set<string>(earnedAchievements(facts));
    const held = rows.filter((row) => fulfilled.has(row.id));
    return {
      identity: found,
      facts,
      earned: new Map(held.map((row) => [row.id, { earnedAt: row.earned_at, claimedAt: row.claimed_at }])),
    };
  });
}

/** 100 per cent only if earned: while a wallet's history is fetched, the facts may meet a requirement before it is earned. */
export function progressTowards({ facts, earned }: EarnedBy, id: AchievementId): AchievementProgress {
  const progress = progressOf(facts, achievements[id].requirement);
  return earned.has(id) ? progress : { ...progress, percentage: Math.min(progress.percentage, 99) };
}

/** Throws ACHIEVEMENT_NOT_FOUND. */
export function requireAchievement(id: string): AchievementId {
  if (isAchievementId(id)) return id;
  throw new ServiceError("ACHIEVEMENT_NOT_FOUND", `There is no achievement ${id}.`);
}

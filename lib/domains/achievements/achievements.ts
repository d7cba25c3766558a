import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { readSnapshot } from "../../core/transaction.ts";
import {
  type AchievementCategory,
  type AchievementId,
  type AchievementProgress,
  achievementIds,
  achievements,
  earnedAchievements,
  isAchievementId,
  progressOf,
  type Rarity,
  rarities,
  requirementWords,
  type ScoreFacts,
  scorePoints,
} from "../../engine/index.ts";
import { requireConsent, signingChainOf } from "../identities/index.ts";
import { readActiveModel } from "../models/index.ts";
import {
  achievementEvent,
  getScore,
  readStoredFacts,
  refreshBoards,
  rescore,
  scoreRequest,
  scoringSettings,
} from "../scores/index.ts";
import type { SubjectScore } from "../scores/schemas.ts";
import { type ResolvedIdentity, requireIdentity } from "../wallets/index.ts";
import {
  type Achievement,
  type Claim,
  categoryNames,
  type ProgressEntry,
  rarityNames,
  type UserAchievement,
  type UserAchievements,
} from "./schemas.ts";

/** All achievements in the order of the table, with their number of holders. */
export async function listAchievements(
  ctx: Context,
  input: { category?: AchievementCategory; rarity?: Rarity; limit: number; offset: number },
): Promise<{ achievements: Achievement[]; pagination: Pagination }> {
  const { category, rarity, limit, offset } = input;
  const { rows } = await ctx.pg.query<{ id: string; holders: number }>(
    // A linked wallet has its earlier rows, but only its identity counts as a holder.
    `select id, count(*)::int as holders from earned_achievement e
     where lost_at is null and exists (select 1 from score s where s.subject = e.subject and s.chain_id <= 0)
     group by id`,
  );
  const holders = new Map(rows.map((row) => [row.id, row.holders]));
  const wanted = achievementIds.filter((id) => {
    const one = achievements[id];
    return (!category || one.category === category) && (!rarity || one.rarity === rarity);
  });
  return {
    achievements: wanted.slice(offset, offset + limit).map((id) => ({
      ...viewDefinition(ctx, id),
      requirement: requirementWords(achievements[id].requirement),
      holders: holders.get(id) ?? 0,
    })),
    pagination: paginate(wanted.length, limit, offset),
  };
}

function viewDefinition(ctx: Pick<Context, "env">, id: AchievementId) {
  const { title, description, category, rarity } = achievements[id];
  const icon = `${ctx.env.PUBLIC_ORIGIN}/achievements/${id}.svg`;
  return { id, title, description, category, rarity, ...rarities[rarity], icon };
}

/** An identity's achievements in the order of the table. Claimable ones and the summary ignore the filters. Throws USER_NOT_FOUND. */
export async function getUserAchievements(
  ctx: Context,
  input: {
    identity: string;
    category?: AchievementCategory;
    status: "earned" | "in_progress" | "all";
    rarity?: Rarity;
    limit: number;
    offset: number;
  },
): Promise<UserAchievements & { pagination: Pagination }> {
  const { category, status, rarity, limit, offset } = input;
  const by = await readEarned(ctx, input.identity);
  const wanted = achievementIds.filter((id) => {
    const one = achievements[id];
    if ((category && one.category !== category) || (rarity && one.rarity !== rarity)) return false;
    return status === "all" || (status === "earned") === by.earned.has(id);
  });
  const claimable = achievementIds.filter((id) => by.earned.get(id)?.claimedAt === null);
  return {
    address: checksum(by.identity.subject),
    svcId: by.identity.svcId,
    achievements: wanted.slice(offset, offset + limit).map((id) => viewOwn(ctx, by, id)),
    claimableAchievements: claimable.map((id) => {
      const { title, points, scoreBonus } = viewDefinition(ctx, id);
      return { id, title, points, scoreBonus };
    }),
    claimableCount: claimable.length,
    summary: summarise(ctx, by),
    pagination: paginate(wanted.length, limit, offset),
  };
}

/** The titles of the achievements that facts meet, in the order of the table. They are earned only once their wallet is followed. */
export function listMet(facts: ScoreFacts): string[] {
  const met = new Set<string>(earnedAchievements(facts));
  return achievementIds.filter((id) => met.has(id)).map((id) => achievements[id].title);
}

/** The achievements that an identity has earned and still meets, with its facts, from one snapshot. */
interface EarnedBy {
  identity: ResolvedIdentity;
  facts: ScoreFacts;
  /** By achievement. */
  earned: Map<string, { earnedAt: Date; claimedAt: Date | null }>;
}

function viewOwn(ctx: Context, by: EarnedBy, id: AchievementId): UserAchievement {
  const earned = by.earned.get(id);
  return {
    ...viewDefinition(ctx, id),
    earned: earned !== undefined,
    earnedAt: earned?.earnedAt.toISOString() ?? null,
    progress: earned ? null : progressTowards(by, id),
  };
}

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

/** Throws USER_NOT_FOUND. */
async function readEarned(ctx: Context, identity: string): Promise<EarnedBy> {
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
function progressTowards({ facts, earned }: EarnedBy, id: AchievementId): AchievementProgress {
  const progress = progressOf(facts, achievements[id].requirement);
  return earned.has(id) ? progress : { ...progress, percentage: Math.min(progress.percentage, 99) };
}

/** Throws ACHIEVEMENT_NOT_FOUND. */
function requireAchievement(id: string): AchievementId {
  if (isAchievementId(id)) return id;
  throw new ServiceError("ACHIEVEMENT_NOT_FOUND", `There is no achievement ${id}.`);
}

function summarise(ctx: Context, by: EarnedBy): UserAchievements["summary"] {
  const earned = achievementIds.filter((id) => by.earned.has(id)).map((id) => viewDefinition(ctx, id));
  const total = (key: "points" | "scoreBonus") => earned.reduce((sum, one) => sum + one[key], 0);
  const count = <T extends string>(names: readonly T[], key: "rarity" | "category") =>
    Object.fromEntries(names.map((name) => [name, earned.filter((one) => one[key] === name).length])) as Record<
      T,
      number
    >; // One entry for each name.
  return {
    totalEarned: earned.length,
    totalPoints: total("points"),
    totalScoreBonus: total("scoreBonus"),
    rarityBreakdown: count(rarityNames, "rarity"),
    categoryBreakdown: count(categoryNames, "category"),
  };
}

/**
 * Claims an earned achievement; the returned score includes its bonus. Needs a session or signature of the identity's wallets.
 * Throws USER_NOT_FOUND, ACHIEVEMENT_NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE, ACHIEVEMENT_NOT_EARNED.
 */
export async function claimAchievement(
  ctx: Context,
  input: Claim & { identity: string },
): Promise<{ achievement: UserAchievement; score: SubjectScore["score"] }> {
  const { identity, deadline, signature } = input;
  const { subject, wallets, svcId } = await requireIdentity(ctx, identity);
  const id = requireAchievement(input.achievementId);
  const wallet = input.wallet ?? subject;
  // Wallets of other identities cannot sign.
  const signers = wallets.filter((one) => input.wallet === undefined || one === wallet);
  await requireConsent(ctx, {
    ...(await signingChainOf(ctx, { subject, svcId })),
    primaryType: "ClaimAchievement",
    signers,
    wallets,
    messages: (until) => [{ achievementId: id, wallet, deadline: until }],
    deadline,
    signature,
  });
  await scoreRequest(ctx.pg, async (sql) => {
    const claimed = await claimEarned(ctx, sql, { subject, achievementId: id });
    if (claimed === "not earned") throw notEarned(id);
    if (claimed === "claimed now")
      await emitEvents(sql, ctx.now, [achievementEvent("achievement.claimed", { subject, id, svcId })]);
  });
  await refreshBoards(ctx);
  const [by, { score }] = [await readEarned(ctx, identity), await getScore(ctx, { identity })];
  // Claimed earlier and lost since.
  if (!by.earned.has(id)) throw notEarned(id);
  return { achievement: viewOwn(ctx, by, id), score };
}

/**
 * Mark an earned achievement as claimed and score the subject again with its bonus (cause `achievement`), in the caller's
 * transaction, which holds the score lock.
 */
export async function claimEarned(
  ctx: Context,
  sql: Sql,
  input: { subject: string; achievementId: string },
): Promise<"claimed now" | "claimed before" | "not earned"> {
  const { rows } = await sql.query<{ claimed: boolean }>(
    "select claimed_at is not null as claimed from earned_achievement where subject = $1 and id = $2",
    [input.subject, input.achievementId],
  );
  if (!rows[0]) return "not earned";
  if (rows[0].claimed) return "claimed before";
  await sql.query("update earned_achievement set claimed_at = $3 where subject = $1 and id = $2", [
    input.subject,
    input.achievementId,
    ctx.now,
  ]);
  const trigger = { cause: "achievement" as const, source: null };
  const settings = scoringSettings(ctx.env);
  await rescore(sql, settings, { wallets: [input.subject], chain: "each", trigger, since: ctx.now, now: ctx.now });
  return "claimed now";
}

function notEarned(id: AchievementId): ServiceError {
  return new ServiceError("ACHIEVEMENT_NOT_EARNED", `${id} is not earned; its progress shows what is missing.`);
}

import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { emitEvents } from "../../core/outbox.ts";
import type { AchievementId } from "../../engine/index.ts";
import { requireConsent, signingChainOf } from "../identities/index.ts";
import { achievementEvent, getScore, refreshBoards, rescore, scoreRequest, scoringSettings } from "../scores/index.ts";
import type { SubjectScore } from "../scores/schemas.ts";
import { requireIdentity } from "../wallets/index.ts";
import { readEarned, requireAchievement } from "./get-progress.ts";
import { viewOwn } from "./get-user-achievements.ts";
import type { Claim, UserAchievement } from "./schemas.ts";

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
  await rescore(sql, settings, { wallets: [input.subject], chain: "each", trigger, now: ctx.now });
  return "claimed now";
}

function notEarned(id: AchievementId): ServiceError {
  return new ServiceError("ACHIEVEMENT_NOT_EARNED", `${id} is not earned; its progress shows what is missing.`);
}

import type { Context } from "../../../core/context.ts";
import type { Sql } from "../../../core/db.ts";
import { scoringSettings } from "../inputs/scoring-settings.ts";
import type { ScoreTrigger } from "../score-change.ts";
import { rescore } from "./rescore.ts";

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
  const trigger: ScoreTrigger = { cause: "achievement", source: null };
  const settings = scoringSettings(ctx.env);
  await rescore(sql, settings, { wallets: [input.subject], chain: "each", trigger, now: ctx.now });
  return "claimed now";
}

/** End all claims of a subject whose name has a new owner. The caller scores it again. */
export async function endClaims(sql: Sql, subject: string): Promise<void> {
  await sql.query("update earned_achievement set claimed_at = null where subject = $1 and claimed_at is not null", [
    subject,
  ]);
}

import type { Context } from "../../../core/context.ts";
import type { Sql } from "../../../core/db.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { scoringSettings } from "../inputs/scoring-settings.ts";
import { openScoringSession } from "./scoring-session.ts";

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
  await rescore(ctx, sql, input.subject);
  return "claimed now";
}

/** End all claims of a subject whose name has a new owner. The caller scores it again. */
export async function endClaims(sql: Sql, subject: string): Promise<void> {
  await sql.query("update earned_achievement set claimed_at = null where subject = $1 and claimed_at is not null", [
    subject,
  ]);
}

async function rescore(ctx: Context, sql: Sql, subject: string): Promise<void> {
  const settings = scoringSettings(ctx.env);
  const session = openScoringSession(sql, settings);
  await session.load([subject]);
  const { rows } = await sql.query<{ chain_id: number }>(
    "select chain_id from score where subject = $1 and chain_id <> $2 order by chain_id limit 1",
    [subject, ALL_CHAINS],
  );
  const [chain] = rows;
  if (!chain) return;
  session.score(subject, chain.chain_id, { cause: "achievement", source: null });
  await session.flush({ now: ctx.now });
}

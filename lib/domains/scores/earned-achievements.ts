import type { Sql } from "../../core/db.ts";
import { emitEvents, type OutboxEvent } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import {
  type AchievementId,
  achievements,
  earnedAchievements,
  isAchievementId,
  rarities,
  type ScoreFacts,
} from "../../engine/index.ts";
import type { Earned } from "./subject.ts";

/** What subjects have earned; a subject without an entry has earned nothing. */
export async function loadEarned(sql: Sql, subjects: readonly string[]): Promise<Map<string, Earned>> {
  const { rows } = await sql.query<{ subject: string; id: string; claimedAt: number | null; lost: boolean }>(
    `select subject, id, floor(extract(epoch from claimed_at))::bigint as "claimedAt", lost_at is not null as lost
     from earned_achievement where subject = any($1::text[])`,
    [subjects],
  );
  const found = new Map<string, Map<string, { claimedAt: number | null; lost: boolean }>>();
  for (const { subject, id, ...state } of rows) {
    const own = found.get(subject) ?? new Map();
    found.set(subject, own.set(id, state));
  }
  return found;
}

/**
 * Store what the facts of subjects earn now, with an `achievement.earned` for each new one, and revoke those they no
 * longer earn after a reorg or the unlinking of a wallet. A claimed achievement is marked as lost instead, until the facts
 * fulfil it again.
 */
export async function writeEarned(
  sql: Sql,
  now: Date,
  subjects: readonly { subject: string; facts: ScoreFacts; earned: Earned }[],
): Promise<void> {
  const added: { subject: string; id: AchievementId }[] = [];
  const removed: { subject: string; id: string }[] = [];
  const changed: { subject: string; id: string; lostAt: Date | null }[] = [];
  for (const { subject, facts, earned } of subjects) {
    const fulfilled = earnedAchievements(facts);
    for (const id of fulfilled) if (!earned.has(id)) added.push({ subject, id });
    for (const [id, { claimedAt, lost }] of earned) {
      const isHeld = isAchievementId(id) && fulfilled.includes(id);
      if (!isHeld && claimedAt === null) removed.push({ subject, id });
      else if (isHeld === lost) changed.push({ subject, id, lostAt: isHeld ? null : now });
    }
  }
  await remove(sql, removed);
  await markLost(sql, changed);
  await add(sql, now, added);
}

async function remove(sql: Sql, rows: readonly { subject: string; id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(
    `delete from earned_achievement e using unnest($1::text[], $2::text[]) as l(subject, id)
     where e.subject = l.subject and e.id = l.id`,
    [rows.map(({ subject }) => subject), rows.map(({ id }) => id)],
  );
}

async function markLost(
  sql: Sql,
  rows: readonly { subject: string; id: string; lostAt: Date | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(
    `update earned_achievement e set lost_at = t.lost_at
     from unnest($1::text[], $2::text[], $3::timestamptz[]) as t(subject, id, lost_at)
     where e.subject = t.subject and e.id = t.id`,
    [rows.map(({ subject }) => subject), rows.map(({ id }) => id), rows.map(({ lostAt }) => lostAt)],
  );
}

async function add(sql: Sql, now: Date, rows: readonly { subject: string; id: AchievementId }[]): Promise<void> {
  if (rows.length === 0) return;
  const subjects = rows.map(({ subject }) => subject);
  await sql.query(
    `insert into earned_achievement (subject, id, earned_at)
     select subject, id, $3 from unnest($1::text[], $2::text[]) as a(subject, id)`,
    [subjects, rows.map(({ id }) => id), now],
  );
  const names = await readNames(sql, [...new Set(subjects)]);
  const events = rows.map(({ subject, id }) =>
    achievementEvent("achievement.earned", { subject, id, svcId: names.get(subject) ?? null }),
  );
  await emitEvents(sql, now, events);
}

/** The event of an achievement that was earned or claimed. */
export function achievementEvent(
  event: "achievement.earned" | "achievement.claimed",
  { subject, id, svcId }: { subject: string; id: AchievementId; svcId: string | null },
): OutboxEvent {
  const { points, scoreBonus } = rarities[achievements[id].rarity];
  return { event, data: { address: checksum(subject), svcId, achievementId: id, points, scoreBonus } };
}

/** The activated names of subjects that have one. */
export async function readNames(sql: Sql, subjects: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ address: string; name: string }>(
    "select address, name from identity_wallet where address = any($1::text[]) and counts",
    [subjects],
  );
  return new Map(rows.map((row) => [row.address, row.name]));
}

/** End all claims of a subject whose name has a new owner. The caller scores it again. */
export async function endClaims(sql: Sql, subject: string): Promise<void> {
  await sql.query("update earned_achievement set claimed_at = null where subject = $1 and claimed_at is not null", [
    subject,
  ]);
}

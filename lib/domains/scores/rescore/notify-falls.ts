import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import type { EventData } from "../../../core/events.ts";
import { notify } from "../../../core/notifications.ts";
import { scoreTierOf } from "../../../engine/index.ts";

export type ScoreUpdate = EventData["score.updated"];

/** Points from which on a fall within a tier is worth a notification: the passing of time takes a few. */
const NOTABLE_FALL = 10;

/**
 * Notify owners who have signed in of falls of their scores: by ten points or more, or to a lower tier. A newer one replaces one
 * that is not read, so that there are never more than were read, and one.
 */
export async function notifyFalls(sql: Sql, now: Date, updates: readonly ScoreUpdate[]): Promise<void> {
  // The last fall of each subject.
  const falls = new Map(updates.filter(isNotable).map((update) => [update.address.toLowerCase(), update]));
  if (falls.size === 0) return;
  const { rows } = await sql.query<{ subject: string }>(
    `select distinct w.subject from wallet w join developer d on d.wallet = w.address
     where w.subject = any($1::text[]) order by w.subject`,
    [plainArray([...falls.keys()])],
  );
  if (rows.length === 0) return;
  await sql.query(
    "delete from notification where address = any($1::text[]) and kind = 'score.updated' and read_at is null",
    [rows.map(({ subject }) => subject)],
  );
  const notices = rows.flatMap(({ subject }) => {
    const data = falls.get(subject);
    return data ? [{ address: subject, kind: "score.updated" as const, data }] : [];
  });
  await notify(sql, now, notices);
}

function isNotable({ oldScore, newScore, tier }: ScoreUpdate): boolean {
  return newScore < oldScore && (oldScore - newScore >= NOTABLE_FALL || scoreTierOf(oldScore) !== tier);
}

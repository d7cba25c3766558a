import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { EventData } from "../../core/events.ts";
import { notify } from "../../core/notifications.ts";
import { scoreTierOf } from "../../engine/index.ts";

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
    `with owned as (
       select distinct w.subject from wallet w join developer d on d.wallet = w.address where w.subject = any($1::text[])
     ), replaced as (
       delete from notification n using owned
       where n.address = owned.subject and n.kind = 'score.updated' and n.read_at is null
     )
     select subject from owned order by subject`,
    [plainArray([...falls.keys()])],
  );
  const notices = rows.flatMap(({ subject }) => {
    const data = falls.get(subject);
    return data ? [{ address: subject, kind: "score.updated" as const, data }] : [];
  });
  if (notices.length > 0) await notify(sql, now, notices);
}

function isNotable({ oldScore, newScore, tier }: ScoreUpdate): boolean {
  return newScore < oldScore && (oldScore - newScore >= NOTABLE_FALL || scoreTierOf(oldScore) !== tier);
}

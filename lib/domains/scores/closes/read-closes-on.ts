import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { type Breakdown, type Confidence, categories } from "../../../engine/index.ts";
import type { ClosePoints } from "../current-score.ts";

/** The close that holds on a day. */
export interface DayClose extends ClosePoints {
  /** When the service computed it. */
  recordedAt: Date;
}

type Row = Breakdown & { subject: string; total: number; ranked: boolean; confidence: Confidence; recordedAt: Date };

/** The closes of subjects that hold on a day (`YYYY-MM-DD`) in a scope, by subject; none of a subject without points. */
export async function readClosesOn(
  sql: Sql,
  { subjects, chainId, day }: { subjects: readonly string[]; chainId: number; day: string },
): Promise<Map<string, DayClose>> {
  const { rows } = await sql.query<Row>({
    name: "closes-on-day",
    text: `select subject, total, ranked, confidence, recorded_at as "recordedAt", ${categories.join(", ")} from score_close
      where subject = any($1::text[]) and chain_id = $2 and day <= $3 and until > $3`,
    values: [plainArray(subjects), chainId, day],
  });
  return new Map(
    rows.map(({ subject, total, ranked, confidence, recordedAt, ...breakdown }) => {
      return [subject, { total, ranked, confidence, recordedAt, breakdown }];
    }),
  );
}

/** The subjects whose closes of a day (`YYYY-MM-DD`) in a scope are still to be computed again. */
export async function readStaleOn(
  sql: Sql,
  { subjects, chainId, day }: { subjects: readonly string[]; chainId: number; day: string },
): Promise<Set<string>> {
  const { rows } = await sql.query<{ subject: string }>({
    name: "stale-closes-on-day",
    text: "select subject from stale_close where subject = any($1::text[]) and chain_id = $2 and from_day <= $3",
    values: [plainArray(subjects), chainId, day],
  });
  return new Set(rows.map((row) => row.subject));
}

import { type Columns, rowsAsTable } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { categories } from "../../../engine/index.ts";
import type { ClosePoints } from "../current-score.ts";
import type { ScoreCause } from "../score-change.ts";

/** A close: points that hold from a day until the day before another. Days are counted from 1970-01-01. */
export interface CloseRow {
  subject: string;
  /** ALL_CHAINS or a chain. */
  chainId: number;
  day: number;
  /** Null while it holds. */
  until: number | null;
  score: ClosePoints;
  cause: ScoreCause;
}

/** The columns of what a close stores of a score; without one, no points. */
export const pointsColumns: Columns<{ score: ClosePoints | null }> = {
  total: ["int", ({ score }) => score?.total ?? 0],
  ...Object.fromEntries(
    categories.map((name) => [
      name,
      ["int", ({ score }: { score: ClosePoints | null }) => score?.breakdown[name] ?? 0] as const,
    ]),
  ),
  ranked: ["bool", ({ score }) => score?.ranked ?? false],
  confidence: ["word", ({ score }) => score?.confidence ?? "low"],
};

export const pointNames = Object.keys(pointsColumns);

/** Insert closes, or replace those of the same days. One with equal points keeps when it was recorded. */
export async function upsertCloses(sql: Sql, rows: readonly CloseRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const columns: Columns<CloseRow> = {
    subject: ["word", (row) => row.subject],
    chain_id: ["bigint", (row) => row.chainId],
    day: ["int", (row) => row.day],
    until: ["int", (row) => row.until],
    ...pointsColumns,
    cause: ["word", (row) => row.cause],
  };
  const { from, values } = rowsAsTable("r", { columns, rows, before: [now] });
  const pointsOf = (alias: string) => pointNames.map((name) => `${alias}.${name}`).join(", ");
  const replaced = ["until", ...pointNames, "cause"].map((name) => `${name} = excluded.${name}`).join(", ");
  await sql.query(
    `insert into score_close as c (subject, chain_id, day, until, ${pointNames.join(", ")}, cause, recorded_at)
     select subject, chain_id, date '1970-01-01' + day, coalesce(date '1970-01-01' + until, 'infinity'), ${pointsOf("r")}, cause, $1
     from ${from}
     on conflict (subject, chain_id, day) do update set ${replaced},
       recorded_at = case when (${pointsOf("c")}) = (${pointsOf("excluded")}) then c.recorded_at else excluded.recorded_at end`,
    values,
  );
}

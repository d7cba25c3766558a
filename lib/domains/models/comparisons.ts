import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { requireRole } from "../../core/operators.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { checkCandidate } from "./check-candidate.ts";
import type { StoredComparison } from "./schemas.ts";

/**
 * Begins a comparison of a model with the active one, in place of its earlier one; the caller runs it. Throws FORBIDDEN, and
 * INVALID_REQUEST for an unknown or active model.
 */
export function beginComparison(
  ctx: Context,
  { version }: { version: string },
  before: (sql: Sql) => Promise<void> = async () => {},
): Promise<StoredComparison> {
  requireRole(ctx, "operator");
  return sqlTransaction(ctx.pg, async (sql) => {
    await checkCandidate(sql, version);
    const { rows } = await sql.query<Row>(
      `insert into model_comparison (version, requested_at) values ($1, $2)
       on conflict (version) do update set requested_at = excluded.requested_at, compared = 0, subjects = 0,
         finished_at = null, error = null, result = null
       returning *`,
      [version, ctx.now],
    );
    await auditSql(ctx, sql, "model.comparison", version);
    await before(sql);
    const [row] = rows.map(viewOf);
    if (!row) throw new Error("the comparison was not stored");
    return row;
  });
}

/** The same, run by a worker as a job. */
export function requestComparison(ctx: Context, { version }: { version: string }): Promise<StoredComparison> {
  const payload = { version, requestedAt: ctx.now.toISOString() };
  return beginComparison(ctx, { version }, (sql) =>
    enqueueJobs(sql, "compare-models", [{ payload, key: `compare model ${version}` }]),
  );
}

/** The newest comparison of each model, the newest first. */
export async function listComparisons(sql: Sql): Promise<StoredComparison[]> {
  const { rows } = await sql.query<Row>("select * from model_comparison order by requested_at desc, version");
  return rows.map(viewOf);
}

interface Row extends Pick<StoredComparison, "version" | "compared" | "subjects" | "error" | "result"> {
  requested_at: Date;
  finished_at: Date | null;
}

function viewOf({ requested_at: requestedAt, finished_at: finishedAt, ...row }: Row): StoredComparison {
  return { ...row, requestedAt: requestedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
}

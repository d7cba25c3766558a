import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { APPEAL_COLUMNS, type AppealRow, requireAppeal } from "./appeal-rows.ts";
import type { AppealStatus } from "./schemas.ts";

interface Closing {
  id: string;
  status: Exclude<AppealStatus, "open">;
  decision?: string;
  /** The first day that counts an upheld appeal, YYYY-MM-DD. */
  fromDay?: string;
}

/** Ends an open appeal in the caller's transaction. Throws NOT_FOUND, and INVALID_REQUEST for one that is not open. */
export async function closeAppeal(
  ctx: Context,
  sql: Sql,
  { id, status, decision, fromDay }: Closing,
): Promise<AppealRow> {
  const before = await requireAppeal(sql, id, { lock: true });
  if (before.status !== "open") {
    throw invalidField(
      "path.id",
      `is ${before.status}`,
      `The appeal is ${before.status}; only an open one can change.`,
    );
  }
  const { rows } = await sql.query<AppealRow>(
    `update appeal set status = $2, decided_at = $3, decision = $4, from_day = $5::date where id = $1 returning ${APPEAL_COLUMNS}`,
    [id, status, ctx.now, decision ?? null, fromDay ?? null],
  );
  const [row] = rows;
  if (!row) throw new Error(`the appeal ${id} disappeared while it was closed`);
  return row;
}

import type { Sql } from "../../core/db.ts";
import type { Hidden, TakedownKind } from "./schemas.ts";

/** Why an attestation or appeal (by its id), a name or an avatar is hidden; null if it is not. */
export async function findHidden(sql: Sql, kind: TakedownKind, target: string): Promise<Hidden | null> {
  const { rows } = await sql.query<{ reason: string; at: Date }>({
    name: "find-hidden",
    text: "select reason, at from takedown where kind = $1 and target = $2 and lifted_at is null",
    values: [kind, target],
  });
  const [row] = rows;
  return row ? { reason: row.reason, at: row.at.toISOString() } : null;
}

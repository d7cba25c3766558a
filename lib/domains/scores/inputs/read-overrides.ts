import type { Sql } from "../../../core/db.ts";
import type { StoredOverride } from "../rescore/subject-state.ts";

/** The flags of these wallets that appeals have set aside, in the order of the decisions. */
export async function readOverrides(sql: Sql, wallets: readonly string[]): Promise<StoredOverride[]> {
  const { rows } = await sql.query<StoredOverride>(
    `select wallet, flag, id as appeal, floor(extract(epoch from decided_at))::bigint as "decidedAt",
       extract(epoch from from_day)::bigint as "from"
     from appeal where status = 'upheld' and wallet = any($1::text[]) order by decided_at, id`,
    [wallets],
  );
  return rows;
}

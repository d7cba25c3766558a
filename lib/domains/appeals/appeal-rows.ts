import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import type { Hidden } from "../takedowns/schemas.ts";
import type { AppealStatus, AppealView } from "./schemas.ts";

/** A row of the table, with addresses in lower case. */
export interface AppealRow {
  id: string;
  wallet: Address;
  flag: string;
  /** Who opened it. */
  developerId: string;
  reason: string;
  evidence: string[];
  status: AppealStatus;
  openedAt: Date;
  decideBy: Date;
  decidedAt: Date | null;
  decision: string | null;
  /** YYYY-MM-DD. */
  fromDay: string | null;
  totalBefore: number | null;
  totalAfter: number | null;
  /** Why an operator hides what the owner wrote. */
  hidden: Hidden | null;
}

export const APPEAL_COLUMNS = `id, wallet, flag, developer_id as "developerId", reason, evidence, status, opened_at as "openedAt", decide_by as "decideBy",
  decided_at as "decidedAt", decision, from_day::text as "fromDay", total_before as "totalBefore", total_after as "totalAfter",
  (select json_build_object('reason', t.reason, 'at', t.at)
   from takedown t where t.kind = 'appeal' and t.target = appeal.id and t.lifted_at is null) as hidden`;

/** The appeal with an id. Throws NOT_FOUND. `lock`: until the end of the transaction. */
export async function requireAppeal(sql: Sql, id: string, { lock = false } = {}): Promise<AppealRow> {
  const { rows } = await sql.query<AppealRow>(
    `select ${APPEAL_COLUMNS} from appeal where id = $1${lock ? " for update" : ""}`,
    [id],
  );
  if (!rows[0]) throw new ServiceError("NOT_FOUND", `There is no appeal ${id}. GET /v1/appeals lists all.`);
  return rows[0];
}

export function viewAppeal(row: AppealRow, now: Date): AppealView {
  const { id, status, decidedAt, decision, fromDay, totalBefore: before, totalAfter: after, hidden } = row;
  return {
    id,
    wallet: checksum(row.wallet),
    flag: checksumWithin(row.flag),
    status,
    reason: hidden ? "" : row.reason,
    evidence: hidden ? [] : row.evidence,
    openedAt: row.openedAt.toISOString(),
    decideBy: row.decideBy.toISOString(),
    late: status === "open" && row.decideBy < now,
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(decision !== null && { decision }),
    ...(fromDay !== null && { fromDay }),
    ...(before !== null && after !== null && { score: { before, after } }),
    ...(hidden && { hidden: { reason: hidden.reason, at: new Date(hidden.at).toISOString() } }),
  };
}

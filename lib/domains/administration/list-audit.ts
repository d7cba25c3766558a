import { commandActors } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import type { AuditEntry, AuditQuery } from "./schemas.ts";

/** Entries of the audit log, newest first. Throws FORBIDDEN. */
export async function listAudit(
  ctx: Context,
  input: AuditQuery,
): Promise<{ entries: AuditEntry[]; pagination: Pagination }> {
  requireRole(ctx, "reader");
  const { actor, act, target, from, to, limit, offset } = input;
  const isCommand = actor !== undefined && commandActors.includes(actor);
  const where = { actor: isCommand ? { in: commandActors } : actor, act, target, at: { gte: from, lt: to } };
  const [total, rows] = await Promise.all([
    ctx.db.auditEntry.count({ where }),
    ctx.db.auditEntry.findMany({ where, orderBy: [{ at: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  const entries = rows.map(({ details, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    details: details as AuditEntry["details"], // `audit` writes objects only.
  }));
  return { entries, pagination: paginate(total, limit, offset) };
}

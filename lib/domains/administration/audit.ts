import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { hasName } from "../../core/shown.ts";
import type { AuditEntry, AuditQuery } from "./schemas.ts";

/** The actors of commands on the service's machine: of this version, and of 1.0.0. */
const commandActors = ["operator:cli", "command line"];

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

/** Acts that anybody with a wallet can repeat. All others are of operators, or of the service. */
const ownersActs = [
  "appeal.opened",
  "appeal.withdrawn",
  "developer.claimed",
  "developer.created",
  "key.created",
  "key.revoked",
  "key.rotated",
  "session.ended",
  "sessions.ended",
];

/** Entries of one wallet, and of all wallets without a name together: signing in and out costs nothing. */
const MOST_ENTRIES = { wallet: 1_000, nameless: 1_000_000 };

/**
 * Deletes audit entries of owners and developers older than AUDIT_DAYS, and all but the newest of one wallet and of all nameless ones.
 * Those of operators and of the command line stay.
 */
export async function expireAudit(ctx: Pick<Context, "now" | "env" | "db" | "pg">, most = MOST_ENTRIES): Promise<void> {
  const lt = new Date(ctx.now.getTime() - ctx.env.AUDIT_DAYS * 86_400_000);
  await ctx.db.auditEntry.deleteMany({
    where: { act: { in: ownersActs }, at: { lt }, actor: { notIn: commandActors } },
  });
  await ctx.pg.query(
    `delete from audit_entry where id in (
       select id from (
         select id, row_number() over (partition by actor order by at desc, id desc) as of_wallet,
           row_number() over (partition by ${hasName("a.actor")}
             order by at desc, id desc) as of_all,
           ${hasName("a.actor")} as named
         from audit_entry a where act = any($1::text[]) and actor like '0x%') as entries
       where of_wallet > $2 or (of_all > $3 and not named))`,
    [ownersActs, most.wallet, most.nameless],
  );
}

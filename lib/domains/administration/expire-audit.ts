import type { Context } from "../../core/context.ts";

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

/** Rows deleted with one statement. */
const BATCH = 10_000;

/** Deletes audit entries of owners and developers older than AUDIT_DAYS. Those of operators and of the command line stay. */
export async function expireAudit(ctx: Pick<Context, "now" | "env" | "pg">): Promise<void> {
  const until = new Date(ctx.now.getTime() - ctx.env.AUDIT_DAYS * 86_400_000);
  let deleted: number | null;
  do {
    const { rowCount } = await ctx.pg.query(
      `delete from audit_entry where id in (
         select id from audit_entry where act = any($1) and at < $2 and actor <> 'command line' limit ${BATCH})`,
      [ownersActs, until],
    );
    deleted = rowCount;
  } while (deleted === BATCH);
}

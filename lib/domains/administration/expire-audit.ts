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

/** Deletes audit entries of owners and developers older than AUDIT_DAYS. Those of operators and of the command line stay. */
export async function expireAudit(ctx: Pick<Context, "now" | "env" | "db">): Promise<void> {
  const lt = new Date(ctx.now.getTime() - ctx.env.AUDIT_DAYS * 86_400_000);
  await ctx.db.auditEntry.deleteMany({
    where: { act: { in: ownersActs }, at: { lt }, actor: { not: "command line" } },
  });
}

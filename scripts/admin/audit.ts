import { listAudit } from "../../lib/domains/administration/index.ts";
import { AuditQuery } from "../../lib/domains/administration/schemas.ts";
import type { AdminCommand } from "./command.ts";

/** Entries that one list shows. */
const SHOWN = 100;

/** `audit [--actor …] [--act …] [--target …] [--from …] [--to …]` */
export const auditCommand: AdminCommand = (_, fail, { actor, act, target, from, to }) => {
  const query = AuditQuery.safeParse({ actor, act, target, from, to, limit: String(SHOWN) });
  if (!query.success) return fail("--from and --to must be dates (2026-01-31), or dates and times with a zone.");
  return async (ctx) => {
    const { entries, pagination } = await listAudit(ctx, query.data);
    const lines = entries.map((one) =>
      [one.at, one.act, one.target, `by ${one.actor}`, JSON.stringify(one.details)].join("  "),
    );
    if (pagination.hasMore) lines.push(`Only the newest ${SHOWN} of ${pagination.total} are shown.`);
    return { json: { entries, pagination }, text: lines.length > 0 ? lines.join("\n") : "No entry matches." };
  };
};

import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { foreignLabels, foreignSystemOf } from "../../core/foreign-names.ts";
import { notify } from "../../core/notifications.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { refreshBoards } from "../scores/index.ts";
import { noteNameChanges } from "./identity-rows.ts";

/** Words used in paths in place of a name, and all first segments. A test derives them from the API and pages, and finds missing ones. */
export const reservedWords = [
  "achievements",
  "admin",
  "agents",
  "api",
  "appeals",
  "apple-icon",
  "attest",
  "auth",
  "avatars",
  "badge",
  "batch",
  "cany",
  "chains",
  "check",
  "compare",
  "confirm",
  "credence",
  "design",
  "developer",
  "docs",
  "ens",
  "epochs",
  "favicon",
  "fonts",
  "gate",
  "health",
  "icon",
  "icons",
  "identity",
  "language",
  "leaderboard",
  "lists",
  "llms",
  "manifest",
  "mcp",
  "metrics",
  "mint",
  "model",
  "name",
  "names",
  "network",
  "notices",
  "notifications",
  "openapi",
  "policies",
  "portal",
  "profile",
  "receipts",
  "referral-code",
  "referrals",
  "referrer",
  "reservations",
  "reserve",
  "robots",
  "score",
  "scores",
  "search",
  "settings",
  "shared",
  "sitemap",
  "snapshot",
  "status",
  "subname",
  "takedowns",
  "track",
  "trading",
  "trees",
  "trust",
  "updates",
  "wallets",
  "webhooks",
] as const;
const reserved: ReadonlySet<string> = new Set(reservedWords);

/** Whether nobody can mint a name (without suffix, lower case): {@link whyBlocked}. */
export function isBlockedName(ctx: Pick<Context, "env">, name: string): boolean {
  return whyBlocked(ctx, name) !== null;
}

/** Why nobody can mint a name, or what is below it; null if that is allowed. */
export function whyBlocked(ctx: Pick<Context, "env">, name: string): string | null {
  const top = name.slice(name.lastIndexOf(".") + 1);
  const system = foreignSystemOf(top);
  if (system !== null) return `The name is blocked: .${top} belongs to ${system}.`;
  const isTaken = reserved.has(name) || name === ctx.env.NAME_SUFFIX.slice(1);
  return isTaken || ctx.env.BLOCKED_NAMES.has(top) || ctx.env.BLOCKED_NAMES.has(name) ? "The name is blocked." : null;
}

interface OwnedName {
  name: string;
  owner: string;
}

/**
 * Marks the minted names that are other systems' or on the operator's list, with all names below them, and clears the mark of those
 * that no longer are. Owners of newly marked ones are notified. Returns how many changed. Costs two queries if none did.
 */
export async function markBlockedNames(ctx: Pick<Context, "env" | "now" | "pg">): Promise<number> {
  const changed = await sqlTransaction(ctx.pg, async (sql) => {
    const { rows } = await sql.query<OwnedName & { blocked: boolean }>(
      `with recursive marked as (
         select name from identity where name = any($1::text[])
         union select i.name from identity i join marked on i.parent = marked.name)
       update identity i set blocked = not i.blocked
       where (i.blocked or i.name in (select name from marked)) and i.blocked <> (i.name in (select name from marked))
       returning i.name, i.owner, i.blocked`,
      [[...foreignLabels, ...ctx.env.BLOCKED_NAMES]],
    );
    await notifyBlocked(
      sql,
      ctx.now,
      rows.filter(({ blocked }) => blocked),
    );
    await noteNameChanges(
      sql,
      rows.map(({ name }) => name),
    );
    return rows.length;
  });
  if (changed > 0) await refreshBoards(ctx);
  return changed;
}

/** Tells owners that their token is no name here. */
export function notifyBlocked(sql: Sql, now: Date, names: readonly OwnedName[]): Promise<void> {
  const notices = names.map(({ name, owner }) => ({
    address: owner,
    kind: "identity.blocked" as const,
    data: { svcId: name, address: checksum(owner) },
  }));
  return notify(sql, now, notices);
}

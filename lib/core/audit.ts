import type { Actor, Context } from "./context.ts";
import type { Sql, Transaction } from "./db.ts";
import { createId } from "./ids.ts";

/** Facts about an act, without secrets. */
type AuditDetails = Record<string, string | number | boolean | readonly string[] | null>;

/** Longer texts and lists are cut, so that an entry has at most some 10 kB. */
const MOST_CHARACTERS = 500;
const MOST_ITEMS = 20;

/** Writes an entry of the audit log in the transaction of the act. `target` is the id of what changes. */
export async function audit(
  ctx: Pick<Context, "now" | "actor" | "requestId">,
  tx: Transaction,
  act: string,
  target: string,
  details: AuditDetails = {},
): Promise<void> {
  await tx.auditEntry.create({ data: entryOf(ctx, act, target, details) });
}

/** Like {@link audit}, in a transaction of node-postgres. */
export async function auditSql(
  ctx: Pick<Context, "now" | "actor" | "requestId">,
  sql: Sql,
  act: string,
  target: string,
  details: AuditDetails = {},
): Promise<void> {
  const entry = entryOf(ctx, act, target, details);
  await sql.query(
    `insert into audit_entry (id, at, actor, act, target, details, request_id) values ($1, $2, $3, $4, $5, $6, $7)`,
    [entry.id, entry.at, entry.actor, entry.act, entry.target, entry.details, entry.requestId],
  );
}

function entryOf(
  { now, actor, requestId }: Pick<Context, "now" | "actor" | "requestId">,
  act: string,
  target: string,
  details: AuditDetails,
) {
  return {
    id: createId("audit", now),
    at: now,
    actor: actorText(actor),
    act,
    target: shorten(target),
    details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, bound(value)])),
    requestId,
  };
}

/** The wallet of a session or key, in lower case; issuer and subject of a person; or `operator:cli`, `system` or `anonymous`. */
function actorText(actor: Actor): string {
  if (actor.kind === "key" || actor.kind === "session") return actor.wallet;
  if (actor.kind === "person") return personText(actor);
  return actor.kind === "commandLine" ? "operator:cli" : actor.kind;
}

/** A person in the audit log. An issuer has no space. */
export function personText({ issuer, subject }: { issuer: string; subject: string }): string {
  return `${issuer} ${subject}`;
}

function bound(value: AuditDetails[string]) {
  if (typeof value === "string") return shorten(value);
  return typeof value === "object" && value !== null ? value.slice(0, MOST_ITEMS).map(shorten) : value;
}

function shorten(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

import { createHash } from "node:crypto";
import { audit, personText } from "../../core/audit.ts";
import type { Actor, Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireRole, roleOf } from "../../core/operators.ts";
import { type Role, roles } from "../../core/permissions.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { changeCredentials, type SessionView } from "../developers/index.ts";
import { type Members, membersOf } from "./provider.ts";

/** What sessions are ended by. */
type Which = NonNullable<Parameters<Transaction["personSession"]["updateManyAndReturn"]>[0]["where"]>;

/** Ends the sessions that match, in the transaction of what ends them. Returns their ids, for {@link changeCredentials}. */
export async function revoke(ctx: Context, tx: Transaction, where: Which, reason: string): Promise<string[]> {
  const ended = await tx.personSession.updateManyAndReturn({
    where: { AND: [where, { revokedAt: null, expiresAt: { gt: ctx.now } }] },
    data: { revokedAt: ctx.now, refreshToken: null, checkAt: null },
    select: { id: true, issuer: true, subject: true },
  });
  for (const session of ended) {
    await audit(ctx, tx, "person.session-ended", session.id, { person: personText(session), reason });
  }
  return ended.map(({ id }) => id);
}

/** Signs a person out of one session. Nothing changes if it has ended. */
export async function signOutPerson(ctx: Context, input: { sessionId: string }): Promise<void> {
  await changeCredentials(ctx, async (tx) => {
    const credentials = await revoke(ctx, tx, { id: input.sessionId }, "signed out");
    return { result: undefined, credentials };
  });
}

/** Ends a session of the acting person; an operator ends that of anybody. Throws NOT_FOUND. */
export async function endPersonSession(ctx: Context, input: { sessionId: string }): Promise<void> {
  const { sessionId: id } = input;
  const where = roleOf(ctx.env, ctx.actor) === "operator" ? {} : ownOf(ctx);
  await changeCredentials(ctx, async (tx) => {
    const found = await tx.personSession.count({ where: { AND: [{ id }, where] } });
    if (found === 0) throw new ServiceError("NOT_FOUND", "The session does not exist.");
    return { result: undefined, credentials: await revoke(ctx, tx, { id }, "ended by a person") };
  });
}

/** Ends all sessions of the acting person. Returns their number. */
export async function endOwnSessions(ctx: Context): Promise<number> {
  const where = ownOf(ctx);
  return changeCredentials(ctx, async (tx) => {
    const ended = await revoke(ctx, tx, where, "ended by a person");
    return { result: ended.length, credentials: ended };
  });
}

/** What the actor's own sessions have in common. Throws FORBIDDEN for whoever is no person. */
function ownOf({ actor }: Pick<Context, "actor">): { issuer: string; subject: string } {
  if (actor.kind !== "person") throw new ServiceError("FORBIDDEN", "This needs a person signed in by the provider.");
  return { issuer: actor.issuer, subject: actor.subject };
}

/** A session of a person, with what gives its role and when the provider last confirmed it. */
export interface PersonSessionView extends SessionView {
  issuer: string;
  subject: string;
  role: string;
  grantedBy: string;
  confirmedAt: string;
  /** Whether the provider is asked every ten minutes; the session ends with its ID token otherwise. */
  isChecked: boolean;
  /** Why the newest check could not be made. */
  checkFault: string | null;
}

/** Active sessions of the acting person, or of all people for an operator or reader, newest first. Throws FORBIDDEN. */
export async function listPersonSessions(
  ctx: Context,
  input: { whose: "own" | "all"; limit: number; offset: number },
): Promise<{ sessions: PersonSessionView[]; pagination: Pagination }> {
  const { whose, limit, offset } = input;
  if (whose === "all") requireRole(ctx, "reader");
  const where = { ...(whose === "own" && ownOf(ctx)), revokedAt: null, expiresAt: { gt: ctx.now } };
  const [total, rows] = await Promise.all([
    ctx.db.personSession.count({ where }),
    ctx.db.personSession.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
  ]);
  const sessions = rows.map(({ id, issuer, subject, role, grantedBy, checkFault, ...row }) => ({
    ...{ id, issuer, subject, role, grantedBy, checkFault },
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    current: ctx.actor.kind === "person" && ctx.actor.sessionId === id,
    kind: "browser" as const,
    confirmedAt: row.confirmedAt.toISOString(),
    isChecked: row.checkAt !== null,
  }));
  return { sessions, pagination: paginate(total, limit, offset) };
}

const USE_RECORDED_EVERY_MS = 60_000;

/** Records the use of a session, at most once a minute over all processes. */
export async function markPersonUsed(ctx: Pick<Context, "pg">, input: { sessionId: string; at: Date }): Promise<void> {
  await ctx.pg.query(
    "update person_session set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at <= $3)",
    [input.sessionId, input.at, new Date(input.at.getTime() - USE_RECORDED_EVERY_MS)],
  );
}

/**
 * The person of a session with this id; null if it is unknown or revoked, or if the settings no longer give the role for what gave it. The
 * caller checks expiry, because it may cache the session.
 */
export async function lookUpPerson(
  ctx: { pg: Context["pg"]; env: Members & Pick<Context["env"], "OIDC_ISSUER"> },
  sessionId: string,
): Promise<{ actor: Extract<Actor, { kind: "person" }>; expiresAt: Date } | null> {
  const { rows } = await ctx.pg.query<{
    issuer: string;
    subject: string;
    role: string;
    grantedBy: string;
    expiresAt: Date;
  }>({
    name: "look-up-person",
    text: `select issuer, subject, role, granted_by as "grantedBy", expires_at as "expiresAt"
           from person_session where id = $1 and revoked_at is null`,
    values: [sessionId],
  });
  const [row] = rows;
  const role = roles.find((one) => one === row?.role);
  if (!row || !role || row.issuer !== ctx.env.OIDC_ISSUER || !isStillGiven(ctx.env, role, row.grantedBy)) return null;
  const { issuer, subject, expiresAt } = row;
  return { actor: personActor({ id: sessionId, issuer, subject, role }), expiresAt };
}

type Person = Extract<Actor, { kind: "person" }>;

/** The actor of a person's session. A person is issuer and subject together, whatever else the provider says of them. */
export function personActor(session: { id: string; issuer: string; subject: string; role: Role }): Person {
  const { id: sessionId, issuer, subject, role } = session;
  const personId = `person_${createHash("sha256").update(`${issuer} ${subject}`).digest("hex").slice(0, 32)}`;
  return { kind: "person", personId, issuer, subject, role, sessionId };
}

/** Whether a session's id is of a person, not of a wallet. */
export function isPersonSession(id: string): boolean {
  return id.startsWith("psn_");
}

function isStillGiven(env: Members, role: Role, grantedBy: string): boolean {
  return membersOf(env, role).includes(grantedBy);
}

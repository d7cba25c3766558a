import type { Actor, Context } from "../../core/context.ts";
import { type Role, roles } from "../../core/permissions.ts";
import { personActor } from "./person.ts";
import { type Members, membersOf } from "./read-claims.ts";

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

function isStillGiven(env: Members, role: Role, grantedBy: string): boolean {
  return membersOf(env, role).includes(grantedBy);
}

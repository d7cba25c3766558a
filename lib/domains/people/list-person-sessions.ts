import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import type { SessionView } from "../developers/index.ts";
import { ownOf } from "./end-person-sessions.ts";

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

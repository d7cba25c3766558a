import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { changeCredentials } from "./internal.ts";
import type { SessionView } from "./schemas.ts";

/** A developer's active sessions, newest first. */
export async function listSessions(
  ctx: Context,
  input: { developerId: string; limit: number; offset: number },
): Promise<{ sessions: SessionView[]; pagination: Pagination }> {
  const { developerId, limit, offset } = input;
  const where = { developerId, revokedAt: null, expiresAt: { gt: ctx.now } };
  const [total, rows] = await Promise.all([
    ctx.db.session.count({ where }),
    ctx.db.session.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
  ]);
  const sessions = rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    current: ctx.actor.kind === "session" && ctx.actor.sessionId === row.id,
    kind: row.kind === "cookie" ? ("browser" as const) : ("token" as const),
  }));
  return { sessions, pagination: paginate(total, limit, offset) };
}

/** Ends a session: in this process at once, in others within a second. */
export async function revokeSession(ctx: Context, input: { sessionId: string }): Promise<void> {
  await changeCredentials(ctx, async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: input.sessionId, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    return { result: undefined, credentials: count > 0 ? [input.sessionId] : [] };
  });
}

/** Ends a developer's session: in this process at once, in others within a second. Throws NOT_FOUND, also for other developers'. */
export async function endSession(ctx: Context, input: { developerId: string; sessionId: string }): Promise<void> {
  const { developerId, sessionId } = input;
  await changeCredentials(ctx, async (tx) => {
    const session = await tx.session.findFirst({ where: { id: sessionId, developerId } });
    if (!session) throw new ServiceError("NOT_FOUND", "The session does not exist.");
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    if (count > 0) await audit(ctx, tx, "session.ended", sessionId, {});
    return { result: undefined, credentials: count > 0 ? [sessionId] : [] };
  });
}

/** Ends all sessions of a developer, including the caller's. Returns their number. */
export async function endSessions(ctx: Context, input: { developerId: string }): Promise<number> {
  const { developerId } = input;
  return changeCredentials(ctx, async (tx) => {
    const ended = await tx.session.updateManyAndReturn({
      where: { developerId, revokedAt: null, expiresAt: { gt: ctx.now } },
      data: { revokedAt: ctx.now },
      select: { id: true },
    });
    if (ended.length > 0) await audit(ctx, tx, "sessions.ended", developerId, { count: ended.length });
    return { result: ended.length, credentials: ended.map(({ id }) => id) };
  });
}

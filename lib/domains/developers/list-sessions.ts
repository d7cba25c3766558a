import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
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

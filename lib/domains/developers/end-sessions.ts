import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { changeCredentials } from "./internal.ts";

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

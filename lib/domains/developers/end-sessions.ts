import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { audit, changeCredential, changeCredentials } from "./internal.ts";

/**
 * End one of a developer's sessions: in this process at once, in the others within a second. Ending it again changes nothing.
 * NOT_FOUND for a session of another developer, as for none.
 */
export async function endSession(ctx: Context, input: { developerId: string; sessionId: string }): Promise<void> {
  const { developerId, sessionId } = input;
  await changeCredential(ctx, async (tx) => {
    const session = await tx.session.findFirst({ where: { id: sessionId, developerId } });
    if (!session) throw new ServiceError("NOT_FOUND", "There is no such session.");
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    if (count > 0) await audit(ctx, tx, "session.ended", sessionId, {});
    return { result: undefined, credential: count > 0 ? sessionId : null };
  });
}

/** End all sessions of a developer, the caller's too. Returns how many were live. */
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

import type { Context } from "../../core/context.ts";
import { changeCredentials } from "./internal.ts";

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

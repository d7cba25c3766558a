import { audit, personText } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { roleOf } from "../../core/operators.ts";
import { changeCredentials } from "../developers/index.ts";

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
export function ownOf({ actor }: Pick<Context, "actor">): { issuer: string; subject: string } {
  if (actor.kind !== "person") throw new ServiceError("FORBIDDEN", "This needs a person signed in by the provider.");
  return { issuer: actor.issuer, subject: actor.subject };
}

import { randomUUID } from "node:crypto";
import { readSession, type Session } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";

export interface SignedIn {
  session: Session;
  /** A context in which the session acts. */
  ctx: Context;
}

/** The session and its context; null if nobody is signed in. Each page calls it, as layouts are not rendered again. */
export async function readSignedIn(): Promise<SignedIn | null> {
  const session = await readSession();
  if (!session) return null;
  const { suspension: _, ...actor } = session;
  return { session, ctx: { ...systemContext(), actor: { kind: "session", ...actor }, requestId: randomUUID() } };
}

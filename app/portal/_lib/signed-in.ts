import { randomUUID } from "node:crypto";
import { readSession, type Session } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";

export interface SignedIn {
  session: Session;
  /** In which the session acts. */
  ctx: Context;
}

/** Whose portal this is; null where nobody is signed in. Every page asks for itself: a layout is not made again with each. */
export async function readSignedIn(): Promise<SignedIn | null> {
  const session = await readSession();
  if (!session) return null;
  return { session, ctx: { ...systemContext(), actor: { kind: "session", ...session }, requestId: randomUUID() } };
}

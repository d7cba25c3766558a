import { cookies } from "next/headers";
import type { Address } from "../core/chains.ts";
import { systemContext } from "../core/context.ts";
import type { PlanTier } from "../core/plans.ts";
import { lookUpSession, markSessionUsed } from "../domains/developers/index.ts";
import { decodeSession, sessionCookie } from "./session-token.ts";

export interface Session {
  /** Lower case. */
  wallet: Address;
  /** See Actor. */
  chainId?: number;
  developerId: string;
  sessionId: string;
  tier: PlanTier;
  /** Why an operator suspended the developer; null: not suspended. */
  suspension: string | null;
}

/** The active session of the request's cookie, for server components; null without one. */
export async function readSession(): Promise<Session | null> {
  const { env, pg, now, log } = systemContext();
  const token = (await cookies()).get(sessionCookie(env))?.value;
  const sessionId = token === undefined ? null : await decodeSession(env, token);
  const session = sessionId === null ? null : await lookUpSession({ pg }, sessionId);
  if (!session || session.expiresAt <= now) return null;
  const { expiresAt: _, ...signedIn } = session;
  markSessionUsed({ pg }, { sessionId: session.sessionId, at: now }).catch((err) =>
    log.warn({ err }, "the use of a session was not recorded"),
  );
  return signedIn;
}

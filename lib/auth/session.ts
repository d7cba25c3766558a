import { cookies } from "next/headers";
import type { Address } from "../core/chains.ts";
import { type Actor, systemContext } from "../core/context.ts";
import type { PlanTier } from "../core/plans.ts";
import { lookUpSession, markSessionUsed } from "../domains/developers/index.ts";
import { isPersonSession, lookUpPerson, markPersonUsed } from "../domains/people/index.ts";
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

/** The active session of the wallet that the request's cookie names, for server components; null without one. */
export async function readSession(): Promise<Session | null> {
  const { pg, now, log } = systemContext();
  const sessionId = await readSessionId();
  const session = sessionId === null || isPersonSession(sessionId) ? null : await lookUpSession({ pg }, sessionId);
  if (!session || session.expiresAt <= now) return null;
  const { expiresAt: _, ...signedIn } = session;
  markSessionUsed({ pg }, { sessionId: session.sessionId, at: now }).catch((err) =>
    log.warn({ err }, "the use of a session was not recorded"),
  );
  return signedIn;
}

/** The same of somebody signed in by the provider. */
export async function readPerson(): Promise<Extract<Actor, { kind: "person" }> | null> {
  const { env, pg, now, log } = systemContext();
  const sessionId = await readSessionId();
  const person = sessionId !== null && isPersonSession(sessionId) ? await lookUpPerson({ env, pg }, sessionId) : null;
  if (!person || person.expiresAt <= now) return null;
  markPersonUsed({ pg }, { sessionId: person.actor.sessionId, at: now }).catch((err) =>
    log.warn({ err }, "the use of a session was not recorded"),
  );
  return person.actor;
}

async function readSessionId(): Promise<string | null> {
  const { env } = systemContext();
  const token = (await cookies()).get(sessionCookie(env))?.value;
  return token === undefined ? null : decodeSession(env, token);
}

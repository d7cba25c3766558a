import { createHash } from "node:crypto";
import type { Actor } from "../../core/context.ts";
import type { Role } from "../../core/permissions.ts";

type Person = Extract<Actor, { kind: "person" }>;

/** The actor of a person's session. A person is issuer and subject together, whatever else the provider says of them. */
export function personActor(session: { id: string; issuer: string; subject: string; role: Role }): Person {
  const { id: sessionId, issuer, subject, role } = session;
  const personId = `person_${createHash("sha256").update(`${issuer} ${subject}`).digest("hex").slice(0, 32)}`;
  return { kind: "person", personId, issuer, subject, role, sessionId };
}

/** Whether a session's id is of a person, not of a wallet. */
export function isPersonSession(id: string): boolean {
  return id.startsWith("psn_");
}

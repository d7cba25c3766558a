import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { seal } from "../../core/encryption.ts";
import { createId } from "../../core/ids.ts";
import { transaction } from "../../core/transaction.ts";
import { wasEnded } from "./end-by-provider.ts";
import { personActor } from "./person-sessions.ts";
import { readClaims } from "./provider.ts";

/** How often the provider is asked whether a session goes on, milliseconds. */
export const CHECK_EVERY_MS = 600_000;

/**
 * Signs somebody in by the claims of a verified ID token of OIDC_ISSUER. Returns the session's id; null if the settings give them no
 * role, or a logout came first.
 */
export async function signInPerson(
  ctx: Context,
  input: { claims: Readonly<Record<string, unknown>> & { exp: number }; refreshToken: string | undefined },
): Promise<string | null> {
  const { claims, refreshToken } = input;
  const { OIDC_ISSUER: issuer } = ctx.env;
  const granted = readClaims(ctx.env, claims);
  if (issuer === undefined) return null;
  if (!granted) {
    ctx.log.warn({ issuer, subject: claims.sub }, "somebody whom the settings give no role signed in by the provider");
    return null;
  }
  const { now } = ctx;
  const id = createId("personSession", now);
  const { subject, role, grantedBy } = granted;
  const actor = personActor({ id, issuer, subject, role });
  const { providerSession } = granted;
  const issuedAt = new Date((typeof claims.iat === "number" ? claims.iat : 0) * 1000);
  const isSignedIn = await transaction(ctx, async (tx) => {
    if (await wasEnded(tx, { issuer, subject, providerSession, issuedAt })) return false;
    await tx.personSession.create({
      data: {
        id,
        issuer,
        ...granted,
        refreshToken: refreshToken === undefined ? null : seal(ctx.env.ENCRYPTION_KEY, id, refreshToken),
        createdAt: now,
        confirmedAt: now,
        checkAt: refreshToken === undefined ? null : new Date(now.getTime() + CHECK_EVERY_MS),
        expiresAt: firstEnd(now, { idTokenEnds: claims.exp, isChecked: refreshToken !== undefined }),
      },
    });
    await audit({ ...ctx, actor }, tx, "person.signed-in", id, { role, grantedBy });
    return true;
  });
  return isSignedIn ? id : null;
}

/** How long a session goes on after the provider last confirmed it by an ID token. */
const UNCONFIRMED_MS = 1_800_000;
/** The longest session without checks, and with them. */
const LONGEST_UNCHECKED_MS = 3_600_000;
const LONGEST_MS = 86_400_000;

/** When a new session ends, unless it is confirmed. `idTokenEnds` in unix seconds. */
function firstEnd(now: Date, given: { idTokenEnds: number; isChecked: boolean }): Date {
  const at = now.getTime();
  if (given.isChecked) return new Date(at + UNCONFIRMED_MS);
  return new Date(Math.min(at + LONGEST_UNCHECKED_MS, given.idTokenEnds * 1000));
}

/** When a session ends that was confirmed now. */
export function nextEnd(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + UNCONFIRMED_MS, createdAt.getTime() + LONGEST_MS));
}

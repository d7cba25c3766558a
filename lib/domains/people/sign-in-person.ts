import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { seal } from "../../core/encryption.ts";
import { createId } from "../../core/ids.ts";
import { transaction } from "../../core/transaction.ts";
import { wasEnded } from "./end-by-provider.ts";
import { personActor } from "./person.ts";
import { readClaims } from "./read-claims.ts";
import { CHECK_EVERY_MS, firstEnd } from "./session-ends.ts";

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

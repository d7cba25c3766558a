import type { TokenSet } from "openid-client";
import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { seal, unsealWithAny } from "../../core/encryption.ts";
import { changeCredentials } from "../developers/index.ts";
import { revoke } from "./person-sessions.ts";
import { clientOf, type Granted, isRefusal, readClaims, readProvider } from "./provider.ts";
import { CHECK_EVERY_MS, nextEnd } from "./sign-in-person.ts";

/** Sessions that are claimed and checked at once: one that waited for others could be claimed again before its turn. */
const AT_ONCE = 5;
/** When a session is tried again that could not be checked, milliseconds. Also for how long a worker owns one. */
const RETRY_MS = 60_000;

interface Due {
  id: string;
  subject: string;
  role: string;
  refreshToken: string;
  createdAt: Date;
}

interface Confirmed {
  kind: "goes on";
  tokens: TokenSet;
  /** Null without an ID token. */
  granted: Granted | null;
}

type Verdict = Confirmed | { kind: "ended"; reason: string } | { kind: "unknown"; fault: string };

/**
 * Asks the provider for each session with a refresh token that is due, every ten minutes: one that it refuses ends. Where it cannot be asked the
 * session goes on until it expires, half an hour after the provider's last ID token.
 */
export async function checkPeople(ctx: Context, signal?: AbortSignal): Promise<void> {
  await expireSessions(ctx);
  if (ctx.env.OIDC_ISSUER === undefined) return;
  const begun = performance.now();
  for (let now = ctx.now; !signal?.aborted; now = new Date(ctx.now.getTime() + performance.now() - begun)) {
    const round = { ...ctx, now };
    const due = await claimDue(round);
    if (due.length === 0) return;
    await Promise.all(due.map((session) => checkOne(round, session)));
  }
}

/** Of several workers one gets a session. Where it ends before it stores the answer, another asks again. */
async function claimDue({ pg, now, env }: Context): Promise<Due[]> {
  const { rows } = await pg.query<Due>(
    `update person_session set check_at = $2 where id in (
       select id from person_session
       where check_at <= $1 and revoked_at is null and expires_at > $1 and issuer = $3
       order by check_at limit ${AT_ONCE} for update skip locked)
     returning id, subject, role, refresh_token as "refreshToken", created_at as "createdAt"`,
    [now, new Date(now.getTime() + RETRY_MS), env.OIDC_ISSUER],
  );
  return rows;
}

async function checkOne(ctx: Context, session: Due): Promise<void> {
  const verdict = await judge(ctx, session);
  const { id } = session;
  if (verdict.kind === "unknown") {
    ctx.log.warn({ session: id, fault: verdict.fault }, "a person's session could not be checked; trying again");
    await ctx.pg.query("update person_session set check_fault = $2 where id = $1", [id, verdict.fault]);
    return;
  }
  await changeCredentials(ctx, async (tx) => {
    // An answer to a token that another worker has replaced says nothing of the session.
    const { count } = await tx.personSession.updateMany({
      where: { id, refreshToken: session.refreshToken },
      data: { checkFault: null },
    });
    if (count === 0) return { result: undefined, credentials: [] };
    const credentials =
      verdict.kind === "ended" ? await revoke(ctx, tx, { id }, verdict.reason) : await goOn(ctx, tx, session, verdict);
    return { result: undefined, credentials };
  });
}

/** Stores what the provider answered. Returns the session's id if its role changed. */
async function goOn(ctx: Context, tx: Transaction, session: Due, answer: Confirmed): Promise<string[]> {
  const { id, createdAt, role } = session;
  const { tokens, granted } = answer;
  const next = tokens.refresh_token;
  const { count } = await tx.personSession.updateMany({
    where: { id, revokedAt: null },
    data: {
      checkAt: new Date(ctx.now.getTime() + CHECK_EVERY_MS),
      checkFault: granted ? null : "the provider sent no ID token",
      ...(next !== undefined && { refreshToken: seal(ctx.env.ENCRYPTION_KEY, id, next) }),
      // Without an ID token nothing says that the groups are the same.
      ...(granted && { role: granted.role, grantedBy: granted.grantedBy }),
      ...(granted && { confirmedAt: ctx.now, expiresAt: nextEnd(ctx.now, createdAt) }),
    },
  });
  if (count === 0 || !granted || granted.role === role) return [];
  await audit(ctx, tx, "person.role-changed", id, { from: role, to: granted.role, grantedBy: granted.grantedBy });
  return [id];
}

async function judge(ctx: Context, session: Due): Promise<Verdict> {
  const token = openToken(ctx, session);
  if (token === null) return { kind: "ended", reason: "ENCRYPTION_KEY changed" };
  let tokens: TokenSet;
  try {
    const provider = await readProvider(ctx.env);
    if (!provider) return { kind: "ended", reason: "the provider was removed from the settings" };
    // Checks the new ID token's signature, issuer, audience and times.
    tokens = await clientOf(provider, ctx.env).refresh(token);
  } catch (error) {
    if (isRefusal(error)) return { kind: "ended", reason: "the provider refused to refresh it" };
    return { kind: "unknown", fault: error instanceof Error ? error.message.slice(0, 300) : "unknown" };
  }
  if (tokens.id_token === undefined) return { kind: "goes on", tokens, granted: null };
  const granted = readClaims(ctx.env, tokens.claims());
  if (!granted) return { kind: "ended", reason: "the provider's groups and e-mail give no role" };
  if (granted.subject !== session.subject) return { kind: "ended", reason: "the provider answered for somebody else" };
  return { kind: "goes on", tokens, granted };
}

function openToken({ env }: Context, { id, refreshToken }: Due): string | null {
  const { ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS } = env;
  const keys = ENCRYPTION_KEY_PREVIOUS === undefined ? [ENCRYPTION_KEY] : [ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS];
  try {
    return unsealWithAny(keys, id, refreshToken);
  } catch {
    return null;
  }
}

/** Nobody sees ended sessions: the audit log has how each ended. A logout token is forgotten when it is too old to be accepted. */
async function expireSessions({ pg, now }: Context): Promise<void> {
  await pg.query("delete from person_session where expires_at <= $1 or revoked_at <= $1", [now]);
  await pg.query("delete from logout_token where expires_at <= $1", [now]);
}

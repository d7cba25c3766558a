import { createHash } from "node:crypto";
import { type JWTPayload, jwtVerify } from "jose";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { changeCredentials } from "../developers/index.ts";
import { revoke } from "./person-sessions.ts";
import { CLOCK_SKEW_S, readProvider } from "./provider.ts";

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
/** The oldest logout token that is accepted, seconds. */
const OLDEST_S = 300;
const LONGEST_TOKEN = 16_384;
/** Signatures that need the provider's private key. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** `refused`: the token is not valid. `unavailable`: it could not be checked, because the provider's keys cannot be read. */
type LogoutAnswer = { kind: "ended"; sessions: number } | { kind: "refused" | "unavailable"; why: string };

/**
 * Ends the sessions that a logout token of the provider names (OpenID Connect Back-Channel Logout 1.0): in this process at once, in others
 * within a second. A token works once.
 */
export async function endByProvider(ctx: Context, input: { logoutToken: string }): Promise<LogoutAnswer> {
  const { logoutToken } = input;
  if (logoutToken.length > LONGEST_TOKEN) return refused("the token is too long");
  const provider = await readProvider(ctx.env).catch((err: unknown) => {
    ctx.log.warn({ err }, "a logout token could not be checked");
    return "unavailable" as const;
  });
  if (provider === null) return refused("no provider is configured");
  if (provider === "unavailable") return { kind: "unavailable", why: "the provider cannot be read" };
  const { issuer, clientId: audience, keys } = provider;
  let claims: JWTPayload;
  try {
    ({ payload: claims } = await jwtVerify(logoutToken, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_SKEW_S,
      maxTokenAge: OLDEST_S,
      currentDate: ctx.now,
      requiredClaims: ["iss", "aud", "iat", "exp", "jti", "events"],
    }));
  } catch (err) {
    ctx.log.warn({ err }, "a logout token was not accepted");
    return isUnavailable(err)
      ? { kind: "unavailable", why: "the provider's keys cannot be read" }
      : refused("its signature, issuer, audience or times are wrong");
  }
  const fault = findFault(claims);
  return fault === null ? obey(ctx, issuer, claims) : refused(fault);
}

function refused(why: string): LogoutAnswer {
  return { kind: "refused", why };
}

/** Errors of sockets have codes in capitals, without the prefix of jose's; its error of an answer that is no key set has a general code. */
function isUnavailable(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return !code.startsWith("ERR_J") || /^ERR_(?:JWKS_TIMEOUT|JWKS_INVALID|JOSE_GENERIC)$/.test(code);
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "" && value.length <= 255;
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the standard asks of the claims beyond those of every token. */
function findFault({ sub, sid, jti, events, nonce }: JWTPayload): string | null {
  if (!isText(jti)) return "jti is no text of at most 255 characters";
  if (!isObject(events) || !(EVENT in events) || !isObject(events[EVENT])) return `events does not have ${EVENT}`;
  if (nonce !== undefined) return "it has a nonce, which ID tokens have";
  if ((sub !== undefined && !isText(sub)) || (sid !== undefined && !isText(sid))) return "sub or sid is no text";
  return sub === undefined && sid === undefined ? "it has neither sub nor sid" : null;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * What a logout token ends, as hashes: the session of the provider, and of the person all sessions or, beside that one, those without a
 * session of the provider.
 */
function endedKeys(issuer: string, { sub, sid }: { sub?: string | undefined; sid?: string | undefined }): string[] {
  const session = sid === undefined ? [] : [sha256(`${issuer} session ${sid}`)];
  const person = sub === undefined ? [] : [sha256(`${issuer} ${sid === undefined ? "person" : "unnamed"} ${sub}`)];
  return [...session, ...person];
}

/**
 * Whether a logout token ended what would be a new session while its ID token was on its way. Whoever is signed out of the provider's session
 * stays so; whoever is signed out as a person may sign in again. Runs in the transaction that creates the session, and no logout at once.
 */
export async function wasEnded(
  tx: Transaction,
  given: { issuer: string; subject: string; providerSession: string | null; issuedAt: Date },
): Promise<boolean> {
  await lockLogouts(tx);
  const { issuer, subject: sub, providerSession, issuedAt } = given;
  const named = providerSession === null ? [] : endedKeys(issuer, { sid: providerSession });
  const unnamed = providerSession === null ? endedKeys(issuer, { sub, sid: "" }).slice(1) : [];
  const ofPerson = { ended: { hasSome: [...endedKeys(issuer, { sub }), ...unnamed] }, issuedAt: { gte: issuedAt } };
  return (await tx.logoutToken.count({ where: { OR: [{ ended: { hasSome: named } }, ofPerson] } })) > 0;
}

async function lockLogouts(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('logouts of people', 0))`;
}

/** A token that names a session ends that one, and those of the person whose session the provider did not name. */
async function obey(ctx: Context, issuer: string, { sub, sid, jti, iat = 0 }: JWTPayload): Promise<LogoutAnswer> {
  const id = sha256(`${issuer} ${jti}`);
  const expiresAt = new Date(ctx.now.getTime() + (OLDEST_S + 2 * CLOCK_SKEW_S) * 1000);
  const providerSession = typeof sid === "string" ? sid : undefined;
  const which = [
    ...(providerSession !== undefined ? [{ issuer, providerSession, ...(sub !== undefined && { subject: sub }) }] : []),
    ...(sub !== undefined
      ? [{ issuer, subject: sub, ...(providerSession !== undefined && { providerSession: null }) }]
      : []),
  ];
  return changeCredentials(ctx, async (tx): Promise<{ result: LogoutAnswer; credentials: string[] }> => {
    await lockLogouts(tx);
    const ended = endedKeys(issuer, { sub, sid: providerSession });
    const token = { id, ended, issuedAt: new Date(iat * 1000), expiresAt };
    const { count } = await tx.logoutToken.createMany({ data: [token], skipDuplicates: true });
    if (count === 0) return { result: refused("it was used before"), credentials: [] };
    const credentials = await revoke(ctx, tx, { OR: which }, "the provider signed the person out");
    return { result: { kind: "ended", sessions: credentials.length }, credentials };
  });
}

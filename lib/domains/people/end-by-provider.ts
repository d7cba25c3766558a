import { createHash } from "node:crypto";
import { type JWTPayload, jwtVerify } from "jose";
import type { Context } from "../../core/context.ts";
import { changeCredentials } from "../developers/index.ts";
import { revoke } from "./end-person-sessions.ts";
import { CLOCK_SKEW_S, readProvider } from "./provider.ts";

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
/** The oldest logout token that is accepted, seconds. */
const OLDEST_S = 300;
const LONGEST_TOKEN = 16_384;
/** Signatures that need the provider's private key. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** `refused`: the token is not valid. `unavailable`: it could not be checked, because the provider's keys cannot be read. */
export type LogoutAnswer = { kind: "ended"; sessions: number } | { kind: "refused" | "unavailable"; why: string };

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

/** A token that names a session ends that one, and those of the person whose session the provider did not name. */
async function obey(ctx: Context, issuer: string, { sub, sid, jti }: JWTPayload): Promise<LogoutAnswer> {
  const id = createHash("sha256").update(`${issuer} ${jti}`).digest("hex");
  const expiresAt = new Date(ctx.now.getTime() + (OLDEST_S + 2 * CLOCK_SKEW_S) * 1000);
  const providerSession = typeof sid === "string" ? sid : undefined;
  const which = [
    ...(providerSession !== undefined ? [{ issuer, providerSession, ...(sub !== undefined && { subject: sub }) }] : []),
    ...(sub !== undefined
      ? [{ issuer, subject: sub, ...(providerSession !== undefined && { providerSession: null }) }]
      : []),
  ];
  return changeCredentials(ctx, async (tx): Promise<{ result: LogoutAnswer; credentials: string[] }> => {
    const { count } = await tx.logoutToken.createMany({ data: [{ id, expiresAt }], skipDuplicates: true });
    if (count === 0) return { result: refused("it was used before"), credentials: [] };
    const ended = await revoke(ctx, tx, { OR: which }, "the provider signed the person out");
    return { result: { kind: "ended", sessions: ended.length }, credentials: ended };
  });
}

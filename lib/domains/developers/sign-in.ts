import { randomBytes } from "node:crypto";
import { SiweMessage } from "siwe";
import { getAddress, hashMessage } from "viem";
import { hasCode, isSignedByKey, judgeSignature } from "../../chain/interactive/verify-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { splitPublicOrigin } from "../../core/public-origin.ts";
import { checksum } from "../../core/schemas.ts";
import { trackAutomatically } from "../wallets/index.ts";
import { claimDeveloper, OWN_KEY } from "./ensure-developer.ts";

/**
 * How long a message may be signed, milliseconds: by a key until its nonce's `expiresAt`, by an account with code, whose owners may be many
 * and slow, for as long as the nonce is stored.
 */
const SIGNING_TIME_MS = { key: 600_000, account: 86_400_000 } as const;
/** Nonces of one client that are stored beyond the time of a key. Older ones serve no more. */
const MOST_SLOW_NONCES = 100;

export async function createNonce(ctx: Context): Promise<{ nonce: string; expiresAt: string }> {
  const nonce = randomBytes(16).toString("hex");
  const at = ctx.now.getTime();
  const expiresAt = new Date(at + SIGNING_TIME_MS.account);
  await ctx.db.authNonce.create({ data: { nonce, client: ctx.client ?? null, expiresAt } });
  return { nonce, expiresAt: new Date(at + SIGNING_TIME_MS.key).toISOString() };
}

/** A nonce that was issued and not used yet. */
interface IssuedNonce {
  client: string | null;
  issuedAt: Date;
}

/** Null if the nonce was used, has expired or was never issued. */
async function findNonce(ctx: Context, nonce: string): Promise<IssuedNonce | null> {
  const found = await ctx.db.authNonce.findUnique({ where: { nonce } });
  if (!found || found.expiresAt <= ctx.now) return null;
  return { client: found.client, issuedAt: new Date(found.expiresAt.getTime() - SIGNING_TIME_MS.account) };
}

/** Uses a nonce up. False if it was used before: of concurrent requests with one nonce, only one deletes it. */
async function useNonce(ctx: Context, nonce: string): Promise<boolean> {
  return (await ctx.db.authNonce.deleteMany({ where: { nonce } })).count === 1;
}

/** Uses a nonce up in the transaction of what was signed with it. Throws INVALID_SIGNATURE if it was used, has expired or was never issued. */
export async function spendNonce(sql: Sql, { nonce, now }: { nonce: string; now: Date }): Promise<void> {
  const { rowCount } = await sql.query("delete from auth_nonce where nonce = $1 and expires_at > $2", [nonce, now]);
  if (rowCount !== 1) throw nonceUsed();
}

const SESSION_LIFE_MS = 24 * 3_600_000;

export interface SessionRecord {
  id: string;
  developerId: string;
  wallet: Address;
  expiresAt: Date;
}

/**
 * Signs a wallet in: creates its developer if needed, tracks the wallet, and creates a session. The nonce is used up when a signature is
 * accepted. A key has ten minutes and signs for every chain; an account with code on the message's chain has a day, and signs for that
 * chain alone. Throws INVALID_SIGNATURE; UNSUPPORTED_CHAIN; CHAIN_UNAVAILABLE if a smart account's signature cannot be checked now.
 */
export async function signIn(
  ctx: Context,
  input: { message: string; signature: string; kind: "cookie" | "token" },
): Promise<SessionRecord> {
  const { message, signature, kind } = input;
  const { address, chainId, nonce, ...read } = readSignInMessage(message, {
    origin: ctx.env.PUBLIC_ORIGIN,
    now: ctx.now,
  });
  const issued = await findNonce(ctx, nonce);
  if (!issued) throw nonceUsed();
  const signed = { chainId, address, hash: hashMessage(message), signature };
  const isOfKey = await isSignedByKey(signed);
  const verdict = isOfKey ? { by: "key" } : await judgeSignature(ctx, signed);
  if ("refusal" in verdict) throw new ServiceError("INVALID_SIGNATURE", verdict.refusal);
  const isSlow = read.isSlow || ctx.now.getTime() - issued.issuedAt.getTime() >= SIGNING_TIME_MS.key;
  if (isSlow && verdict.by !== "account") await requireCode(ctx, { chainId, address });
  if (!(await useNonce(ctx, nonce))) throw nonceUsed();
  const developer = await claimDeveloper(ctx, { wallet: address, chainId: isOfKey ? OWN_KEY : chainId });
  const session = {
    id: createId("session", ctx.now),
    developerId: developer.id,
    wallet: address,
    expiresAt: new Date(ctx.now.getTime() + SESSION_LIFE_MS),
  };
  const data = { ...session, chainId: isOfKey ? null : BigInt(chainId), kind, createdAt: ctx.now };
  await ctx.db.session.create({ data });
  await trackSignedIn(ctx, address, issued.client);
  return session;
}

function nonceUsed(): ServiceError {
  return new ServiceError("INVALID_SIGNATURE", "The nonce is unknown, too old or used already; request a new one.");
}

/** After the time of a key, only an account with code on the chain may still sign in. */
async function requireCode(ctx: Context, { chainId, address }: { chainId: number; address: Address }): Promise<void> {
  const isConfigured = ctx.env.CHAINS.some((chain) => chain.id === chainId);
  if (isConfigured && (await hasCode(ctx, { chainId, address }))) return;
  throw new ServiceError(
    "INVALID_SIGNATURE",
    `The message or its nonce is too old: a key has ten minutes, and there is no code at ${checksum(address)} on chain ${chainId}. Request a new nonce.`,
  );
}

/** Tracks a signed-in wallet. If that fails, the wallet is still signed in. */
async function trackSignedIn(ctx: Context, address: Address, client: string | null): Promise<void> {
  const chainIds = ctx.env.CHAINS.filter((chain) => chain.wallets === "tracked").map((chain) => chain.id);
  try {
    const isTracked = await trackAutomatically(ctx, { address, chainIds, kind: "sign-in", client });
    if (!isTracked) ctx.log.info({ address }, "a wallet that signed in is not tracked: the limit is used up");
  } catch (err) {
    ctx.log.warn({ err, address }, "a wallet that signed in is not tracked");
  }
}

/** Characters. */
const LONGEST_MESSAGE = 4_096;
/** How far the wallet's clock may be ahead. */
const CLOCK_SKEW_MS = 60_000;

interface SignInMessage {
  /** Lower case. */
  address: Address;
  chainId: number;
  nonce: string;
  /** It was issued before the time that a key has. */
  isSlow?: true;
}

/**
 * Reads a Sign-In with Ethereum message by the grammar of ERC-4361. Throws INVALID_SIGNATURE with the cause unless it has this service's
 * origin and is valid now, if an account with code signs it. The caller checks nonce, chain, signature, and the shorter time of a key.
 */
export function readSignInMessage(text: string, expected: { origin: string; now: Date }): SignInMessage {
  if (text.length > LONGEST_MESSAGE) throw invalid(`The message is longer than ${LONGEST_MESSAGE} characters`);
  const fields = parse(text);
  const { protocol, host } = new URL(expected.origin);
  const scheme = fields.scheme?.toLowerCase();
  if (readHost(fields.domain, protocol) !== host || (scheme !== undefined && `${scheme}:` !== protocol)) {
    throw invalid(`The message must be for the domain ${host}, not ${scheme ? `${scheme}://` : ""}${fields.domain}`);
  }
  const uri = URL.canParse(fields.uri) ? new URL(fields.uri) : null;
  if (!uri || !isAtOrBelow(uri, expected.origin) || uri.username !== "" || uri.password !== "") {
    throw invalid(`The message must name a URI of ${expected.origin}, not ${fields.uri}`);
  }
  const chainId = Number(fields.chainId);
  if (!Number.isSafeInteger(chainId)) throw invalid(`The chain id ${fields.chainId} is larger than any chain's`);
  const issued = checkTimes(fields, expected.now.getTime());
  const isSlow = expected.now.getTime() - issued >= SIGNING_TIME_MS.key;
  const address = fields.address.toLowerCase() as Address; // It is one, by its form.
  return { address, chainId, nonce: fields.nonce, ...(isSlow && { isSlow }) };
}

/** Other services may have other paths of the same host. */
function isAtOrBelow(uri: URL, publicOrigin: string): boolean {
  const { origin, basePath } = splitPublicOrigin(publicOrigin);
  return uri.origin === origin && `${uri.pathname}/`.startsWith(`${basePath}/`);
}

/** Characters of RFC 3986 besides `%`: those of a statement, with spaces; of a URI; and of a request id (pchar). */
const STATEMENT = /^[\w.~:/?#[\]@!$&'()*+,;= -]*$/;
const URI = /^[a-z][a-z\d+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i;
const REQUEST_ID = /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})*$/i;

/** The fields of a message in their order, with their labels and forms; the optional ones may be absent. */
const labels = [
  ["uri", "URI: ", URI, "a URI (RFC 3986)"],
  ["version", "Version: ", /^1$/, "1, the only version"],
  ["chainId", "Chain ID: ", /^\d+$/, "a number in digits"],
  ["nonce", "Nonce: ", /^[a-z\d]{8,}$/i, "at least eight letters and digits, as GET /v1/auth/nonce gives them"],
  ["issuedAt", "Issued At: ", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/i, "a time of RFC 3339, such as 2026-01-31T12:00:00Z"],
  ["expirationTime", "Expiration Time: ", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/i, "a time of RFC 3339"],
  ["notBefore", "Not Before: ", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/i, "a time of RFC 3339"],
  ["requestId", "Request ID: ", REQUEST_ID, "an id of characters that a path may have (RFC 3986)"],
] as const;
const optional: ReadonlySet<string> = new Set(["expirationTime", "notBefore", "requestId"]);
type Field = (typeof labels)[number][0];
type Optional = "expirationTime" | "notBefore" | "requestId";
type Fields = { scheme: string | undefined; domain: string; address: string } & Record<
  Exclude<Field, Optional>,
  string
> &
  Partial<Record<Optional, string>>;

const FIRST_LINE = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\S+) wants you to sign in with your Ethereum account:$/i;

/** Reads the lines, whose forms name the cause of what is wrong; the grammar decides about the rest, such as characters of URIs. */
function parse(text: string): Fields {
  if (text.includes("\r")) throw notSiwe("its lines must end with LF alone");
  const lines = text.split("\n");
  const [, scheme, domain] = FIRST_LINE.exec(lines[0] ?? "") ?? [];
  if (domain === undefined) {
    throw notSiwe("line 1 must be the domain and `wants you to sign in with your Ethereum account:`");
  }
  const address = readAddress(lines[1] ?? "");
  const start = lines[2] === "" && lines[3] === "" ? 4 : 5;
  if (lines[2] !== "" || lines[start - 1] !== "") throw notSiwe("a statement is one line between two empty ones");
  if (start === 5 && !STATEMENT.test(lines[3] ?? "")) {
    throw notSiwe("the statement may have only ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;=");
  }
  const fields = { scheme, domain, address, ...readFields(lines, start) };
  try {
    new SiweMessage(text);
  } catch {
    throw notSiwe("it has a day or time that does not exist, or a URI that is none");
  }
  return fields;
}

function readAddress(line: string): string {
  if (!/^0x[\da-f]{40}$/i.test(line)) throw notSiwe("line 2 must be the address");
  const checksummed = getAddress(line.toLowerCase());
  if (line !== checksummed) throw notSiwe(`the address must have its checksum (EIP-55): ${checksummed}`);
  return line;
}

function readFields(lines: readonly string[], start: number): Omit<Fields, "scheme" | "domain" | "address"> {
  const found: Partial<Record<Field, string>> = {};
  let at = start;
  for (const [field, label, form, words] of labels) {
    const line = lines[at];
    if (!line?.startsWith(label)) {
      if (optional.has(field)) continue;
      throw notSiwe(`line ${at + 1} must be \`${label}…\``);
    }
    const value = line.slice(label.length);
    if (!form.test(value)) throw notSiwe(`\`${label.trimEnd()}\` must be followed by ${words}`);
    found[field] = value;
    at += 1;
  }
  const rest = lines.slice(at);
  if (rest.length > 0 && (rest[0] !== "Resources:" || rest.slice(1).some((line) => !line.startsWith("- ")))) {
    throw notSiwe(`line ${at + 1} is none of the standard's, or not in its place`);
  }
  const bad = rest.findIndex((line, index) => index > 0 && !URI.test(line.slice(2)));
  if (bad > 0) throw notSiwe(`line ${at + bad + 1} must be \`- \` and a URI (RFC 3986)`);
  return found as Omit<Fields, "scheme" | "domain" | "address">; // Those that are not optional were found.
}

/** Host and port of an authority as URLs write them: without the scheme's own port, in lower case. Null with a user, or if it is none. */
function readHost(domain: string, protocol: string): string | null {
  if (!/^(?:\[[\da-f:.]+\]|[^[\]:@/?#\\]+)(?::\d*)?$/i.test(domain)) return null;
  return URL.canParse(`${protocol}//${domain}`) ? new URL(`${protocol}//${domain}`).host : null;
}

/** Returns when the message was issued, unix milliseconds. */
function checkTimes({ issuedAt, expirationTime, notBefore }: Fields, now: number): number {
  // Comparisons with an invalid time are false, so each states what must be true.
  const issued = readTime(issuedAt);
  if (!(issued <= now + CLOCK_SKEW_MS)) throw invalid(`The message was issued in the future: ${issuedAt}`);
  if (!(issued > now - SIGNING_TIME_MS.account)) throw invalid(`The message was issued too long ago: ${issuedAt}`);
  if (expirationTime !== undefined && !(readTime(expirationTime) > now)) {
    throw invalid(`The message has expired: ${expirationTime}`);
  }
  if (notBefore !== undefined && !(readTime(notBefore) <= now + CLOCK_SKEW_MS)) {
    throw invalid(`The message is not valid before ${notBefore}`);
  }
  return issued;
}

/** RFC 3339 allows lower case and leap seconds, which JavaScript does not read. */
function readTime(time: string): number {
  return Date.parse(time.toUpperCase().replace(/:60(?=[.Z+-])/, ":59"));
}

function notSiwe(cause: string): ServiceError {
  return invalid(`The message is not one of Sign-In with Ethereum (ERC-4361): ${cause}`);
}

function invalid(message: string): ServiceError {
  return new ServiceError("INVALID_SIGNATURE", `${message}.`);
}

/** How long a developer that has nothing is kept, milliseconds; and one whose data was erased, since limits count as many days. */
const IDLE_MS = 7 * 86_400_000;
const ERASED_MS = 31 * 86_400_000;

/** Deletes expired nonces and sessions, and developers that signed in and did nothing. */
export async function expireSignIns(ctx: Context): Promise<void> {
  const where = { expiresAt: { lte: ctx.now } };
  await ctx.db.authNonce.deleteMany({ where });
  await dropNonces(ctx);
  await ctx.db.session.deleteMany({ where });
  await expireIdleDevelopers(ctx);
}

/** Anybody gets any number of nonces, so that of each client only some live as long as accounts with several owners need. */
async function dropNonces({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  const slow = new Date(now.getTime() + SIGNING_TIME_MS.account - SIGNING_TIME_MS.key);
  await pg.query(
    `delete from auth_nonce where nonce in (
       select nonce from (
         select nonce, row_number() over (partition by client order by expires_at desc, nonce) as place
         from auth_nonce where expires_at <= $1) as slow
       where place > $2)`,
    [slow, MOST_SLOW_NONCES],
  );
}

/**
 * Anybody can sign in with any number of new wallets. A developer that a sign-in made and that owns nothing, of a wallet that is not
 * indexed, is deleted with the audit entries of its creation and of its sessions; the next sign-in makes another.
 */
async function expireIdleDevelopers({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  const owning = [
    "session",
    "api_key",
    "webhook",
    "policy",
    "attestation_schema",
    "tracking",
    "sponsored_mint",
    "appeal",
    "notice_channel",
  ];
  const owns = owning.map((table) => `not exists (select from ${table} where developer_id = d.id)`).join(" and ");
  await pg.query(
    `with gone as (
       delete from developer d
       where d.created_at < $1 and (d.erasing_at is null or d.erased_at < $2) and d.chain_id is not null and d.tier = 'free' and d.suspended_at is null and ${owns}
         and d.erased_trackings = 0 and not exists (select from wallet w where w.address = d.wallet)
       returning d.id, d.wallet, d.created_at),
     of_sessions as (
       delete from audit_entry a using gone
       where a.actor = gone.wallet and a.at >= gone.created_at and a.act in ('session.ended', 'sessions.ended'))
     delete from audit_entry a using gone where a.target = gone.id and a.act = 'developer.created'`,
    [new Date(now.getTime() - IDLE_MS), new Date(now.getTime() - ERASED_MS)],
  );
}

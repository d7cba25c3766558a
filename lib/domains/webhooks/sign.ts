import { createHmac, randomBytes } from "node:crypto";
import type { SignatureKey } from "./schemas.ts";

/** Prefix of Standard Webhooks; base64 of the key follows. */
const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;
/** Lengths of keys in Standard Webhooks. Bare base64 of another length is a text. */
const [FEWEST_BYTES, MOST_BYTES] = [24, 64];

/** A secret, and what its `webhook-signature` is keyed with: the bytes its base64 stands for, or those of its text. */
export interface SigningSecret {
  text: string;
  key: SignatureKey;
}

export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * The signature headers of a delivery.
 *
 * - `x-svc-signature`: hex HMAC-SHA256 of the raw body, keyed with the UTF-8 text of the newest secret.
 * - `webhook-id`, `webhook-timestamp`, `webhook-signature`: Standard Webhooks 1.0.0, `v1,` and base64 HMAC-SHA256 of
 *   `id.timestamp.body`, one signature for each valid secret, newest first.
 */
export function signatureHeaders(input: {
  messageId: string;
  at: Date;
  body: string;
  /** Newest first. */
  secrets: readonly [SigningSecret, ...SigningSecret[]];
}): Record<string, string> {
  const { messageId, at, body, secrets } = input;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${messageId}.${timestamp}.${body}`;
  return {
    "x-svc-signature": createHmac("sha256", secrets[0].text).update(body).digest("hex"),
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets
      .map((secret) => `v1,${createHmac("sha256", keyBytes(secret)).update(signed).digest("base64")}`)
      .join(" "),
  };
}

function keyBytes({ text, key }: SigningSecret): Buffer {
  const decoded = key === "base64" ? decodeBase64(withoutPrefix(text)) : null;
  return decoded ?? Buffer.from(text, "utf8");
}

/** What keys the signature of a secret without a fault, as in the libraries of Standard Webhooks. */
export function signatureKeyOf(secret: string): SignatureKey {
  return isBareKey(secret) ? "base64" : storedKeyOf(secret);
}

/** What keys the signature of a secret that was stored before the key was: bare base64 was a text. */
export function storedKeyOf(secret: string): SignatureKey {
  return secret.startsWith(SECRET_PREFIX) && decodeBase64(withoutPrefix(secret)) ? "base64" : "utf8";
}

/** What people copy with a secret, and what is wrong then. */
const wrappings: readonly [pattern: RegExp, fault: string][] = [
  [
    /^(?:(?:export|set|declare)\s+)?(?!whsec_)[a-z_][\w.-]*\s*[=:]\s*(?=\S)/i,
    "must be the value alone, not a line of .env",
  ],
  [/^[\s\p{Cf}]+|[\s\p{Cf}]+$/u, "must not have white space at an end"],
  [/^["'`‘’“”]|["'`‘’“”]$/u, "must not be in quotes"],
  [/^v\d+\w*,/i, "must not have v1, before it"],
  [/\s+#.*$|[;,]$/, "must be the value alone, not a line of .env"],
];

/**
 * Why a secret that looks like one of Standard Webhooks would verify nowhere, as each library reads another key from it. Null for an
 * exact one, and for any other text.
 */
export function findSecretFault(secret: string): string | null {
  if (isBareKey(secret) || storedKeyOf(secret) === "base64") return null;
  let [bare, fault]: [string, string | undefined] = [secret, undefined];
  for (let found = wrappings.find(([pattern]) => pattern.test(bare)); found; ) {
    bare = bare.replace(found[0], "");
    fault ??= found[1];
    found = wrappings.find(([pattern]) => pattern.test(bare));
  }
  const isPrefixed = /^whsec_/i.test(bare);
  if (fault && (isPrefixed || isBareKey(bare))) return fault;
  if (isPrefixed) return findPrefixedFault(secret);
  return /whsec_[\w+/-]{16}/i.test(secret) ? "must begin with whsec_" : null;
}

/** What is wrong with a secret that begins with `whsec_` in some case. */
function findPrefixedFault(secret: string): string {
  if (!secret.startsWith(SECRET_PREFIX)) return "must begin with whsec_ in lower case";
  const encoded = withoutPrefix(secret);
  if (/^whsec_/i.test(encoded)) return "must have whsec_ once";
  if (/^[\w-]+=*$/.test(encoded) && /[_-]/.test(encoded)) {
    return "must have standard base64 after whsec_, with + and /, not base64url, with - and _";
  }
  if (/^[A-Za-z0-9+/]+=*$/.test(encoded) && encoded.length % 4 !== 0) {
    return "must have base64 with its padding (= at the end) after whsec_";
  }
  return "must have exact base64 after whsec_";
}

const withoutPrefix = (secret: string): string =>
  secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;

function isBareKey(secret: string): boolean {
  const length = decodeBase64(secret)?.length ?? 0;
  return length >= FEWEST_BYTES && length <= MOST_BYTES;
}

/** Strictly decodes base64 with padding; null for malformed or empty input. */
function decodeBase64(encoded: string): Buffer | null {
  const bytes = Buffer.from(encoded, "base64");
  return bytes.length > 0 && bytes.toString("base64") === encoded ? bytes : null;
}

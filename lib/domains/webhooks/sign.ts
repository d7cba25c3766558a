import { createHmac, randomBytes } from "node:crypto";

/** What a secret made by the service begins with, as Standard Webhooks has it: base64 of the key bytes follows. */
const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;
/** Bytes a key has at the least, as Standard Webhooks wants it. */
const LEAST_BYTES = 24;

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** What is wrong with a secret that a developer brings along, or null. */
export function findSecretFault(secret: string): string | null {
  const encoded = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : null;
  if (encoded !== null && decodeBase64(encoded) === null) {
    return `must be base64 with its padding after ${SECRET_PREFIX}`;
  }
  if (standardKey(secret).length >= LEAST_BYTES) return null;
  return encoded === null
    ? `must have at least ${LEAST_BYTES} bytes`
    : `must have at least ${LEAST_BYTES} bytes, in base64, after ${SECRET_PREFIX}`;
}

/**
 * The headers that prove where a delivery comes from.
 *
 * - `x-svc-signature`: hex HMAC-SHA256 of the raw body, keyed with the UTF-8 bytes of the newest secret as it was given.
 * - `webhook-id`, `webhook-timestamp`, `webhook-signature`: Standard Webhooks 1.0.0, `v1,` and base64 HMAC-SHA256 of
 *   `id.timestamp.body`, one signature for each secret in use, the newest first.
 */
export function signatureHeaders(input: {
  messageId: string;
  at: Date;
  body: string;
  /** The newest first. */
  secrets: readonly [string, ...string[]];
}): Record<string, string> {
  const { messageId, at, body, secrets } = input;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${messageId}.${timestamp}.${body}`;
  return {
    "x-svc-signature": createHmac("sha256", secrets[0]).update(body).digest("hex"),
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets
      .map((secret) => `v1,${createHmac("sha256", standardKey(secret)).update(signed).digest("base64")}`)
      .join(" "),
  };
}

/** The key bytes Standard Webhooks means: base64 after the prefix; a secret of another shape is taken as text. */
function standardKey(secret: string): Buffer {
  const encoded = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : "";
  return decodeBase64(encoded) ?? Buffer.from(secret, "utf8");
}

/** The bytes of base64 with its padding; null for what every strict decoder refuses, and for no bytes at all. */
function decodeBase64(encoded: string): Buffer | null {
  const bytes = Buffer.from(encoded, "base64");
  return bytes.length > 0 && bytes.toString("base64") === encoded ? bytes : null;
}

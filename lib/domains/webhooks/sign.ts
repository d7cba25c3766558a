import { createHmac, randomBytes } from "node:crypto";

/** What a secret made by the service begins with, as Standard Webhooks has it: base64 of the key bytes follows. */
const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
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
  const isBase64 = encoded !== "" && /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) && encoded.length % 4 === 0;
  return isBase64 ? Buffer.from(encoded, "base64") : Buffer.from(secret, "utf8");
}

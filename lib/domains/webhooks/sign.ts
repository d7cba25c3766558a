import { createHmac, randomBytes } from "node:crypto";

/** Prefix of Standard Webhooks; base64 of the key follows. */
const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;

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

/** The key of Standard Webhooks: base64 after the prefix, otherwise the text. */
function standardKey(secret: string): Buffer {
  const encoded = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : "";
  return decodeBase64(encoded) ?? Buffer.from(secret, "utf8");
}

/** Strictly decodes base64 with padding; null for malformed or empty input. */
function decodeBase64(encoded: string): Buffer | null {
  const bytes = Buffer.from(encoded, "base64");
  return bytes.length > 0 && bytes.toString("base64") === encoded ? bytes : null;
}

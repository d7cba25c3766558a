import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * A key is a prefix, 30 random base62 characters (178 bits) and 6 base62 characters of CRC32. Secret scanners recognise the form,
 * and a mistyped key is rejected without a look-up.
 */
export const keyPrefixes = { secret: "svc_live_", publishable: "svc_pub_" } as const;
export type KeyKind = keyof typeof keyPrefixes;
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX = new RegExp(`^(?:${Object.values(keyPrefixes).join("|")})`);
const SHAPE = new RegExp(`${PREFIX.source}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** The key is never stored, only its {@link hashKey}. */
export function newKey(kind: KeyKind = "secret"): string {
  let body: string = keyPrefixes[kind];
  const length = body.length + RANDOM_LENGTH;
  while (body.length < length) {
    // Skip bytes from 248, so that every character is equally likely.
    for (const byte of randomBytes(64)) {
      if (byte < 248 && body.length < length) body += alphabet.charAt(byte % 62);
    }
  }
  return body + checksum(body);
}

/** Whether a text begins as a key of some kind, and so can be nothing else. */
export function beginsAsKey(text: string): boolean {
  return PREFIX.test(text);
}

/** Whether a text has the form and checksum of a key. */
export function isKey(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** SHA-256 as hex. Keys have too much randomness for guessing, so a slow hash would add nothing. */
export function hashKey(key: string): string {
  return hash("sha256", key, "hex");
}

function checksum(text: string): string {
  let digits = "";
  for (let rest = crc32(text); digits.length < CHECKSUM_LENGTH; rest = Math.floor(rest / 62)) {
    digits = alphabet.charAt(rest % 62) + digits;
  }
  return digits;
}

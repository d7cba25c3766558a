import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Env } from "./env.ts";

const ALGORITHM = "aes-256-gcm";
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Encrypts a secret: AES-256-GCM, key by HKDF from the setting ENCRYPTION_KEY. `place` is bound as associated data, so the
 * result cannot be decrypted in another row. Returns base64url of IV, tag and text.
 */
export function seal(key: string, place: string, secret: string): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv(ALGORITHM, derive(key), iv).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** Decrypts the result of {@link seal}. Throws if key, place or text differ. */
export function unseal(key: string, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(ALGORITHM, derive(key), bytes.subarray(0, IV_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  return decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH), undefined, "utf8") + decipher.final("utf8");
}

/** Like {@link unseal}, with the first key that works. Throws if none does. */
export function unsealWithAny(keys: readonly string[], place: string, sealed: string): string {
  const faults: unknown[] = [];
  for (const key of keys) {
    try {
      return unseal(key, place, sealed);
    } catch (error) {
      faults.push(error);
    }
  }
  throw new AggregateError(faults, "no key decrypts this secret");
}

type EncryptionKeys = Pick<Env, "ENCRYPTION_KEY" | "ENCRYPTION_KEY_PREVIOUS">;

/** The current key, then the previous one. */
function keysOf({ ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS }: EncryptionKeys): string[] {
  return ENCRYPTION_KEY_PREVIOUS === undefined ? [ENCRYPTION_KEY] : [ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS];
}

/** Decrypts with the current or the previous key of the settings. Throws if neither works. */
export function openSealed(env: EncryptionKeys, place: string, sealed: string): string {
  return unsealWithAny(keysOf(env), place, sealed);
}

/** Encrypted with the current key; unchanged if that decrypts it, or no key does. */
export function reseal(env: EncryptionKeys, place: string, sealed: string): string {
  try {
    unseal(env.ENCRYPTION_KEY, place, sealed);
    return sealed;
  } catch {
    // Encrypted with another key.
  }
  try {
    return seal(env.ENCRYPTION_KEY, place, openSealed(env, place, sealed));
  } catch {
    return sealed;
  }
}

/** Hex of an HMAC-SHA256 of a text, one for each key of the settings, the current one's first: without the key nobody finds out the text. */
export function keyedHashes(env: EncryptionKeys, purpose: string, text: string): string[] {
  return keysOf(env).map((key) =>
    createHmac("sha256", Buffer.from(hkdfSync("sha256", key, "", `credence ${purpose}`, 32)))
      .update(text)
      .digest("hex"),
  );
}

function derive(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "credence secrets at rest", 32));
}

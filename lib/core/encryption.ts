import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

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

function derive(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "credence secrets at rest", 32));
}

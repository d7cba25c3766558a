export { createKey, type KeyRecord } from "./create-key.ts";
export { type DeveloperRecord, ensureDeveloper } from "./ensure-developer.ts";
export { ensureLocalDeveloper } from "./ensure-local-developer.ts";
export { KEYS_CHANNEL } from "./internal.ts";
export { hashKey, isKey } from "./key-format.ts";
export { type LiveKey, lookUpKey, markKeyUsed } from "./look-up-key.ts";
export { revokeKey } from "./revoke-key.ts";
export { setTier } from "./set-tier.ts";

export {
  findDeveloper,
  getDeveloper,
  listDevelopers,
  setPlanTier,
  suspendDeveloper,
  suspendKey,
} from "./developers.ts";
export { ensureDeveloper, OWN_KEY } from "./ensure-developer.ts";
export { expireUsage, getUsage, saveBeforeReading, saveCounts } from "./get-usage.ts";
export { CREDENTIALS_CHANNEL, changeCredentials, forgetCredential, onCredentialChange } from "./internal.ts";
export { beginsAsKey, hashKey, isKey } from "./key-format.ts";
export { createKey, expireKeys, listKeys, revokeKey, rotateKey } from "./keys.ts";
export { latencyBucket, noLatencies } from "./latency.ts";
export { lookUpKey, lookUpSession, markKeyUsed, markSessionUsed } from "./look-up-credential.ts";
export type { KeyRecord, SessionView, UsageView } from "./schemas.ts";
export { endSession, endSessions, listSessions, revokeSession } from "./sessions.ts";
export { createNonce, expireSignIns, type SessionRecord, signIn, spendNonce } from "./sign-in.ts";

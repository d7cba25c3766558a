export {
  BACKFILL_CHANNEL,
  CLAIM_MS,
  type ClaimedBackfill,
  claimBackfills,
  enqueueBackfills,
  pruneBackfillParties,
  releaseClaim,
  renewClaims,
} from "./backfill-queue.ts";
export { getWallet } from "./get-wallet.ts";
export { forgetWallets, keepWallets, rememberWallets, trackLater } from "./remember-wallets.ts";
export { type ResolvedIdentity, requireIdentity, requireSubject, userNotFound } from "./require-subject.ts";
export {
  IDENTITY_COLUMNS,
  IDENTITY_JOINS,
  type IdentityColumns,
  identityOf,
  type KnownIdentity,
  namesStartingWith,
  resolveIdentities,
  shownName,
  subjectOf,
  svcIdsOf,
  waitEnd,
  walletsOf,
} from "./subject-of.ts";
export { expireAutomaticTracking, trackAutomatically } from "./track-automatically.ts";
export { MOST_TRACKED, trackWallet } from "./track-wallet.ts";
export { eraseFromGroups, joinGroups, nullifierOf, wasLinked } from "./wallet-groups.ts";

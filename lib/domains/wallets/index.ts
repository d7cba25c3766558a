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
export {
  IDENTITY_COLUMNS,
  IDENTITY_JOINS,
  type IdentityColumns,
  identityOf,
  type KnownIdentity,
  namesStartingWith,
  type ResolvedIdentity,
  requireIdentity,
  requireSubject,
  resolveIdentities,
  shownName,
  subjectOf,
  svcIdsOf,
  userNotFound,
  waitEnd,
  walletsOf,
} from "./subject-of.ts";
export { expireAutomaticTracking, trackAutomatically } from "./track-automatically.ts";
export {
  forgetWallets,
  getWallet,
  keepWallets,
  MOST_TRACKED,
  rememberWallets,
  trackLater,
  trackWallet,
} from "./track-wallet.ts";
export { eraseFromGroups, joinGroups, nullifierOf, wasLinked } from "./wallet-groups.ts";

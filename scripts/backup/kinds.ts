/** The first line of an export, and what its format is called. */
export const FORMAT = "credence-export";
/** Raised when a reader of the version before would get something wrong. */
export const VERSION = 1;

/** Why a webhook is off after an import, for people. */
export const NO_SECRET = "It was imported, and exports hold no secrets. Rotate the secret, then switch it on.";

export interface Kind {
  table: string;
  /** Columns that are not in the file; each has a default, or is filled. */
  without?: readonly string[];
  /** SQL of a column's value in an export, where it is not the column itself. */
  exportAs?: Readonly<Record<string, string>>;
  /** SQL of columns that an import fills. */
  fill?: Readonly<Record<string, string>>;
}

/** Every kind of record, in the order of the file: what others refer to comes first. A record is a row of its table. */
export const kinds: Readonly<Record<string, Kind>> = {
  meta: { table: "meta" },
  developer: { table: "developer" },
  key: { table: "api_key" },
  dayCount: { table: "day_count" },
  usage: { table: "usage_hour" },
  audit: { table: "audit_log" },
  wallet: { table: "wallet" },
  trackedWallet: { table: "tracked_wallet" },
  tracking: { table: "tracking" },
  chainCursor: { table: "chain_cursor" },
  block: { table: "block" },
  quarantinedTransaction: { table: "quarantined_transaction" },
  quarantinedWallet: { table: "quarantined_wallet" },
  nameEvent: { table: "name_event" },
  identity: { table: "identity" },
  identityWallet: { table: "identity_wallet" },
  identityPast: { table: "identity_past" },
  nameChange: { table: "name_change" },
  reservationCursor: { table: "reservation_cursor" },
  reservation: { table: "reservation" },
  voucher: { table: "voucher" },
  referralCode: { table: "referral_code" },
  referral: { table: "referral" },
  sponsoredMint: { table: "sponsored_mint" },
  attestationSchema: { table: "attestation_schema" },
  attestation: { table: "attestation" },
  issuerWeight: { table: "issuer_weight" },
  notification: { table: "notification" },
  policy: { table: "policy" },
  webhook: {
    table: "webhook",
    without: ["secret", "old_secret", "old_secret_until", "failing_since"],
    // One that an import switched off counts as switched on, so that an export of an import says the same.
    exportAs: {
      active: `t.active or t.disabled_reason is not distinct from '${NO_SECRET}'`,
      disabled_reason: `nullif(t.disabled_reason, '${NO_SECRET}')`,
    },
    // Replaced at once by secrets that are sealed.
    fill: { secret: "''" },
  },
  earnedAchievement: { table: "earned_achievement" },
  score: { table: "score" },
  scoreRemoved: { table: "score_removed" },
  scoreHistory: { table: "score_history" },
  scoreHistogram: { table: "score_histogram" },
  boardDay: { table: "board_day" },
  facts: { table: "facts" },
  fundingCluster: { table: "funding_cluster" },
  activity: { table: "activity" },
};

/** Lines for others to read and verify; an import passes over them, since what they say stands in the records. */
export const derivedKinds = ["easPackage", "receipt"] as const;

/** Tables that are not exported, and why that loses nothing. */
export const leftOut: Readonly<Record<string, string>> = {
  session: "everybody signs in again",
  auth_nonce: "lives ten minutes",
  idempotent_request: "answers kept for 24 hours",
  outbox: "events on their way to webhooks, whose secrets are not exported",
  webhook_delivery: "what was sent to webhooks; forgotten after 30 days",
  webhook_attempt: "the same",
  backfill: "an import asks again for the histories that were being read",
  backfill_party: "the same",
  staged_activity: "the same",
  automatic_tracking: "counts of the last day",
  trading_cursor: "the worker counts swaps again from activity",
  trade: "the same",
  trading_holding: "the same",
  trader: "the same",
  trader_count: "the same",
  stale_trader: "the same",
};

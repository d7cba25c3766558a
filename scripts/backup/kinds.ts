/** The name of the format, in the first line of an export. */
export const FORMAT = "credence-export";
/** Increased with every change that the previous reader would misread. */
export const VERSION = 1;

/** Why a webhook is off after an import, for people. */
export const NO_SECRET =
  "It was imported, and exports hold no secrets of webhooks. Rotate the secret, then switch it on.";
/** SQL of both texts for it: version 1.0.0 left two words out. */
const NO_SECRET_TEXTS = `('${NO_SECRET}', '${NO_SECRET.replace(" of webhooks", "")}')`;

export interface Kind {
  table: string;
  /** Columns that are not in the file; each has a default, or is filled. */
  without?: readonly string[];
  /** SQL of a column's value in an export, if not the column itself. */
  exportAs?: Readonly<Record<string, string>>;
  /** Columns of bytes that are text in the file: `0x` and hex digits. */
  hex?: readonly string[];
  /** SQL of columns that an import fills. */
  fill?: Readonly<Record<string, string>>;
}

/** Every kind of record, in the order of the file: referenced kinds come first. A record is a row of its table. */
export const kinds: Readonly<Record<string, Kind>> = {
  meta: { table: "meta" },
  developer: { table: "developer" },
  key: { table: "api_key" },
  dayCount: { table: "day_count" },
  usage: { table: "usage_hour" },
  audit: { table: "audit_entry" },
  wallet: { table: "wallet" },
  // How far earlier attestations were read is left out: after an import they are read again.
  trackedWallet: { table: "tracked_wallet", without: ["attested_from", "attested_to", "attest_due"] },
  tracking: { table: "tracking" },
  chainCursor: { table: "chain_cursor" },
  explorerHead: { table: "explorer_head" },
  chainControl: { table: "chain_control" },
  block: { table: "block" },
  quarantinedTransaction: { table: "quarantined_transaction" },
  quarantinedWallet: { table: "quarantined_wallet" },
  nameEvent: { table: "name_event" },
  agentEvent: { table: "agent_event" },
  agentSource: { table: "agent_source" },
  identity: { table: "identity" },
  identityWallet: { table: "identity_wallet" },
  identityPast: { table: "identity_past" },
  identityDeparture: { table: "identity_departure" },
  walletGroup: { table: "wallet_group" },
  reservationCursor: { table: "reservation_cursor" },
  reservation: { table: "reservation" },
  voucher: { table: "voucher" },
  referralCode: { table: "referral_code" },
  referral: { table: "referral" },
  sponsoredMint: { table: "sponsored_mint" },
  sentTransaction: { table: "sent_transaction" },
  pendingAttestation: { table: "pending_attestation" },
  attestationSchema: { table: "attestation_schema" },
  attestation: { table: "attestation" },
  leftOutAttestation: { table: "left_out_attestation" },
  earlyRevocation: { table: "early_revocation" },
  takedown: { table: "takedown" },
  // Refreshed at once after an import.
  screeningList: { table: "screening_list", without: ["etag", "last_modified", "due_at"], fill: { due_at: "now()" } },
  screeningEntry: { table: "screening_entry" },
  screeningDay: { table: "screening_day" },
  issuerWeight: { table: "issuer_weight" },
  appeal: { table: "appeal" },
  notification: { table: "notification" },
  policy: { table: "policy" },
  passNullifier: { table: "pass_nullifier" },
  snapshotToken: { table: "snapshot_token" },
  snapshotBlock: { table: "snapshot_block" },
  snapshotAnswer: { table: "snapshot_answer" },
  policyWatch: { table: "policy_watch" },
  // Outcomes without an event are found again.
  watchedWallet: { table: "watched_wallet", without: ["claim", "next_outcome", "next_blocks", "message_id"] },
  webhook: {
    table: "webhook",
    without: [
      ...["secret", "old_secret", "old_secret_until", "signature_key", "old_signature_key"],
      ...["failing_since", "is_full", "missed_from", "missed_until"],
    ],
    // A webhook that an import disabled is exported as active, so that an export of an import is the same.
    exportAs: {
      active: `t.active or coalesce(t.disabled_reason in ${NO_SECRET_TEXTS}, false)`,
      disabled_reason: `case when t.disabled_reason not in ${NO_SECRET_TEXTS} then t.disabled_reason end`,
    },
    // Replaced by encrypted secrets in the same transaction.
    fill: { secret: "''" },
  },
  earnedAchievement: { table: "earned_achievement" },
  modelSwitch: { table: "model_switch" },
  // Steps are computed again.
  score: { table: "score", without: ["steps"] },
  scoreFacts: { table: "score_facts" },
  scoreClose: { table: "score_close" },
  staleClose: { table: "stale_close" },
  facts: { table: "facts" },
  fundingCluster: { table: "funding_cluster" },
  alikeCluster: { table: "alike_cluster" },
  passedMoney: { table: "passed_money" },
  paymentTrust: { table: "payment_trust" },
  pendingScore: { table: "pending_score" },
  activity: { table: "activity", hex: ["tx_hash", "counterparty", "asset", "asset_out", "method"] },
  // Without its list, nobody builds a tree that was not ready.
  listTree: {
    table: "list_tree",
    hex: ["root"],
    exportAs: { state: "case t.state when 'building' then 'failed' else t.state end" },
  },
  listTreeLeaf: { table: "list_tree_leaf" },
  listTreeNode: { table: "list_tree_node", hex: ["bytes"] },
  // Without its rows, proofs of an epoch are no longer possible.
  epoch: { table: "epoch", without: ["nodes"] },
};

/** Lines for other readers and verifiers; an import skips them, since the records contain the same data. */
export const derivedKinds = ["easPackage", "receipt"] as const;

/** Tables that are not exported, and why no data is lost. */
export const leftOut: Readonly<Record<string, string>> = {
  session: "users sign in again",
  auth_nonce: "valid for a day",
  person_session: "people sign in again",
  logout_token: "valid for minutes",
  idempotent_request: "responses stored for 24 hours",
  idempotent_bytes: "the same",
  model_comparison: "repeated with npm run model -- compare; one may be running",
  list: "kept for 30 days; uploaded again",
  list_balance: "the same",
  list_upload: "the same",
  list_row: "the same",
  list_line: "the same",
  list_cluster: "the same",
  list_share: "the same",
  chain_read: "calls of nodes of the last two days",
  once_wallet: "read again when somebody asks; forgotten after 30 days",
  once_history: "the same",
  once_question: "the same",
  policy_simulation: "started again on request; results are deleted after a week",
  outbox: "events on their way to webhooks, whose secrets are not exported",
  webhook_delivery: "past deliveries; deleted after 30 days",
  webhook_attempt: "the same",
  notice_channel: "their receivers are encrypted with a key that exports do not have; entered and confirmed again",
  notice_address: "the same",
  notice_condition: "the same",
  notice_event: "the same",
  notice_message: "the same",
  backfill: "an import queues unfinished backfills again",
  backfill_party: "the same",
  staged_activity: "the same",
  automatic_tracking: "counts of the last day",
  explorer_fault: "reported again by the next request to an explorer",
  facts_snapshot: "a reorg after an import folds its wallets from activity",
  trading_cursor: "the worker counts swaps again from activity",
  trade: "the same",
  trading_holding: "the same",
  trader: "the same",
  trader_histogram: "the same",
  stale_trader: "the same",
  score_feed: "changes of the last days; their transaction numbers mean nothing in another database",
  identity_feed: "the same",
  saved_ranking: "counted again from the scores",
  epoch_page: "rows of epochs can be downloaded; an import has the headers alone",
  epoch_chunk: "the same",
};

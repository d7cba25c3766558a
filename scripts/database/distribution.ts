/** Where the rows of a table are on a Citus cluster: on all nodes by a column, copied to every node, or on the coordinator alone. */
export type Placement = { by: string } | "reference" | "local";

/**
 * Every table and its placement; a test compares it with the schema. All distributed tables share one colocation group: a wallet that
 * belongs to no other is its own subject, so that its rows and its subject's are on the same node.
 */
export const placements: Readonly<Record<string, Placement>> = {
  // By wallet.
  activity: { by: "wallet" },
  facts: { by: "wallet" },
  facts_snapshot: { by: "wallet" },
  funding_cluster: { by: "wallet" },
  staged_activity: { by: "wallet" },
  tracked_wallet: { by: "address" },
  // By subject.
  earned_achievement: { by: "subject" },
  score: { by: "subject" },
  score_close: { by: "subject" },
  score_facts: { by: "subject" },
  stale_close: { by: "subject" },
  // Joined with rows of every node: which subject a wallet belongs to. And a table of a few rows for commits on all nodes.
  wallet: "reference",
  model_switch: "reference",
  // Readers of the feeds compare numbers of transactions, which one node must give out.
  identity_feed: "local",
  saved_ranking: "local",
  score_feed: "local",
  // Chains: locked by row, and small.
  block: "local",
  chain_control: "local",
  chain_cursor: "local",
  pending_attestation: "local",
  quarantined_transaction: "local",
  quarantined_wallet: "local",
  // Queues.
  automatic_tracking: "local",
  backfill: "local",
  backfill_party: "local",
  outbox: "local",
  stale_trader: "local",
  tracking: "local",
  // Created by people and developers: small compared with the rows of chains.
  api_key: "local",
  appeal: "local",
  attestation: "local",
  attestation_schema: "local",
  audit_entry: "local",
  auth_nonce: "local",
  day_count: "local",
  developer: "local",
  idempotent_bytes: "local",
  idempotent_request: "local",
  identity: "local",
  identity_departure: "local",
  identity_past: "local",
  identity_wallet: "local",
  issuer_weight: "local",
  meta: "local",
  model_comparison: "local",
  name_event: "local",
  notification: "local",
  policy: "local",
  policy_simulation: "local",
  referral: "local",
  referral_code: "local",
  reservation: "local",
  reservation_cursor: "local",
  session: "local",
  sponsored_mint: "local",
  takedown: "local",
  usage_hour: "local",
  voucher: "local",
  webhook: "local",
  webhook_attempt: "local",
  webhook_delivery: "local",
  // Written whole, from scores or activity.
  alike_cluster: "local",
  payment_trust: "local",
  epoch: "local",
  epoch_chunk: "local",
  epoch_page: "local",
  trade: "local",
  trader: "local",
  trader_histogram: "local",
  trading_cursor: "local",
  trading_holding: "local",
};

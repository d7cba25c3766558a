/** What is kept of a wallet's owner in one table, and what an erasure does with it. docs/your-data.md says the same. */
export interface StoredTable {
  /** In users' words. */
  what: string;
  /**
   * The rows that an export has, and that an erasure deletes of what is `erased`: SQL with `:developer`, the id of the account, `:wallet`, and
   * `:own`, the wallet where the account speaks for it (an empty text elsewhere). An export has none without.
   */
  rows?: string;
  /** Columns that no export has: secrets and their hashes, and bytes. */
  without?: readonly string[];
  /** A column that is encrypted with ENCRYPTION_KEY, and readable in an export. */
  sealed?: string;
  /** `hashed`: stays under the erased form of the wallet, without names and texts. `nobody`: no row concerns a wallet's owner. */
  fate: "erased" | "hashed" | "stays" | "nobody";
  /** Why it is not erased, or not all of it. */
  why?: string;
  /** The rows that an erasure deletes, where these are others. */
  erases?: string;
  /** A column of `developer` that keeps how many rows were erased. */
  counted?: string;
}

const ACCOUNT = "developer_id = :developer";
const CHAIN = "Read from a chain, where everybody reads it.";
const COMPUTED = "Computed from what chains hold; it comes again with every computation.";
const LIMITS = "Numbers without names and texts: an erasure gives nobody a new share.";
const SIGNED = "The service signed it: a change would break the proofs of others.";
const SERVICE = "About the service.";
const lists = `list_id in (select id from list where ${ACCOUNT})`;
const channels = `channel_id in (select id from notice_channel where ${ACCOUNT})`;
const webhooks = `webhook_id in (select id from webhook where ${ACCOUNT})`;
const policies = `policy_id in (select id from policy where ${ACCOUNT})`;
const tokens = `token_hash in (select token_hash from snapshot_token where ${ACCOUNT})`;

/** Every table of the database, in the order of exports and erasures: what refers to other rows stands before them. */
export const storedTables = {
  session: { what: "Your sessions", rows: ACCOUNT, fate: "erased" },
  api_key: { what: "API keys: names, origins, limits, times", rows: ACCOUNT, without: ["hash"], fate: "erased" },
  usage_hour: { what: "Your requests, by hour, key and endpoint", rows: ACCOUNT, fate: "erased" },
  idempotent_request: {
    what: "Responses to requests with an Idempotency-Key",
    rows: "caller = :developer",
    without: ["results", "fence", "body_hash"],
    fate: "erased",
  },
  notification: { what: "Notifications", rows: "address = :own", fate: "erased" },
  notice_event: { what: "Notices that wait to be sent", rows: channels, fate: "erased" },
  notice_message: { what: "Messages with notices", rows: channels, fate: "erased" },
  notice_condition: { what: "What your notices report until it ends", rows: channels, fate: "erased" },
  notice_channel: {
    what: "E-mail addresses and URLs for notices",
    rows: ACCOUNT,
    without: ["target_hash"],
    sealed: "target",
    fate: "erased",
  },
  webhook_attempt: {
    what: "Attempts to deliver events to your webhooks",
    rows: `delivery_id in (select id from webhook_delivery where ${webhooks})`,
    fate: "erased",
  },
  webhook_delivery: { what: "Deliveries of your webhooks", rows: webhooks, fate: "erased" },
  webhook: { what: "Webhooks", rows: ACCOUNT, without: ["secret", "old_secret"], fate: "erased" },
  outbox: {
    what: "Events of your account that no webhook got yet",
    rows: "data->>'developerId' = :developer",
    fate: "erased",
  },
  list_share: { what: "Links to your lists", rows: lists, without: ["token_hash"], fate: "erased" },
  list_cluster: { what: "Clusters in your lists", rows: lists, fate: "erased" },
  list_line: { what: "Lines of your lists that were not taken as they are", rows: lists, fate: "erased" },
  list_row: { what: "Rows of your lists", rows: lists, fate: "erased" },
  list_balance: { what: "Balances of your lists that are read from a chain", rows: lists, fate: "erased" },
  list_upload: { what: "Files of your lists", rows: lists, without: ["bytes"], fate: "erased" },
  list: { what: "Lists", rows: ACCOUNT, fate: "erased" },
  snapshot_answer: {
    what: "Scores that your policies gave Snapshot",
    rows: tokens,
    without: ["token_hash"],
    fate: "erased",
  },
  snapshot_block: { what: "Blocks for which they gave them", rows: tokens, without: ["token_hash"], fate: "erased" },
  snapshot_token: {
    what: "Addresses under which Snapshot asks your policies",
    rows: ACCOUNT,
    without: ["token_hash"],
    fate: "erased",
  },
  watched_wallet: { what: "Wallets that you watch, with outcomes", rows: policies, fate: "erased" },
  policy_watch: { what: "Watches of your policies", rows: ACCOUNT, fate: "erased" },
  policy_simulation: { what: "Simulations of your policies", rows: ACCOUNT, fate: "erased" },
  pass_nullifier: {
    what: "Nullifiers of the passes that you took",
    rows: "group_id = any(coalesce((select array[group_id] from wallet_group where address = :own), array[:own]))",
    fate: "hashed",
    why: "You take each pass once. Those of your own policies go with the policies.",
    erases: policies,
  },
  policy: { what: "Policies", rows: ACCOUNT, fate: "erased" },
  tracking: {
    what: "Which wallets you track",
    rows: ACCOUNT,
    fate: "erased",
    why: "How many they were stays, since your limit counts them.",
    counted: "erased_trackings",
  },
  once_question: {
    what: "Wallets without a history here that you asked about",
    rows: "asker = :developer",
    fate: "erased",
    why: "Those of the last day go a day later, since they count in your limit.",
    erases: "asker = :developer and asked_at < now() - interval '1 day'",
  },
  voucher: {
    what: "Vouchers to mint a name",
    rows: "claimer = :own",
    fate: "erased",
    why: "Those that were valid in the last day go a day later: limits, consents and a mint that is on its way need them.",
    erases: "claimer = :own and expires_at < now() - interval '1 day'",
  },
  referral_code: { what: "Your referral code", rows: "address = :own", fate: "erased" },
  identity_wallet: {
    what: "Links of wallets",
    rows: "address = :wallet or name in (select name from identity where owner = :wallet)",
    fate: "erased",
    why: "That you activated a name stays, as who owns it is on the chain.",
    erases: "false",
  },
  identity_past: {
    what: "Links under former owners of a name, for reorgs",
    rows: "owner = :own",
    fate: "stays",
    why: "Who owned a name is on the chain. The links are erased.",
  },
  developer: {
    what: "Your account: plan tier, suspension, times",
    rows: "id = :developer",
    fate: "hashed",
    why: "A suspension stays, and what limits count. It goes after 31 days without a suspension, an appeal, a plan tier, or wallets that it tracked.",
  },
  audit_entry: {
    what: "The log of what you and operators did",
    rows: "actor = :own or target in (:developer, :own)",
    fate: "hashed",
    why: "Acts and times stay without details for AUDIT_DAYS, to find out about misuse.",
  },
  wallet_group: {
    what: "Groups of wallets that were ever linked",
    rows: "address = :own",
    fate: "hashed",
    why: "Wallets that were linked stay one person for passes.",
  },
  identity_departure: {
    what: "When wallets left a name",
    rows: "address = :own or owner = :own",
    fate: "hashed",
    why: "A moved wallet waits for 30 days before it counts elsewhere.",
  },
  referral: {
    what: "Who referred you, and whom you referred",
    rows: "referee = :own or referrer = :own",
    fate: "hashed",
    why: "A wallet has one referrer, once.",
  },
  automatic_tracking: {
    what: "That a sign-in made your wallet known, for a day",
    rows: "address = :own",
    without: ["client"],
    fate: "hashed",
    why: LIMITS,
  },
  appeal: {
    what: "Appeals",
    rows: ACCOUNT,
    without: ["consent"],
    fate: "stays",
    why: "A public log of what changed scores. Your reason and evidence are erased, and open appeals withdrawn.",
  },
  attestation: {
    what: "Attestations that you gave or got",
    rows: "issuer = :wallet or subject = :wallet",
    fate: "stays",
    why: "A public log of signed statements about others, whose scores count them. Revoke first what you no longer hold true.",
  },
  attestation_schema: {
    what: "Schemas of attestations that you registered",
    rows: ACCOUNT,
    fate: "stays",
    why: "A public log: attestations of others use them.",
  },
  list_tree: {
    what: "Trees of your lists, with their leaves and proofs",
    rows: ACCOUNT,
    fate: "stays",
    why: "Contracts pay and admit others by their proofs. Delete first those that nobody needs.",
    erases: `${ACCOUNT} and state <> 'ready'`,
  },
  list_tree_leaf: { what: "Their leaves", fate: "stays", why: "As the trees." },
  list_tree_node: { what: "Their nodes", fate: "stays", why: "As the trees." },
  day_count: { what: "Requests of a day", rows: ACCOUNT, fate: "stays", why: LIMITS },
  chain_read: { what: "Calls of nodes of a day", rows: "party = :developer", fate: "stays", why: LIMITS },
  idempotent_bytes: { what: "Bytes of stored responses", rows: "caller = :developer", fate: "stays", why: LIMITS },
  notice_address: {
    what: "How often an address was asked to confirm",
    rows: ACCOUNT,
    without: ["target_hash"],
    fate: "stays",
    why: "A keyed hash from which nobody reads the address: it is not asked without end.",
  },
  sponsored_mint: {
    what: "Names minted for you",
    rows: ACCOUNT,
    fate: "stays",
    why: "On the chain, and counted in limits.",
  },
  wallet: { what: "That your wallet is known", rows: "address = :wallet", fate: "stays", why: CHAIN },
  tracked_wallet: { what: "How far its history is read", rows: "address = :wallet", fate: "stays", why: CHAIN },
  activity: { what: "What your wallet did on chains", rows: "wallet = :wallet", fate: "stays", why: CHAIN },
  identity: { what: "Names that you own", rows: "owner = :wallet", fate: "stays", why: CHAIN },
  name_event: { what: "Events of names", rows: "account = :wallet", fate: "stays", why: CHAIN },
  agent_event: { what: "Events of agents", rows: "account = :wallet", fate: "stays", why: CHAIN },
  reservation: { what: "Names that you reserved", rows: "address = :wallet", fate: "stays", why: CHAIN },
  score: {
    what: "Your score",
    rows: "subject = :wallet",
    without: ["facts_hash", "steps"],
    fate: "stays",
    why: COMPUTED,
  },
  score_close: { what: "Your score by day", rows: "subject = :wallet", fate: "stays", why: COMPUTED },
  earned_achievement: {
    what: "Achievements",
    rows: "subject = :wallet",
    fate: "stays",
    why: `${COMPUTED} What you claimed counts once.`,
  },
  left_out_attestation: { what: "Attestations that count for nothing", fate: "stays", why: CHAIN },
  pending_attestation: { what: "Attestations that are not read yet", fate: "stays", why: CHAIN },
  early_revocation: { what: "Revocations of attestations that are not known", fate: "stays", why: CHAIN },
  once_wallet: { what: "Wallets that somebody asked about", fate: "stays", why: `${CHAIN} Forgotten after 30 days.` },
  once_history: { what: "What was read of them", fate: "stays", why: `${CHAIN} Forgotten after 30 days.` },
  backfill: { what: "Histories that are being read", fate: "stays", why: CHAIN },
  backfill_party: { what: "Whose turn it is to have them read", fate: "stays", why: LIMITS },
  staged_activity: { what: "Histories that are read in part", fate: "stays", why: CHAIN },
  facts: { what: "Sums of what a wallet did", fate: "stays", why: COMPUTED },
  facts_snapshot: { what: "The same as of an earlier block", fate: "stays", why: COMPUTED },
  score_facts: { what: "What a score follows from", fate: "stays", why: COMPUTED },
  score_feed: { what: "Changes of scores", fate: "stays", why: COMPUTED },
  stale_close: { what: "Scores by day to compute again", fate: "stays", why: COMPUTED },
  pending_score: { what: "Scores to compute again", fate: "stays", why: COMPUTED },
  issuer_weight: { what: "How much an issuer's attestations count", fate: "stays", why: COMPUTED },
  funding_cluster: { what: "Who funded a wallet first", fate: "stays", why: COMPUTED },
  passed_money: { what: "Money that passed from hand to hand", fate: "stays", why: COMPUTED },
  alike_cluster: { what: "Wallets that act alike", fate: "stays", why: COMPUTED },
  payment_trust: { what: "Trust by payments", fate: "stays", why: COMPUTED },
  trade: { what: "Swaps", fate: "stays", why: COMPUTED },
  trading_holding: { what: "Holdings of tokens", fate: "stays", why: COMPUTED },
  trader: { what: "Rows of the leaderboard of traders", fate: "stays", why: COMPUTED },
  stale_trader: { what: "Traders to count again", fate: "stays", why: COMPUTED },
  identity_feed: { what: "Names and wallets that changed", fate: "stays", why: COMPUTED },
  epoch: { what: "Signed boards of scores", fate: "stays", why: SIGNED },
  epoch_page: { what: "Their pages", fate: "stays", why: SIGNED },
  epoch_chunk: { what: "Their rows", fate: "stays", why: SIGNED },
  sent_transaction: { what: "Transactions that the service signed", fate: "stays", why: CHAIN },
  takedown: { what: "What operators hide, and why", fate: "stays", why: "A public log of operators." },
  screening_list: { what: "How screening lists are refreshed", fate: "nobody", why: SERVICE },
  screening_day: { what: "The days of these refreshes", fate: "nobody", why: SERVICE },
  screening_entry: {
    what: "Which addresses came on screening lists, and went",
    fate: "stays",
    why: "Lists that others publish, or the operator keeps.",
  },
  quarantined_transaction: { what: "Transactions that could not be read", fate: "stays", why: CHAIN },
  quarantined_wallet: { what: "Wallets that these concern", fate: "stays", why: CHAIN },
  person_session: {
    what: "Sessions of operators by the sign-in provider",
    fate: "nobody",
    why: "Of operators, who own no wallet here.",
  },
  logout_token: { what: "Logouts by that provider", fate: "nobody", why: "The same." },
  auth_nonce: {
    what: "Nonces to sign",
    fate: "nobody",
    why: "Deleted when used, or after a day; they name no wallet.",
  },
  meta: { what: "Facts about the installation", fate: "nobody", why: SERVICE },
  block: { what: "Recent blocks", fate: "nobody", why: SERVICE },
  chain_cursor: { what: "How far chains are read", fate: "nobody", why: SERVICE },
  chain_control: { what: "What operators ask of a chain", fate: "nobody", why: SERVICE },
  agent_source: { what: "How far events of agents are read", fate: "nobody", why: SERVICE },
  explorer_head: { what: "Newest blocks of explorers", fate: "nobody", why: SERVICE },
  explorer_fault: { what: "Faults of explorers", fate: "nobody", why: SERVICE },
  reservation_cursor: { what: "How far reservations are read", fate: "nobody", why: SERVICE },
  trading_cursor: { what: "How far swaps are counted", fate: "nobody", why: SERVICE },
  trader_histogram: { what: "Numbers of traders", fate: "nobody", why: SERVICE },
  saved_ranking: { what: "Numbers of scores", fate: "nobody", why: SERVICE },
  model_switch: { what: "Switches of the scoring model", fate: "nobody", why: SERVICE },
  model_comparison: { what: "Comparisons of models", fate: "nobody", why: SERVICE },
} as const satisfies Record<string, StoredTable>;

import type { Category, CategoryState } from "./types.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/** What one configured token is worth: wei of the native currency for one whole token. */
export interface TokenPrice {
  decimals: number;
  wei: string;
}

/** The facts of one wallet of the subject on one chain. */
export interface MergePart {
  facts: WalletFacts;
  /** 00:00 UTC of the day of the chain's newest covered block, unix seconds; null: the merged facts are dated later. */
  asOf: number | null;
  /** One unit of volume on this chain, in wei. */
  referenceWei: string;
  /** Prices by token address. Tokens without one add no volume. */
  prices?: Readonly<Record<string, TokenPrice>>;
}

/** How a wallet was funded, as far as it takes the whole chain to know. */
export interface WalletFunding {
  chainId: number;
  wallet: string;
  funder: string;
  /** Wallets with the same first funder, this one among them. */
  clusterSize: number;
  /** Length of the chain of single-use funders that ends here. */
  chainLength: number;
}

/** A cluster of wallets that look like one person's, as one of its wallets sees it. */
export interface AlikeCluster {
  wallet: string;
  /** How many subjects the cluster's wallets belong to, this wallet's among them. */
  size: number;
  /** The first few of the other wallets, in ascending order. */
  members: readonly string[];
  /** What shows it: the same contracts in the same weeks, or funding from one root together with such likeness. */
  by: "contracts" | "funding";
}

/** Money that passed through the hands of many subjects, as one wallet of them held it on a chain. Days are counted since 1970. */
export interface PassedMoney {
  wallet: string;
  chainId: number;
  lots: {
    /** How many subjects held it, the wallet's among them. */
    hands: number;
    /** In millionths of the chain's reference unit. */
    amount: number;
    /** The first day on which it was held, and the one on which it left; null: it is still there. */
    from: number;
    until: number | null;
    /** The day from which enough had held it, and the wallet did. */
    since: number;
  }[];
}

/** What passed through a wallet's hands on a chain, in sum. Amounts are in millionths of the chain's reference unit. */
export interface PassedSum {
  wallet: string;
  chainId: number;
  /** The most subjects that held some of it. */
  hands: number;
  /** What the wallet held and passed on, amount times days. */
  left: string;
  /** The other subjects' part of what it held up to a day, amount times days, and of what it still has. */
  balanceTime: string;
  balance: string;
  /** This day, since 1970. */
  at: number;
}

/** One issuer's weight in permille (0 to 1000), for the attestations that issuer made about the subject. */
export interface SocialInput {
  issuer: string;
  weight: number;
}

/** A wallet of an identity. Times are unix seconds. */
export interface WalletLink {
  wallet: string;
  /** Null where it is unknown, and for a wallet on no identity. */
  linkedAt: number | null;
  /**
   * The start of the 30 days for which the wallet waits: when it had left another identity, or the name had changed owner, the
   * later of both; later still by 30, 90, 210 … days if it left two, three, four … identities within a year. Absent if the
   * wallet counted as soon as it was linked.
   */
  movedAt?: number;
}

/** A flag of one wallet that an appeal has set aside. */
export interface FlagOverride {
  wallet: string;
  /** A signal's code, or `listed_contact:` and the address (lower case) of one listed contact. */
  flag: string;
  /** Id of the appeal. */
  appeal: string;
  /** Unix seconds. */
  decidedAt: number;
}

export interface MergeInput {
  subject: string;
  /** All wallets of the subject, lower case. */
  wallets: readonly string[];
  /** All wallets of the identity, where `wallets` is one of them; `wallets` if absent. None of them counts as the other side. */
  owners?: readonly string[];
  /** The links of the identity's wallets, also of those that do not count yet; none for a wallet on no identity. */
  links?: readonly WalletLink[];
  parts: readonly MergePart[];
  funding: readonly WalletFunding[];
  /** Clusters that wallets of the subject are in; none if absent. */
  alike?: readonly AlikeCluster[];
  /** Money that passed from hand to hand, by the subject's wallets that had it; none if absent. */
  passed?: readonly PassedSum[];
  social: readonly SocialInput[];
  /** The payment trust of addresses, in permille; absent where no seeds are configured. One without an entry has none. */
  paymentTrust?: ReadonlyMap<string, number> | undefined;
  /** Ids of the achievements the subject has claimed; none if absent. */
  claimed?: readonly string[];
  /** Flags of wallets of the subject that appeals have set aside; none if absent. */
  overrides?: readonly FlagOverride[];
  /** What service a wallet of the subject belongs to, in the operator's words, such as `exchange`; none if absent. */
  service?: string | null;
  /** Listed addresses, lower case, and the hash of the lists. */
  listed: ReadonlySet<string>;
  listsHash: string;
  /** Whether contacts with listed addresses, and being one, count. */
  listContacts: boolean;
  listSelf: boolean;
  states: Readonly<Record<Category, CategoryState>>;
}

/**
 * What the model is given about one subject: raw counts, sums and times of all its wallets and chains, no points. Plain
 * JSON. Times are unix seconds; amounts are millionths of the chains' reference units, as decimal strings. Own wallets
 * count nowhere as the other side. Only successful transactions count, unless the field says otherwise.
 */
export interface ScoreFacts {
  version: 1 | 2 | 3;
  /**
   * The names of the fields below that are estimates or lower bounds, in ascending order: the wallet facts they come from no
   * longer hold every address. Absent in version 1, which held them all.
   */
  sketched?: string[];
  subject: string;
  /** In ascending order. */
  wallets: string[];
  /**
   * When each wallet of the identity was linked, in ascending order of wallets; empty for a wallet on no identity. One that is
   * not among `wallets` does not count yet. Absent before links were named.
   */
  links?: WalletLink[];
  /** 00:00 UTC of the newest covered day, by chain id. */
  asOf: Record<string, number>;
  states: Record<Category, CategoryState>;
  /** Own transactions: all, those to own wallets, and failed ones. */
  sent: number;
  sentToOwn: number;
  failed: number;
  contractsCreated: number;
  /** The first and the last own transaction. */
  firstSentAt: number | null;
  lastSentAt: number | null;
  /** What the wallets paid for gas, and own transactions whose fee is not known. Absent before version 3. */
  gasPaid?: string;
  gasUnknown?: number;
  /**
   * Value held, times days, up to a time, and what is held since then. Of days with transfers only what was there before them and
   * did not leave counts. Absent before version 3.
   */
  balanceTime?: string;
  balance?: string;
  heldUntil?: number | null;
  /** Days from the first to the last active day, with at most 90 counted between two. Absent before version 3. */
  usedDays?: number;
  /** UTC days, weeks from Monday on, calendar months and chains with an own transaction. Weeks are absent before model 4. */
  activeDays: number;
  activeWeeks?: number;
  activeMonths: number;
  activeChains: number;
  /**
   * Days from the first with an income of more than dust for one-way payers to the first with an own transaction; of several
   * wallets the most. Absent before model 4.
   */
  waitedDays?: number;
  /** Distinct addresses that own transactions went to, those called by a method, and those returned to on another day. */
  counterparties: number;
  contracts: number;
  returned: number;
  /**
   * The payment trust of the counterparties in sum, in permille of one, and the volume times it. Absent where no seeds are
   * configured, and before model 4.
   */
  trustedCounterparties?: number;
  trustedVolume?: string;
  /** Distinct tokens the wallet itself moved. */
  tokensMoved: number;
  /** Distinct NFT collections it sent of, or got of and called itself. */
  collections: number;
  /** Transfers in these collections. Absent before model 2. */
  nfts?: number;
  swaps: number;
  pools: number;
  votes: number;
  delegations: number;
  governors: number;
  /** Value sent: with every counterparty counted up to the model's cap, and uncapped. */
  volume: string;
  grossVolume: string;
  /** Native value that came in and went out. */
  valueIn: string;
  valueOut: string;
  /** Times value came in. */
  received: number;
  /**
   * Distinct addresses that sent more than dust: of value, or of a token the wallet moved itself. Tokens that rain on a
   * wallet and lie there say nothing of it.
   */
  senders: number;
  /** Those of the senders the wallet never sent a transaction to. */
  strangers: number;
  /** Addresses that paid more native value than dust and got no more than dust back. Absent before version 3. */
  oneWayPayers?: number;
  /** Value that went out within the model's window of days after it came in; the day with the most of it. */
  passedOn: string;
  passedOnMost: number | null;
  /** Value that went to and came back from the same address, summed over addresses; the address with the most of it. */
  roundTrip: string;
  roundTripMost: string | null;
  /** The address most own transactions went to; without a name where the facts no longer hold it, and `sent` is a bound. */
  topPartner: { address: string | null; sent: number } | null;
  /** The days in a row (the model says how many) with the most own transactions: how many, and from when. */
  busiest: { sent: number; from: number } | null;
  /** The largest cluster of wallets with one first funder that a wallet of the subject is in. */
  cluster: { chainId: number; wallet: string; funder: string; size: number; sentToFunder: number } | null;
  /** The longest chain of single-use funders that ends in a wallet of the subject. */
  chain: { chainId: number; wallet: string; funder: string; length: number } | null;
  /** The largest cluster of wallets that look like one person's and include a wallet of the subject. Absent before version 3. */
  alike?: { wallet: string; size: number; members: string[]; by: AlikeCluster["by"] } | null;
  /**
   * Money that wallets of the subject had and that passed from hand to hand, by chain and wallet: never more than they held, up to `heldUntil`.
   * Absent where there is none, and before model 5.
   */
  passed?: Omit<PassedSum, "at">[];
  listed: {
    listsHash: string;
    /** Distinct listed addresses that own transactions went to or more than dust came from; null: does not count. */
    contacts: number | null;
    /** Of the contacts, those that own transactions went to: strangers add nothing. Absent before version 3. */
    paid?: number | null;
    /** The first few of them, in ascending order. */
    addresses: string[];
    /** Whether a wallet is listed itself; null where that does not count. */
    self: boolean | null;
  };
  /** Issuers and weights, by issuer. */
  social: { issuer: string; weight: number }[];
  /** Ids of claimed achievements, in ascending order. Absent before model 2. */
  claimed?: string[];
  /**
   * Flags of its wallets that appeals have set aside, in ascending order of wallets and flags: they take no points. Absent
   * where there are none.
   */
  overrides?: FlagOverride[];
  /** The kind of service that a wallet of the subject belongs to, such as `exchange`: it is not ranked. Absent for people. */
  service?: string;
  /** The facts of each wallet alone, where the subject has several that sent transactions. Absent before version 3. */
  each?: ScoreFacts[];
}

/** What the wallet and one address exchanged in successful transactions. Amounts are wei as decimal strings. */
export interface CounterpartyFacts {
  /** Transactions the wallet sent to it. */
  sent: number;
  /** Those of them that called a method: the counterparty is a contract. */
  calls: number;
  /** Native value of those transactions. */
  out: string;
  /** UTC days on which the wallet sent it a transaction, and the last of them (-1: none). */
  days: number;
  lastDay: number;
  /** Times it sent native value, and how much. */
  received: number;
  in: string;
}

/** One UTC day of the wallet: transactions sent, native value in and out (wei as decimal strings). */
export interface DayFacts {
  sent: number;
  in: string;
  out: string;
}

/**
 * One token: transfers in, own transfers out, the units those paid to each receiver, and the units each sender sent in
 * transactions that were not the wallet's own (in its own, such as a swap, the wallet took them).
 */
export interface TokenFacts {
  in: number;
  out: number;
  paid: Record<string, string>;
  from: Record<string, string>;
}

/** A token transfer of which it is not known yet whether the wallet sent its transaction. */
export interface PendingTransfer {
  way: "in" | "out";
  txHash: string;
  token: string;
  other: string;
  units: string;
}

/**
 * The fold of one wallet's activity on one chain, plain JSON. Every part is a sum, a set, a minimum or a maximum, so neither
 * the order of rows inside a block nor their batching matters. Times are unix seconds. Own means: in a transaction that the
 * wallet sent itself.
 */
export interface WalletFacts {
  version: 1;
  wallet: string;
  chainId: number;
  /** Newest block with a row; null before the first row. */
  block: number | null;
  /** Own successful and own failed transactions. */
  sent: number;
  failed: number;
  /** Contracts the wallet created. */
  created: number;
  firstSentAt: number | null;
  lastSentAt: number | null;
  firstSeenAt: number | null;
  lastSeenAt: number | null;
  /** The sender of the first native value that came in; inside one block the lowest address. */
  funder: { address: string; block: number; at: number } | null;
  counterparties: Record<string, CounterpartyFacts>;
  /** By day number. */
  days: Record<string, DayFacts>;
  tokens: Record<string, TokenFacts>;
  /** Transfers by collection. */
  nfts: Record<string, { in: number; out: number }>;
  swaps: number;
  /** Swaps by pool. */
  pools: Record<string, number>;
  votes: number;
  delegations: number;
  /** Votes by governor. */
  governors: Record<string, number>;
  /** Own transactions of the newest block, and token transfers not joined to one of them yet. */
  open: { sent: string[]; pending: PendingTransfer[] };
}

/** The facts of a wallet without activity. */
export function emptyFacts(wallet: string, chainId: number): WalletFacts {
  return {
    version: 1,
    wallet,
    chainId,
    block: null,
    sent: 0,
    failed: 0,
    created: 0,
    firstSentAt: null,
    lastSentAt: null,
    firstSeenAt: null,
    lastSeenAt: null,
    funder: null,
    counterparties: {},
    days: {},
    tokens: {},
    nfts: {},
    swaps: 0,
    pools: {},
    votes: 0,
    delegations: 0,
    governors: {},
    open: { sent: [], pending: [] },
  };
}

import { type DayHistogram, newHistogram } from "./sketch/day-histogram.ts";
import { type FlowSample, newFlows } from "./sketch/flow-sample.ts";
import { newRecipients, type Recipients } from "./sketch/recipients.ts";
import { byHash, highest, newSample, type Sample } from "./sketch/sample.ts";

/** How many entries each part of the facts holds exactly. Together, at their fullest, they stay below 64 KiB. */
export const capacities = {
  recipients: 320,
  contracts: 96,
  outflows: 160,
  inflows: 160,
  activeMonths: 240,
  sentDays: 400,
  flowDays: 256,
  tokens: 112,
  tokenPaid: 80,
  tokenSenders: 160,
  nftsOut: 48,
  nftsIn: 48,
  pools: 32,
  governors: 24,
} as const;

/** Native value of one day, in wei. */
export interface DayFlow {
  in: bigint;
  out: bigint;
}

/** Own transfers of one token: how many, and units in sum. */
export interface MovedToken {
  out: number;
  units: bigint;
}

/**
 * The fold of one wallet's activity on one chain. Every part is a sum, a minimum, a maximum or a bounded summary
 * ({@link Sample}, {@link DayHistogram}), so neither the order of rows inside a block nor their batching matters, and the
 * facts of a wallet of any age fit in 64 KiB. Times are unix seconds, days and months numbers of the UTC calendar, amounts
 * wei or token units. Own means: in a transaction that the wallet sent itself.
 *
 * What strangers can add to and what only the wallet itself can add to are different parts, so that strangers displace
 * nothing of the wallet's own.
 */
export interface WalletFacts {
  version: 3;
  wallet: string;
  chainId: number;
  /** Newest block with a row; null before the first row. */
  block: number | null;
  /** Own successful and own failed transactions. */
  sent: number;
  failed: number;
  /** What the wallet paid for the gas of own transactions, failed ones too, wei; and how many have a fee that is not known. */
  gasPaid: bigint;
  gasUnknown: number;
  /** Own transactions that called a method. */
  calls: number;
  /** Contracts the wallet created. */
  created: number;
  firstSentAt: number | null;
  lastSentAt: number | null;
  firstSeenAt: number | null;
  lastSeenAt: number | null;
  /** The sender of the first native value that came in; inside one block the lowest address. */
  funder: { address: string; block: number; at: number } | null;
  /** Native value of own transactions, and value that came in and how often; all of it with a counterparty. */
  out: bigint;
  in: bigint;
  received: number;
  recipients: Recipients;
  /** Own transactions that called a method, by contract. */
  contracts: Sample<string, number>;
  /** Native value of own transactions, and value that came in, by the other side. */
  outflows: FlowSample;
  inflows: FlowSample;
  /** Days with an own transaction, by month: bit n is day n + 1. Months count from year 0. */
  activeMonths: Sample<number, number>;
  /** Own transactions, and native value, by day. */
  sentDays: DayHistogram<number>;
  flowDays: DayHistogram<DayFlow>;
  /** Tokens of own transfers. */
  tokens: Sample<string, MovedToken>;
  /** Units of own transfers by "token receiver", and of others' transfers to the wallet by "token sender". */
  tokenPaid: Sample<string, bigint>;
  tokenSenders: Sample<string, bigint>;
  /** Transfers by collection. */
  nftsOut: Sample<string, number>;
  nftsIn: Sample<string, number>;
  swaps: number;
  /** Swaps by pool. */
  pools: Sample<string, number>;
  votes: number;
  delegations: number;
  /** Votes by governor. */
  governors: Sample<string, number>;
}

/** The facts of a wallet without activity. */
export function emptyFacts(wallet: string, chainId: number): WalletFacts {
  return {
    version: 3,
    wallet,
    chainId,
    block: null,
    sent: 0,
    failed: 0,
    gasPaid: 0n,
    gasUnknown: 0,
    calls: 0,
    created: 0,
    firstSentAt: null,
    lastSentAt: null,
    firstSeenAt: null,
    lastSeenAt: null,
    funder: null,
    out: 0n,
    in: 0n,
    received: 0,
    recipients: newRecipients(capacities.recipients),
    contracts: newSample(byHash(capacities.contracts)),
    outflows: newFlows(capacities.outflows),
    inflows: newFlows(capacities.inflows),
    activeMonths: newSample(highest(capacities.activeMonths)),
    sentDays: newHistogram(capacities.sentDays),
    flowDays: newHistogram(capacities.flowDays),
    tokens: newSample(byHash(capacities.tokens)),
    tokenPaid: newSample(byHash(capacities.tokenPaid)),
    tokenSenders: newSample(byHash(capacities.tokenSenders)),
    nftsOut: newSample(byHash(capacities.nftsOut)),
    nftsIn: newSample(byHash(capacities.nftsIn)),
    swaps: 0,
    pools: newSample(byHash(capacities.pools)),
    votes: 0,
    delegations: 0,
    governors: newSample(byHash(capacities.governors)),
  };
}

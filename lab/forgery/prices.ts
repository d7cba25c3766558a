import type { Fork } from "../../lib/chain/gas.ts";

/**
 * The one price list of all attacks. It errs towards cheap: a lower price here is a stricter test of the model.
 */
export const prices = {
  etherUsd: 3_000,
  /** Interest on capital that is locked, a year. */
  interest: 0.1,
  /** A wallet that somebody opened five years ago, used for a few weeks and sells. */
  boughtWalletUsd: 20,
  /** A seed that takes a bribe, for each attestation it signs. */
  bribeUsd: 5,
  /** A withdrawal from an exchange, above its own cost of gas. */
  exchangeFeeUsd: 0.1,
} as const;

/** Gas used by each kind of transaction before Glamsterdam. `perLog` and `perTransfer` are added for what a transaction is stuffed with. */
const before = {
  /** Plain transfer, with or without value. */
  transfer: 21_000,
  /** Transfer with four bytes of call data to an address without code. */
  calldata: 21_064,
  /** Cheap method of a contract that is there already. */
  call: 30_000,
  /** Deployment of a contract of a few bytes. */
  deploy: 90_000,
  /** Deployment of a token or a fake governor. */
  deployLarge: 600_000,
  tokenTransfer: 40_000,
  swap: 110_000,
  mint: 70_000,
  /** A flash loan: borrow, repay and call back. */
  flashLoan: 250_000,
  /** A disperse contract, before its transfers. */
  disperse: 30_000,
  /** One event a transaction emits, or one value transfer inside it to a fresh address. */
  perLog: 2_500,
  perTransfer: 34_000,
} as const;
export type GasKind = keyof typeof before;

/** What a call of another address costs less than before, if it moves no value (EIP-2780). */
const CHEAPER = 6_000;

/**
 * Gas used by each kind, by fork. Since Glamsterdam calls cost less and new state costs more (EIP-8037): a new account 183,600, a slot
 * 97,920, a byte of code 1,530. See the table of forks in docs/decoding.md.
 */
export const gasUsed: Readonly<Record<Exclude<Fork, "unproven">, Readonly<Record<GasKind, number>>>> = {
  osaka: before,
  glamsterdam: {
    /** Without value; with value 21,000, and 204,600 if that makes the account. */
    transfer: before.transfer - CHEAPER,
    /** The floor of four bytes is above their price. */
    calldata: 15_256,
    call: before.call - CHEAPER,
    /** 24,000, a new account and ten bytes of code. */
    deploy: 222_900,
    /** The same with 2,000 bytes. */
    deployLarge: 3_267_600,
    /** Two balances that exist are written, each for 7,200 more. */
    tokenTransfer: before.tokenTransfer - CHEAPER + 14_400,
    swap: before.swap - CHEAPER,
    /** One slot is new. */
    mint: before.mint - CHEAPER + 77_920,
    flashLoan: before.flashLoan - CHEAPER,
    disperse: before.disperse - CHEAPER,
    perLog: before.perLog,
    /** To an address that exists: access and write. */
    perTransfer: 12_000,
  },
};

/**
 * Where gas is bought: its price in gwei, what a rollup charges for writing a transaction to its parent chain, in gwei, and by the prices
 * of which fork.
 */
const atMainnet = { gwei: 1, dataFeeGwei: 0 } as const;
/** The data fee is 100 ETH-billionths: about 100 compressed bytes in a blob. */
const onRollup = { gwei: 0.01, dataFeeGwei: 100 } as const;
export const venues = {
  mainnet: { ...atMainnet, fork: "osaka" },
  rollup: { ...onRollup, fork: "osaka" },
  "mainnet since Glamsterdam": { ...atMainnet, fork: "glamsterdam" },
  "rollup since Glamsterdam": { ...onRollup, fork: "glamsterdam" },
} as const satisfies Record<string, { gwei: number; dataFeeGwei: number; fork: keyof typeof gasUsed }>;
export type Venue = keyof typeof venues;
export const venueNames = Object.keys(venues) as Venue[]; // Its own keys.

/** A value for each venue. */
export function byVenue<T>(of: (venue: Venue) => T): Record<Venue, T> {
  return Object.fromEntries(venueNames.map((venue) => [venue, of(venue)])) as Record<Venue, T>; // One for each name.
}

/** What an attack uses up. */
export interface Bill {
  /** Times each kind of gas is paid; on worthless chains nothing is. */
  gas: Partial<Record<GasKind, number>>;
  transactions: number;
  /** Capital: ETH times days, and the most ETH at once. */
  etherDays: number;
  etherLocked: number;
  /** ETH given away for good. */
  etherSpent: number;
  boughtWallets: number;
  bribes: number;
  withdrawals: number;
}

export function emptyBill(): Bill {
  return {
    gas: {},
    transactions: 0,
    etherDays: 0,
    etherLocked: 0,
    etherSpent: 0,
    boughtWallets: 0,
    bribes: 0,
    withdrawals: 0,
  };
}

export function totalGas(bill: Bill, fork: keyof typeof gasUsed): number {
  return Object.entries(bill.gas).reduce((sum, [kind, times]) => sum + gasUsed[fork][kind as GasKind] * times, 0); // Its own keys.
}

/** The price of a bill in US dollars where all its gas is bought at one venue. */
export function priceOf(bill: Bill, venue: Venue): number {
  const { gwei, dataFeeGwei, fork } = venues[venue];
  const etherForGas = (totalGas(bill, fork) * gwei + bill.transactions * dataFeeGwei) / 1e9;
  return (
    (etherForGas + bill.etherSpent + (bill.etherDays * prices.interest) / 365) * prices.etherUsd +
    bill.boughtWallets * prices.boughtWalletUsd +
    bill.bribes * prices.bribeUsd +
    bill.withdrawals * prices.exchangeFeeUsd
  );
}

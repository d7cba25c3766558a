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

/** Gas used by each kind of transaction. `perLog` is added for each log or internal transfer a transaction is stuffed with. */
export const gasUsed = {
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
export type GasKind = keyof typeof gasUsed;

/** Where gas is bought: its price in gwei, and what a rollup charges for writing a transaction to its parent chain, in gwei. */
export const venues = {
  mainnet: { gwei: 1, dataFeeGwei: 0 },
  /** The data fee is 100 ETH-billionths: about 100 compressed bytes in a blob. */
  rollup: { gwei: 0.01, dataFeeGwei: 100 },
} as const;
export type Venue = keyof typeof venues;
export const venueNames = Object.keys(venues) as Venue[]; // Its own keys.

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

export function totalGas(bill: Bill): number {
  return Object.entries(bill.gas).reduce((sum, [kind, times]) => sum + gasUsed[kind as GasKind] * times, 0); // Its own keys.
}

/** The price of a bill in US dollars where all its gas is bought at one venue. */
export function priceOf(bill: Bill, venue: Venue): number {
  const { gwei, dataFeeGwei } = venues[venue];
  const etherForGas = (totalGas(bill) * gwei + bill.transactions * dataFeeGwei) / 1e9;
  return (
    (etherForGas + bill.etherSpent + (bill.etherDays * prices.interest) / 365) * prices.etherUsd +
    bill.boughtWallets * prices.boughtWalletUsd +
    bill.bribes * prices.bribeUsd +
    bill.withdrawals * prices.exchangeFeeUsd
  );
}

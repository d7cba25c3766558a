/** A figure that nobody measured here, and why it is as it is. */
export interface Assumption {
  value: number;
  unit: string;
  why: string;
}

const publicFigures = "order of magnitude of public explorers in 2025";
const perDay = (name: string, millions: number) => ({
  name,
  transactions: { value: millions * 1e6, unit: "transactions a day", why: publicFigures },
});

/** Everything of a projection that is not measured. Replace what you know better. */
export const assumptions = {
  chains: [
    perDay("Ethereum", 1.3),
    perDay("OP Mainnet", 1.5),
    perDay("Arbitrum", 3),
    perDay("Polygon", 4),
    perDay("Base", 10),
    perDay("BNB Chain", 12),
  ],
  newWalletsOfTransaction: {
    value: 0.05,
    unit: "new wallets a transaction",
    why: "one of twenty transactions is with an address that is new",
  },
  busiestHour: { value: 1.5, unit: "times the mean", why: "a wave over the day" },
  cachedLookups: { value: 0.5, unit: "of look-ups are cached", why: "popular subjects are asked for again" },
  cachedPages: {
    value: 0.5,
    unit: "of the pages that scoring a due subject changes are in memory",
    why: "the indexes, but not all rows",
  },
  diskRead: { value: 100, unit: "µs a random read", why: "an NVMe drive" },
  busy: {
    value: 0.5,
    unit: "of a core is used in the busiest hour",
    why: "the rest is for bursts and for the loss of a machine",
  },
  copies: { value: 2, unit: "servers with all rows", why: "a primary and a standby" },
  coresOfServer: { value: 16, unit: "cores of a database server", why: "a common size" },
  memoryOfServer: { value: 128, unit: "GiB of memory of a database server", why: "8 GiB a core, a common ratio" },
  diskOfServer: { value: 4_000, unit: "GB of rows on a database server", why: "so that a copy takes hours, not days" },
  memoryOfProcess: {
    value: 2,
    unit: "GiB of memory of a web process or worker",
    why: "more than the 1 GiB that either may take",
  },
  priceOfCore: { value: 25, unit: "USD a core and month", why: "near the list prices of large clouds" },
  priceOfMemory: { value: 3, unit: "USD a GiB of memory and month", why: "near the list prices of large clouds" },
  priceOfDisk: { value: 0.1, unit: "USD a GB of SSD and month", why: "near the list prices of large clouds" },
} as const;

type Widened<T> = {
  readonly [Key in keyof T]: T[Key] extends readonly unknown[] ? readonly ChainAssumption[] : Assumption;
};

interface ChainAssumption {
  name: string;
  transactions: Assumption;
}

export type Assumptions = Widened<typeof assumptions>;

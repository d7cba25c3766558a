/**
 * When wallets look like one person's. Shares are parts per million. These constants are not part of the model: clusters are facts,
 * given to it. docs/scoring.md states what was found with them, and in how many honest wallets.
 */
export const alikeRules = {
  /** A wallet is compared from so many contracts and so many active weeks on. */
  leastContracts: 8,
  leastWeeks: 4,
  /** A member is alike to so many wallets of other subjects at least. */
  others: 4,
  /** Likeness of contracts and of weeks that shows two wallets as one person's by itself. */
  strong: { contracts: 600_000, weeks: 750_000 },
  /** The same where both were funded from one root. */
  funded: { contracts: 400_000, weeks: 500_000 },
  /** The rarity of the contracts two wallets share, in bits: each says log2(wallets ÷ wallets that called it). */
  leastBits: 30,
  /** Wallets with other contracts that rarity assumes beside those given, so that it is known in a small population. */
  assumedOthers: 10_000,
  /** A wallet does not count as like one that began more than so many days before it: whoever is imitated comes first. */
  imitationDays: 7,
  /** A funder of more wallets than this is a service, and the root of nobody. */
  mostFunded: 50,
} as const;

import type { Random } from "./prng.ts";

/**
 * Accounts of the local chains' mnemonic, by index: 0 deploys the contracts, 1 to 8 are exchanges that sell native currency,
 * 9 is for visitors, then come the simulated wallets, and after them the service's own two, the signer of vouchers and the
 * minter of sponsored names, and the bundler that carries the operations of smart accounts.
 */
export const DEPLOYER = 0;
export const EXCHANGES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** The last exchange deploys EAS before it sells. */
export const EAS_DEPLOYER = 8;
export const FIRST_WALLET = 10;

/**
 * How many wallets of each kind there are. `smart`: how many of them, the last, are smart accounts: a tenth in all.
 * `weekly`: transactions a week.
 */
export const walletKinds = {
  trader: { wallets: 30, smart: 4, weekly: 2.2, lifetime: "long" },
  voter: { wallets: 25, smart: 3, weekly: 0.6, lifetime: "long" },
  collector: { wallets: 25, smart: 3, weekly: 1, lifetime: "long" },
  saver: { wallets: 25, smart: 3, weekly: 0.7, lifetime: "long" },
  regular: { wallets: 10, smart: 0, weekly: 2, lifetime: "long" },
  newcomer: { wallets: 25, smart: 4, weekly: 2, lifetime: "new" },
  dormant: { wallets: 20, smart: 3, weekly: 2, lifetime: "short" },
  sybil: { wallets: 30, smart: 0, weekly: 0, lifetime: "cluster" },
  relay: { wallets: 10, smart: 0, weekly: 0, lifetime: "cluster" },
} as const;
export type WalletKind = keyof typeof walletKinds;

export interface SimulatedWallet {
  account: number;
  kind: WalletKind;
  /** First and last day of activity, counted from genesis. */
  firstDay: number;
  lastDay: number;
  /** Number of its cluster; 0 for wallets on their own. */
  cluster: number;
}

/** Accounts whose attestations count in full on the local chains: three of the regulars. */
export const ATTESTATION_SEEDS: readonly number[] = [0, 1, 2].map((offset) => firstAccountOf("regular") + offset);

/** The first account of a kind; its others follow. */
export function firstAccountOf(kind: WalletKind): number {
  const before = Object.keys(walletKinds).indexOf(kind);
  return Object.values(walletKinds)
    .slice(0, before)
    .reduce((account, one) => account + one.wallets, FIRST_WALLET);
}

export const WALLET_COUNT = Object.values(walletKinds).reduce((sum, one) => sum + one.wallets, 0);
export const VOUCHER_SIGNER = FIRST_WALLET + WALLET_COUNT;
export const MINTER = VOUCHER_SIGNER + 1;
export const BUNDLER = MINTER + 1;
export const ACCOUNTS = BUNDLER + 1;

/** Accounts whose key signs for a smart account, which is the wallet that acts. */
export const SMART_ACCOUNTS: ReadonlySet<number> = new Set(
  (Object.keys(walletKinds) as WalletKind[]).flatMap((kind) => {
    const { wallets, smart } = walletKinds[kind];
    return Array.from({ length: smart }, (_, i) => firstAccountOf(kind) + wallets - 1 - i);
  }),
);

const CLUSTER_SIZE = 10;

/** The wallets of one chain: all of them with `everyone`, else a part of the long-lived ones. */
export function createWallets(random: Random, days: number, everyone: boolean): SimulatedWallet[] {
  const kinds = Object.keys(walletKinds) as WalletKind[]; // The table's own keys.
  const accounts = kinds.flatMap((kind) => Array.from({ length: walletKinds[kind].wallets }, () => kind));
  return accounts.flatMap((kind, index) => {
    const { lifetime } = walletKinds[kind];
    const [firstDay, lastDay] = drawLifetime(random, lifetime, days);
    const cluster = lifetime === "cluster" ? 1 + Math.floor(index / CLUSTER_SIZE) : 0;
    const isPresent = everyone || (lifetime === "long" && random.chance(0.45));
    return isPresent ? [{ account: FIRST_WALLET + index, kind, firstDay, lastDay, cluster }] : [];
  });
}

/** The day a wallet's cluster begins: clusters follow each other. */
export function clusterStart({ firstDay, cluster }: SimulatedWallet): number {
  return firstDay + (cluster % 7) * 25;
}

type Lifetime = (typeof walletKinds)[WalletKind]["lifetime"];

function drawLifetime(random: Random, lifetime: Lifetime, days: number): [firstDay: number, lastDay: number] {
  if (lifetime === "new") return [days - random.between(8, Math.max(9, Math.floor(days / 12))), days - 1];
  const early = random.between(2, Math.max(3, Math.floor(days * 0.6)));
  if (lifetime === "short") return [early, Math.min(days - 1, early + random.between(40, 140))];
  if (lifetime === "cluster") return [Math.floor(days / 4), days - 1];
  return [random.between(2, Math.max(3, Math.floor(days * 0.55))), days - 1];
}

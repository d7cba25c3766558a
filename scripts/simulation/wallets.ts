import type { Random } from "./prng.ts";

/**
 * Who lives on the local chains. Accounts of the chain's mnemonic, by index: 0 deploys the contracts, 1 to 8 are exchanges
 * that sell native currency, 9 is left alone for visitors, then comes the cast, and after it the service's own two: who
 * signs vouchers for names, and who mints at the service's cost.
 */
export const DEPLOYER = 0;
export const EXCHANGES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** The last of the exchanges put EAS on the chains before it began to sell. */
export const EAS_DEPLOYER = 8;
export const FIRST_WALLET = 10;

/** How many wallets of each character there are, and how they behave. Rates are transactions a week. */
export const walletKinds = {
  trader: { wallets: 30, weekly: 2.2, life: "long" },
  voter: { wallets: 25, weekly: 0.6, life: "long" },
  collector: { wallets: 25, weekly: 1, life: "long" },
  saver: { wallets: 25, weekly: 0.7, life: "long" },
  regular: { wallets: 10, weekly: 2, life: "long" },
  newcomer: { wallets: 25, weekly: 2, life: "new" },
  dormant: { wallets: 20, weekly: 2, life: "short" },
  sybil: { wallets: 30, weekly: 0, life: "cluster" },
  relay: { wallets: 10, weekly: 0, life: "cluster" },
} as const;
export type WalletKind = keyof typeof walletKinds;

export interface SimulatedWallet {
  account: number;
  character: WalletKind;
  /** First and last day of its life on the chain, counted from genesis. */
  firstDay: number;
  lastDay: number;
  /** Which cluster it belongs to; 0 for wallets on their own. */
  cluster: number;
}

/** Accounts whose attestations count in full on the local chains: three of the regulars. */
export const ATTESTATION_SEEDS: readonly number[] = [0, 1, 2].map((place) => firstAccountOf("regular") + place);

/** The first account of a character; its others follow. */
export function firstAccountOf(character: WalletKind): number {
  const before = Object.keys(walletKinds).indexOf(character);
  return Object.values(walletKinds)
    .slice(0, before)
    .reduce((account, one) => account + one.wallets, FIRST_WALLET);
}

export const WALLET_COUNT = Object.values(walletKinds).reduce((sum, one) => sum + one.wallets, 0);
export const VOUCHER_SIGNER = FIRST_WALLET + WALLET_COUNT;
export const MINTER = VOUCHER_SIGNER + 1;
export const ACCOUNTS = MINTER + 1;

const SYBIL_CLUSTER = 10;

/** The members that live on one chain. On the second chain only a part of the honest ones is seen. */
export function createWallets(random: Random, days: number, everyone: boolean): SimulatedWallet[] {
  const cast: SimulatedWallet[] = [];
  let account = FIRST_WALLET;
  for (const [character, { wallets, life }] of Object.entries(walletKinds) as [
    WalletKind,
    (typeof walletKinds)[WalletKind],
  ][]) {
    for (let i = 0; i < wallets; i++, account++) {
      const [firstDay, lastDay] = drawLife(random, life, days);
      const cluster = life === "cluster" ? 1 + Math.floor((account - FIRST_WALLET) / SYBIL_CLUSTER) : 0;
      const here = everyone || (life === "long" && random.chance(0.45));
      if (here) cast.push({ account, character, firstDay, lastDay, cluster });
    }
  }
  return cast;
}

function drawLife(random: Random, life: (typeof walletKinds)[WalletKind]["life"], days: number): [number, number] {
  if (life === "new") return [days - random.between(8, Math.max(9, Math.floor(days / 12))), days - 1];
  const early = random.between(2, Math.max(3, Math.floor(days * 0.6)));
  if (life === "short") return [early, Math.min(days - 1, early + random.between(40, 140))];
  if (life === "cluster") return [Math.floor(days / 4), days - 1];
  return [random.between(2, Math.max(3, Math.floor(days * 0.55))), days - 1];
}

import { DAY } from "../../../lib/engine/index.ts";
import { profileOf, type WalletProfile } from "../../../lib/engine/wallet-clusters/profile.ts";
import { findClusters } from "../../../lib/engine/wallet-clusters/search.ts";
import type { Family } from "../family.ts";
import type { HonestWallet } from "../honest.ts";
import { address } from "../ledger.ts";

const ETHER = "1000000000000000000";
/** Customers of an exchange besides the wallet, and wallets that copy one. */
const CUSTOMERS = 40;
const COPIES = 20;
/** Days after a wallet's first transaction when its copies begin. */
const COPIED_AFTER = 30;

function honestProfile({ address: wallet, facts }: HonestWallet): WalletProfile {
  return profileOf(wallet, wallet, [{ facts, referenceWei: ETHER }]);
}

/** Percent of the wallets that the search puts into a cluster. */
function shareFound(wallets: readonly HonestWallet[], profiles: readonly WalletProfile[]): number {
  const found = new Set(findClusters(profiles).map(({ wallet }) => wallet));
  return (100 * wallets.filter(({ address: wallet }) => found.has(wallet)).length) / Math.max(1, wallets.length);
}

/** All wallets of the folder, group by group funded by an exchange with so many other customers. */
function asCustomers(wallets: readonly HonestWallet[]): WalletProfile[] {
  return wallets.map((wallet, n) => ({
    ...honestProfile(wallet),
    funder: address("exchange", Math.floor(n / (CUSTOMERS + 1))),
  }));
}

/** A wallet, and copies that do all it does from its 30th day on. They are as old as it is, or else they would not count. */
function withCopies(wallet: HonestWallet): WalletProfile[] {
  const copied = honestProfile(wallet);
  const from = (copied.firstSentAt ?? 0) + COPIED_AFTER * DAY;
  const weeks = copied.weeks.filter((week) => (week * 7 - 3) * DAY >= from);
  const copies = Array.from({ length: COPIES }, (_, n) => {
    const own = address("copy", n);
    return { ...copied, wallet: own, subject: own, weeks, funder: null };
  });
  return [copied, ...copies];
}

export const alikeWalletsFamily: Family = {
  name: "alike-wallets",
  title: "Alike wallets: who is found wrongly",
  measures: [
    {
      label: "honest wallets in a cluster, whole histories",
      unit: "percent",
      value: (_, { whole }) => shareFound(whole, whole.map(honestProfile)),
    },
    {
      label: "honest wallets in a cluster, newcomers",
      unit: "percent",
      value: (_, { newcomers }) => shareFound(newcomers, newcomers.map(honestProfile)),
    },
    {
      label: "honest newcomers in a cluster, funded by an exchange with 40 other customers",
      unit: "percent",
      value: (_, { newcomers }) => shareFound(newcomers, asCustomers(newcomers)),
    },
    {
      label:
        "honest wallets drawn into a cluster by 20 wallets of their age that copy all they do from their 30th day on",
      unit: "percent",
      value: (_, { whole }) =>
        whole.reduce((sum, wallet) => sum + shareFound([wallet], withCopies(wallet)), 0) / Math.max(1, whole.length),
    },
  ],
};

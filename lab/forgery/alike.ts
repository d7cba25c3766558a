import { type AlikeCluster, hashOf, weekOf } from "../../lib/engine/index.ts";
import { lowestHashes, type WalletProfile } from "../../lib/engine/wallet-clusters/profile.ts";
import { alikeRules } from "../../lib/engine/wallet-clusters/rules.ts";
import { findClusters } from "../../lib/engine/wallet-clusters/search.ts";
import type { Ledger } from "./ledger.ts";

/**
 * The clusters among all wallets of an attack, by the function that the worker uses. Wallets of one subject are one; those
 * that no subject of the attempt shows are subjects of their own.
 */
export function alikeWallets(ledger: Ledger, subjects: readonly (readonly string[])[]): AlikeCluster[] {
  const subjectOf = new Map(subjects.flatMap((wallets) => wallets.map((wallet) => [wallet, wallets[0] ?? wallet])));
  const funders = new Map(ledger.firstFundings().map(({ wallet, funder }) => [wallet, funder]));
  const uses = [...ledger.uses()];
  if (uses.filter(([, use]) => use.contracts.size >= alikeRules.leastContracts).length <= alikeRules.others) return [];
  return findClusters(
    uses.map(
      ([wallet, { contracts, days, firstSentAt }]): WalletProfile => ({
        wallet,
        subject: subjectOf.get(wallet) ?? wallet,
        ...lowestHashes([...contracts].map(hashOf)),
        weeks: [...new Set([...days].map(weekOf))].sort((a, b) => a - b),
        firstSentAt,
        funder: funders.get(wallet) ?? null,
      }),
    ),
  );
}

import type { WalletFunding } from "../../lib/engine/index.ts";

/** When a wallet first received value and when it first sent, in any one order of time; null: never. */
export interface FirstFunding {
  chainId: number;
  wallet: string;
  funder: string | null;
  fundedAt: number | null;
  sentAt: number | null;
}

/**
 * The funding clusters of wallets in memory, by the rule that `recomputeFundingClusters` applies to the database
 * (lib/domains/scores/funding-clusters.ts); lab/forgery/funding.test.ts holds both equal. A wallet that sent has
 * a funder if value came before its first own transaction.
 */
export function fundingClusters(firsts: readonly FirstFunding[]): WalletFunding[] {
  const funders = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const { chainId, wallet, funder, fundedAt, sentAt } of firsts) {
    if (funder === null || fundedAt === null || sentAt === null || fundedAt >= sentAt) continue;
    funders.set(`${chainId}${wallet}`, funder);
    sizes.set(`${chainId}${funder}`, (sizes.get(`${chainId}${funder}`) ?? 0) + 1);
  }
  return firsts.flatMap(({ chainId, wallet }) => {
    const funder = funders.get(`${chainId}${wallet}`);
    if (funder === undefined) return [];
    const clusterSize = sizes.get(`${chainId}${funder}`) ?? 0;
    return [{ chainId, wallet, funder, clusterSize, chainLength: chainLength(funders, sizes, chainId, wallet) }];
  });
}

/** The number of funders in a row, back from the wallet, that funded only the next. First funders have no loops: time rises. */
function chainLength(
  funders: ReadonlyMap<string, string>,
  sizes: ReadonlyMap<string, number>,
  chainId: number,
  wallet: string,
): number {
  let length = 0;
  for (let funder = funders.get(`${chainId}${wallet}`); funder !== undefined; length++) {
    if (sizes.get(`${chainId}${funder}`) !== 1) break;
    funder = funders.get(`${chainId}${funder}`);
  }
  return length;
}

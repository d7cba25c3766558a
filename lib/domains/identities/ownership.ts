import type { StoredNameEvent } from "./name-events.ts";

/** What the chains say of a name. */
export interface Ownership {
  /** The mint that counts. */
  mint: StoredNameEvent;
  /** Owner of the token now; lower-case hex. */
  owner: string;
  /** The transaction that made the owner the owner. */
  ownerTx: string;
}

/**
 * Who owns a name by its events, given in the order of each chain; null where no mint counts. A name exists once over all
 * chains: of several mints the earliest counts by block time, then the one on the chain with the lower id. A subname
 * lives on its parent's chain alone (`parentChain`).
 */
export function ownershipOf(events: readonly StoredNameEvent[], parentChain?: number): Ownership | null {
  const mints = events.filter(
    (event) => event.kind === "minted" || (event.kind === "subname" && event.chainId === parentChain),
  );
  const [mint] = mints.sort((a, b) => a.at - b.at || a.chainId - b.chainId);
  if (!mint) return null;
  const moves = events.filter((event) => event.kind === "transferred" && event.chainId === mint.chainId);
  const newest = moves.at(-1) ?? mint;
  return { mint, owner: newest.account, ownerTx: newest.txHash };
}

import type { StoredNameEvent } from "./name-events.ts";

/** The ownership of a name by its events. */
export interface Ownership {
  /** The mint that counts. */
  mint: StoredNameEvent;
  /** Current owner of the token; lower-case hex. */
  owner: string;
  /** The transaction by which the owner got the name. */
  ownerTx: string;
  /** Block time of the newest transfer, unix seconds; null if the owner minted the name. */
  transferredAt: number | null;
}

/**
 * The ownership of a name from its events in the order of each chain; null without a mint that counts. If several chains mint a name,
 * the earlier block time wins, then the lower chain id. A subname counts only on its parent's chain (`parentChain`).
 */
export function ownershipOf(events: readonly StoredNameEvent[], parentChain?: number): Ownership | null {
  const mints = events.filter(
    (event) => event.kind === "minted" || (event.kind === "subname" && event.chainId === parentChain),
  );
  const [mint] = mints.sort((a, b) => a.at - b.at || a.chainId - b.chainId);
  if (!mint) return null;
  const moves = events.filter((event) => event.kind === "transferred" && event.chainId === mint.chainId);
  const transfer = moves.at(-1);
  const { account: owner, txHash: ownerTx } = transfer ?? mint;
  return { mint, owner, ownerTx, transferredAt: transfer?.at ?? null };
}

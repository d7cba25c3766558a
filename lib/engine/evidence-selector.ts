import type { ActivityKind } from "./types.ts";

/**
 * Which rows of `activity` show something, as plain data for a query over the subject's wallets: rows of these kinds,
 * with one of these counterparties (null: any), on this chain (null: any), with `from` ≤ at < `until` (unix seconds,
 * null: unbounded), the first few in this order.
 */
export interface EvidenceSelector {
  kinds: readonly ActivityKind[];
  counterparties: readonly string[] | null;
  chainId: number | null;
  from: number | null;
  until: number | null;
  order: "oldest" | "newest" | "largest";
  /** What such a row shows, in words. */
  note: string;
}

/** No limit on rows but their kind. */
export const any = { counterparties: null, chainId: null, from: null, until: null } as const;

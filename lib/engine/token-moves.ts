import type { Activity } from "./types.ts";

/** What one transaction moved of one token. */
export interface TokenMoves {
  readonly token: string;
  /** Whether the wallet caused it. */
  readonly isOwn: boolean;
  /** UTC day. */
  readonly day: number;
  /** Transfers in the direction that counts: out where the wallet caused them, else in. */
  count: number;
  /** Units in that direction less units in the other, by the other side. */
  readonly units: Map<string, bigint>;
}

/** Adds a token transfer to those of its transaction and token. */
export function noteMove(all: Map<string, TokenMoves>, row: Activity, isOwn: boolean, day: number): void {
  const { asset, counterparty, amount } = row;
  if (asset === null || counterparty === null || counterparty === row.wallet || !amount) return;
  const key = `${row.txHash} ${asset} ${isOwn}`;
  let moves = all.get(key);
  if (!moves) {
    moves = { token: asset, isOwn, day, count: 0, units: new Map() };
    all.set(key, moves);
  }
  const counts = isOwn === (row.kind === "tokenOut");
  if (counts) moves.count++;
  const known = moves.units.get(counterparty) ?? 0n;
  moves.units.set(counterparty, counts ? known + amount : known - amount);
}

/**
 * What remains of moves in and out, divided among the other sides in proportion to what is left of each: null for a flash
 * loan or a round trip, of which nothing remains.
 */
export function netOf({ units }: TokenMoves): { units: bigint; byOther: [other: string, units: bigint][] } | null {
  const left = [...units].filter(([, one]) => one > 0n);
  const positive = left.reduce((sum, [, one]) => sum + one, 0n);
  const net = [...units.values()].reduce((sum, one) => sum + one, 0n);
  if (net <= 0n) return null;
  return { units: net, byOther: left.map(([other, one]) => [other, (one * net) / positive]) };
}

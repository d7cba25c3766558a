import { LAST_TIME } from "../../core/chain-states.ts";
import type { ScoreFacts, WalletFacts } from "../../engine/index.ts";
import { DAY, dayOf } from "../../engine/numbers/days.ts";

/** The UTC day of a time (unix seconds): YYYY-MM-DD. Data of earlier versions may have times that no longer count. */
export function dayText(time: number): string {
  return new Date(Math.min(time, LAST_TIME) * 1000).toISOString().slice(0, 10);
}

/** The newest covered day and final block of a chain. */
export interface ChainHead {
  /** 00:00 UTC of the day of the newest covered block. */
  asOf: number;
  /** Newest final block. */
  finalized: number;
}

/**
 * A chain of which the caller holds newer facts than the database, until it has written them. `asOf` is the day that is scored: attestations
 * of later days may be in the database already.
 */
export interface ChainView extends ChainHead {
  chainId: number;
  /** A wallet's facts, which the caller folds further; undefined if those in the database are current. */
  factsOf(wallet: string): WalletFacts | undefined;
}

/** The newest day that any of the chains covers; 0 if none is known. */
export function newestCoveredDay(heads: Iterable<Pick<ChainHead, "asOf">>): number {
  return Math.max(0, ...[...heads].map(({ asOf }) => asOf));
}

/** The head of a chain; undefined if it is not known. */
export type HeadOf = (chainId: number) => ChainHead | undefined;

/**
 * Stored facts as of the present, or of the last day before the score's next change day: a chain day scores only the subjects
 * whose points it changes, and some of them only after a while. The same object if no day differs.
 */
export function datedFacts(
  { facts, nextChangeDay }: { facts: ScoreFacts; nextChangeDay: number | null },
  headOf: (chainId: number) => Pick<ChainHead, "asOf"> | undefined,
): ScoreFacts {
  const last = nextChangeDay ? nextChangeDay - DAY : Number.POSITIVE_INFINITY;
  const present = (chainId: string, day: number) => Math.max(day, Math.min(headOf(Number(chainId))?.asOf ?? day, last));
  const asOf: ScoreFacts["asOf"] = Object.fromEntries(
    Object.entries(facts.asOf).map(([chainId, day]) => [chainId, present(chainId, day)]),
  );
  const isSame = Object.entries(asOf).every(([chainId, day]) => facts.asOf[chainId] === day);
  return isSame ? facts : { ...facts, asOf };
}

/** 00:00 UTC of the newest covered day of each chain of these facts, by chain id. */
export function newestDays(parts: readonly WalletFacts[], headOf: HeadOf): Record<string, number> {
  const days: Record<string, number> = {};
  for (const part of parts) {
    if (part.block !== null) days[part.chainId] = Math.max(days[part.chainId] ?? 0, newestDayOf(part, headOf));
  }
  return days;
}

/** The newest of those days; null without facts. */
export function newestDay(parts: readonly WalletFacts[], headOf: HeadOf): number | null {
  let newest: number | null = null;
  for (const part of parts) {
    if (part.block !== null) newest = Math.max(newest ?? 0, newestDayOf(part, headOf));
  }
  return newest;
}

/** While a chain's head is not known, the day of the wallet's newest row. */
function newestDayOf({ chainId, lastSeenAt }: WalletFacts, headOf: HeadOf): number {
  return headOf(chainId)?.asOf ?? dayOf(lastSeenAt ?? 0);
}

/** Whether some part depends on a block that is not final. Explorer rows are final at once. */
export function hasOpenBlocks(parts: readonly WalletFacts[], headOf: HeadOf): boolean {
  return parts.some(({ chainId, block }) => (block ?? -1) > (headOf(chainId)?.finalized ?? Infinity));
}

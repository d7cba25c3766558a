import { DAY } from "./numbers/days.ts";
import type { WalletLink } from "./score-facts.ts";

/** Days for which a wallet that left an identity, or a name that changed owner, counts for no identity. */
export const WAIT_DAYS = 30;

/** Each identity that a wallet left within so many days doubles its wait. */
export const MEMORY_DAYS = 365;

/** The end of a wallet's time on an identity: a name under one owner. */
export interface Departure {
  name: string;
  owner: string;
  /** Unix seconds. */
  leftAt: number;
}

/** The `movedAt` of a wallet that is linked to a name at a time: see {@link WalletLink}. */
export function movedAtOf(
  departures: readonly Departure[],
  to: { name: string; owner: string; movedAt?: number | undefined },
  linkedAt: number,
): number | undefined {
  const others = departures.filter(
    (one) => (one.name !== to.name || one.owner !== to.owner) && one.leftAt > linkedAt - MEMORY_DAYS * DAY,
  );
  const movedAt = Math.max(to.movedAt ?? 0, waitStart(others.map(({ leftAt }) => leftAt)));
  return movedAt > 0 && isWaiting({ movedAt }, linkedAt) ? movedAt : undefined;
}

/** 30 days before the end of the wait after departures: of two it is 60 days after the newer one, of three 120. */
function waitStart(leftAt: readonly number[]): number {
  if (leftAt.length === 0) return 0;
  return Math.max(...leftAt) + WAIT_DAYS * DAY * (2 ** (leftAt.length - 1) - 1);
}

/** From when a wallet counts for its identity, unix seconds; null: from the moment it was linked. */
export function countsFrom({ movedAt }: Pick<WalletLink, "movedAt">): number | null {
  return movedAt === undefined ? null : movedAt + WAIT_DAYS * DAY;
}

/** Whether a linked wallet does not count yet at a time. */
export function isWaiting(link: Pick<WalletLink, "movedAt">, at: number): boolean {
  const from = countsFrom(link);
  return from !== null && from > at;
}

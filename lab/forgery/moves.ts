import { isWaiting, movedAtOf } from "../../lib/engine/index.ts";
import { timeOf } from "./ledger.ts";

/**
 * For which of several identities a wallet counts on a day that was linked to one after the other, on these days in ascending
 * order: by the rule of the product, for the newest one at most.
 */
export function countsFor(linkedOn: readonly number[], day: number): boolean[] {
  const named = linkedOn.map((from, n) => ({ name: `identity ${n}`, owner: `owner ${n}`, linkedAt: timeOf(from) }));
  return named.map(({ name, owner, linkedAt }, n) => {
    const departures = named.slice(0, n).map((one, i) => ({ ...one, leftAt: named[i + 1]?.linkedAt ?? 0 }));
    const movedAt = movedAtOf(departures, { name, owner }, linkedAt);
    return n === named.length - 1 && !isWaiting({ ...(movedAt !== undefined && { movedAt }) }, timeOf(day));
  });
}

/** Whether a name shows points on a day that changed owner on another one. */
export function nameCounts(transferredOn: number, day: number): boolean {
  return !isWaiting({ movedAt: timeOf(transferredOn) }, timeOf(day));
}

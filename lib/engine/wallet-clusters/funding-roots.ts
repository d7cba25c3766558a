import type { ProfileStore } from "./profile-store.ts";
import { alikeRules } from "./rules.ts";

/** Funders in a row that are followed. Funding has no loops where every funder is the first; payments later may make one. */
const MOST_STEPS = 64;

/**
 * The root of each compared wallet's funding, as a key: the funder of its funder, and so on, up to a service or an address without a known
 * funder. 0 for a wallet that a service funded, or nobody known.
 */
export function fundingRoots(store: ProfileStore): Float64Array {
  const funded = store.funded.values();
  const funders = store.funders.values();
  const byKey = Uint32Array.from(funded, (_, i) => i).sort((a, b) => (funded[a] ?? 0) - (funded[b] ?? 0));
  const payments = Float64Array.from(funders).sort();
  const funderOf = (key: number): number => {
    const at = byKey[lowerBound(byKey.length, (i) => (funded[byKey[i] ?? 0] ?? 0) < key)] ?? -1;
    return funded[at] === key ? (funders[at] ?? 0) : 0;
  };
  const isService = (key: number): boolean => {
    const first = lowerBound(payments.length, (i) => (payments[i] ?? 0) < key);
    return payments[first + alikeRules.mostFunded] === key;
  };
  return store.keys.values().map((key) => {
    let root = 0;
    let next = funderOf(key);
    for (let steps = 0; next !== 0 && !isService(next); steps++) {
      if (steps === MOST_STEPS) return 0;
      root = next;
      next = funderOf(next);
    }
    return root;
  });
}

/** The first of `length` positions that is not before what is sought. */
function lowerBound(length: number, isBefore: (position: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

import { log2Sixteenths, startOf } from "../../../engine/wallet-clusters/likeness.ts";
import type { ProfileStore } from "../../../engine/wallet-clusters/profile-store.ts";

/** Chances are counted in 4096ths, bits in sixteenths. */
const CERTAIN = 4_096;
const BIT = 16;
/** A copy differs from its model in one week of 32: what a week says at most where they agree (log2 32/31) and where they differ. */
const AGREED = 1;
const DIFFERED = 5 * BIT;
/** What an equal first week, or an equal last one, says at most. */
const MOST_OF_AN_END = 6 * BIT;

const bitsOf = Int32Array.from({ length: CERTAIN + 1 }, (_, chance) => 12 * BIT - log2Sixteenths(Math.max(chance, 1)));

/** Bits that a wallet's weeks can say if they are copied exactly, before it is known which weeks are popular. */
export function mostWeekBits(weeks: readonly number[]): number {
  const span = spanOf(weeks[0], weeks.at(-1));
  const chance = chanceOf(weeks.length, span);
  const silent = bitsOf[CERTAIN - chance] ?? 0;
  return Math.floor((weeks.length * (bitsOf[chance] ?? 0) + (span - weeks.length) * silent) / BIT);
}

/**
 * Compare the active weeks of wallets of a store, once all are added: by how many bits it is likelier that one copied the other than that
 * each acted on its own, as often as it does and in weeks as popular as they are. A wallet that is active every week, and a week in which
 * everybody is, say nothing.
 */
export function openWeekLikeness(store: ProfileStore): (a: number, b: number) => number {
  const weeks = store.weeks.values();
  const until = store.weeksUntil.values();
  const { first, last, sums } = popularity(store);
  const compare = (a: number, b: number): number => {
    const [from, to] = [
      Math.max(weeks[startOf(until, a)] ?? 0, weeks[startOf(until, b)] ?? 0),
      Math.min(weeks[(until[a] ?? 1) - 1] ?? 0, weeks[(until[b] ?? 1) - 1] ?? 0),
    ];
    const span = spanOf(from, to);
    if (span < 1) return 0;
    let [i, j] = [startOf(until, a), startOf(until, b)];
    while ((weeks[i] ?? 0) < from) i++;
    while ((weeks[j] ?? 0) < from) j++;
    let active = 0;
    for (let at = j; at < (until[b] ?? 0) && (weeks[at] ?? 0) <= to; at++) active++;
    const all = (sums[to + 1] ?? 0) - (sums[from] ?? 0);
    const rate = chanceOf(active, span);
    let bits = 0;
    for (let week = from; week <= to; week++) {
      const popular = (sums[week + 1] ?? 0) - (sums[week] ?? 0);
      const chance = clamp(all > 0 ? Math.floor((rate * popular * span) / all) : rate);
      const [isA, isB] = [weeks[i] === week && i < (until[a] ?? 0), weeks[j] === week && j < (until[b] ?? 0)];
      if (isA) i++;
      if (isB) j++;
      bits += (bitsOf[isB ? chance : CERTAIN - chance] ?? 0) - (isA === isB ? AGREED : DIFFERED);
    }
    return bits;
  };
  const ends = (a: number, b: number): number => {
    const [firstA, firstB] = [weeks[startOf(until, a)] ?? 0, weeks[startOf(until, b)] ?? 0];
    const [lastA, lastB] = [weeks[(until[a] ?? 1) - 1] ?? 0, weeks[(until[b] ?? 1) - 1] ?? 0];
    const most = log2Sixteenths(store.wallets.length);
    const rarity = (count: number) => Math.min(MOST_OF_AN_END, most - log2Sixteenths(Math.max(count, 1)));
    return (firstA === firstB ? rarity(first[firstA] ?? 0) : 0) + (lastA === lastB ? rarity(last[lastA] ?? 0) : 0);
  };
  return (a, b) => {
    // Most pairs differ too much for the rest to matter.
    if (!shareHalf(weeks, until, a, b)) return 0;
    return Math.floor((Math.min(compare(a, b), compare(b, a)) + ends(a, b)) / BIT);
  };
}

/** Whether two wallets were both active in half of the weeks of either. */
function shareHalf(weeks: Uint16Array, until: Uint32Array, a: number, b: number): boolean {
  const [endA, endB] = [until[a] ?? 0, until[b] ?? 0];
  let [i, j] = [startOf(until, a), startOf(until, b)];
  const sum = endA - i + endB - j;
  let both = 0;
  while (i < endA && j < endB) {
    const [one, other] = [weeks[i] ?? 0, weeks[j] ?? 0];
    if (one === other) both++;
    if (one <= other) i++;
    if (other <= one) j++;
  }
  return 3 * both >= sum;
}

/** How many wallets were active before each week, in sum; and for how many a week is the first, or the last. */
function popularity(store: ProfileStore) {
  const weeks = store.weeks.values();
  const until = store.weeksUntil.values();
  const end = weeks.reduce((most, week) => Math.max(most, week), 0) + 1;
  const [first, last] = [new Uint32Array(end), new Uint32Array(end)];
  const sums = new Float64Array(end + 1);
  for (const week of weeks) sums[week + 1] = (sums[week + 1] ?? 0) + 1;
  for (let week = 0; week < end; week++) sums[week + 1] = (sums[week + 1] ?? 0) + (sums[week] ?? 0);
  for (let wallet = 0; wallet < store.wallets.length; wallet++) {
    const [one, other] = [weeks[startOf(until, wallet)] ?? 0, weeks[(until[wallet] ?? 1) - 1] ?? 0];
    first[one] = (first[one] ?? 0) + 1;
    last[other] = (last[other] ?? 0) + 1;
  }
  return { first, last, sums };
}

function spanOf(first = 0, last = -1): number {
  return last - first + 1;
}

/** The chance of a week, with half a week more of each kind, so that none is certain. */
function chanceOf(active: number, span: number): number {
  return clamp(Math.floor(((2 * active + 1) * CERTAIN) / (2 * span + 2)));
}

function clamp(chance: number): number {
  return Math.min(Math.max(chance, CERTAIN / 64), CERTAIN - CERTAIN / 64);
}

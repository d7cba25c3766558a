import { LRUCache } from "lru-cache";
import type { ScoreFeedRow } from "./histogram.ts";

/** A row's place among those with equal points on a board: by earliest reach, then by address. */
interface Place {
  /** Unix seconds. */
  reachedAt: number;
  subject: string;
}

/** A known place, and how many rows with the same points precede it. */
export interface Anchor extends Place {
  skip: number;
}

/** Before every row. */
const START: Anchor = { skip: 0, reachedAt: -1, subject: "" };
/** Buckets with anchors, and anchors of one bucket. */
const MOST_BUCKETS = 500;
const MOST_ANCHORS = 50;

/**
 * Places that pages ended at, so that a later page with the same points begins near one of them and not at the first row: a page at
 * offset 900,000 may lie deep among equals. Changes keep them exact.
 */
export interface Anchors {
  /** The last known place that is at most `skip` rows from the first with these points. */
  before(bucket: Bucket, skip: number): Anchor;
  add(bucket: Bucket, anchor: Anchor): void;
  change(change: ScoreFeedRow): void;
  clear(): void;
}

interface Bucket {
  chainId: number;
  /** Position in boardCategories. */
  board: number;
  points: number;
}

const keyOf = ({ chainId, board, points }: Bucket) => `${chainId} ${board} ${points}`;

function isBefore(a: Place, b: Place): boolean {
  return a.reachedAt < b.reachedAt || (a.reachedAt === b.reachedAt && a.subject < b.subject);
}

export function createAnchors(): Anchors {
  const buckets = new LRUCache<string, Anchor[]>({ max: MOST_BUCKETS });
  const shift = (bucket: Bucket, place: Place, by: 1 | -1): void => {
    for (const anchor of buckets.peek(keyOf(bucket)) ?? []) if (isBefore(place, anchor)) anchor.skip += by;
  };
  return {
    before(bucket, skip) {
      let best = START;
      for (const anchor of buckets.get(keyOf(bucket)) ?? []) {
        if (anchor.skip <= skip && anchor.skip > best.skip) best = anchor;
      }
      return { ...best };
    },
    add(bucket, anchor) {
      const anchors = buckets.get(keyOf(bucket)) ?? [];
      if (anchors.some(({ skip }) => skip === anchor.skip)) return;
      buckets.set(keyOf(bucket), [...anchors.slice(1 - MOST_ANCHORS), anchor]);
    },
    change({ chainId, subject, before, after, rankedBefore, rankedAfter, reachedBefore, reachedAfter }) {
      if (buckets.size === 0) return;
      for (const [board, points] of (rankedBefore && before ? before : []).entries()) {
        shift({ chainId, board, points }, { subject, reachedAt: reachedBefore }, -1);
      }
      for (const [board, points] of (rankedAfter && after ? after : []).entries()) {
        shift({ chainId, board, points }, { subject, reachedAt: reachedAfter }, 1);
      }
    },
    clear: () => buckets.clear(),
  };
}

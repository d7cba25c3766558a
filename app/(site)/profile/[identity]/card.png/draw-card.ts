import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { createElement } from "react";
import { CARD_SIZE, ShareCard, type ShareCardProps } from "@/components/scores/share-card.tsx";

// Rendering blocks the process for about 0.1 s: results are cached, one image is rendered at a time, and few may wait.
const MAX_CACHED = 200;
const MAX_WAITING = 10;

const cache = new LRUCache<string, Promise<ArrayBuffer>>({ max: MAX_CACHED });
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The card as a PNG, rendered once for concurrent requests; null if too many others wait. */
export function drawCard(card: ShareCardProps): Promise<ArrayBuffer> | null {
  const key = JSON.stringify(card);
  const cached = cache.get(key);
  if (cached) return cached;
  if (waiting >= MAX_WAITING) return null;
  waiting++;
  const image = last.then(() => new ImageResponse(createElement(ShareCard, card), CARD_SIZE).arrayBuffer());
  cache.set(key, image);
  last = image
    .catch(() => cache.delete(key))
    .finally(() => {
      waiting--;
    });
  return image;
}

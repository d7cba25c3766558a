import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { createElement } from "react";
import { CARD_SIZE, ShareCard, type ShareCardProps } from "@/components/scores/share-card.tsx";

/** Drawing holds the process for about a tenth of a second: what was drawn is kept, one is drawn at a time, and few may wait. */
const KEPT = 200;
const MOST_WAITING = 10;

const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: KEPT });
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The card as a PNG, drawn once however many ask for the same; null where too many others are drawn already. */
export function drawCard(card: ShareCardProps): Promise<ArrayBuffer> | null {
  const key = JSON.stringify(card);
  const known = drawn.get(key);
  if (known) return known;
  if (waiting >= MOST_WAITING) return null;
  waiting++;
  const picture = last.then(() => new ImageResponse(createElement(ShareCard, card), CARD_SIZE).arrayBuffer());
  drawn.set(key, picture);
  last = picture
    .catch(() => drawn.delete(key))
    .finally(() => {
      waiting--;
    });
  return picture;
}

import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { createElement } from "react";
import { CARD_SIZE, ShareCard, type ShareCardProps } from "@/components/scores/share-card.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/parse-address.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { maxPoints } from "@/lib/domains/models/index.ts";
import { getRank, getScore } from "@/lib/domains/scores/index.ts";
import { whenKnown, whenLoaded } from "../../../_lib/null-on-error.ts";

const MAX_AGE_S = 300;
const RETRY_AFTER_S = 5;

/** The preview image of a profile. */
export async function GET(_: Request, { params }: { params: Promise<{ identity: string }> }): Promise<Response> {
  // Already decoded by Next.
  const { data: identity } = Identity.safeParse((await params).identity);
  if (identity === undefined) return missing();
  const ctx = systemContext();
  const loaded = await whenLoaded(whenKnown(readRankedScore(ctx, identity)).then((found) => ({ found })));
  if (loaded === null) return later("The scores are still loading.\n");
  if (loaded.found === null) return missing();
  const { svcId, address, score, rank } = loaded.found;
  const { total, tier } = score;
  const parts = Object.entries(maxPoints).map(([category, max]) => ({
    category,
    score: score.breakdown[category as keyof typeof score.breakdown], // The model's categories are the score's.
    max,
  }));
  const image = drawCard({ svcId, suffix: ctx.env.NAME_SUFFIX, address, total, tier, rank, parts });
  if (!image) return later("Too many images are being rendered.\n");
  return new Response(await image, {
    headers: { "Content-Type": "image/png", "Cache-Control": `public, max-age=${MAX_AGE_S}` },
  });
}

// Rendering blocks the process for about 0.1 s: results are cached, one image is rendered at a time, and few may wait.
const MAX_CACHED = 200;
const MAX_WAITING = 10;

const cache = new LRUCache<string, Promise<ArrayBuffer>>({ max: MAX_CACHED });
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The card as a PNG, rendered once for concurrent requests; null if too many others wait. */
function drawCard(card: ShareCardProps): Promise<ArrayBuffer> | null {
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

/** The score with its rank, which is null for an unranked wallet. */
async function readRankedScore(ctx: Context, identity: string) {
  const found = await getScore(ctx, { identity });
  const wallet = parseAddress(found.address);
  const place = wallet && (await getRank(ctx, { wallet, category: "total" }));
  return { ...found, rank: place?.rank ?? null };
}

function missing(): Response {
  return new Response("We have not indexed this wallet yet.\n", { status: 404 });
}

function later(why: string): Response {
  return new Response(why, { status: 503, headers: { "Retry-After": String(RETRY_AFTER_S) } });
}

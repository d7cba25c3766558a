import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { createElement } from "react";
import { CARD_SIZE, ShareCard, type ShareCardProps } from "@/components/scores/share-card.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { currentModel, getScore } from "@/lib/domains/scores/index.ts";

/** Drawing takes a tenth of a second of the server: what was drawn is kept, and drawn once however many ask for it. */
const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: 200 });
const MAX_AGE_S = 300;

/** The score as a picture, for previews of links to the profile. */
export async function GET(_: Request, { params }: { params: Promise<{ identity: string }> }): Promise<Response> {
  const card = await readCard((await params).identity);
  if (!card) return new Response("This wallet is not known here.\n", { status: 404 });
  const key = JSON.stringify(card);
  const picture = drawn.get(key) ?? draw(card);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return new Response(await picture, {
    headers: { "Content-Type": "image/png", "Cache-Control": `public, max-age=${MAX_AGE_S}` },
  });
}

function draw(card: ShareCardProps): Promise<ArrayBuffer> {
  return new ImageResponse(createElement(ShareCard, card), CARD_SIZE).arrayBuffer();
}

async function readCard(given: string): Promise<ShareCardProps | null> {
  const { data: identity } = Identity.safeParse(decodeURIComponent(given));
  if (identity === undefined) return null;
  try {
    const ctx = systemContext();
    const { svcId, address, score } = await getScore(ctx, { identity });
    const parts = Object.entries(currentModel.spec.max).map(([category, max]) => ({
      category,
      score: score.breakdown[category as keyof typeof score.breakdown], // The model's categories are the score's.
      max,
    }));
    const rank = score.status !== "partial" && score.total > 0 ? score.rank : null;
    return { svcId, suffix: ctx.env.NAME_SUFFIX, address, total: score.total, tier: score.tier, rank, parts };
  } catch (error) {
    if (isServiceError(error) && error.code === "USER_NOT_FOUND") return null;
    throw error;
  }
}

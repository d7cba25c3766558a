import type { ShareCardProps } from "@/components/scores/share-card.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { currentModel, getScore } from "@/lib/domains/scores/index.ts";
import { drawCard } from "./draw-card.ts";

const MAX_AGE_S = 300;
const RETRY_AFTER_S = 5;

/** The score as a picture, for previews of links to the profile. */
export async function GET(_: Request, { params }: { params: Promise<{ identity: string }> }): Promise<Response> {
  const card = await readCard((await params).identity);
  if (!card) return new Response("This wallet is not known here.\n", { status: 404 });
  const picture = drawCard(card);
  if (!picture) {
    return new Response("Too many pictures are drawn now.\n", {
      status: 503,
      headers: { "Retry-After": String(RETRY_AFTER_S) },
    });
  }
  return new Response(await picture, {
    headers: { "Content-Type": "image/png", "Cache-Control": `public, max-age=${MAX_AGE_S}` },
  });
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

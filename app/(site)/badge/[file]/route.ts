import { badgeSvg, badgeThemes } from "@/components/scores/badge-svg.ts";
import { systemContext } from "@/lib/core/context.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { getScore } from "@/lib/domains/scores/index.ts";
import { whenKnown, whenLoaded } from "../../_lib/null-on-error.ts";

const MAX_AGE_S = 300;
const RETRY_AFTER_S = 5;
const SUFFIX = ".svg";
/** Pages of any origin may read a badge, and why there is none. */
const shared = { "Access-Control-Allow-Origin": "*" };

/** The badge of an identity for other sites: `/badge/alice.svg?theme=dark`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  // Already decoded by Next.
  const { file } = await params;
  const { data: identity } = Identity.safeParse(file.slice(0, -SUFFIX.length));
  if (!file.endsWith(SUFFIX))
    return new Response("A badge's address ends with .svg.\n", { status: 404, headers: shared });
  const asked = new URL(request.url).searchParams.get("theme");
  const theme = badgeThemes.find((one) => one === asked) ?? "auto";
  const found =
    identity === undefined
      ? { score: null }
      : await whenLoaded(
          whenKnown(getScore(systemContext(), { identity })).then((known) => ({ score: known?.score ?? null })),
        );
  if (found === null) {
    return new Response("The scores are still loading.\n", {
      status: 503,
      headers: { ...shared, "Retry-After": String(RETRY_AFTER_S) },
    });
  }
  return new Response(badgeSvg({ score: found.score, theme }), {
    status: found.score ? 200 : 404,
    headers: {
      ...shared,
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": `public, max-age=${MAX_AGE_S}`,
    },
  });
}

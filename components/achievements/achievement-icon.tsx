import { withBasePath } from "../../lib/core/base-path.ts";

/** The icon of an achievement, faint until earned. Decorative: its title is beside it. */
export function AchievementIcon({ id, earned, size = 48 }: { id: string; earned: boolean; size?: number }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small SVG needs no optimisation.
    <img
      src={withBasePath(`/achievements/${id}.svg`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={`shrink-0 ${earned ? "" : "opacity-50 grayscale"}`}
    />
  );
}

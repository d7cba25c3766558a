import type { Context } from "../../core/context.ts";
import { type AchievementId, achievements, rarities } from "../../engine/index.ts";

export function viewDefinition(ctx: Pick<Context, "env">, id: AchievementId) {
  const { title, description, category, rarity } = achievements[id];
  const icon = `${ctx.env.PUBLIC_ORIGIN}/achievements/${id}.svg`;
  return { id, title, description, category, rarity, ...rarities[rarity], icon };
}

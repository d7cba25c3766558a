import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import {
  type AchievementCategory,
  achievementIds,
  achievements,
  type Rarity,
  requirementWords,
} from "../../engine/index.ts";
import type { Achievement } from "./schemas.ts";
import { viewDefinition } from "./view.ts";

/** All achievements in the order of the table, with their number of holders. */
export async function listAchievements(
  ctx: Context,
  input: { category?: AchievementCategory; rarity?: Rarity; limit: number; offset: number },
): Promise<{ achievements: Achievement[]; pagination: Pagination }> {
  const { category, rarity, limit, offset } = input;
  const { rows } = await ctx.pg.query<{ id: string; holders: number }>(
    // A linked wallet has its earlier rows, but only its identity counts as a holder.
    `select id, count(*)::int as holders from earned_achievement e
     where lost_at is null and exists (select 1 from score s where s.subject = e.subject and s.chain_id <= 0)
     group by id`,
  );
  const holders = new Map(rows.map((row) => [row.id, row.holders]));
  const wanted = achievementIds.filter((id) => {
    const one = achievements[id];
    return (!category || one.category === category) && (!rarity || one.rarity === rarity);
  });
  return {
    achievements: wanted.slice(offset, offset + limit).map((id) => ({
      ...viewDefinition(ctx, id),
      requirement: requirementWords(achievements[id].requirement),
      holders: holders.get(id) ?? 0,
    })),
    pagination: paginate(wanted.length, limit, offset),
  };
}

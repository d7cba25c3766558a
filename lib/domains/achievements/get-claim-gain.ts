import type { Context } from "../../core/context.ts";
import { scorePoints } from "../../engine/index.ts";
import { readActiveModel } from "../models/index.ts";
import { readEarned } from "./read-earned.ts";

/**
 * The points that the score over all chains of an identity would gain if it claimed everything it has earned: at most their
 * bonuses, as trust and what was paid allow. Throws USER_NOT_FOUND.
 */
export async function getClaimGain(ctx: Context, input: { identity: string }): Promise<number> {
  const [{ facts, earned }, model] = await Promise.all([readEarned(ctx, input.identity), readActiveModel(ctx.pg)]);
  const claimed = [...earned.keys()].sort();
  return scorePoints({ ...facts, claimed }, model).total - scorePoints(facts, model).total;
}

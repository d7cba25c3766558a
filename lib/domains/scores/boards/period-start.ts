import type { Context } from "../../../core/context.ts";
import type { Boards } from "./boards.ts";
import { type Timeframe, timeframes } from "./timeframes.ts";

const DAY = 86_400_000;

/**
 * The time a board's `change` compares with, unix milliseconds: now, to the whole second, minus the period. For `all`
 * it is the first snapshot: the end (24:00 UTC) of the day of the scope's first change. Null while that is in the future.
 */
export async function periodStart(
  ctx: Pick<Context, "pg" | "now">,
  boards: Boards,
  chainId: number,
  timeframe: Timeframe,
): Promise<number | null> {
  const now = Math.floor(ctx.now.getTime() / 1000) * 1000;
  const length = timeframes[timeframe];
  if (length !== null) return now - length;
  const first = await firstSnapshot(ctx, boards, chainId);
  return first !== null && first <= now ? first : null;
}

async function firstSnapshot(ctx: Pick<Context, "pg">, boards: Boards, chainId: number): Promise<number | null> {
  const known = boards.firstSnapshots.get(chainId);
  if (known !== undefined) return known;
  const { rows } = await ctx.pg.query<{ at: Date | null }>(
    "select min(at) as at from score_history where chain_id = $1",
    [chainId],
  );
  const at = rows[0]?.at;
  if (!at) return null;
  const end = (Math.floor(at.getTime() / DAY) + 1) * DAY;
  boards.firstSnapshots.set(chainId, end);
  return end;
}

import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import type { Epoch } from "./schemas.ts";
import { readEpochs } from "./stored-epoch.ts";

/** The headers of all epochs, the newest first. */
export async function listEpochs(
  ctx: Pick<Context, "pg">,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ epochs: Epoch[]; pagination: Pagination }> {
  const { rows } = await ctx.pg.query<{ total: number }>("select count(*) as total from epoch");
  return {
    epochs: await readEpochs(ctx.pg, { limit, offset }),
    pagination: paginate(rows[0]?.total ?? 0, limit, offset),
  };
}

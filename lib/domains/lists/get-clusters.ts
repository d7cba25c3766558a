import type { Context } from "../../core/context.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import type { ListCluster } from "./schemas.ts";
import { requireOwn } from "./stored-list.ts";

/** The clusters of a list of the developer, the largest first. Throws NOT_FOUND, also for other developers' lists. */
export async function getListClusters(
  ctx: Context,
  { listId, limit, offset }: { listId: string; limit: number; offset: number },
): Promise<{ clusters: ListCluster[]; pagination: Pagination }> {
  await requireOwn(ctx, listId);
  const counted = await ctx.pg.query<{ total: number }>(
    "select count(*)::int as total from list_cluster where list_id = $1",
    [listId],
  );
  const { rows } = await ctx.pg.query<ListCluster>(
    `select cluster as id, size, strength, members, evidence, keep from list_cluster
     where list_id = $1 order by cluster limit $2 offset $3`,
    [listId, limit, offset],
  );
  const clusters = rows.map((row) => ({ ...row, members: row.members.map(checksum), keep: checksum(row.keep) }));
  return { clusters, pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset) };
}

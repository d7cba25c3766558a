import type { Context } from "../../core/context.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { viewPolicy } from "./get-policy.ts";
import type { SavedPolicy } from "./schemas.ts";
import { MAX_RESULT_BYTES, sizeOf } from "./serialize.ts";

/** Rows read at once; a policy can have 250 kB. */
const CHUNK = 20;

/**
 * The developer's policies, newest first. A page ends early before it exceeds 1 MB; its `limit` is then the number of its policies, so
 * that the next page begins at `offset + limit`.
 */
export async function listPolicies(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ policies: SavedPolicy[]; pagination: Pagination }> {
  const { developerId } = requireDeveloper(ctx);
  const total = await ctx.db.policy.count({ where: { developerId } });
  const policies: SavedPolicy[] = [];
  let left = MAX_RESULT_BYTES;
  while (policies.length < input.limit) {
    const rows = await ctx.db.policy.findMany({
      where: { developerId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: Math.min(CHUNK, input.limit - policies.length),
      skip: input.offset + policies.length,
    });
    for (const policy of rows.map(viewPolicy)) {
      left -= sizeOf(policy) + ",".length;
      if (left < 0) return { policies, pagination: paginate(total, policies.length, input.offset) };
      policies.push(policy);
    }
    if (rows.length < CHUNK) break;
  }
  return { policies, pagination: paginate(total, input.limit, input.offset) };
}

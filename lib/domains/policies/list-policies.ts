import type { Context } from "../../core/context.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { viewPolicy } from "./get-policy.ts";
import type { SavedPolicy } from "./schemas.ts";

/** The policies that the developer who acts has saved, the newest first. */
export async function listPolicies(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ policies: SavedPolicy[]; pagination: Pagination }> {
  const { limit, offset } = input;
  const { developerId } = requireDeveloper(ctx);
  const where = { developerId };
  const [total, rows] = await Promise.all([
    ctx.db.policy.count({ where }),
    ctx.db.policy.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  return { policies: rows.map(viewPolicy), pagination: paginate(total, limit, offset) };
}

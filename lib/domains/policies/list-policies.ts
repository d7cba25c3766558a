import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { viewPolicy } from "./get-policy.ts";
import { requireDeveloper } from "./require-developer.ts";
import type { SavedPolicy } from "./schemas.ts";

/** The policies that the developer who acts has saved, the newest first. */
export async function listPolicies(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ policies: SavedPolicy[]; pagination: Pagination }> {
  const { limit, offset } = input;
  const where = { developerId: requireDeveloper(ctx) };
  const [total, rows] = await Promise.all([
    ctx.db.policy.count({ where }),
    ctx.db.policy.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  return { policies: rows.map(viewPolicy), pagination: paginate(total, limit, offset) };
}

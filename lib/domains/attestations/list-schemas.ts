import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { builtInSchemas, type Schema } from "./built-in-schemas.ts";

/** The built-in schemas, then the others, oldest first. */
export async function listSchemas(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ schemas: Schema[]; pagination: Pagination }> {
  const { limit, offset } = input;
  const first = builtInSchemas.slice(offset, offset + limit);
  const uids = builtInSchemas.map((one) => one.uid);
  const { rows } = await ctx.pg.query<Schema>(
    `select uid, name, schema, revocable from attestation_schema where uid <> all($3)
     order by created_at, uid limit $1 offset $2`,
    [limit - first.length, Math.max(0, offset - builtInSchemas.length), uids],
  );
  const counted = await ctx.pg.query<{ total: number }>(
    "select count(*)::int as total from attestation_schema where uid <> all($1)",
    [uids],
  );
  const total = builtInSchemas.length + (counted.rows[0]?.total ?? 0);
  return { schemas: [...first, ...rows], pagination: paginate(total, limit, offset) };
}

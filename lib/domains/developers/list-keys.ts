import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { toRecord } from "./key-record.ts";
import type { KeyRecord } from "./schemas.ts";

/** A developer's keys, newest first, including ended ones. */
export async function listKeys(
  ctx: Context,
  input: { developerId: string; limit: number; offset: number },
): Promise<{ keys: KeyRecord[]; pagination: Pagination }> {
  const { developerId, limit, offset } = input;
  const [total, rows] = await Promise.all([
    ctx.db.apiKey.count({ where: { developerId } }),
    ctx.db.apiKey.findMany({
      where: { developerId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
  ]);
  return { keys: rows.map(toRecord), pagination: paginate(total, limit, offset) };
}

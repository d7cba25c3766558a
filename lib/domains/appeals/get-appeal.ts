import type { Context } from "../../core/context.ts";
import { requireAppeal, viewAppeal } from "./appeal-rows.ts";
import type { AppealView } from "./schemas.ts";

/** An appeal of the public log. Throws NOT_FOUND. */
export async function getAppeal(
  ctx: Pick<Context, "pg" | "now">,
  { id }: { id: string },
): Promise<{ appeal: AppealView }> {
  return { appeal: viewAppeal(await requireAppeal(ctx.pg, id), ctx.now) };
}

import type { Context } from "@/lib/core/context.ts";
import { IdParam } from "@/lib/core/schemas.ts";
import { getAppeal } from "@/lib/domains/appeals/index.ts";
import { nullOn } from "../../_lib/null-on-error.ts";

export interface AppealParams {
  params: Promise<{ id: string }>;
}

/** The appeal of the URL; null if there is none. */
export async function readAppeal(ctx: Context, params: AppealParams["params"]) {
  const { data: id } = IdParam.safeParse((await params).id);
  const found = id === undefined ? null : await nullOn(getAppeal(ctx, { id }), "NOT_FOUND");
  return found?.appeal ?? null;
}

import type { Context } from "../../core/context.ts";
import type { Epoch } from "./schemas.ts";
import { requireEpoch } from "./stored-epoch.ts";

/** The header of an epoch. Throws NOT_FOUND. */
export async function getEpoch(ctx: Pick<Context, "pg">, input: { number: number }): Promise<{ epoch: Epoch }> {
  return { epoch: await requireEpoch(ctx.pg, input.number) };
}

import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { judgeNames } from "./judge-names.ts";
import type { NameCheck } from "./schemas.ts";

/** Whether a name can be minted, with suggestions; at most one query. Throws INVALID_NAME_FORMAT if there is nothing to suggest. */
export async function checkName(ctx: Pick<Context, "env" | "now" | "pg">, input: { name: string }): Promise<NameCheck> {
  const [verdict] = await judgeNames(ctx, [input.name]);
  if (!verdict?.suggestions && !verdict?.valid) {
    throw new ServiceError("INVALID_NAME_FORMAT", verdict?.reason ?? "This is not a name.");
  }
  const { name, available, valid, reason, suggestions } = verdict;
  return { name, available, valid, ...(reason && { reason }), ...(suggestions && { suggestions }) };
}

import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";
import { versions } from "./check-candidate.ts";
import { listComparisons } from "./comparisons.ts";
import { getModel } from "./get-model.ts";
import { listSwitches } from "./read-switches.ts";
import { earliestSwitch } from "./schedule-model.ts";
import type { ModelsView } from "./schemas.ts";

/** The models as operators see them, with their comparisons and every switch. Throws FORBIDDEN. */
export async function getModels(ctx: Context): Promise<ModelsView> {
  requireRole(ctx, "reader");
  const [model, earliest, comparisons, switches] = await Promise.all([
    getModel(ctx),
    earliestSwitch(ctx, ctx.pg),
    listComparisons(ctx.pg),
    listSwitches(ctx.pg),
  ]);
  return { ...model, versions, earliestSwitch: earliest.toISOString(), comparisons, switches };
}

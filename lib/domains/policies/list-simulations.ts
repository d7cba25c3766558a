import type { Context } from "../../core/context.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import type { PolicySimulation } from "./schemas.ts";
import { type SimulationRow, viewSimulation } from "./stored-simulations.ts";

export type ListedSimulation = Omit<PolicySimulation, "result">;

/** The newest exact simulation of each of the developer's policies, without its result, which may be long. */
export async function listSimulations(ctx: Context): Promise<ListedSimulation[]> {
  const { developerId } = requireDeveloper(ctx);
  const rows: SimulationRow[] = await ctx.db.policySimulation.findMany({
    where: { developerId },
    distinct: ["policyId"],
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => {
    const { result: _, ...simulation } = viewSimulation(row);
    return simulation;
  });
}

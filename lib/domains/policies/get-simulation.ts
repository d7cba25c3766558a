import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { SIMULATION_DAYS } from "./expire-simulations.ts";
import type { PolicySimulation } from "./schemas.ts";
import { viewSimulation } from "./simulation-rows.ts";

/** An exact simulation with its progress and, once finished, its result. Throws NOT_FOUND, also for other developers'. */
export async function getSimulation(
  ctx: Context,
  input: { policyId: string; simulationId: string },
): Promise<PolicySimulation> {
  const { developerId } = requireDeveloper(ctx);
  const { simulationId: id, policyId } = input;
  const row = await ctx.db.policySimulation.findFirst({ where: { id, policyId, developerId } });
  if (row) return viewSimulation(row);
  throw new ServiceError(
    "NOT_FOUND",
    `The simulation does not exist. Simulations are deleted ${SIMULATION_DAYS} days after their end, and with their policy.`,
  );
}

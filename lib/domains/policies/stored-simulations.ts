import { type Context, requireDeveloper } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import type { PolicySimulation } from "./schemas.ts";
import { countedIn, type Tally, tallyResult } from "./tally.ts";

/** Days for which a finished simulation can be fetched. */
export const SIMULATION_DAYS = 7;
const DAY_MS = 86_400_000;

interface SimulationRow {
  id: string;
  policyId: string;
  createdAt: Date;
  subjects: number;
  /** A `Tally`. */
  tally: unknown;
  finishedAt: Date | null;
  error: string | null;
}

export function viewSimulation(row: SimulationRow): PolicySimulation {
  const { id, policyId, createdAt, subjects, finishedAt, error } = row;
  const tally = tallyOf(row);
  const evaluated = tally ? countedIn(tally) : 0;
  const state = stateOf(row);
  return {
    id,
    policyId,
    state,
    subjects,
    evaluated,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    error,
    result: tally && state === "finished" ? tallyResult(tally, evaluated) : null,
  };
}

/** What was counted so far; null before the first turn. */
export function tallyOf({ tally }: Pick<SimulationRow, "tally">): Tally | null {
  return tally as Tally | null; // Only runs of the simulation write it.
}

function stateOf({ tally, finishedAt, error }: SimulationRow): PolicySimulation["state"] {
  if (finishedAt) return error === null ? "finished" : "failed";
  return tally ? "running" : "waiting";
}

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

/** Deletes simulations that finished a week ago and Snapshot addresses that have ended, and ends those without progress for a day, so that their developers can start others. */
export async function expireSimulations({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.snapshotToken.deleteMany({ where: { endsAt: { lte: now } } });
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.policySimulation.deleteMany({ where: { finishedAt: { lt: daysAgo(SIMULATION_DAYS) } } });
  await db.policySimulation.updateMany({
    where: { finishedAt: null, updatedAt: { lt: daysAgo(1) } },
    data: { finishedAt: now, error: "It made no progress for a day. Start it again." },
  });
}

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

import type { Sql } from "../../core/db.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import type { PolicySimulation } from "./schemas.ts";
import { countedIn, type Tally, tallyResult } from "./tally.ts";

/** The columns that a view needs. */
export interface SimulationRow {
  id: string;
  policy_id: string;
  created_at: Date;
  subjects: number;
  tally: Tally | null;
  finished_at: Date | null;
  error: string | null;
}

export function viewSimulation(row: SimulationRow): PolicySimulation {
  const { id, policy_id: policyId, created_at: createdAt, subjects, tally, finished_at: finishedAt, error } = row;
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

function stateOf({ tally, finished_at: finishedAt, error }: SimulationRow): PolicySimulation["state"] {
  if (finishedAt) return error === null ? "finished" : "failed";
  return tally ? "running" : "waiting";
}

/** Has a worker run the next turn of a simulation, after the turns of others that wait. */
export function enqueueTurn(sql: Sql, simulationId: string): Promise<void> {
  return enqueueJobs(sql, "simulate-policy", [{ payload: { simulationId }, key: `simulate ${simulationId}` }]);
}

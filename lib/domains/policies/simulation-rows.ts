import type { PolicySimulation } from "./schemas.ts";
import { countedIn, type Tally, tallyResult } from "./tally.ts";

export interface SimulationRow {
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

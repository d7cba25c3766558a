import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import type { SavedPolicy, SimulationResult } from "../../lib/domains/policies/schemas.ts";
import type { ListedSimulation } from "../../lib/domains/policies/stored-simulations.ts";
import { api } from "../api/client.ts";
import type { ApiCall } from "../api/use-api-call.ts";
import { findSaved } from "./find-saved.ts";
import type { Playground } from "./use-playground.ts";

export interface ExactSimulation {
  /** The policy as it is saved; null if it is not. */
  policy: SavedPolicy | null;
  /** Its newest simulation. */
  newest: ListedSimulation | null;
  /** The developer's simulation that is not finished, with the name of its policy. */
  running: (ListedSimulation & { name: string }) | null;
  /** The result of the newest, if it is finished and was fetched. */
  result: { answer: SimulationResult; id: string; finishedAt: string } | null;
  call: ApiCall;
  start: () => void;
  /** Fetches the result again. */
  retry: () => void;
}

const isUnfinished = ({ state }: ListedSimulation) => state === "waiting" || state === "running";

/** The exact simulation of the edited policy, if it is saved. The page has the progress; the result is fetched once. */
export function useExactSimulation(
  { value, calls: { exact: call } }: Playground,
  saved: readonly SavedPolicy[],
  simulations: readonly ListedSimulation[],
): ExactSimulation {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const [result, setResult] = useState<ExactSimulation["result"]>(null);
  const policy = findSaved(saved, value);
  const newest = simulations.find(({ policyId }) => policyId === policy?.id) ?? null;
  const running = simulations.find(isUnfinished);
  const finished = newest?.state === "finished" ? newest : null;

  const fetchResult = (simulation: ListedSimulation) => call.run(async () => setResult(await readResult(simulation)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says all of a finished simulation.
  useEffect(() => {
    if (finished && finished.id !== result?.id) void fetchResult(finished);
  }, [finished?.id]);

  const start = async () => {
    if (!policy) return;
    const params = { policyId: policy.id };
    const isStarted = await call.run(() => api.call("POST /v1/trust/policies/{policyId}/simulations", { params }));
    if (isStarted) startRefresh(() => router.refresh());
  };
  return {
    policy,
    newest,
    running: running ? { ...running, name: nameOf(saved, running) } : null,
    result: finished && result?.id === finished.id ? result : null,
    call: { ...call, busy: call.busy || isRefreshing },
    start: () => void start(),
    retry: () => finished && void fetchResult(finished),
  };
}

async function readResult({ id, policyId }: ListedSimulation): Promise<ExactSimulation["result"]> {
  const params = { policyId, simulationId: id };
  const { simulation } = await api.call("GET /v1/trust/policies/{policyId}/simulations/{simulationId}", { params });
  const { result: answer, finishedAt } = simulation;
  return answer && finishedAt ? { answer, id, finishedAt } : null;
}

function nameOf(saved: readonly SavedPolicy[], { policyId }: ListedSimulation): string {
  return saved.find(({ id }) => id === policyId)?.name ?? policyId;
}

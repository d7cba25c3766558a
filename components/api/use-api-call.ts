import { useState } from "react";
import { type Problem, toProblem } from "./problem.ts";

export interface ApiCall {
  busy: boolean;
  problem: Problem | null;
  /** Runs work that calls the API. Resolves to whether it succeeded; a failure is in `problem`. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Clears the problem. */
  reset: () => void;
}

/** The state of one API call: whether it runs, and why it failed. */
export function useApiCall(): ApiCall {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    busy,
    problem,
    reset: () => setProblem(null),
    run: async (work) => {
      setBusy(true);
      setProblem(null);
      try {
        await work();
        return true;
      } catch (thrown) {
        setProblem(toProblem(thrown));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

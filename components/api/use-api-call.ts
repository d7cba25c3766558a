import { useState } from "react";
import { type Problem, toProblem } from "./problem.ts";

interface Call {
  busy: boolean;
  problem: Problem | null;
  /** Do it once; true where it worked. What failed stands in `problem`. */
  run: (work: () => Promise<void>) => Promise<boolean>;
  forget: () => void;
}

/** One call to the API at a time, and what became of it. */
export function useApiCall(): Call {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    busy,
    problem,
    forget: () => setProblem(null),
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

/** What a condition comes to: it holds, it does not, or it could not be checked. */
export const outcomes = ["pass", "fail", "indeterminate"] as const;
export type Outcome = (typeof outcomes)[number];

/** The opposite; what could not be checked stays so. */
export function not(outcome: Outcome): Outcome {
  if (outcome === "indeterminate") return outcome;
  return outcome === "pass" ? "fail" : "pass";
}

/** Fails if one fails, else could not be checked if one could not, else passes (strong Kleene logic). */
export function all(parts: readonly Outcome[]): Outcome {
  return atLeast(parts.length, parts);
}

/** Passes if one passes, else could not be checked if one could not, else fails. */
export function any(parts: readonly Outcome[]): Outcome {
  return atLeast(1, parts);
}

/** Passes with n passes, fails when passes and those not checked together are fewer, else could not be checked. */
export function atLeast(n: number, parts: readonly Outcome[]): Outcome {
  const count = (outcome: Outcome) => parts.filter((part) => part === outcome).length;
  if (count("pass") >= n) return "pass";
  return count("pass") + count("indeterminate") < n ? "fail" : "indeterminate";
}

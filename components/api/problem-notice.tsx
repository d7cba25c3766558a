"use client";

import { CircleAlert } from "lucide-react";
import { useTexts } from "#texts";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { describeProblem, type Problem } from "./problem.ts";

/** Why an API call failed; after the end of a session, with a button to sign in again. */
export function ProblemNotice({ problem }: { problem: Problem | null }) {
  const t = useTexts("api.problem");
  // Invalid fields show their own errors.
  if (!problem || problem.fields.length > 0) return null;
  return (
    <div role="alert" className="rounded-lg bg-down-soft p-4 text-down">
      <p className="flex gap-3">
        <CircleAlert size={20} className="mt-0.5 shrink-0" />
        <span>{describeProblem(problem, t)}</span>
      </p>
      {problem.signedOut && <ConnectButton label={t("signIn")} className="mt-3" />}
    </div>
  );
}

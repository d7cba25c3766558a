"use client";

import { Play } from "lucide-react";
import { useTexts } from "#texts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import type { ApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";

/** Simulates the policy; before sign-in, connects a wallet. */
export function RunButton(props: { call: ApiCall; signedIn: boolean; isInvalidJson: boolean; onRun: () => void }) {
  const t = useTexts("policies.simulation");
  const { call } = props;
  if (!props.signedIn) return <ConnectButton label={t("connect")} />;
  return (
    <Button type="button" busy={call.busy} disabled={props.isInvalidJson} onClick={props.onRun}>
      {!call.busy && <Play size={18} />}
      {t("run")}
    </Button>
  );
}

/** Why a call failed. Errors of the policy are shown here too, besides at their fields. */
export function CallProblem({ call: { problem } }: { call: ApiCall }) {
  if (!problem?.fields.includes("policy")) return <ProblemNotice problem={problem} />;
  return <ProblemNotice problem={{ ...problem, fields: [] }} />;
}

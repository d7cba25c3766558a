"use client";

import { Play } from "lucide-react";
import { ProblemNotice } from "../api/problem-notice.tsx";
import type { ApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";

/** Runs a call; before sign-in, connects a wallet. */
export function RunButton(props: {
  label: string;
  call: ApiCall;
  signedIn: boolean;
  isInvalidJson: boolean;
  onRun?: () => void;
}) {
  const { call } = props;
  if (!props.signedIn) return <ConnectButton label={`Connect to ${props.label.toLowerCase()}`} />;
  return (
    <Button
      type={props.onRun ? "button" : "submit"}
      busy={call.busy}
      disabled={props.isInvalidJson}
      {...(props.onRun && { onClick: props.onRun })}
    >
      {!call.busy && <Play size={18} />}
      {props.label}
    </Button>
  );
}

/** Why a call failed. Errors of the policy are shown here too, besides at their fields. */
export function CallProblem({ call: { problem } }: { call: ApiCall }) {
  if (!problem?.fields.includes("policy")) return <ProblemNotice problem={problem} />;
  return <ProblemNotice problem={{ ...problem, fields: [] }} />;
}

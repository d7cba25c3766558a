"use client";

import { Play } from "lucide-react";
import { ProblemNotice } from "../api/problem-notice.tsx";
import type { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";

export type Call = ReturnType<typeof useApiCall>;

/** Asks the API; before somebody is signed in, the way to do that. */
export function RunButton(props: {
  label: string;
  call: Call;
  signedIn: boolean;
  /** The policy is no JSON: there is nothing to send. */
  unreadable: boolean;
  onRun?: () => void;
}) {
  const { call } = props;
  if (!props.signedIn) return <ConnectButton label={`Connect to ${props.label.toLowerCase()}`} />;
  return (
    <Button
      type={props.onRun ? "button" : "submit"}
      busy={call.busy}
      disabled={props.unreadable}
      {...(props.onRun && { onClick: props.onRun })}
    >
      {!call.busy && <Play size={18} />}
      {props.label}
    </Button>
  );
}

/** Why it was not done. What is wrong with the policy stands beside its fields too. */
export function CallProblem({ call: { problem } }: { call: Call }) {
  if (!problem?.fields.includes("policy")) return <ProblemNotice problem={problem} />;
  return <ProblemNotice problem={{ ...problem, fields: [] }} />;
}

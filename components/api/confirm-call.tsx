"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { useApiCall } from "./use-api-call.ts";

interface Props {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The label of the button that confirms. */
  action: string;
  cancel?: string;
  call: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, then makes an API call that cannot be undone. */
export function ConfirmCall({ call, onDone, ...rest }: Props) {
  const { busy, problem, run } = useApiCall();
  const confirm = async () => {
    if (await run(call)) onDone();
  };
  return (
    <ConfirmDialog
      {...rest}
      busy={busy}
      problem={<ProblemNotice problem={problem} />}
      onConfirm={() => void confirm()}
    />
  );
}

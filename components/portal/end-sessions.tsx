"use client";

import { createClient } from "../../lib/api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface Props {
  /** Null: all of them. */
  session: { id: string; title: string; current: boolean } | null;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks before a session, or every one, ends for good. */
export function EndSessions({ session, onEnded, onClose }: Props) {
  const { busy, problem, run } = useApiCall();
  const end = async () => {
    const done = await run(async () => {
      const client = createClient();
      if (session === null) await client.call("DELETE /v1/auth/sessions");
      else await client.call("DELETE /v1/auth/sessions/{id}", { params: { id: session.id } });
    });
    if (done) onEnded();
  };
  return (
    <ConfirmDialog
      title={session === null ? "End all sessions?" : "End this session?"}
      action={session === null ? "End all sessions" : "End the session"}
      cancel="Cancel"
      busy={busy}
      problem={<ProblemNotice problem={problem} />}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      <p>
        {session === null
          ? "Your wallet is signed out everywhere, in this browser too. API keys go on working."
          : `${session.title}.${session.current ? " You are signed out of this browser." : ""} Its requests are refused within a second.`}
      </p>
    </ConfirmDialog>
  );
}

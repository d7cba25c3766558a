"use client";

import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";

interface Props {
  /** Null: all sessions. */
  session: { id: string; title: string; current: boolean } | null;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks before one session, or all of them, end. */
export function EndSessions({ session, onEnded, onClose }: Props) {
  if (session === null) {
    return (
      <ConfirmCall
        title="End all sessions?"
        action="End all sessions"
        call={() => api.call("DELETE /v1/auth/sessions")}
        onDone={onEnded}
        onCancel={onClose}
      >
        <p>Your wallet is signed out everywhere, in this browser too. API keys keep working.</p>
      </ConfirmCall>
    );
  }
  return (
    <ConfirmCall
      title="End this session?"
      action="End session"
      call={() => api.call("DELETE /v1/auth/sessions/{id}", { params: { id: session.id } })}
      onDone={onEnded}
      onCancel={onClose}
    >
      <p>
        {session.title}.{session.current && " You are signed out of this browser."} Its requests are refused within a
        second.
      </p>
    </ConfirmCall>
  );
}

"use client";

import { Globe, LogOut, MonitorOff, SquareTerminal } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { SessionView } from "../../lib/domains/developers/index.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { formatTime, formatUntil } from "../ui/dates.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { TimeAgo, TimeAt } from "../ui/time-ago.tsx";
import { ToastProvider, useToast } from "../ui/toast.tsx";

interface Props {
  sessions: readonly SessionView[];
  /** The time of the page, Unix milliseconds. */
  now: number;
}

const kinds = {
  browser: { icon: Globe, name: "Browser" },
  token: { icon: SquareTerminal, name: "Bearer token" },
} as const satisfies Record<SessionView["kind"], object>;

function titleOf({ kind, createdAt }: SessionView): string {
  return `${kinds[kind].name}, signed in ${formatTime(createdAt)}`;
}

/** A wallet's sessions, each with a button to end it. */
export function Sessions(props: Props) {
  return (
    <ToastProvider>
      <SessionList {...props} />
    </ToastProvider>
  );
}

function SessionList({ sessions, now }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [confirming, setConfirming] = useState<SessionView | "all" | null>(null);
  if (sessions.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState icon={MonitorOff} title="No sessions">
          <p>There are no sessions on this page.</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mt-8">
      <Button kind="quiet" onClick={() => setConfirming("all")}>
        <LogOut size={18} /> End all
      </Button>
      <ul aria-label="Sessions" className="mt-6 divide-y divide-line rounded-xl border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} onEnd={() => setConfirming(session)} />
        ))}
      </ul>
      {confirming !== null && (
        <EndSessions
          session={confirming === "all" ? null : { ...confirming, title: titleOf(confirming) }}
          onEnded={() => {
            setConfirming(null);
            toast(confirming === "all" ? "All sessions have ended." : "The session has ended.");
            router.refresh();
          }}
          onClose={() => setConfirming(null)}
        />
      )}
    </div>
  );
}

function SessionRow(props: { session: SessionView; now: number; onEnd: () => void }) {
  const dates = useTexts("dates");
  const { session, now } = props;
  const { icon: Icon, name } = kinds[session.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:flex-nowrap sm:p-5">
      <Icon size={22} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold">{name}</h2>
          {session.current && <Badge tone="good">this browser</Badge>}
        </div>
        <p className="figures mt-1 text-sm text-ink-faint">
          Signed in <TimeAt at={session.createdAt} />
        </p>
        <p className="figures text-sm text-ink-faint">
          {session.lastUsedAt === null ? (
            "Never used"
          ) : (
            <>
              Last used <TimeAgo at={session.lastUsedAt} now={now} />
            </>
          )}
          , expires {formatUntil(session.expiresAt, now, dates)}
        </p>
      </div>
      <Button kind="quiet" aria-label={`End: ${titleOf(session)}`} onClick={props.onEnd}>
        End
      </Button>
    </li>
  );
}

interface EndProps {
  /** Null: all sessions. */
  session: { id: string; title: string; current: boolean } | null;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks before one session, or all of them, end. */
function EndSessions({ session, onEnded, onClose }: EndProps) {
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

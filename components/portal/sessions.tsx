"use client";

import { Globe, LogOut, type LucideIcon, MonitorOff, SquareTerminal } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { SessionView } from "../../lib/domains/developers/index.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import type { Texts } from "../texts/create-texts.ts";
import { formatUntil } from "../ui/ago.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { formatTime } from "../ui/dates.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { TimeAgo, TimeAt } from "../ui/time-ago.tsx";
import { ToastProvider, useToast } from "../ui/toast.tsx";

interface Props {
  sessions: readonly SessionView[];
  /** The time of the page, Unix milliseconds. */
  now: number;
}

const icons = {
  browser: Globe,
  token: SquareTerminal,
} as const satisfies Record<SessionView["kind"], LucideIcon>;

function titleOf({ kind, createdAt }: SessionView, t: Texts<"portal.sessions">): string {
  return t("signedIn", { kind: t(`kinds.${kind}`), time: formatTime(createdAt, t.language) });
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
  const t = useTexts("portal.sessions");
  const router = useRouter();
  const toast = useToast();
  const [confirming, setConfirming] = useState<SessionView | "all" | null>(null);
  if (sessions.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState icon={MonitorOff} title={t("empty.title")}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mt-8">
      <Button kind="quiet" onClick={() => setConfirming("all")}>
        <LogOut size={18} /> {t("endAll.button")}
      </Button>
      <ul aria-label={t("title")} className="mt-6 divide-y divide-line rounded-xl border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} onEnd={() => setConfirming(session)} />
        ))}
      </ul>
      {confirming !== null && (
        <EndSessions
          session={confirming === "all" ? null : { ...confirming, title: titleOf(confirming, t) }}
          onEnded={() => {
            setConfirming(null);
            toast(confirming === "all" ? t("endAll.done") : t("ended"));
            router.refresh();
          }}
          onClose={() => setConfirming(null)}
        />
      )}
    </div>
  );
}

function SessionRow(props: { session: SessionView; now: number; onEnd: () => void }) {
  const t = useTexts("portal.sessions");
  const { session, now } = props;
  const Icon = icons[session.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:flex-nowrap sm:p-5">
      <Icon size={22} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold">{t(`kinds.${session.kind}`)}</h2>
          {session.current && <Badge tone="good">{t("current")}</Badge>}
        </div>
        <p className="figures mt-1 text-sm text-ink-faint">
          {t.rich("since", { time: () => <TimeAt at={session.createdAt} /> })}
        </p>
        <p className="figures text-sm text-ink-faint">
          <Use session={session} now={now} />
        </p>
      </div>
      <Button kind="quiet" aria-label={t("end.of", { title: titleOf(session, t) })} onClick={props.onEnd}>
        {t("end.button")}
      </Button>
    </li>
  );
}

/** When it was last used, and how long it lasts. */
function Use({ session: { lastUsedAt, expiresAt }, now }: { session: SessionView; now: number }) {
  const t = useTexts("portal.sessions");
  const when = formatUntil(expiresAt, now, useTexts("dates"));
  if (lastUsedAt === null) return t("neverUsed", { when });
  return t.rich("used", { when, time: () => <TimeAgo at={lastUsedAt} now={now} /> });
}

interface EndProps {
  /** Null: all sessions. */
  session: { id: string; title: string; current: boolean } | null;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks before one session, or all of them, end. */
function EndSessions({ session, onEnded, onClose }: EndProps) {
  const t = useTexts("portal.sessions");
  if (session === null) {
    return (
      <ConfirmCall
        title={t("endAll.title")}
        action={t("endAll.confirm")}
        call={() => api.call("DELETE /v1/auth/sessions")}
        onDone={onEnded}
        onCancel={onClose}
      >
        <p>{t("endAll.text")}</p>
      </ConfirmCall>
    );
  }
  return (
    <ConfirmCall
      title={t("end.title")}
      action={t("end.confirm")}
      call={() => api.call("DELETE /v1/auth/sessions/{id}", { params: { id: session.id } })}
      onDone={onEnded}
      onCancel={onClose}
    >
      <p>{t(session.current ? "end.textCurrent" : "end.text", { title: session.title })}</p>
    </ConfirmCall>
  );
}

"use client";

import { Link2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { Share } from "../../lib/domains/lists/schemas.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { SecretDialog } from "../portal/secret-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { formatDay, formatTime } from "../ui/dates.ts";
import { Form } from "../ui/form.tsx";
import { SelectField } from "../ui/select-field.tsx";

/** Days until a link ends, and what they are called. */
const ends = [
  { value: "", key: "deleted" },
  { value: "1", key: "day" },
  { value: "7", key: "week" },
] as const;

/** Makes, lists and revokes links that show a list to whoever has them. */
export function ListShares({ listId, shares }: { listId: string; shares: readonly Share[] }) {
  const t = useTexts("lists.shares");
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [days, setDays] = useState<(typeof ends)[number]["value"]>("");
  const [url, setUrl] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<Share | null>(null);
  const params = { listId };
  const make = () =>
    void run(async () => {
      const body = days === "" ? {} : { days: Number(days) };
      setUrl((await api.call("POST /v1/lists/{listId}/shares", { params, body })).url);
      router.refresh();
    });
  return (
    <div className="grid gap-5">
      <Form className="flex flex-wrap items-end gap-3" onSubmit={make}>
        <SelectField
          label={t("ends.label")}
          options={ends.map(({ value, key }) => ({ value, label: t(`ends.${key}`) }))}
          value={days}
          onChoose={setDays}
          className="w-64 max-w-full"
        />
        <Button type="submit" busy={busy} kind="quiet">
          {!busy && <Link2 size={18} />} {t("make")}
        </Button>
      </Form>
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
      {shares.length > 0 && <Links shares={shares} onRevoke={setRevoking} />}
      {url !== null && <NewLink url={url} onClose={() => setUrl(null)} />}
      {revoking && <RevokeShare listId={listId} share={revoking} onClose={() => setRevoking(null)} />}
    </div>
  );
}

function NewLink({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useTexts("lists.shares");
  return (
    <SecretDialog title={t("copyNow")} label={t("copy")} value={url} warning={t("warning")} onClose={onClose}>
      <p className="text-ink-soft">{t("shows")}</p>
    </SecretDialog>
  );
}

function Links({ shares, onRevoke }: { shares: readonly Share[]; onRevoke: (share: Share) => void }) {
  const t = useTexts("lists.shares");
  return (
    <ul aria-label={t("links")} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {shares.map((share) => (
        <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-4">
          <span className="figures text-sm">
            <span className="block font-medium">{t("made", { time: formatTime(share.createdAt, t.language) })}</span>
            <span className="block text-ink-faint">{t("endsOn", { day: formatDay(share.expiresAt, t.language) })}</span>
          </span>
          <Button
            kind="plain"
            onClick={() => onRevoke(share)}
            aria-label={t("revokeOf", { time: formatTime(share.createdAt, t.language) })}
          >
            {t("revoke.button")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function RevokeShare({ listId, share, onClose }: { listId: string; share: Share; onClose: () => void }) {
  const t = useTexts("lists.shares");
  const router = useRouter();
  const params = { listId, shareId: share.id };
  return (
    <ConfirmCall
      title={t("revoke.title")}
      action={t("revoke.confirm")}
      call={() => api.call("DELETE /v1/lists/{listId}/shares/{shareId}", { params })}
      onDone={() => {
        onClose();
        router.refresh();
      }}
      onCancel={onClose}
    >
      <p>{t("revoke.note")}</p>
    </ConfirmCall>
  );
}

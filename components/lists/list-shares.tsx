"use client";

import { Link2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
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

const ends = [
  { value: "", label: "When the list is deleted" },
  { value: "1", label: "In a day" },
  { value: "7", label: "In 7 days" },
];

/** Makes, lists and revokes links that show a list to whoever has them. */
export function ListShares({ listId, shares }: { listId: string; shares: readonly Share[] }) {
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [days, setDays] = useState("");
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
        <SelectField label="The link ends" options={ends} value={days} onChoose={setDays} className="w-64 max-w-full" />
        <Button type="submit" busy={busy} kind="quiet">
          {!busy && <Link2 size={18} />} Make a link
        </Button>
      </Form>
      <ProblemNotice problem={problem && { ...problem, fields: [] }} />
      {shares.length > 0 && <Links shares={shares} onRevoke={setRevoking} />}
      {url !== null && (
        <SecretDialog
          what="link"
          value={url}
          warning="We show the link once and store only its hash. Whoever has it sees the list without a sign-in."
          onClose={() => setUrl(null)}
        >
          <p className="text-ink-soft">
            It shows summary, outcomes by address and clusters: no names, handles or other columns.
          </p>
        </SecretDialog>
      )}
      {revoking && <RevokeShare listId={listId} share={revoking} onClose={() => setRevoking(null)} />}
    </div>
  );
}

function Links({ shares, onRevoke }: { shares: readonly Share[]; onRevoke: (share: Share) => void }) {
  return (
    <ul aria-label="Links" className="divide-y divide-line rounded-xl border border-line bg-surface">
      {shares.map((share) => (
        <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-4">
          <span className="figures text-sm">
            <span className="block font-medium">Made {formatTime(share.createdAt)}</span>
            <span className="block text-ink-faint">ends {formatDay(share.expiresAt)}</span>
          </span>
          <Button
            kind="plain"
            onClick={() => onRevoke(share)}
            aria-label={`Revoke the link of ${formatTime(share.createdAt)}`}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}

function RevokeShare({ listId, share, onClose }: { listId: string; share: Share; onClose: () => void }) {
  const router = useRouter();
  const params = { listId, shareId: share.id };
  return (
    <ConfirmCall
      title="Revoke this link?"
      action="Revoke link"
      call={() => api.call("DELETE /v1/lists/{listId}/shares/{shareId}", { params })}
      onDone={() => {
        onClose();
        router.refresh();
      }}
      onCancel={onClose}
    >
      <p>Its page is gone at once. This cannot be undone.</p>
    </ConfirmCall>
  );
}

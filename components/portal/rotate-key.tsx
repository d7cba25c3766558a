"use client";

import { useState } from "react";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TimeAt } from "../ui/time-ago.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** How long the old key stays valid, seconds. */
const overlaps = [
  { value: 0, label: "At once" },
  { value: 3_600, label: "In 1 hour" },
  { value: 86_400, label: "In 24 hours" },
  { value: 604_800, label: "In 7 days" },
] as const;

interface Props {
  item: KeyRecord;
  origin: string;
  example: string;
  onRotated: () => void;
  onClose: () => void;
}

/** Replaces a key; the old one stays valid for a chosen time. */
export function RotateKey({ item, origin, example, onRotated, onClose }: Props) {
  const { busy, problem, run } = useApiCall();
  const [seconds, setSeconds] = useState<(typeof overlaps)[number]["value"]>(86_400);
  const [created, setCreated] = useState<{ apiKey: string; previousExpiresAt: string } | null>(null);
  if (created) {
    return (
      <NewKeyDialog
        apiKey={created.apiKey}
        kind={item.kind ?? "secret"}
        replaces={seconds === 0 ? "The old key no longer works." : <OldKey expiresAt={created.previousExpiresAt} />}
        name={item.name}
        origin={origin}
        example={example}
        onClose={onClose}
      />
    );
  }
  const rotate = () =>
    run(async () => {
      setCreated(
        await api.call("POST /v1/developer/keys/{keyId}/rotate", {
          params: { keyId: item.id },
          body: { overlapSeconds: seconds },
        }),
      );
      onRotated();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rotate “${item.name}”`}
      description="You get a new key with the same permissions and limit. Both work until the old one expires."
    >
      <div className="grid gap-6">
        <SelectField label="The old key expires" value={seconds} options={overlaps} onChoose={setSeconds} />
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={rotate}>
          Create new key
        </Button>
      </div>
    </Dialog>
  );
}

function OldKey({ expiresAt }: { expiresAt: string }) {
  return (
    <>
      The old key works until <TimeAt at={expiresAt} />. Replace it everywhere before.
    </>
  );
}

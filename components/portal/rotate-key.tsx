"use client";

import { useState } from "react";
import { createClient } from "../../lib/api/client.ts";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SelectField } from "../ui/select.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** Seconds. */
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

/** Puts a new key in the place of another, which goes on working for a while. */
export function RotateKey({ item, origin, example, onRotated, onClose }: Props) {
  const { busy, problem, run } = useApiCall();
  const [seconds, setSeconds] = useState<(typeof overlaps)[number]["value"]>(86_400);
  const [apiKey, setApiKey] = useState<string | null>(null);
  if (apiKey !== null) {
    return <NewKeyDialog apiKey={apiKey} name={item.name} origin={origin} example={example} onClose={onClose} />;
  }
  const rotate = () =>
    run(async () => {
      const made = await createClient().call("POST /v1/developer/keys/{keyId}/rotate", {
        params: { keyId: item.id },
        body: { overlapSeconds: seconds },
      });
      setApiKey(made.apiKey);
      onRotated();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rotate “${item.name}”`}
      description="You get a new key with the same permissions and limit. Until the old one ends, both work."
    >
      <div className="grid gap-6">
        <SelectField label="The old key ends" value={seconds} options={overlaps} onChoose={setSeconds} />
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={rotate}>
          Make the new key
        </Button>
      </div>
    </Dialog>
  );
}

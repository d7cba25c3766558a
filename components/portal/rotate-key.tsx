"use client";

import { useState } from "react";
import { createClient } from "../../lib/api/client.ts";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { NewKeyOnce } from "./new-key-once.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { useCall } from "./use-call.ts";

const overlaps = [
  { seconds: 0, label: "At once" },
  { seconds: 3_600, label: "In 1 hour" },
  { seconds: 86_400, label: "In 24 hours" },
  { seconds: 604_800, label: "In 7 days" },
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
  const { busy, problem, run } = useCall();
  const [seconds, setSeconds] = useState(86_400);
  const [apiKey, setApiKey] = useState<string | null>(null);
  if (apiKey !== null) {
    return <NewKeyOnce apiKey={apiKey} name={item.name} origin={origin} example={example} onClose={onClose} />;
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
        <Field label="The old key ends">
          {(control) => (
            <select
              {...control}
              value={seconds}
              onChange={(event) => setSeconds(Number(event.currentTarget.value))}
              className="field w-full cursor-pointer px-3"
            >
              {overlaps.map((one) => (
                <option key={one.seconds} value={one.seconds}>
                  {one.label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ProblemNotice problem={problem} />
        <Button type="button" busy={busy} onClick={rotate}>
          Make the new key
        </Button>
      </div>
    </Dialog>
  );
}

"use client";

import { useState } from "react";
import { useTexts } from "#texts";
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
const overlaps = [0, 3_600, 86_400, 604_800] as const;

interface Props {
  item: KeyRecord;
  origin: string;
  example: string;
  onRotated: () => void;
  onClose: () => void;
}

/** Replaces a key; the old one stays valid for a chosen time. */
export function RotateKey({ item, origin, example, onRotated, onClose }: Props) {
  const t = useTexts("portal.rotateKey");
  const { busy, problem, run } = useApiCall();
  const [seconds, setSeconds] = useState<(typeof overlaps)[number]>(86_400);
  const [created, setCreated] = useState<{ apiKey: string; previousExpiresAt: string } | null>(null);
  if (created) {
    return (
      <NewKeyDialog
        apiKey={created.apiKey}
        kind={item.kind ?? "secret"}
        replaces={seconds === 0 ? t("oldDead") : <OldKey expiresAt={created.previousExpiresAt} />}
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
    <Dialog open onClose={onClose} title={t("title", { name: item.name })} description={t("text")}>
      <div className="grid gap-6">
        <SelectField
          label={t("expires")}
          value={seconds}
          options={overlaps.map((value) => ({ value, label: t(`overlaps.${value}`) }))}
          onChoose={setSeconds}
        />
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={rotate}>
          {t("submit")}
        </Button>
      </div>
    </Dialog>
  );
}

function OldKey({ expiresAt }: { expiresAt: string }) {
  const t = useTexts("portal.rotateKey");
  return t.rich("oldWorks", { time: () => <TimeAt at={expiresAt} /> });
}

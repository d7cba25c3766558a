"use client";

import { useState } from "react";
import { useTexts } from "#texts";
import type { Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { api } from "../../api/client.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NewSecretDialog } from "./new-secret-dialog.tsx";

/** Replaces the secret; the old one signs for another day. */
export function RotateSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTexts("portal.rotateSecret");
  const { busy, problem, run } = useApiCall();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <NewSecretDialog secret={secret} onClose={onClose} />;
  const rotate = () =>
    run(async () => {
      const rotated = await api.call("POST /v1/webhooks/{id}/rotate-secret", {
        params: { id: webhook.id },
        body: {},
      });
      setSecret(rotated.secret);
    });
  return (
    <Dialog open onClose={onClose} title={t("title")} description={t("text")}>
      <div className="grid gap-6">
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={rotate}>
          {t("submit")}
        </Button>
      </div>
    </Dialog>
  );
}

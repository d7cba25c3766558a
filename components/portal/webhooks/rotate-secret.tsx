"use client";

import { useState } from "react";
import { createClient } from "../../../lib/api/client.ts";
import type { Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NewSecretDialog } from "./new-secret-dialog.tsx";

/** Puts a new secret in the place of the old one, which goes on signing for a day. */
export function RotateSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { busy, problem, run } = useApiCall();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <NewSecretDialog secret={secret} onClose={onClose} />;
  const rotate = () =>
    run(async () => {
      const made = await createClient().call("POST /v1/webhooks/{id}/rotate-secret", {
        params: { id: webhook.id },
        body: {},
      });
      setSecret(made.secret);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rotate the secret"
      description="For 24 hours webhook-signature carries a signature with each of both secrets. x-svc-signature is made with the new one at once."
    >
      <div className="grid gap-6">
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={rotate}>
          Make the new secret
        </Button>
      </div>
    </Dialog>
  );
}

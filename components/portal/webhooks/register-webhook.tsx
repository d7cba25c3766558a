"use client";

import { useState } from "react";
import type { EventChoice } from "../../../lib/domains/webhooks/schemas.ts";
import { api } from "../../api/client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { NewSecretDialog } from "./new-secret-dialog.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** Registers a webhook, then shows its secret once. */
export function RegisterWebhook(props: {
  choices: readonly EventChoice[];
  onRegistered: () => void;
  onClose: () => void;
}) {
  const { choices, onRegistered, onClose } = props;
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <NewSecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Register a webhook">
      <WebhookForm
        value={{ url: "", events: [], subjects: [] }}
        choices={choices}
        action="Register webhook"
        save={async (body) => {
          const registered = await api.call("POST /v1/webhooks", { body });
          setSecret(registered.secret);
          onRegistered();
        }}
      />
    </Dialog>
  );
}

"use client";

import { useState } from "react";
import { createClient } from "../../../lib/api/client.ts";
import type { EventChoice } from "../../../lib/domains/webhooks/schemas.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { NewSecretDialog } from "./new-secret-dialog.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** Asks where which events go, then shows the secret once. */
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
        action="Register it"
        save={async (body) => {
          const made = await createClient().call("POST /v1/webhooks", { body });
          setSecret(made.secret);
          onRegistered();
        }}
      />
    </Dialog>
  );
}

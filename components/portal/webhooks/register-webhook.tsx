"use client";

import { useState } from "react";
import { useTexts } from "#texts";
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
  const t = useTexts("portal.webhookForm");
  const { choices, onRegistered, onClose } = props;
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <NewSecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t("register.title")}>
      <WebhookForm
        value={{ url: "", events: [], subjects: [] }}
        choices={choices}
        action={t("register.submit")}
        save={async (body) => {
          const registered = await api.call("POST /v1/webhooks", { body });
          setSecret(registered.secret);
          onRegistered();
        }}
      />
    </Dialog>
  );
}

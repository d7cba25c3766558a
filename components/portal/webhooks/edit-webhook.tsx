"use client";

import { useTexts } from "#texts";
import type { EventChoice, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type WebhookFields, WebhookForm } from "./webhook-form.tsx";

export function EditWebhook(props: {
  webhook: Webhook;
  choices: readonly EventChoice[];
  save: (fields: WebhookFields) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTexts("portal.webhookForm");
  return (
    <Dialog open onClose={props.onClose} title={t("edit")}>
      <WebhookForm
        value={{ ...props.webhook, subjects: props.webhook.subjects ?? [] }}
        choices={props.choices}
        action={t("save")}
        save={props.save}
      />
    </Dialog>
  );
}

"use client";

import type { EventChoice, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type WebhookFields, WebhookForm } from "./webhook-form.tsx";

export function EditWebhook(props: {
  webhook: Webhook;
  choices: readonly EventChoice[];
  save: (fields: WebhookFields) => Promise<void>;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={props.onClose} title="Edit webhook">
      <WebhookForm
        value={{ ...props.webhook, subjects: props.webhook.subjects ?? [] }}
        choices={props.choices}
        action="Save"
        save={props.save}
      />
    </Dialog>
  );
}

"use client";

import type { EventChoice, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** Asks where a webhook's events go from now on, which, and about whom. */
export function EditWebhook(props: {
  webhook: Webhook;
  choices: readonly EventChoice[];
  save: Parameters<typeof WebhookForm>[0]["save"];
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={props.onClose} title="Change the webhook">
      <WebhookForm
        value={{ ...props.webhook, subjects: props.webhook.subjects ?? [] }}
        choices={props.choices}
        action="Save"
        save={props.save}
      />
    </Dialog>
  );
}

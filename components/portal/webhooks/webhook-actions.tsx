"use client";

import { Ellipsis, Power, RefreshCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { createClient } from "../../../lib/api/client.ts";
import type { EventChoice, Webhook, WebhookChange } from "../../../lib/domains/webhooks/schemas.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { useCall } from "../use-call.ts";
import { DeleteWebhook } from "./delete-webhook.tsx";
import { RotateSecret } from "./rotate-secret.tsx";
import { WebhookForm } from "./webhook-form.tsx";

type Open = "change" | "rotate" | "delete" | null;

/** Everything that can be done with a webhook itself. */
export function WebhookActions({ webhook, choices }: { webhook: Webhook; choices: readonly EventChoice[] }) {
  const router = useRouter();
  const say = useToast();
  const { busy, problem, run } = useCall();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const change = async (body: WebhookChange, said: string) => {
    await createClient().call("PATCH /v1/webhooks/{id}", { params: { id: webhook.id }, body });
    close();
    say(said);
    router.refresh();
  };
  const turn = () =>
    run(() => change({ active: !webhook.active }, webhook.active ? "The webhook is off." : "The webhook is on."));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button kind={webhook.active ? "quiet" : "primary"} type="button" busy={busy} onClick={turn}>
          {!busy && <Power aria-hidden="true" size={18} />} {webhook.active ? "Switch off" : "Switch on"}
        </Button>
        <Button kind="quiet" type="button" onClick={() => setOpen("change")}>
          Change
        </Button>
        <Menu
          trigger={
            <button
              type="button"
              aria-label="What else to do with this webhook"
              className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
            >
              <Ellipsis aria-hidden="true" size={20} />
            </button>
          }
        >
          <MenuItem onSelect={() => setOpen("rotate")}>
            <RefreshCw aria-hidden="true" size={18} /> Rotate the secret
          </MenuItem>
          <MenuItem onSelect={() => setOpen("delete")} className="text-down data-[highlighted]:text-down">
            <Trash2 aria-hidden="true" size={18} /> Delete
          </MenuItem>
        </Menu>
      </div>
      <ProblemNotice problem={problem} />
      {open === "change" && (
        <Dialog open onClose={close} title="Change the webhook">
          <WebhookForm
            value={webhook}
            choices={choices}
            action="Save"
            save={(fields) => change(fields, "The webhook is changed.")}
          />
        </Dialog>
      )}
      {open === "rotate" && <RotateSecret webhook={webhook} onClose={close} />}
      {open === "delete" && <DeleteWebhook webhook={webhook} onClose={close} />}
    </div>
  );
}

"use client";

import { Ellipsis, Power, RefreshCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { createClient } from "../../../lib/api/client.ts";
import type { EventChoice, Webhook, WebhookChange } from "../../../lib/domains/webhooks/schemas.ts";
import { Button } from "../../ui/button.tsx";
import { fetchAhead, Later } from "../../ui/later.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { useCall } from "../use-call.ts";

const changeWebhook = () => import("./change-webhook.tsx");
const rotateSecret = () => import("./rotate-secret.tsx");
const deleteWebhook = () => import("./delete-webhook.tsx");

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
        <Button kind="quiet" type="button" {...fetchAhead(changeWebhook)} onClick={() => setOpen("change")}>
          Change
        </Button>
        <Menu
          label="What else to do with this webhook"
          className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
          face={<Ellipsis aria-hidden="true" size={20} />}
        >
          <MenuItem {...fetchAhead(rotateSecret)} onClick={() => setOpen("rotate")}>
            <RefreshCw aria-hidden="true" size={18} /> Rotate the secret
          </MenuItem>
          <MenuItem {...fetchAhead(deleteWebhook)} onClick={() => setOpen("delete")} className="text-down">
            <Trash2 aria-hidden="true" size={18} /> Delete
          </MenuItem>
        </Menu>
      </div>
      <ProblemNotice problem={problem} />
      {open === "change" && (
        <Later part={changeWebhook}>
          {({ ChangeWebhook }) => (
            <ChangeWebhook
              webhook={webhook}
              choices={choices}
              save={(fields) => change(fields, "The webhook is changed.")}
              onClose={close}
            />
          )}
        </Later>
      )}
      {open === "rotate" && (
        <Later part={rotateSecret}>{({ RotateSecret }) => <RotateSecret webhook={webhook} onClose={close} />}</Later>
      )}
      {open === "delete" && (
        <Later part={deleteWebhook}>{({ DeleteWebhook }) => <DeleteWebhook webhook={webhook} onClose={close} />}</Later>
      )}
    </div>
  );
}

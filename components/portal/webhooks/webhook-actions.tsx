"use client";

import { Ellipsis, Power, RefreshCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { createClient } from "../../../lib/api/client.ts";
import type { EventChoice, Webhook, WebhookChange } from "../../../lib/domains/webhooks/schemas.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Lazy, preload } from "../../ui/lazy.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { useToast } from "../../ui/toast.tsx";

const changeWebhook = () => import("./edit-webhook.tsx");
const rotateSecret = () => import("./rotate-secret.tsx");
const deleteWebhook = () => import("./delete-webhook.tsx");

type Open = "change" | "rotate" | "delete" | null;

/** Everything that can be done with a webhook itself. */
export function WebhookActions({ webhook, choices }: { webhook: Webhook; choices: readonly EventChoice[] }) {
  const router = useRouter();
  const say = useToast();
  const { busy, problem, run } = useApiCall();
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
        <Button kind={webhook.active ? "quiet" : "primary"} busy={busy} onClick={turn}>
          {!busy && <Power size={18} />} {webhook.active ? "Switch off" : "Switch on"}
        </Button>
        <Button kind="quiet" {...preload(changeWebhook)} onClick={() => setOpen("change")}>
          Change
        </Button>
        <Menu
          label="What else to do with this webhook"
          className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
          face={<Ellipsis size={20} />}
        >
          <MenuItem {...preload(rotateSecret)} onClick={() => setOpen("rotate")}>
            <RefreshCw size={18} /> Rotate the secret
          </MenuItem>
          <MenuItem {...preload(deleteWebhook)} onClick={() => setOpen("delete")} className="text-down">
            <Trash2 size={18} /> Delete
          </MenuItem>
        </Menu>
      </div>
      <ProblemNotice problem={problem} />
      {open === "change" && (
        <Lazy part={changeWebhook}>
          {({ EditWebhook }) => (
            <EditWebhook
              webhook={webhook}
              choices={choices}
              save={(fields) => change(fields, "The webhook is changed.")}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {open === "rotate" && (
        <Lazy part={rotateSecret}>{({ RotateSecret }) => <RotateSecret webhook={webhook} onClose={close} />}</Lazy>
      )}
      {open === "delete" && (
        <Lazy part={deleteWebhook}>{({ DeleteWebhook }) => <DeleteWebhook webhook={webhook} onClose={close} />}</Lazy>
      )}
    </div>
  );
}

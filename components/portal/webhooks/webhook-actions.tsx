"use client";

import { Ellipsis, Power, RefreshCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { EventChoice, Webhook, WebhookChange } from "../../../lib/domains/webhooks/schemas.ts";
import { api } from "../../api/client.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Lazy, preload } from "../../ui/lazy.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { useToast } from "../../ui/toast.tsx";

const editWebhook = () => import("./edit-webhook.tsx");
const rotateSecret = () => import("./rotate-secret.tsx");
const deleteWebhook = () => import("./delete-webhook.tsx");

type Open = "edit" | "rotate" | "delete" | null;

/** Switches a webhook on or off, edits, rotates its secret, or deletes it. */
export function WebhookActions({ webhook, choices }: { webhook: Webhook; choices: readonly EventChoice[] }) {
  const t = useTexts("portal.webhookActions");
  const router = useRouter();
  const toast = useToast();
  const { busy, problem, run } = useApiCall();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const change = async (body: WebhookChange, message: string) => {
    await api.call("PATCH /v1/webhooks/{id}", { params: { id: webhook.id }, body });
    close();
    toast(message);
    router.refresh();
  };
  const toggle = () => run(() => change({ active: !webhook.active }, webhook.active ? t("isOff") : t("isOn")));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button kind={webhook.active ? "quiet" : "primary"} busy={busy} onClick={toggle}>
          {!busy && <Power size={18} />} {webhook.active ? t("off") : t("on")}
        </Button>
        <Button kind="quiet" {...preload(editWebhook)} onClick={() => setOpen("edit")}>
          {t("edit")}
        </Button>
        <MoreActions onOpen={setOpen} />
      </div>
      <ProblemNotice problem={problem} />
      {open === "edit" && (
        <Lazy load={editWebhook}>
          {({ EditWebhook }) => (
            <EditWebhook
              webhook={webhook}
              choices={choices}
              save={(fields) => change(fields, t("saved"))}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {open === "rotate" && (
        <Lazy load={rotateSecret}>{({ RotateSecret }) => <RotateSecret webhook={webhook} onClose={close} />}</Lazy>
      )}
      {open === "delete" && (
        <Lazy load={deleteWebhook}>{({ DeleteWebhook }) => <DeleteWebhook webhook={webhook} onClose={close} />}</Lazy>
      )}
    </div>
  );
}

function MoreActions({ onOpen }: { onOpen: (dialog: Open) => void }) {
  const t = useTexts("portal.webhookActions");
  return (
    <Menu
      label={t("more")}
      className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
      trigger={<Ellipsis size={20} />}
    >
      <MenuItem {...preload(rotateSecret)} onClick={() => onOpen("rotate")}>
        <RefreshCw size={18} /> {t("rotate")}
      </MenuItem>
      <MenuItem {...preload(deleteWebhook)} onClick={() => onOpen("delete")} className="text-down">
        <Trash2 size={18} /> {t("delete")}
      </MenuItem>
    </Menu>
  );
}

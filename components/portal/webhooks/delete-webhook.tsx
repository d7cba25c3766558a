"use client";

import { useRouter } from "next/navigation";
import { useTexts } from "#texts";
import type { Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { api } from "../../api/client.ts";
import { ConfirmCall } from "../../api/confirm-call.tsx";

/** Asks before a webhook and its deliveries are deleted. */
export function DeleteWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTexts("portal.deleteWebhook");
  const router = useRouter();
  return (
    <ConfirmCall
      title={t("title")}
      action={t("submit")}
      call={() => api.call("DELETE /v1/webhooks/{id}", { params: { id: webhook.id } })}
      onDone={() => router.replace("/portal/webhooks")}
      onCancel={onClose}
    >
      <p>{t.rich("text", { url: () => <span className="text-ink wrap-anywhere">{webhook.url}</span> })}</p>
    </ConfirmCall>
  );
}

"use client";

import { useRouter } from "next/navigation";
import type { Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { api } from "../../api/client.ts";
import { ConfirmCall } from "../../api/confirm-call.tsx";

/** Asks before a webhook and its deliveries are deleted. */
export function DeleteWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const router = useRouter();
  return (
    <ConfirmCall
      title="Delete this webhook?"
      action="Delete webhook"
      call={() => api.call("DELETE /v1/webhooks/{id}", { params: { id: webhook.id } })}
      onDone={() => router.replace("/portal/webhooks")}
      onCancel={onClose}
    >
      <p>
        We stop sending events to <span className="text-ink wrap-anywhere">{webhook.url}</span> and delete its delivery
        log. This cannot be undone.
      </p>
    </ConfirmCall>
  );
}

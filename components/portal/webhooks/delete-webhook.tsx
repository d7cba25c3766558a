"use client";

import { useRouter } from "next/navigation";
import { createClient } from "../../../lib/api/client.ts";
import type { Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks before a webhook goes, with all its deliveries. */
export function DeleteWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const remove = () =>
    run(async () => {
      await createClient().call("DELETE /v1/webhooks/{id}", { params: { id: webhook.id } });
      router.replace("/portal/webhooks");
    });
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      action="Delete it"
      busy={busy}
      problem={<ProblemNotice problem={problem} />}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        Nothing more is sent to <span className="text-ink wrap-anywhere">{webhook.url}</span>, and the log of its
        deliveries goes with it. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
